import type { Schemas } from '../api.ts'
import { type AnyRecord, hrefOf, labelOf, names, readValue, references, valuesOf } from '../records.ts'
import { wordsOf } from '../words.ts'
import { Time, WebAddress } from './show.tsx'
import { type Cell, Table } from './table.tsx'

type ValueProps = { name: string; value: unknown; record?: AnyRecord | undefined }

/** A property's value as people read it; names of other records are links to these. */
export function Value({ name, value, record = {} }: ValueProps) {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <span class="none">–</span>
  }
  if (typeof value === 'boolean') return <span>{value ? 'Yes' : 'No'}</span>
  if (typeof value === 'number') return <span>{value.toLocaleString('en', { maximumFractionDigits: 20 })}</span>
  if (Array.isArray(value)) {
    return <span>{value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')}</span>
  }
  if (typeof value !== 'string') return <code>{JSON.stringify(value)}</code>
  const of = name.replace(/Name$/, 'Id')
  const [kind, id] = [references[of], record[of]]
  if (kind && name !== of && typeof id === 'string') return <a href={hrefOf(kind, id)}>{value}</a>
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return name.endsWith('Date') ? <Day at={value} /> : <Time at={value} />
  if (/Url$|^website$/.test(name)) return <WebAddress url={value} />
  if (isWord.test(name)) return <span>{wordsOf(value)}</span>
  return <span class="text">{names.value.get(value) ?? value}</span>
}

/** Properties whose values are words of the contract. */
const isWord = /^(?:lifecycleStage|status|priority|activityType|entity|role|visibility)$/

/** A day, with the time only where it says one. */
function Day({ at }: { at: string }) {
  const text = new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <time dateTime={at} title={at.includes('T00:00:00') ? text : at}>
      {text}
    </time>
  )
}

/** A row of values beside one another: of one property, in several states or records. */
export type Compared = { name: string; values: { value: unknown; record?: AnyRecord }[] }

type SideBySideProps = {
  /** What the table is of, for who hears it. */
  name: string
  heads: string[]
  rows: Compared[]
  definitions?: readonly Schemas['PropertyResponse'][]
  /** Whether rows whose values differ are marked; among rows that all differ a mark says nothing. */
  marks?: boolean
}

/** Values side by side; rows in which they differ are marked by a word and a colour. */
export function SideBySide({ name, heads, rows, definitions = [], marks = false }: SideBySideProps) {
  const property = (row: Compared) => (
    <>
      {labelOf(row.name, definitions)}
      {marks && differs(row) && <span class="hint differs"> differs</span>}
    </>
  )
  const columns = heads.map((head, at): [string, Cell<Compared>] => [
    head,
    ({ name: property, values }) => <Value name={property} {...values[at]} value={values[at]?.value} />
  ])
  const all: typeof columns = [['Property', property], ...columns]
  return <Table name={name} columns={all} rows={rows} keyOf={(row) => row.name} empty="Nothing that is shown here." />
}

/** What a change made of a record. */
export function FormerAndNew({ change, ...more }: Omit<SideBySideProps, 'heads' | 'rows'> & { change: Change }) {
  return <SideBySide heads={['Former', 'New']} rows={comparedOf(change)} {...more} />
}

function differs({ values }: Compared): boolean {
  return new Set(values.map(({ value }) => JSON.stringify(value ?? null))).size > 1
}

/** Each property that some of the states of a record, or of several, have a value of. */
export function compare(states: AnyRecord[]): Compared[] {
  const names = new Set(states.flatMap((state) => valuesOf(state).map(([name]) => name)))
  return [...names]
    .filter((name) => !isOfItself.test(name) && states.some((state) => String(readValue(state, name) ?? '') !== ''))
    .map((name) => ({ name, values: states.map((state) => ({ value: readValue(state, name), record: state })) }))
}

/** What says nothing of a difference. */
const isOfItself = /^(?:updatedAt|lastActivityAt)$/

type Change = { action: string; changedProperties: string[]; previous?: AnyRecord; data: object }

/** What a change made of each property, former and new; of a creation and a deletion all that there was. */
export function comparedOf({ action, changedProperties, previous = {}, data: now }: Change): Compared[] {
  const data = { ...now } as AnyRecord
  if (action !== 'updated') return compare(action === 'created' ? [{}, data] : [data, {}])
  return changedProperties.map((name) => {
    // `companyId` is shown by the name that is joined to it, where there is one.
    const joined = name.replace(/Id$/, 'Name')
    const shown = joined in data && data[joined] !== null ? joined : name
    const former = name in previous ? previous[name] : readValue(previous, name)
    return { name: shown, values: [{ value: former }, { value: readValue(data, shown), record: data }] }
  })
}
