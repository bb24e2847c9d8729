import { useState } from 'preact/hooks'
import { answer, api, page, type Schemas } from '../api.ts'
import { type Fault, faultOf } from '../faults.ts'
import { FaultAlert } from '../parts/alert.tsx'
import { useCursors } from '../parts/cursors.ts'
import { Loaded, useLoad } from '../parts/load.tsx'
import { Pager } from '../parts/table.tsx'
import { UndoDialog } from '../parts/undo.tsx'
import { type Compared, SideBySide } from '../parts/values.tsx'
import { type AnyRecord, definitionsOf, hrefOf, readValue, recordsOf, titleOf, valuesOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { wordsOf } from '../words.ts'

type Kind = 'contacts' | 'companies'
type Definitions = Schemas['PropertyResponse'][]
/** Records that seem to be the same, as they are now. */
type Group = { reasons: string[]; records: AnyRecord[] }

const kinds: Kind[] = ['contacts', 'companies']
const pageSize = 10

/** Records that seem to be the same, side by side, to be merged. */
export default function Duplicates({ path, user }: RoomProps) {
  const kind = kinds.find((one) => one === path[0]) ?? 'contacts'
  return (
    <>
      <nav aria-label="Kinds of records" class="tabs">
        {kinds.map((one) => (
          <a key={one} href={`/console/duplicates/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {wordsOf(one)}
          </a>
        ))}
      </nav>
      <Groups
        key={kind}
        kind={kind}
        canMerge={user.role !== 'viewer'}
        canUndo={user.role !== 'viewer' && user.visibility === 'all'}
      />
    </>
  )
}

/** A page of groups with their records: one request for the groups, and one for each hundred records. */
async function readGroups(kind: Kind, cursor: string | undefined) {
  const query = { limit: pageSize, ...(cursor && { cursor }) }
  const [groups, definitions] = await Promise.all([
    page(api.GET(`/api/v1/${kind}/duplicates` as '/api/v1/contacts/duplicates', { params: { query } })),
    definitionsOf(kind)
  ])
  const records = await recordsOf(
    kind,
    groups.items.flatMap(({ ids }) => ids)
  )
  const items = groups.items.map(
    ({ ids, reasons }): Group => ({
      reasons,
      records: ids.map((id) => records.get(id)).filter((record) => record !== undefined)
    })
  )
  return { items: items.filter((group) => group.records.length > 1), cursor: groups.cursor, definitions }
}

type GroupsProps = { kind: Kind; canMerge: boolean; canUndo: boolean }

function Groups({ kind, canMerge, canUndo }: GroupsProps) {
  const { cursor, pagerOf } = useCursors()
  const [merged, setMerged] = useState<{ said: string; changeSet?: string | undefined }>()
  const [isUndoing, setUndoing] = useState(false)
  const loaded = useLoad(() => readGroups(kind, cursor), [kind, cursor])
  return (
    <>
      <div role="status" class={merged ? 'notice row' : undefined}>
        {merged && <span>{merged.said}</span>}
        {merged?.changeSet && canUndo && (
          <button type="button" onClick={() => setUndoing(true)}>
            Undo
          </button>
        )}
      </div>
      <Loaded of={loaded}>
        {({ items, cursor: next, definitions }) => (
          <>
            {items.length === 0 && <p class="empty">No {kind} seem to be the same.</p>}
            {items.map((group) => (
              <OneGroup
                key={group.records.map((record) => `${record.id} ${record.updatedAt}`).join()}
                {...{ kind, group, definitions, canMerge }}
                onMerged={(said, changeSet) => {
                  setMerged({ said, changeSet })
                  loaded.again()
                }}
                lookAgain={loaded.again}
              />
            ))}
            <Pager {...pagerOf(next)} />
          </>
        )}
      </Loaded>
      {isUndoing && merged?.changeSet && (
        <UndoDialog
          title="Undo the merge?"
          changeSet={merged.changeSet}
          onClose={() => setUndoing(false)}
          onDone={(said) => {
            setMerged({ said })
            loaded.again()
          }}
        />
      )}
    </>
  )
}

const reasonWords: Record<string, string> = {
  same_phone: 'the same telephone number',
  same_name: 'the same name',
  same_name_and_company: 'the same name and company',
  similar_name_and_domain: 'a similar name, and e-mail addresses of the same domain'
}

type GroupProps = {
  kind: Kind
  group: Group
  definitions: Definitions
  canMerge: boolean
  onMerged: (said: string, changeSet: string | undefined) => void
  lookAgain: () => void
}

function OneGroup({ kind, group: { reasons, records }, definitions, canMerge, onMerged, lookAgain }: GroupProps) {
  const [staysId, setStays] = useState(String(records[0]?.id))
  const [fault, setFault] = useState<Fault>()
  const stays = records.find(({ id }) => id === staysId) ?? {}
  const goes = records.find(({ id }) => id !== staysId) ?? {}
  const name = titleOf(kind, stays)
  const send = (dryRun: boolean) =>
    answer(
      api.POST(`/api/v1/${kind}/{id}/merge` as '/api/v1/contacts/{id}/merge', {
        params: { path: { id: staysId }, header: { 'If-Match': `"${stays.updatedAt}"` } },
        body: { duplicateId: String(goes.id), dryRun }
      })
    )
  const preview = useLoad(async () => (canMerge ? ((await send(true)).body as AnyRecord) : undefined), [staysId])
  const merge = async () => {
    setFault(undefined)
    try {
      const { response } = await send(false)
      onMerged(`Merged: ${name} stays.`, response.headers.get('x-change-set') ?? undefined)
    } catch (thrown) {
      setFault(faultOf(thrown))
    }
  }
  const becomes = preview.value
  // Records of one name are told apart by a number.
  const titles = records.map((record) => titleOf(kind, record))
  const nameOf = (at: number) =>
    `${titles[at]}${titles.filter((title) => title === titles[at]).length > 1 ? ` (${at + 1})` : ''}`
  const heads = [...records.map((_, at) => nameOf(at)), ...(becomes ? ['After the merge'] : [])]
  return (
    <section aria-label={`${name}, ${records.length} records`}>
      <h2>{name}</h2>
      <p>
        They have {reasons.map((reason) => reasonWords[reason] ?? wordsOf(reason).toLowerCase()).join(', ')}.{' '}
        {records.map((record, at) => (
          <a key={String(record.id)} href={hrefOf(kind, String(record.id))}>
            {`Open ${nameOf(at)} `}
          </a>
        ))}
      </p>
      {canMerge && (
        <fieldset>
          <legend>Which one stays</legend>
          <div class="checks">
            {records.map((record, at) => (
              <div class="check" key={String(record.id)}>
                <input
                  type="radio"
                  id={`stays-${record.id}`}
                  name={`stays-${records[0]?.id}`}
                  checked={record.id === staysId}
                  onChange={() => setStays(String(record.id))}
                />
                <label for={`stays-${record.id}`}>{nameOf(at)}</label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <SideBySide
        name={`${name}, side by side`}
        heads={heads}
        rows={rowsOf(records, becomes)}
        definitions={definitions}
        marks
      />
      {preview.fault && <FaultAlert fault={preview.fault} again={preview.again} lookAgain={lookAgain} />}
      {fault && <FaultAlert fault={fault} again={merge} lookAgain={lookAgain} />}
      {canMerge && (
        <div class="buttons">
          {records.length > 2 && <span class="hint">One after another: next {titleOf(kind, goes)} goes.</span>}
          <button type="button" class="primary" disabled={!becomes} onClick={merge}>
            Merge
          </button>
        </div>
      )}
    </section>
  )
}

/** Each property that one of the records has a value of, with what the merge would make of it. */
function rowsOf(records: AnyRecord[], becomes: AnyRecord | undefined): Compared[] {
  const states = [...records, ...(becomes ? [becomes] : [])]
  const names = new Set(states.flatMap((record) => valuesOf(record).map(([name]) => name)))
  const isShown = (name: string) =>
    name !== 'updatedAt' &&
    states.some(
      (record) =>
        ![undefined, null, ''].includes(readValue(record, name) as null) && String(readValue(record, name)) !== ''
    )
  return [...names]
    .filter(isShown)
    .map((name) => ({ name, values: states.map((record) => ({ value: readValue(record, name), record })) }))
}
