import { effect, signal } from '@preact/signals'
import { choices } from '../generated/choices.ts'
import { all, api, call, type Schemas } from './api.ts'
import { session } from './session.ts'
import { wordsOf } from './words.ts'

/** What the records of a tenant are, in the order in which they are shown. */
export const kinds = ['contacts', 'companies', 'deals', 'activities'] as const
export type Kind = (typeof kinds)[number]

/** A record of any kind, or what a change says of one. */
export type AnyRecord = { [name: string]: unknown }

type Word = 'Contact' | 'Company' | 'Deal' | 'Activity'

/** What one is called, which properties there are, what its name is made of, and what a table of them has at first. */
function aboutOf(word: Word, title: string[], shown: string) {
  const properties: readonly string[] = choices[`${word}Property`]
  const sortable: readonly string[] = choices[`${word}SortProperty`]
  return { one: word.toLowerCase() as Schemas['PropertyEntity'], properties, sortable, title, shown: shown.split(' ') }
}

export const about = {
  contacts: aboutOf('Contact', ['firstName', 'lastName'], 'email phone companyName lifecycleStage ownerName createdAt'),
  companies: aboutOf('Company', ['name'], 'domain industry city country createdAt'),
  deals: aboutOf('Deal', ['name'], 'stageName status value currency companyName expectedCloseDate ownerName'),
  activities: aboutOf('Activity', ['subject'], 'activityType status dueDate contactName companyName dealName ownerName')
}

/** The kind that an entity of the log is of; undefined for pipelines, stages, and what isn't known yet. */
export function kindOf(entity: string | null): Kind | undefined {
  return kinds.find((kind) => about[kind].one === entity)
}

/** What a record is called by people. */
export function titleOf(kind: Kind, record: AnyRecord): string {
  const words = about[kind].title.map((name) => record[name]).filter((word) => typeof word === 'string' && word !== '')
  return words.join(' ') || `(${about[kind].one} without a name)`
}

/** Where a record is shown. */
export function hrefOf(kind: Kind, id: string): string {
  return `/console/records/${kind}/${id}`
}

/** The contract's paths are literals of each kind; what they answer is read as any record, so those of contacts stand for all. */
export function pathOf<Rest extends string>(kind: Kind, rest: Rest): `/api/v1/contacts${Rest}` {
  return `/api/v1/${kind}${rest}` as `/api/v1/contacts${Rest}`
}

/** Records by their ids, a hundred a request; those that are gone or hidden are missing. */
export async function recordsOf(
  kind: Kind,
  ids: string[],
  fields?: readonly string[]
): Promise<Map<string, AnyRecord>> {
  const found = new Map<string, AnyRecord>()
  const unique = [...new Set(ids)]
  for (let from = 0; from < unique.length; from += 100) {
    const body = { ids: unique.slice(from, from + 100), ...(fields && { fields: [...fields] as never[] }) }
    const records = await call(api.POST(pathOf(kind, '/batch-get'), { body }))
    for (const record of records) found.set(record.id, record as AnyRecord)
  }
  return found
}

/** The definitions of a kind's own properties, those that are archived left out. */
export async function definitionsOf(kind: Kind): Promise<Schemas['PropertyResponse'][]> {
  const entity = about[kind].one
  const found = await all((page) => api.GET('/api/v1/properties', { params: { query: { entity, ...page } } }))
  return found.filter(({ isArchived }) => !isArchived)
}

/** What a property is called: its label where it is one of the tenant's own, and ids as what they stand for. */
export function labelOf(name: string, definitions: readonly Schemas['PropertyResponse'][] = []): string {
  const key = name.replace(/^custom\./, '')
  const own = name === key ? undefined : definitions.find((one) => one.key === key)?.label
  if (own !== undefined || name !== key || /^(?:first|last)Name$/.test(key)) return own ?? wordsOf(key)
  return wordsOf(key.replace(/^is(?=[A-Z])/, '').replace(/(?<=.)(?:Name|Id)$/, '')).replace(/bant/i, 'BANT')
}

/** The value of a property, one of the tenant's own by `custom.<key>`. */
export function readValue(record: AnyRecord, name: string): unknown {
  if (!name.startsWith('custom.')) return record[name]
  return (record.custom as AnyRecord | undefined)?.[name.slice('custom.'.length)]
}

/** A record's properties with their values, the tenant's own behind the others, without what says nothing to people. */
export function valuesOf(record: AnyRecord): [name: string, value: unknown][] {
  const { custom = {}, ...own } = record
  const isNamed = (name: string) => name.endsWith('Id') && `${name.slice(0, -2)}Name` in own
  const plain = Object.entries(own).filter(([name]) => name !== 'id' && name !== 'tenantId' && !isNamed(name))
  return [
    ...plain,
    ...Object.entries(custom as AnyRecord).map(([key, value]) => [`custom.${key}`, value] as [string, unknown])
  ]
}

/** What ids in records stand for, as far as somebody has looked at such. */
export const names = signal<ReadonlyMap<string, string>>(new Map())

effect(() => {
  if (session.value.state === 'out') names.value = new Map()
})

function learn(named: readonly { id: string; name: string }[]): void {
  names.value = new Map([...names.peek(), ...named.map(({ id, name }) => [id, name] as const)])
}

/** Reads the names of what none is joined for: users, pipelines and stages. */
export async function readNames(): Promise<void> {
  const [users, pipelines] = await Promise.all([
    all((page) => api.GET('/api/v1/users', { params: { query: { fields: 'id,name', ...page } } })),
    all((page) => api.GET('/api/v1/pipelines', { params: { query: { fields: 'id,name,stages', ...page } } }))
  ])
  learn([...users, ...pipelines, ...pipelines.flatMap(({ stages }) => stages)])
}

/** Reads the names of records by their kinds and ids, those of each kind at once; what isn't a record's id is passed over. */
export async function readTitles(wanted: [kind: Kind | undefined, id: unknown][]): Promise<void> {
  const read = async (kind: Kind) => {
    const ids = wanted.flatMap(([of, id]) => (of === kind && typeof id === 'string' ? id : []))
    const records = await recordsOf(kind, ids, ['id', ...about[kind].title])
    learn([...records].map(([id, record]) => ({ id, name: titleOf(kind, record) })))
  }
  await Promise.all(kinds.map(read))
}

/** The kinds of the records that properties name by their ids. */
export const references: Record<string, Kind> = { companyId: 'companies', contactId: 'contacts', dealId: 'deals' }

/** Reads the names of the records that changes name by ids they had before. */
export function readFormer(changes: { previous?: object }[]): Promise<void> {
  const former = changes.flatMap(({ previous = {} }) => Object.entries(previous))
  return readTitles(former.map(([name, id]) => [references[name], id]))
}
