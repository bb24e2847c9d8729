import { all, api, call, type Schemas } from '../api.ts'
import { Buttons } from '../parts/alert.tsx'
import { Ask, choiceOf } from '../parts/form.tsx'
import { useLoad } from '../parts/load.tsx'
import { Figures, NoneYet, NotInLog, Section } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf } from '../words.ts'

type Row = Schemas['DealSummaryRow']
type Pipeline = Schemas['PipelineResponse']

/** The pipeline as a picture, and the same as tables: as it is, or as it was at a moment of the past. */
export default function Deals({ query, user }: RoomProps) {
  const loaded = useLoad(() => all((page) => api.GET('/api/v1/pipelines', { params: { query: page } })), [])
  const { value: pipelines, pending } = loaded
  if (!pipelines) return pending
  const hasPast = user.visibility === 'all'
  const asOf = hasPast ? (query.get('asOf') ?? '') : ''
  const asked = query.get('pipeline')
  const pipeline = pipelines.find(({ id, isDefault }) => (asked ? id === asked : isDefault)) ?? pipelines[0]
  if (!pipeline) return <p class="empty">There is no pipeline. An administrator makes one under Pipelines.</p>
  const { id } = pipeline
  const goTo = (moment: string) => navigate(`/console/deals?pipeline=${id}${moment && `&asOf=${moment}`}`)
  const choose = (chosen: string) => navigate(`/console/deals?pipeline=${chosen}${asOf && `&asOf=${asOf}`}`)
  return (
    <>
      <div class="row">
        {pipelines.length > 1 && (
          <Ask
            of={{ label: 'Pipeline', type: 'select', choices: pipelines.map(choiceOf), value: id }}
            onAnswer={choose}
          />
        )}
        {hasPast && <DayField asOf={asOf} onChoose={goTo} />}
        {asOf && <p role="status">{describeMoment(asOf)}</p>}
        <Buttons of={{ 'Back to now': asOf !== '' && (() => goTo('')) }} />
      </div>
      <Picture key={`${id} ${asOf}`} {...{ pipeline, asOf, goTo }} />
    </>
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
  const max = new Date().toISOString().slice(0, 10)
  // While a year is typed it has fewer digits.
  const choose = ({ currentTarget: { value, validity } }: { currentTarget: HTMLInputElement }) => {
    if (validity.valid) onChoose(value === max ? '' : value)
  }
  return (
    <label class="row">
      As of <input type="date" {...{ min: '1970-01-01', max, value: isDay(asOf) ? asOf : '' }} onInput={choose} />
    </label>
  )
}

async function readSummaries(pipelineId: string, asOf: string) {
  const moment = asOf && { asOf: isDay(asOf) ? `${asOf}T23:59:59.999Z` : asOf }
  const ask = (query: { groupBy: 'stage' | 'month' | 'status'; status?: 'open' }) =>
    call(api.GET('/api/v1/deals/summary', { params: { query: { pipelineId, ...query, ...moment } } }))
  const asked = [
    ask({ groupBy: 'stage', status: 'open' }),
    ask({ groupBy: 'month', status: 'open' }),
    ask({ groupBy: 'status' })
  ] as const
  const [stages, months, statuses] = await Promise.all(asked)
  return { stages, months, statuses }
}

const total = (rows: Row[], of: 'count' | 'value' | 'weightedValue') => rows.reduce((sum, row) => sum + row[of], 0)

/** A sum, with its currency where it has one. Weighted ones may have more digits than two. */
function money(value: number, currency: string | null): string {
  const text = value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return currency ? `${text} ${currency}` : text
}

type PictureProps = { pipeline: Pipeline; asOf: string; goTo: (moment: string) => void }

function Picture({ pipeline, asOf, goTo }: PictureProps) {
  const { value: rows, fault, pending } = useLoad(() => readSummaries(pipeline.id, asOf), [])
  const oldest = fault?.problem.oldestSequence
  if (oldest !== undefined) {
    return (
      <>
        <NotInLog oldest={oldest} />
        <Buttons of={{ 'Show the earliest': () => goTo(String(oldest)) }} />
      </>
    )
  }
  if (!rows) return pending
  const currencies = [...new Set([rows.stages, rows.months, rows.statuses].flat().map(({ currency }) => currency))]
  if (currencies.length > 0) {
    return currencies.map((currency) => <OneCurrency key={currency} {...{ currency, pipeline, ...rows }} />)
  }
  const then = `There were no deals in ${pipeline.name} then.`
  return <p class="empty">{asOf ? then : <NoneYet what={`deals in ${pipeline.name}`} />}</p>
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
  const byMonth = `Open deals by month of the expected close in ${named}`
  return (
    <Section name={`Deals in ${named}`} title={named}>
      <Figures isLarge of={{ ...figures, Won: closed('won'), Lost: closed('lost') }} />
      <BarTable name={`Open deals by stage in ${named}`} head="Stage" bars={stageBars} currency={currency} />
      <BarTable name={byMonth} head="Expected close" bars={monthBars} currency={currency} />
    </Section>
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
  const columns = {
    [head]: 'label',
    'Weighted part of the value': picture,
    Deals: 'count',
    Value: ({ value }: Bar) => money(value, currency),
    'Weighted value': ({ weighted }: Bar) => money(weighted, currency)
  }
  const numbers = ['Value', 'Weighted value']
  return <Table name={name} rows={bars} keyOf={({ label }) => label} empty="None." {...{ columns, numbers }} />
}
