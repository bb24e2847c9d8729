import type { ComponentChildren } from 'preact'
import { all, api, call, type Schemas } from '../api.ts'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Figures } from '../parts/show.tsx'
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
            {pipelines.length > 1 && <Choice of={pipelines} at={pipeline.id} />}
            <Picture key={pipeline.id} pipeline={pipeline} />
          </>
        )
      }}
    </Loaded>
  )
}

function Choice({ of, at }: { of: Pipeline[]; at: string }) {
  return (
    <label class="row">
      Pipeline
      <select onInput={(event) => navigate(`/console/deals?pipeline=${event.currentTarget.value}`)}>
        {of.map(({ id, name }) => (
          <option key={id} value={id} selected={id === at}>
            {name}
          </option>
        ))}
      </select>
    </label>
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

/** A sum, with its currency where it has one. Sums are exact; weighted ones may have more digits than two. */
function money(value: number, currency: string | null): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: 6 })
  return currency ? `${text} ${currency}` : text
}

function Picture({ pipeline }: { pipeline: Pipeline }) {
  const loaded = useLoad(() => readSummaries(pipeline.id), [])
  return (
    <Loaded of={loaded}>
      {({ stages, months, statuses }) => {
        const currencies = new Set([...stages, ...statuses].map(({ currency }) => currency))
        if (currencies.size === 0) {
          return (
            <p class="empty">
              There are no deals in {pipeline.name} yet. <a href="/console/import">Import</a> brings them over from a
              file.
            </p>
          )
        }
        const stageRows = pipeline.stages.flatMap(({ id }) => stages.filter(({ group }) => group === id))
        return (
          <>
            {[...currencies].map((currency) => {
              const inIt = (rows: Row[]) => rows.filter((row) => row.currency === currency)
              const rows = { stages: inIt(stages), months: inIt(months), statuses: inIt(statuses) }
              return <OneCurrency key={currency} {...{ currency, pipeline, ...rows }} />
            })}
            <Summary name="Open deals by stage" head="Stage" rows={stageRows} />
            <Summary name="Open deals by month of the expected close" head="Month" rows={months} />
            <Summary name="Deals by status" head="Status" rows={statuses} />
          </>
        )
      }}
    </Loaded>
  )
}

type CurrencyProps = { currency: string | null; pipeline: Pipeline; stages: Row[]; months: Row[]; statuses: Row[] }

function OneCurrency({ currency, pipeline, stages, months, statuses }: CurrencyProps) {
  const named = currency ?? 'No currency'
  const figure = (rows: Row[]): ComponentChildren => (
    <>
      {money(total(rows, 'value'), currency)} <span class="hint">{countOf(total(rows, 'count'), 'deal')}</span>
    </>
  )
  const closed = (status: string) => figure(statuses.filter(({ group }) => group === status))
  const stageBars = pipeline.stages.map(({ id, name }) => ({
    label: name,
    rows: stages.filter(({ group }) => group === id)
  }))
  const monthBars = months.map((row) => ({ label: row.name ?? 'Without a month', rows: [row] }))
  const weighted = money(total(stages, 'weightedValue'), currency)
  return (
    <section aria-label={`Deals in ${named}`}>
      <h2>{named}</h2>
      <Figures isLarge of={{ Open: figure(stages), Weighted: weighted, Won: closed('won'), Lost: closed('lost') }} />
      <Lanes name={`Open deals by stage in ${named}`} currency={currency} lanes={stageBars} />
      {monthBars.length > 0 && (
        <>
          <h3>By month of the expected close</h3>
          <Lanes name={`Open deals by month in ${named}`} currency={currency} lanes={monthBars} />
        </>
      )}
    </section>
  )
}

type LanesProps = { name: string; lanes: { label: string; rows: Row[] }[]; currency: string | null }

/** A bar each: its length is the value, the darker part of it the weighted value. A table further down says the same. */
function Lanes({ name, lanes, currency }: LanesProps) {
  const bars = lanes.map(({ label, rows }) => {
    const [count, value, weighted] = [total(rows, 'count'), total(rows, 'value'), total(rows, 'weightedValue')]
    return { label, count, value, weighted, said: `${label}: ${countOf(count, 'deal')}, ${money(value, currency)}` }
  })
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div role="img" aria-label={`${name}. ${bars.map(({ said }) => said).join('; ')}`} class="lanes">
      {bars.map(({ label, count, value, weighted }) => (
        <div class="lane" key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="whole" width={(value / most) * 100} height="10" />
            <rect width={(Math.min(weighted, value) / most) * 100} height="10" />
          </svg>
          <span class="number">
            {count} · {money(value, currency)} <span class="hint">{money(weighted, currency)} weighted</span>
          </span>
        </div>
      ))}
    </div>
  )
}

const statusWords: Record<string, string> = { open: 'Open', won: 'Won', lost: 'Lost' }

function Summary({ name, head, rows }: { name: string; head: string; rows: Row[] }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <Table
        name={name}
        rows={rows}
        keyOf={({ group, currency }) => `${group} ${currency}`}
        empty="None."
        columns={[
          { head, cell: ({ name: own }) => statusWords[own ?? ''] ?? own ?? '–' },
          { head: 'Currency', cell: ({ currency }) => currency ?? '–' },
          { head: 'Deals', isNumber: true, cell: ({ count }) => count },
          { head: 'Value', isNumber: true, cell: ({ value }) => money(value, null) },
          { head: 'Weighted value', isNumber: true, cell: ({ weightedValue }) => money(weightedValue, null) }
        ]}
      />
    </section>
  )
}
