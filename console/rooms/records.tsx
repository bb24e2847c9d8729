import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { answer, api, call, page, type Schemas } from '../api.ts'
import { run, say } from '../notices.tsx'
import { ask } from '../parts/ask.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { saveAs } from '../parts/download.ts'
import { List, Paged, type Pages, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Figures, KindTabs, NoneYet, NotInLog, ShortId, Time } from '../parts/show.tsx'
import type { Column } from '../parts/table.tsx'
import { comparedOf, FormerAndNew, Value } from '../parts/values.tsx'
import * as records from '../records.ts'
import { type AnyRecord, about, hrefOf, type Kind, kinds, labelOf, type Names, readValue, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type Definitions = Schemas['PropertyResponse'][]

/** Records to look at: lists, one by one, and those that were deleted. */
export default function Records({ path: [kindPart, id], query, user }: RoomProps) {
  const kind = kinds.find((one) => one === kindPart) ?? 'contacts'
  const definitions = useLoad(() => records.definitionsOf(kind), [kind])
  return (
    <>
      {id === undefined && <Exports kind={kind} />}
      <KindTabs room="records" kinds={kinds} at={kind}>
        <a href={`/console/records/${kind}/deleted`} aria-current={id === 'deleted' ? 'page' : undefined}>
          Deleted
        </a>
      </KindTabs>
      {id === 'deleted' ? (
        <Deleted key={kind} kind={kind} canWrite={user.role !== 'viewer'} />
      ) : (
        <Loaded of={definitions}>
          {(own) =>
            id === undefined ? (
              <Listed key={kind} {...{ kind, query, own }} />
            ) : (
              <One key={id} {...{ kind, id, own }} hasPast={user.visibility === 'all'} />
            )
          }
        </Loaded>
      )}
    </>
  )
}

function Exports({ kind }: { kind: Kind }) {
  const save = (type: 'CSV' | 'XLSX') => () =>
    run(async () => {
      say(`The ${type} file is being made…`)
      const path = `/api/v1/importexport/${kind}/export${type === 'XLSX' ? '/excel' : ''}`
      const asked = { params: { query: { extended: true } }, parseAs: 'blob' } as const
      const { body, response } = await answer(api.GET(path as '/api/v1/importexport/contacts/export', asked))
      return saveAs(body, response, `${kind}.${type.toLowerCase()}`)
    })
  return <Buttons class="actions" of={{ 'Export CSV': save('CSV'), 'Export XLSX': save('XLSX') }} />
}

type ListedProps = { kind: Kind; query: URLSearchParams; own: Definitions }

function Listed({ kind, query, own }: ListedProps) {
  const { one, title, properties, shown } = about[kind]
  const [q, sort] = [query.get('q') ?? '', query.get('sort') ?? '']
  const known = [...properties, ...own.map(({ key }) => `custom.${key}`)].filter((name) => !title.includes(name))
  const columns = (query.get('columns')?.split(',') ?? [...shown]).filter((name) => known.includes(name))
  const ids = columns.map((name) => name.replace(/Name$/, 'Id')).filter((name) => known.includes(name))
  const asked = {
    fields: [...new Set(['id', ...title, ...columns, ...ids])].join(),
    ...(q && { q }),
    ...(sort && { sort })
  }
  const load = ({ cursor, limit }: { cursor?: string; limit: number }) => {
    const from = cursor ? { cursor } : { count: true }
    return page(api.GET(records.pathOf(kind, ''), { params: { query: { ...asked, limit, ...from } } }))
  }
  const pages = usePages<AnyRecord>(load, [asked])
  /** Goes to the address of this list with something else; what is empty stays out of it. */
  const go = (name: 'q' | 'sort' | 'columns', value: string) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    navigate(`/console/records/${kind}${next.size > 0 ? `?${next}` : ''}`)
  }
  return (
    <>
      <div class="row">
        <Search key={q} q={q} onSearch={(words) => go('q', words)} />
        <Buttons of={{ Columns: () => askColumns(known, columns, own, (chosen) => go('columns', chosen)) }} />
      </div>
      <List
        of={pages}
        name={wordsOf(kind)}
        columns={columnsOf(kind, columns, own)}
        keyOf={({ id }) => String(id)}
        sorting={{ sort, onSort: (by) => go('sort', by) }}
        place={describePlace(pages, one, kind)}
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

function describePlace({ total, value }: Pages<AnyRecord>, one: string, kind: Kind): string {
  const { first, items } = value ?? { first: 1, items: [] }
  const last = first + items.length - 1
  return `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${countOf(total ?? last, one, kind)}`
}

function columnsOf(kind: Kind, names: string[], own: Definitions): Column<AnyRecord>[] {
  const { title, sortable } = about[kind]
  // Lists with several values, and users, have no order.
  const sorted = own.filter(({ type }) => type !== 'multiselect' && type !== 'user').map(({ key }) => `custom.${key}`)
  const name = (record: AnyRecord) => <a href={hrefOf(kind, String(record.id))}>{titleOf(kind, record)}</a>
  return [
    { head: 'Name', sort: title.at(-1), cell: name },
    ...names.map((name) => ({
      head: labelOf(name, own),
      sort: [...sortable, ...sorted].find((one) => one === name),
      isNumber: isNumber.test(name) || own.some(({ key, type }) => type === 'number' && name === `custom.${key}`),
      cell: (record: AnyRecord) => <Value name={name} value={readValue(record, name)} record={record} />
    }))
  ]
}

const isNumber = /^(?:value|probability|bantScore|employeeCount|annualRevenue)$/

function askColumns(known: string[], columns: string[], own: Definitions, onChoose: (columns: string) => void) {
  const offered = known.filter((name) => !/^(?:id|tenantId|.+Id)$/.test(name))
  const choices = offered.map((name) => ({ value: name, label: labelOf(name, own) }))
  ask({
    ...{ title: 'Columns of the table', verb: 'Show' },
    fields: [{ name: 'columns', type: 'checks', value: columns, choices }],
    send: async ({ columns: chosen }) => onChoose(String(chosen))
  })
}

type OneProps = { kind: Kind; id: string; own: Definitions; names: Names }

/** `hasPast`: whether former versions may be asked for. */
function One({ hasPast, ...one }: Omit<OneProps, 'names'> & { hasPast: boolean }) {
  const { kind, id } = one
  const read = () => call(api.GET(records.pathOf(kind, '/{id}'), { params: { path: { id } } }))
  const loaded = useLoad(() => Promise.all([read(), records.readNames()]), [])
  return (
    <Loaded of={loaded}>
      {([found, names]) => {
        const record: AnyRecord = found
        return (
          <>
            <h2>{titleOf(kind, record)}</h2>
            {hasPast ? <Versions {...one} {...{ names, record }} /> : <Properties {...one} {...{ names, record }} />}
            <History {...one} names={names} />
          </>
        )
      }}
    </Loaded>
  )
}

type Entry = Schemas['ContactHistoryEntry']

/** A record's properties; of a version of it, `change` is what made it, and what that changed is marked. */
function Properties({ id, own, names, record, change }: OneProps & { record: AnyRecord; change?: Entry }) {
  const changes = change?.action === 'updated' ? comparedOf(change) : []
  const values = records.valuesOf(record).map(([name, value]): [string, ComponentChildren] => {
    const changed = changes.find((one) => one.name === name)
    return [
      labelOf(name, own),
      <>
        <Value {...{ name, value, record, names }} />
        {changed && (
          <p class="hint differs">
            changed, before: <Value name={name} value={changed.values[0]?.value} names={names} />
          </p>
        )}
      </>
    ]
  })
  return <Figures of={[...values, ['Id', <ShortId key={id} id={id} />]]} />
}

/** The change behind so many later ones, and the record as that left it; none where it was deleted. */
async function readVersion({ kind, id, names }: OneProps, offset: number) {
  const path = { id }
  const query = { limit: 1, offset }
  const changes = await call(api.GET(records.pathOf(kind, '/{id}/history'), { params: { path, query } }))
  const [change] = changes
  if (!change || change.action === 'deleted') return { change, names }
  const params = { path, query: { asOf: String(change.sequence) } }
  const record: AnyRecord = await call(api.GET(records.pathOf(kind, '/{id}'), { params }))
  return { change, record, names: await records.formerNames(changes, names) }
}

/** A record as it is, and by a slider as each of its changes left it. */
function Versions({ record, ...one }: OneProps & { record: AnyRecord }) {
  const { kind, id } = one
  const params = { path: { id }, query: { limit: 1, fields: 'sequence', count: true } }
  const counted = useLoad(() => page(api.GET(records.pathOf(kind, '/{id}/history'), { params })), [])
  const total = counted.value?.total ?? 1
  const [version = total, choose] = useState<number>()
  const isPast = version < total
  const past = useLoad(async () => (isPast ? readVersion(one, total - version) : undefined), [version, total])
  const oldest = past.fault?.problem.oldestSequence
  if (total === 1) return <Properties {...one} record={record} />
  return (
    <>
      <div class="field">
        <label for="version">Version</label>
        <input
          id="version"
          type="range"
          {...{ min: 1, max: total, value: version, 'aria-valuetext': `${version} of ${total}` }}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        <div class="row">
          <span role="status">{`Version ${version} of ${total}: as it ${isPast ? 'was then' : 'is now'}.`}</span>
          <Buttons of={{ 'Back to now': isPast && (() => choose(undefined)) }} />
        </div>
      </div>
      {!isPast && <Properties {...one} record={record} />}
      {isPast && oldest !== undefined && <NotInLog oldest={oldest} />}
      {isPast && oldest === undefined && (
        <Loaded of={past}>
          {({ change, record: then, names }) => (
            <>
              {change && <Change {...change} />}
              {change && then && <Properties {...one} {...{ record: then, change, names }} />}
            </>
          )}
        </Loaded>
      )}
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

function History({ kind, id, own, names: known }: OneProps) {
  const entries = usePages(async (query) => {
    const params = { path: { id }, query }
    const found = await page(api.GET(records.pathOf(kind, '/{id}/history'), { params }))
    const names = await records.formerNames(found.items, known)
    return { ...found, items: found.items.map((change) => ({ change, names })) }
  })
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <Paged of={entries}>
        {(items) =>
          items.map(({ change, names }) => (
            <article key={change.sequence} class="stack">
              <Change {...change} />
              {change.action === 'updated' && (
                <FormerAndNew name={`Change ${change.sequence}`} definitions={own} {...{ change, names }} />
              )}
            </article>
          ))
        }
      </Paged>
    </section>
  )
}

function Deleted({ kind, canWrite }: { kind: Kind; canWrite: boolean }) {
  const deleted = usePages((query) => page(api.GET(records.pathOf(kind, '/deleted'), { params: { query } })))
  const restore = (id: string, title: string) => () =>
    run(async () => {
      await call(api.POST(records.pathOf(kind, '/{id}/restore'), { params: { path: { id } } }))
      deleted.again()
      return (
        <>
          Restored: <a href={hrefOf(kind, id)}>{title}</a>
        </>
      )
    })
  const nameOf = ({ data }: { data: unknown }) => titleOf(kind, data as AnyRecord)
  return (
    <List
      of={deleted}
      name={`Deleted ${kind}`}
      empty={`No ${kind} have been deleted. What is deleted can be restored here.`}
      columns={[
        { head: 'Name', cell: nameOf },
        { head: 'Deleted', cell: ({ deletedAt }) => <Time at={deletedAt} /> },
        { head: 'By', cell: ({ actor }) => actor?.name ?? 'Somebody' }
      ]}
      nameOf={nameOf}
      actions={(one) => ({ Restore: canWrite && restore(one.id, nameOf(one)) })}
    />
  )
}
