import { useEffect, useState } from 'preact/hooks'
import { answer, api, call, page, type Schemas } from '../api.ts'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from '../parts/alert.tsx'
import { useCursors } from '../parts/cursors.ts'
import { saveAs } from '../parts/download.ts'
import { FormDialog } from '../parts/form.tsx'
import { Loaded, useLoad } from '../parts/load.tsx'
import { ShortId, Time } from '../parts/show.tsx'
import { type Column, Pager, Table } from '../parts/table.tsx'
import { comparedOf, type Names, SideBySide, Value } from '../parts/values.tsx'
import {
  type AnyRecord,
  about,
  definitionsOf,
  formerTitles,
  hrefOf,
  type Kind,
  kinds,
  labelOf,
  listPath,
  readNames,
  readValue,
  recordPath,
  titleOf,
  valuesOf
} from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type Definitions = Schemas['PropertyResponse'][]

/** Records to look at: lists, one by one, and those that were deleted. */
export default function Records({ path: [kindPart, id], query, user }: RoomProps) {
  const kind = kinds.find((one) => one === kindPart) ?? 'contacts'
  const canWrite = user.role !== 'viewer'
  return (
    <>
      {id === undefined && <Exports key={`files of ${kind}`} kind={kind} />}
      <nav aria-label="Kinds of records" class="tabs">
        {kinds.map((one) => (
          <a key={one} href={`/console/records/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {wordsOf(one)}
          </a>
        ))}
        <a href={`/console/records/${kind}/deleted`} aria-current={id === 'deleted' ? 'page' : undefined}>
          Deleted
        </a>
      </nav>
      {id === undefined ? (
        <List key={kind} kind={kind} query={query} />
      ) : id === 'deleted' ? (
        <Deleted key={kind} kind={kind} canWrite={canWrite} />
      ) : (
        <One key={id} kind={kind} id={id} />
      )}
    </>
  )
}

const pageSize = 50

function List({ kind, query }: { kind: Kind; query: URLSearchParams }) {
  const q = query.get('q') ?? ''
  const sort = query.get('sort') ?? ''
  const columns = query.get('columns')?.split(',') ?? about[kind].shown
  const definitions = useLoad(() => definitionsOf(kind), [kind])
  /** The address of this list with something else; what is empty stays out of it. */
  const go = (changed: Record<string, string>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changed)) value ? next.set(name, value) : next.delete(name)
    navigate(`/console/records/${kind}${next.size > 0 ? `?${next}` : ''}`)
  }
  return (
    <>
      <div class="row">
        <search>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault()
              go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
            }}
          >
            <label for="search">Search</label>
            <input id="search" key={q} name="q" type="search" defaultValue={q} />
          </form>
        </search>
        <ColumnsButton
          kind={kind}
          columns={columns}
          definitions={definitions.value ?? []}
          onChoose={(chosen) => go({ columns: chosen.join() })}
        />
      </div>
      {definitions.fault && <FaultAlert fault={definitions.fault} again={definitions.again} />}
      {(definitions.value || definitions.fault) && (
        <Rows
          key={`${q} ${sort} ${columns}`}
          {...{ kind, q, sort, columns, definitions: definitions.value ?? [] }}
          onSort={(by, direction) => go({ sort: `${direction === 'desc' ? '-' : ''}${by}` })}
        />
      )}
    </>
  )
}

type RowsProps = {
  kind: Kind
  q: string
  sort: string
  columns: readonly string[]
  definitions: Definitions
  onSort: (by: string, direction: 'asc' | 'desc') => void
}

function Rows({ kind, q, sort, columns, definitions, onSort }: RowsProps) {
  const { cursor, number, pagerOf } = useCursors()
  const { title, properties, sortable } = about[kind]
  const ids = columns.flatMap((name) =>
    name.endsWith('Name') && properties.includes(name.replace(/Name$/, 'Id')) ? name.replace(/Name$/, 'Id') : []
  )
  const own = definitions.map(({ key }) => `custom.${key}`)
  const known = columns.filter((name) => properties.includes(name) || own.includes(name))
  const params = {
    ...{ limit: pageSize, fields: [...new Set(['id', ...title, ...known, ...ids])].join() },
    ...(q && { q }),
    ...(sort && { sort }),
    ...(cursor ? { cursor } : { count: true })
  }
  const loaded = useLoad(() => page(api.GET(listPath(kind), { params: { query: params } })), [JSON.stringify(params)])
  const [total, setTotal] = useState<number>()
  useEffect(() => {
    if (loaded.value?.total !== undefined) setTotal(loaded.value.total)
  }, [loaded.value])
  const by = sort.replace(/^-/, '')
  const shown: Column<AnyRecord>[] = [
    {
      head: 'Name',
      sort: title.at(-1) ?? 'name',
      cell: (record) => <a href={hrefOf(kind, String(record.id))}>{titleOf(kind, record)}</a>
    },
    ...known
      .filter((name) => !title.includes(name))
      .map(
        (name): Column<AnyRecord> => ({
          head: labelOf(name, definitions),
          isNumber: typeof readValue((loaded.value?.items[0] as AnyRecord) ?? {}, name) === 'number',
          cell: (record) => <Value name={name} value={readValue(record, name)} record={record} />,
          ...((sortable.includes(name) || isSortable(name, definitions)) && { sort: name })
        })
      )
  ]
  return (
    <Loaded of={loaded}>
      {({ items, cursor: next }) => (
        <>
          <Table
            name={wordsOf(kind)}
            columns={shown}
            rows={items as AnyRecord[]}
            keyOf={({ id }) => String(id)}
            sorting={{ by, direction: sort.startsWith('-') ? 'desc' : 'asc', onSort }}
            empty={
              q ? (
                <p>Nothing is found for “{q}”.</p>
              ) : (
                <p>
                  There are no {kind} yet. <a href="/console/import">Import</a> brings them over from a file.
                </p>
              )
            }
          />
          <Pager {...pagerOf(next)}>
            {total !== undefined && items.length > 0 && describePlace(number, items.length, total, kind)}
          </Pager>
        </>
      )}
    </Loaded>
  )
}

function describePlace(pageNumber: number, count: number, total: number, kind: Kind): string {
  const first = (pageNumber - 1) * pageSize + 1
  return `${first.toLocaleString('en')} to ${(first + count - 1).toLocaleString('en')} of ${countOf(total, about[kind].one, kind)}`
}

/** Lists with several values, and users, have no order. */
function isSortable(name: string, definitions: Definitions): boolean {
  const type = definitions.find(({ key }) => `custom.${key}` === name)?.type
  return type !== undefined && type !== 'multiselect' && type !== 'user'
}

type ColumnsProps = {
  kind: Kind
  columns: readonly string[]
  definitions: Definitions
  onChoose: (columns: string[]) => void
}

function ColumnsButton({ kind, columns, definitions, onChoose }: ColumnsProps) {
  const [isOpen, setOpen] = useState(false)
  const { properties, title } = about[kind]
  const own = definitions.map(({ key }) => `custom.${key}`)
  const offered = [...properties.filter((name) => !title.includes(name) && !/^(?:tenantId|.+Id)$/.test(name)), ...own]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <FormDialog
          title="Columns of the table"
          send="Show"
          onClose={() => setOpen(false)}
          onSend={async ({ list }) => {
            onChoose(list('columns'))
            setOpen(false)
          }}
        >
          <fieldset>
            <legend class="unseen">Columns</legend>
            <div class="checks">
              {offered.map((name) => (
                <div class="check" key={name}>
                  <input
                    type="checkbox"
                    id={`column-${name}`}
                    name="columns"
                    value={name}
                    defaultChecked={columns.includes(name)}
                  />
                  <label for={`column-${name}`}>{labelOf(name, definitions)}</label>
                </div>
              ))}
            </div>
          </fieldset>
        </FormDialog>
      )}
    </>
  )
}

function Exports({ kind }: { kind: Kind }) {
  const [state, setState] = useState<{ said: string; fault?: Fault }>({ said: '' })
  const press = async (type: 'CSV' | 'XLSX') => {
    setState({ said: `The ${type} file is being made…` })
    const path =
      `/api/v1/importexport/${kind}/export${type === 'XLSX' ? '/excel' : ''}` as '/api/v1/importexport/contacts/export'
    try {
      const { body, response } = await answer(api.GET(path, { params: { query: { extended: true } }, parseAs: 'blob' }))
      saveAs(body, response, `${kind}.${type.toLowerCase()}`)
      setState({ said: '' })
    } catch (thrown) {
      setState({ said: '', fault: faultOf(thrown) })
    }
  }
  return (
    <>
      <div class="actions">
        <span role="status">{state.said}</span>
        <button type="button" onClick={() => press('CSV')}>
          Export CSV
        </button>
        <button type="button" onClick={() => press('XLSX')}>
          Export XLSX
        </button>
      </div>
      {state.fault && <FaultAlert fault={state.fault} />}
    </>
  )
}

function One({ kind, id }: { kind: Kind; id: string }) {
  const loaded = useLoad(
    () =>
      Promise.all([call(api.GET(recordPath(kind), { params: { path: { id } } })), definitionsOf(kind), readNames()]),
    [kind, id]
  )
  return (
    <Loaded of={loaded}>
      {([found, definitions, names]) => {
        const record = found as AnyRecord
        return (
          <>
            <h2>{titleOf(kind, record)}</h2>
            <dl class="properties">
              {valuesOf(record).map(([name, value]) => (
                <div key={name}>
                  <dt>{labelOf(name, definitions)}</dt>
                  <dd>
                    <Value name={name} value={value} record={record} names={names} />
                  </dd>
                </div>
              ))}
              <div>
                <dt>Id</dt>
                <dd>
                  <ShortId id={id} />
                </dd>
              </div>
            </dl>
            <History {...{ kind, id, definitions, names }} />
          </>
        )
      }}
    </Loaded>
  )
}

const historySize = 20

function History({ kind, id, definitions, names }: { kind: Kind; id: string; definitions: Definitions; names: Names }) {
  const [offset, setOffset] = useState(0)
  const path = `/api/v1/${kind}/{id}/history` as '/api/v1/contacts/{id}/history'
  const query = { limit: historySize, offset }
  const loaded = useLoad(async () => {
    const found = await page(api.GET(path, { params: { path: { id }, query } }))
    return { ...found, former: await formerTitles(found.items) }
  }, [id, offset])
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <Loaded of={loaded}>
        {({ items, offset: next, former }) => (
          <>
            {items.map((entry) => (
              <article key={entry.sequence} class="stack">
                <p>
                  <strong>{wordsOf(entry.action)}</strong> by {entry.actor?.name ?? 'somebody'}
                  {entry.source !== 'api' && ` (${entry.source})`}, <Time at={entry.changedAt} />
                </p>
                {entry.action === 'updated' && (
                  <SideBySide
                    name={`Change ${entry.sequence}`}
                    heads={['Former', 'New']}
                    rows={comparedOf({ ...entry, data: entry.data as AnyRecord })}
                    definitions={definitions}
                    names={new Map([...names, ...former])}
                  />
                )}
              </article>
            ))}
            <Pager
              onPrevious={offset > 0 ? () => setOffset(offset - historySize) : undefined}
              onNext={next ? () => setOffset(offset + historySize) : undefined}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Deleted({ kind, canWrite }: { kind: Kind; canWrite: boolean }) {
  const { cursor, pagerOf } = useCursors()
  const [restored, setRestored] = useState<{ id: string; title: string }>()
  const [fault, setFault] = useState<Fault>()
  const path = `/api/v1/${kind}/deleted` as '/api/v1/contacts/deleted'
  const query = { limit: pageSize, ...(cursor && { cursor }) }
  const loaded = useLoad(() => page(api.GET(path, { params: { query } })), [kind, cursor])
  const restore = async (id: string, title: string) => {
    setFault(undefined)
    try {
      await call(
        api.POST(`/api/v1/${kind}/{id}/restore` as '/api/v1/contacts/{id}/restore', { params: { path: { id } } })
      )
      setRestored({ id, title })
      loaded.again()
    } catch (thrown) {
      setFault(faultOf(thrown))
    }
  }
  return (
    <>
      <p role="status" class={restored ? 'notice' : undefined}>
        {restored && (
          <>
            Restored: <a href={hrefOf(kind, restored.id)}>{restored.title}</a>
          </>
        )}
      </p>
      {fault && <FaultAlert fault={fault} />}
      <Loaded of={loaded}>
        {({ items, cursor: next }) => (
          <>
            <Table
              name={`Deleted ${kind}`}
              rows={items}
              keyOf={({ id }) => id}
              empty={<p>No {kind} have been deleted. What is deleted can be restored here.</p>}
              columns={[
                { head: 'Name', cell: ({ data }) => titleOf(kind, data as AnyRecord) },
                { head: 'Deleted', cell: ({ deletedAt }) => <Time at={deletedAt} /> },
                { head: 'By', cell: ({ actor }) => actor?.name ?? 'Somebody' },
                {
                  head: 'Actions',
                  cell: ({ id, data }) =>
                    canWrite && (
                      <div class="actions">
                        <button
                          type="button"
                          class="small"
                          onClick={() => restore(id, titleOf(kind, data as AnyRecord))}
                        >
                          Restore
                        </button>
                      </div>
                    )
                }
              ]}
            />
            <Pager {...pagerOf(next)} />
          </>
        )}
      </Loaded>
    </>
  )
}
