import { all, api, call, type Schemas } from '../api.ts'
import { Buttons } from '../parts/buttons.tsx'
import { Ask, choiceOf } from '../parts/form.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Figures, NoneYet, NotInLog } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf } from '../words.ts'

type Row = Schemas['DealSummaryRow']
type Pipeline = Schemas['PipelineResponse']

/** The pipeline as a picture, and the same as tables: as it is, or as it was at a moment of the past. */
export default function Deals({ query, user }: RoomProps) {
  const loaded = useLoad(() => all((page) => api.GET('/api/v1/pipelines', { params: { query: page } })), [])
  const hasPast = user.visibility === 'all'
  const asOf = hasPast ? (query.get('asOf') ?? '') : ''
  return (
    <Loaded of={loaded}>
      {(pipelines) => {
        const isIt = ({ id, isDefault }: Pipeline) => (query.has('pipeline') ? id === query.get('pipeline') : isDefault)
        const pipeline = pipelines.find(isIt) ?? pipelines[0]
        if (!pipeline) return <p class="empty">There is no pipeline. An administrator makes one under Pipelines.</p>
        const go = (to: { pipeline?: string; asOf?: string }) => {
          const next = { pipeline: pipeline.id, asOf, ...to }
          navigate(`/console/deals?pipeline=${next.pipeline}${next.asOf && `&asOf=${next.asOf}`}`)
        }
        return (
          <>
            <div class="row">
              {pipelines.length > 1 && (
                <Ask
                  label="Pipeline"
                  type="select"
                  choices={pipelines.map(choiceOf)}
                  value={pipeline.id}
                  onAnswer={(id) => go({ pipeline: id })}
                />
              )}
              {hasPast && <DayField asOf={asOf} onChoose={(day) => go({ asOf: day })} />}
              {asOf && <p role="status">{describeMoment(asOf)}</p>}
              <Buttons of={{ 'Back to now': asOf !== '' && (() => go({ asOf: '' })) }} />
            </div>
            <Picture
              key={`${pipeline.id} ${asOf}`}
              {...{ pipeline, asOf }}
              onOldest={(oldest) => go({ asOf: oldest })}
            />
          </>
        )
      }}
    </Loaded>
  )
}

/** Whether a moment in the address is a day; else it is the number of a change. */
const isDay = (asOf: string) => /^\d{4}-\d\d-\d\d$/.test(asOf)
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function describeMoment(asOf: string): string {
  if (isDay(asOf)) return `As it was at the end of ${days.format(new Date(asOf))} (UTC).`
  return `As it was behind change ${asOf} of the log.`
}

/** A day that is over, as the contract's months are by UTC; today stands for now. */
function DayField({ asOf, onChoose }: { asOf: string; onChoose: (day: string) => void }) {
  const today = new Date().toISOString().slice(0, 10)
  // While a year is typed it has fewer digits.
  const choose = ({ value, validity }: HTMLInputElement) => {
    if (validity.valid) onChoose(value === today ? '' : value)
  }
  return (
    <label class="row">
      As of
      <input
        type="date"
        min="1970-01-01"
        max={today}
        value={isDay(asOf) ? asOf : ''}
        onInput={(event) => choose(event.currentTarget)}
      />
    </label>
  )
}

async function readSummaries(pipelineId: string, asOf: string) {
  const moment = asOf && { asOf: isDay(asOf) ? `${asOf}T23:59:59.999Z` : asOf }
  const ask = (query: { groupBy: 'stage' | 'month' | 'status'; status?: 'open' }) =>
    call(api.GET('/api/v1/deals/summary', { params: { query: { pipelineId, ...query, ...moment } } }))
  const [stages, months, statuses] = await Promise.all([
    ask({ groupBy: 'stage', status: 'open' }),
    ask({ groupBy: 'month', status: 'open' }),
    ask({ groupBy: 'status' })
  ])
  return { stages, months, statuses }
}

const total = (rows: Row[], of: 'count' | 'value' | 'weightedValue') => rows.reduce((sum, row) => sum + row[of], 0)

/** A sum, with its currency where it has one. Weighted ones may have more digits than two. */
function money(value: number, currency: string | null): string {
  const text = value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return currency ? `${text} ${currency}` : text
}

type PictureProps = { pipeline: Pipeline; asOf: string; onOldest: (sequence: string) => void }

function Picture({ pipeline, asOf, onOldest }: PictureProps) {
  const loaded = useLoad(() => readSummaries(pipeline.id, asOf), [])
  const oldest = loaded.fault?.problem.oldestSequence
  if (oldest !== undefined) {
    return (
      <>
        <NotInLog oldest={oldest} />
        <Buttons of={{ 'Show the earliest': () => onOldest(String(oldest)) }} />
      </>
    )
  }
  return (
    <Loaded of={loaded}>
      {(rows) => {
        const currencies = new Set(Object.values(rows).flatMap((list) => list.map(({ currency }) => currency)))
        if (currencies.size > 0) {
          return [...currencies].map((currency) => <OneCurrency key={currency} {...{ currency, pipeline, ...rows }} />)
        }
        const then = `There were no deals in ${pipeline.name} then.`
        return <p class="empty">{asOf ? then : <NoneYet what={`deals in ${pipeline.name}`} />}</p>
      }}
    </Loaded>
  )
}

type CurrencyProps = { currency: string | null; pipeline: Pipeline; stages: Row[]; months: Row[]; statuses: Row[] }

function OneCurrency({ currency, pipeline, ...all }: CurrencyProps) {
  const named = currency ?? 'no currency'
  const inIt = (rows: Row[]) => rows.filter((row) => row.currency === currency)
  const [stages, months, statuses] = [inIt(all.stages), inIt(all.months), inIt(all.statuses)]
  const figure = (rows: Row[]) => (
    <>
      {money(total(rows, 'value'), currency)} <span class="hint">{countOf(total(rows, 'count'), 'deal')}</span>
    </>
  )
  const closed = (status: string) => figure(statuses.filter(({ group }) => group === status))
  const figures = { Open: figure(stages), Weighted: money(total(stages, 'weightedValue'), currency) }
  // Stages without deals are shown, too, and those that were there then and are gone.
  const ids = new Set([...pipeline.stages.map(({ id }) => id), ...stages.map(({ group }) => group)])
  const stageBars = [...ids].map((id) => {
    const rows = stages.filter(({ group }) => group === id)
    return barOf(rows[0]?.name ?? pipeline.stages.find((stage) => stage.id === id)?.name ?? '–', rows)
  })
  const monthBars = months.map((row) => barOf(row.name ?? 'Without a month', [row]))
  return (
    <section aria-label={`Deals in ${named}`}>
      <h2>{named}</h2>
      <Figures isLarge of={{ ...figures, Won: closed('won'), Lost: closed('lost') }} />
      <BarTable name={`Open deals by stage in ${named}`} head="Stage" {...{ currency, bars: stageBars }} />
      <BarTable
        name={`Open deals by month of the expected close in ${named}`}
        head="Expected close"
        {...{ currency, bars: monthBars }}
      />
    </section>
  )
}

type Bar = { label: string; count: number; value: number; weighted: number }

function barOf(label: string, rows: Row[]): Bar {
  return { label, count: total(rows, 'count'), value: total(rows, 'value'), weighted: total(rows, 'weightedValue') }
}

type BarTableProps = { name: string; head: string; bars: Bar[]; currency: string | null }

/** A bar each, with what it says: its length is the value, the darker part of it the weighted value. */
function BarTable({ name, head, bars, currency }: BarTableProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const picture = ({ label, count, value, weighted }: Bar) => (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={`${label}: ${countOf(count, 'deal')}`}>
      <rect class="part" width={(value / most) * 100} height="10" />
      <rect width={(Math.min(weighted, value) / most) * 100} height="10" />
    </svg>
  )
  return (
    <Table
      name={name}
      rows={bars}
      keyOf={({ label }) => label}
      empty="None."
      columns={[
        { head, cell: ({ label }) => label },
        { head: 'Weighted part of the value', cell: picture },
        { head: 'Deals', isNumber: true, cell: ({ count }) => count },
        { head: 'Value', isNumber: true, cell: ({ value }) => money(value, currency) },
        { head: 'Weighted value', isNumber: true, cell: ({ weighted }) => money(weighted, currency) }
      ]}
    />
  )
}
