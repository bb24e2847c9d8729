import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { answer, api, call, page, type Schemas } from '../api.ts'
import { run, say } from '../notices.tsx'
import { ask } from '../parts/ask.tsx'
import { saveAs } from '../parts/download.ts'
import { List, Paged, type Pages, usePages } from '../parts/list.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Figures, KindTabs, ShortId, Time } from '../parts/show.tsx'
import { type Column, RowActions } from '../parts/table.tsx'
import { comparedOf, type Names, SideBySide, Value } from '../parts/values.tsx'
import * as records from '../records.ts'
import { type AnyRecord, about, hrefOf, type Kind, kinds, labelOf, readValue, titleOf } from '../records.ts'
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
      const path = `/api/v1/importexport/${kind}/export${type === 'XLSX' ? '/excel' : ''}` as const
      const params = { query: { extended: true } }
      const { body, response } = await answer(
        api.GET(path as '/api/v1/importexport/contacts/export', { params, parseAs: 'blob' })
      )
      saveAs(body, response, `${kind}.${type.toLowerCase()}`)
      return ''
    })
  return <RowActions of="" actions={{ 'Export CSV': save('CSV'), 'Export XLSX': save('XLSX') }} />
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
    return page(api.GET(records.listPath(kind), { params: { query: { ...asked, limit, ...from } } }))
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
        <button type="button" onClick={() => askColumns(known, columns, own, (chosen) => go('columns', chosen))}>
          Columns
        </button>
      </div>
      <List
        of={pages}
        name={wordsOf(kind)}
        columns={columnsOf(kind, columns, own)}
        keyOf={({ id }) => String(id)}
        sorting={{ sort, onSort: (by) => go('sort', by) }}
        place={describePlace(pages, one, kind)}
        empty={q ? `Nothing is found for “${q}”.` : <NoneYet kind={kind} />}
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

function NoneYet({ kind }: { kind: Kind }) {
  return (
    <>
      There are no {kind} yet. <a href="/console/import">Import</a> brings them over from a file.
    </>
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
  ask({
    title: 'Columns of the table',
    verb: 'Show',
    fields: [
      {
        ...{ name: 'columns', type: 'checks', value: columns },
        choices: offered.map((name) => ({ value: name, label: labelOf(name, own) }))
      }
    ],
    send: async ({ columns: chosen }) => onChoose(String(chosen))
  })
}

type OneProps = { kind: Kind; id: string; own: Definitions; names: Names }

/** `hasPast`: whether former versions may be asked for. */
function One({ hasPast, ...one }: Omit<OneProps, 'names'> & { hasPast: boolean }) {
  const { kind, id } = one
  const read = () => call(api.GET(records.recordPath(kind), { params: { path: { id } } }))
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
  const changes = change?.action === 'updated' ? comparedOf({ ...change, data: change.data as AnyRecord }) : []
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

const historyPath = (kind: Kind) => `/api/v1/${kind}/{id}/history` as '/api/v1/contacts/{id}/history'

/** The change behind so many later ones, and the record as that left it; none where it was deleted. */
async function readVersion(kind: Kind, id: string, offset: number) {
  const path = { id }
  const changes = await call(api.GET(historyPath(kind), { params: { path, query: { limit: 1, offset } } }))
  const [change] = changes
  if (!change || change.action === 'deleted') return { change }
  const query = { asOf: String(change.sequence) }
  const record: AnyRecord = await call(api.GET(records.recordPath(kind), { params: { path, query } }))
  return { change, record, former: await records.formerTitles(changes) }
}

/** A record as it is, and by a slider as each of its changes left it. */
function Versions({ record, ...one }: OneProps & { record: AnyRecord }) {
  const { kind, id, names } = one
  const query = { limit: 1, fields: 'sequence', count: true }
  const counted = useLoad(() => page(api.GET(historyPath(kind), { params: { path: { id }, query } })), [])
  const total = counted.value?.total ?? 1
  const [version = total, choose] = useState<number>()
  const isPast = version < total
  const past = useLoad(async () => (isPast ? readVersion(kind, id, total - version) : undefined), [version, total])
  const { change, record: then, former = [] } = past.value ?? {}
  const oldest = past.fault?.problem.oldestSequence
  return (
    <>
      {total > 1 && (
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
            {isPast && <RowActions of="" actions={{ 'Back to now': () => choose(undefined) }} />}
          </div>
        </div>
      )}
      {isPast && oldest !== undefined && (
        <p class="notice" role="alert">
          What it was then is not in the log any more: it begins behind change {oldest}.
        </p>
      )}
      {isPast && oldest === undefined && (
        <Loaded of={past}>
          {() =>
            change && (
              <>
                <Change {...change} />
                {then && <Properties {...one} record={then} change={change} names={new Map([...names, ...former])} />}
              </>
            )
          }
        </Loaded>
      )}
      {!isPast && <Properties {...one} record={record} />}
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

function History({ kind, id, own, names }: OneProps) {
  const entries = usePages(async (query) => {
    const found = await page(api.GET(historyPath(kind), { params: { path: { id }, query } }))
    const former = new Map([...names, ...(await records.formerTitles(found.items))])
    return { ...found, items: found.items.map((entry) => ({ ...entry, former })) }
  })
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <Paged of={entries}>
        {(items) =>
          items.map((entry) => (
            <article key={entry.sequence} class="stack">
              <Change {...entry} />
              {entry.action === 'updated' && (
                <SideBySide
                  name={`Change ${entry.sequence}`}
                  heads={['Former', 'New']}
                  rows={comparedOf({ ...entry, data: entry.data as AnyRecord })}
                  definitions={own}
                  names={entry.former}
                />
              )}
            </article>
          ))
        }
      </Paged>
    </section>
  )
}

function Deleted({ kind, canWrite }: { kind: Kind; canWrite: boolean }) {
  const path = `/api/v1/${kind}/deleted` as '/api/v1/contacts/deleted'
  const deleted = usePages((query) => page(api.GET(path, { params: { query } })))
  const restore = (id: string, title: string) => () =>
    run(async () => {
      const one = `/api/v1/${kind}/{id}/restore` as '/api/v1/contacts/{id}/restore'
      await call(api.POST(one, { params: { path: { id } } }))
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
