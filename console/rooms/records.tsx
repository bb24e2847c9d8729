import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { answer, api, call, page, type Schemas } from '../api.ts'
import { run, save } from '../notices.tsx'
import { Buttons } from '../parts/alert.tsx'
import { ask } from '../parts/dialog.tsx'
import { List, Paged } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { Figures, KindTabs, NoneYet, NotInLog, Section, ShortId, Time } from '../parts/show.tsx'
import { comparedOf, FormerAndNew, Value } from '../parts/values.tsx'
import * as records from '../records.ts'
import { type AnyRecord, about, hrefOf, type Kind, kinds, labelOf, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type Definitions = Schemas['PropertyResponse'][]

/** Records to look at: lists, one by one, and those that were deleted. */
export default function Records({ path: [kindPart, id], query, user }: RoomProps) {
  const kind = kinds.find((one) => one === kindPart) ?? 'contacts'
  const { value: own, pending } = useLoad(() => records.definitionsOf(kind), [kind])
  return (
    <>
      {!id && (
        <Buttons class="actions" of={{ 'Export CSV': saveAs(kind, 'csv'), 'Export XLSX': saveAs(kind, 'xlsx') }} />
      )}
      <KindTabs
        room="records"
        kinds={kinds}
        at={id === 'deleted' ? `${kind}/deleted` : kind}
        more={{ [`${kind}/deleted`]: 'Deleted' }}
      />
      {!own && pending}
      {own && !id && <Listed key={kind} {...{ kind, query, own }} />}
      {own && id === 'deleted' && <Deleted key={kind} kind={kind} canWrite={user.role !== 'viewer'} />}
      {own && id && id !== 'deleted' && <One key={id} {...{ kind, id, own }} hasPast={user.visibility === 'all'} />}
    </>
  )
}

function saveAs(kind: Kind, type: 'csv' | 'xlsx') {
  const path = `/api/v1/importexport/${kind}/export${type === 'xlsx' ? '/excel' : ''}`
  const asked = { params: { query: { extended: true } }, parseAs: 'blob' } as const
  const read = () => answer(api.GET(path as '/api/v1/importexport/contacts/export', asked))
  return () => save(read, `${kind}.${type}`)
}

type ListedProps = { kind: Kind; query: URLSearchParams; own: Definitions }

function Listed({ kind, query, own }: ListedProps) {
  const { one, title, properties, shown, sortable } = about[kind]
  const [q, sort] = [query.get('q') ?? '', query.get('sort') ?? '']
  const known = [...properties, ...own.map(({ key }) => `custom.${key}`)].filter((name) => !title.includes(name))
  const columns = (query.get('columns')?.split(',') ?? shown).filter((name) => known.includes(name))
  const ids = columns.map((name) => name.replace(/Name$/, 'Id')).filter((name) => known.includes(name))
  const fields = [...new Set(['id', ...title, ...columns, ...ids])].join()
  const asked = { fields, ...(q && { q }), ...(sort && { sort }) }
  const load = ({ cursor, limit }: { cursor?: string; limit: number }) => {
    const from = cursor ? { cursor } : { count: true }
    return page<AnyRecord>(api.GET(records.pathOf(kind, ''), { params: { query: { ...asked, limit, ...from } } }))
  }
  /** Goes to the address of this list with something else; what is empty stays out of it. */
  const go = (name: 'q' | 'sort' | 'columns', value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    navigate(`/console/records/${kind}${next.size > 0 ? `?${next}` : ''}`)
  }
  // Lists with several values, and users, have no order.
  const sorted = own.filter(({ type }) => type !== 'multiselect' && type !== 'user').map(({ key }) => `custom.${key}`)
  const sortBy = [title.at(-1), ...sortable, ...sorted]
  const nameIn = (record: AnyRecord) => <a href={hrefOf(kind, String(record.id))}>{titleOf(kind, record)}</a>
  const by = (cell: unknown) => (typeof cell === 'string' ? sortBy.find((one) => one === cell) : sortBy[0])
  return (
    <>
      <div class="row">
        <Search key={q} q={q} onSearch={(words) => go('q', words)} />
        <Buttons of={{ Columns: () => askColumns(known, columns, own, (chosen) => go('columns', chosen)) }} />
      </div>
      <List
        load={load}
        inputs={[asked]}
        name={wordsOf(kind)}
        columns={[['Name', nameIn], ...columns.map((name): [string, string] => [labelOf(name, own), name])]}
        sorting={{ sort, by, onSort: (by) => go('sort', by) }}
        place={({ first, items, total }) => {
          const last = first + items.length - 1
          return `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${countOf(total ?? last, one, kind)}`
        }}
        empty={q ? `Nothing is found for “${q}”.` : <NoneYet what={kind} />}
      />
    </>
  )
}

function Search({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const send = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search>
      <form class="row" onSubmit={send}>
        <label for="search">Search</label>
        <input id="search" name="q" type="search" defaultValue={q} />
      </form>
    </search>
  )
}

function askColumns(known: string[], columns: string[], own: Definitions, onChoose: (columns: string) => void) {
  const offered = known.filter((name) => !/^(?:id|tenantId|.+Id)$/.test(name))
  const choices = offered.map((name) => ({ value: name, label: labelOf(name, own) }))
  ask({
    ...{ title: 'Columns of the table', verb: 'Show' },
    fields: [{ name: 'columns', type: 'checks', value: columns, choices }],
    send: async ({ columns: chosen }) => onChoose(String(chosen))
  })
}

type OneProps = { kind: Kind; id: string; own: Definitions }

/** `hasPast`: whether former versions may be asked for. */
function One({ hasPast, ...one }: OneProps & { hasPast: boolean }) {
  const { kind, id } = one
  const read = () => call(api.GET(records.pathOf(kind, '/{id}'), { params: { path: { id } } }))
  const { value, pending } = useLoad(() => Promise.all([read(), records.readNames()]), [])
  if (!value) return pending
  const record: AnyRecord = value[0]
  return (
    <>
      <h2>{titleOf(kind, record)}</h2>
      {hasPast ? <Versions {...one} record={record} /> : <Properties {...one} record={record} />}
      <History {...one} />
    </>
  )
}

type Entry = Schemas['ContactHistoryEntry']

/** A record's properties; of a version of it, `change` is what made it, and what that changed is marked. */
function Properties({ id, own, record, change }: OneProps & { record: AnyRecord; change?: Entry }) {
  const changes = change?.action === 'updated' ? comparedOf(change) : []
  const values = records.valuesOf(record).map(([name, value]): [string, ComponentChildren] => {
    const changed = changes.find((one) => one.name === name)
    const shown = (
      <>
        <Value {...{ name, value, record }} />
        {changed && (
          <p class="hint differs">
            changed, before: <Value name={name} value={changed.values[0]?.value} />
          </p>
        )}
      </>
    )
    return [labelOf(name, own), shown]
  })
  return <Figures of={[...values, ['Id', <ShortId key={id} id={id} />]]} />
}

/** A record as it is, and by a slider as each of its changes left it. */
function Versions({ record, ...one }: OneProps & { record: AnyRecord }) {
  const { kind, id } = one
  const params = { path: { id }, query: { limit: 1, fields: 'sequence', count: true } }
  const counted = useLoad(() => page(api.GET(records.pathOf(kind, '/{id}/history'), { params })), [])
  const max = counted.value?.total ?? 1
  const [value = max, choose] = useState<number>()
  if (max === 1) return <Properties {...one} record={record} />
  const isPast = value < max
  return (
    <>
      <div class="field">
        <label for="version">Version</label>
        <input
          id="version"
          type="range"
          {...{ min: 1, max, value, 'aria-valuetext': `${value} of ${max}` }}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        <div class="row">
          <span role="status">{`Version ${value} of ${max}: as it ${isPast ? 'was then' : 'is now'}.`}</span>
          <Buttons of={{ 'Back to now': isPast && (() => choose(undefined)) }} />
        </div>
      </div>
      {isPast ? <Version key={value} {...one} later={max - value} /> : <Properties {...one} record={record} />}
    </>
  )
}

/** The change behind so many later ones, and the record as that left it; none where it was deleted. */
async function readVersion({ kind, id }: OneProps, offset: number) {
  const path = { id }
  const query = { limit: 1, offset }
  const changes = await call(api.GET(records.pathOf(kind, '/{id}/history'), { params: { path, query } }))
  const [change] = changes
  if (!change || change.action === 'deleted') return { change }
  const params = { path, query: { asOf: String(change.sequence) } }
  const record: AnyRecord = await call(api.GET(records.pathOf(kind, '/{id}'), { params }))
  await records.readFormer(changes)
  return { change, record }
}

function Version({ later, ...one }: OneProps & { later: number }) {
  const { value, fault, pending } = useLoad(() => readVersion(one, later), [])
  const oldest = fault?.problem.oldestSequence
  if (oldest !== undefined) return <NotInLog oldest={oldest} />
  if (!value) return pending
  const { change, record } = value
  return (
    <>
      {change && <Change {...change} />}
      {change && record && <Properties {...one} {...{ record, change }} />}
    </>
  )
}

/** Who did what when. */
function Change({ action, actor, source, changedAt }: Pick<Entry, 'action' | 'actor' | 'source' | 'changedAt'>) {
  return (
    <p>
      <strong>{wordsOf(action)}</strong> by {actor?.name ?? 'somebody'}
      {source !== 'api' && ` (${source})`}, <Time at={changedAt} />
    </p>
  )
}

function History({ kind, id, own }: OneProps) {
  const load = async (query: object) => {
    const found = await page(api.GET(records.pathOf(kind, '/{id}/history'), { params: { path: { id }, query } }))
    await records.readFormer(found.items)
    return found
  }
  return (
    <Section name="History" title="History">
      <Paged load={load}>
        {(items) =>
          items.map((change) => (
            <article key={change.sequence} class="stack">
              <Change {...change} />
              {change.action === 'updated' && (
                <FormerAndNew name={`Change ${change.sequence}`} definitions={own} change={change} />
              )}
            </article>
          ))
        }
      </Paged>
    </Section>
  )
}

function Deleted({ kind, canWrite }: { kind: Kind; canWrite: boolean }) {
  const restore = (id: string, title: string) => () =>
    run(async () => {
      await call(api.POST(records.pathOf(kind, '/{id}/restore'), { params: { path: { id } } }))
      return (
        <>
          Restored: <a href={hrefOf(kind, id)}>{title}</a>
        </>
      )
    })
  const nameOf = ({ data }: { data: unknown }) => titleOf(kind, data as AnyRecord)
  return (
    <List
      load={(query) => page(api.GET(records.pathOf(kind, '/deleted'), { params: { query } }))}
      name={`Deleted ${kind}`}
      empty={`No ${kind} have been deleted. What is deleted can be restored here.`}
      columns={{ Name: nameOf, Deleted: 'deletedAt', By: ({ actor }) => actor?.name ?? 'Somebody' }}
      nameOf={nameOf}
      actions={(one) => ({ Restore: canWrite && restore(one.id, nameOf(one)) })}
    />
  )
}
