import { all, api, call, type Schemas } from '../api.ts'
import { Loaded, useLoad } from '../parts/load.tsx'
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
        const asked = query.get('pipeline')
        const pipeline =
          pipelines.find(({ id }) => id === asked) ?? pipelines.find(({ isDefault }) => isDefault) ?? pipelines[0]
        if (!pipeline) return <p class="empty">There is no pipeline. An administrator makes one under Pipelines.</p>
        return (
          <>
            {pipelines.length > 1 && (
              <div class="field narrow">
                <label for="pipeline">Pipeline</label>
                <select
                  id="pipeline"
                  onInput={(event) => navigate(`/console/deals?pipeline=${event.currentTarget.value}`)}
                >
                  {pipelines.map(({ id, name }) => (
                    <option key={id} value={id} selected={id === pipeline.id}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
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

/** A sum, with its currency where it has one. Sums are exact; weighted ones may have more digits than two. */
function money(value: number, currency: string | null): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const text = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: 6 })
  return currency ? `${text} ${currency}` : text
}

function Picture({ pipeline }: { pipeline: Pipeline }) {
  const loaded = useLoad(() => readSummaries(pipeline.id), [pipeline.id])
  return (
    <Loaded of={loaded}>
      {({ stages, months, statuses }) => {
        const currencies = [...new Set([...stages, ...statuses].map(({ currency }) => currency))]
        if (currencies.length === 0) {
          return (
            <p class="empty">
              There are no deals in {pipeline.name} yet. <a href="/console/import">Import</a> brings them over from a
              file.
            </p>
          )
        }
        const stageRows = pipeline.stages.flatMap((stage) => stages.filter(({ group }) => group === stage.id))
        return (
          <>
            {currencies.map((currency) => {
              const inIt = (rows: Row[]) => rows.filter((row) => row.currency === currency)
              return (
                <OneCurrency
                  key={currency}
                  {...{ currency, pipeline }}
                  stages={inIt(stages)}
                  months={inIt(months)}
                  statuses={inIt(statuses)}
                />
              )
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
  const closed = (status: 'won' | 'lost') => statuses.filter(({ group }) => group === status)
  const bars = pipeline.stages.map(({ id, name }) => {
    const rows = stages.filter(({ group }) => group === id)
    return {
      label: name,
      count: total(rows, 'count'),
      value: total(rows, 'value'),
      weightedValue: total(rows, 'weightedValue')
    }
  })
  const monthBars = months.map((row) => ({ ...row, label: row.name ?? 'Without a month' }))
  return (
    <section aria-label={`Deals in ${named}`}>
      <h2>{named}</h2>
      <dl class="figures">
        <Figure term="Open" rows={stages} currency={currency} />
        <div>
          <dt>Weighted</dt>
          <dd>{money(total(stages, 'weightedValue'), currency)}</dd>
        </div>
        <Figure term="Won" rows={closed('won')} currency={currency} />
        <Figure term="Lost" rows={closed('lost')} currency={currency} />
      </dl>
      <Picked name={`Open deals by stage in ${named}`} currency={currency} bars={bars} />
      {monthBars.length > 0 && (
        <>
          <h3>By month of the expected close</h3>
          <Picked name={`Open deals by month in ${named}`} currency={currency} bars={monthBars} />
        </>
      )}
    </section>
  )
}

function Figure({ term, rows, currency }: { term: string; rows: Row[]; currency: string | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {money(total(rows, 'value'), currency)} <span class="hint">{countOf(total(rows, 'count'), 'deal')}</span>
      </dd>
    </div>
  )
}

type PickedBar = { label: string; count: number; value: number; weightedValue: number }

/** A bar each: its length is the value, the darker part of it the weighted value. A table further down says the same. */
function Picked({ name, bars, currency }: { name: string; bars: PickedBar[]; currency: string | null }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const said = bars.map((bar) => `${bar.label}: ${countOf(bar.count, 'deal')}, ${money(bar.value, currency)}`)
  return (
    <div role="img" aria-label={`${name}. ${said.join('; ')}`} class="lanes">
      {bars.map(({ label, count, value, weightedValue }) => (
        <div class="lane" key={label}>
          <span>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="whole" width={(value / most) * 100} height="10" />
            <rect width={(Math.min(weightedValue, value) / most) * 100} height="10" />
          </svg>
          <span class="number">
            {count} · {money(value, currency)} <span class="hint">{money(weightedValue, currency)} weighted</span>
          </span>
        </div>
      ))}
    </div>
  )
}

function Summary({ name, head, rows }: { name: string; head: string; rows: Row[] }) {
  const words: Record<string, string> = { open: 'Open', won: 'Won', lost: 'Lost' }
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <Table
        name={name}
        rows={rows}
        keyOf={({ group, currency }) => `${group} ${currency}`}
        empty={<p>None.</p>}
        columns={[
          { head, cell: ({ name: own }) => words[own ?? ''] ?? own ?? '–' },
          { head: 'Currency', cell: ({ currency }) => currency ?? '–' },
          { head: 'Deals', isNumber: true, cell: ({ count }) => count.toLocaleString('en') },
          { head: 'Value', isNumber: true, cell: ({ value }) => money(value, null) },
          { head: 'Weighted value', isNumber: true, cell: ({ weightedValue }) => money(weightedValue, null) }
        ]}
      />
    </section>
  )
}
