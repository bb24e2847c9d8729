import { all, api, call, type Schemas } from '../api.ts'
import { Loaded, useLoad } from '../parts/load.tsx'
import { choiceOf, Figures, Pick } from '../parts/show.tsx'
import { Table } from '../parts/table.tsx'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf } from '../words.ts'

type Row = Schemas['DealSummaryRow']
type Pipeline = Schemas['PipelineResponse']

/** The pipeline as a picture, and the same as tables. */
export default function Deals({ query }: RoomProps) {
  const loaded = useLoad(() => all((page) => api.GET('/api/v1/pipelines', { params: { query: page } })), [])
  return (
    <Loaded of={loaded}>
      {(pipelines) => {
        const isIt = ({ id, isDefault }: Pipeline) => (query.has('pipeline') ? id === query.get('pipeline') : isDefault)
        const pipeline = pipelines.find(isIt) ?? pipelines[0]
        if (!pipeline) return <p class="empty">There is no pipeline. An administrator makes one under Pipelines.</p>
        return (
          <>
            {pipelines.length > 1 && (
              <Pick label="Pipeline" at={pipeline.id} of={pipelines.map(choiceOf)} onPick={go} />
            )}
            <Picture key={pipeline.id} pipeline={pipeline} />
          </>
        )
      }}
    </Loaded>
  )
}

async function readSummaries(pipelineId: string) {
  const ask = (query: { groupBy: 'stage' | 'month' | 'status'; status?: 'open' }) =>
    call(api.GET('/api/v1/deals/summary', { params: { query: { pipelineId, ...query } } }))
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

const go = (pipeline: string) => navigate(`/console/deals?pipeline=${pipeline}`)

function Picture({ pipeline }: { pipeline: Pipeline }) {
  const loaded = useLoad(() => readSummaries(pipeline.id), [])
  return (
    <Loaded of={loaded}>
      {(rows) => {
        const currencies = new Set(Object.values(rows).flatMap((list) => list.map(({ currency }) => currency)))
        if (currencies.size > 0) {
          return [...currencies].map((currency) => <OneCurrency key={currency} {...{ currency, pipeline, ...rows }} />)
        }
        return (
          <p class="empty">
            There are no deals in {pipeline.name} yet. <a href="/console/import">Import</a> brings them over from a
            file.
          </p>
        )
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
  const stageBars = pipeline.stages.map(({ id, name }) =>
    barOf(
      name,
      stages.filter(({ group }) => group === id)
    )
  )
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
