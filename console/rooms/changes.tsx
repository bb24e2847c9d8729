import { useState } from 'preact/hooks'
import { api, call, page, type Schemas } from '../api.ts'
import { useCursors } from '../parts/cursors.ts'
import { Loaded, useLoad } from '../parts/load.tsx'
import { State, Time } from '../parts/show.tsx'
import { Pager, Table } from '../parts/table.tsx'
import { UndoDialog } from '../parts/undo.tsx'
import { comparedOf, type Names, SideBySide } from '../parts/values.tsx'
import { type AnyRecord, formerTitles, hrefOf, kindOf, readNames, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { countOf, wordsOf } from '../words.ts'

type ChangeSet = Schemas['ChangeSet']

/** What was done at once, by whom; each can be looked at and taken back. */
export default function Changes({ path, user }: RoomProps) {
  const [undoing, setUndoing] = useState<string>()
  const [said, setSaid] = useState('')
  const [round, setRound] = useState(0)
  const onUndo = user.role === 'viewer' ? undefined : setUndoing
  const done = (text: string) => {
    setSaid(text)
    setRound((count) => count + 1)
  }
  const [changeSet] = path
  return (
    <>
      <p role="status" class={said ? 'notice' : undefined}>
        {said}
      </p>
      {changeSet ? (
        <OneSet key={`${changeSet} ${round}`} changeSet={changeSet} onUndo={onUndo} />
      ) : (
        <Sets key={round} onUndo={onUndo} />
      )}
      {undoing && (
        <UndoDialog title="Undo this?" changeSet={undoing} onClose={() => setUndoing(undefined)} onDone={done} />
      )}
    </>
  )
}

type UndoProps = { onUndo: ((changeSet: string) => void) | undefined }

const sources: Record<string, string> = {
  api: 'Changed',
  bulk: 'Changed many',
  import: 'Imported',
  restore: 'Restored',
  merge: 'Merged',
  undo: 'Took back',
  erase: 'Erased',
  mcp: 'Changed by an agent'
}

/** What a set did, in a few words. */
function whatOf({ source, entities }: ChangeSet): string {
  return `${sources[source] ?? wordsOf(source)}: ${entities.map((entity) => kindOf(entity) ?? `${entity}s`).join(', ')}`
}

const sizeOf = ({ created, updated, deleted }: ChangeSet) => created + updated + deleted

function Sets({ onUndo }: UndoProps) {
  const { cursor, pagerOf } = useCursors()
  const sets = useLoad(
    () => page(api.GET('/api/v1/changes/sets', { params: { query: { limit: 50, ...(cursor && { cursor }) } } })),
    [cursor]
  )
  return (
    <Loaded of={sets}>
      {({ items, cursor: next }) => (
        <>
          <Table
            name="Changes"
            rows={items}
            keyOf={({ changeSet }) => changeSet}
            empty={<p>Nothing has been changed yet. What people, keys and imports change will stand here.</p>}
            columns={[
              { head: 'Who', cell: ({ actor }) => actor.name },
              { head: 'What', cell: whatOf },
              { head: 'When', cell: ({ at }) => <Time at={at} /> },
              {
                head: 'Changes',
                isNumber: true,
                cell: (set) => <span title={countsOf(set)}>{sizeOf(set).toLocaleString('en')}</span>
              },
              { head: 'State', cell: ({ undoneBy }) => undoneBy && <State word="Taken back" /> },
              {
                head: 'Actions',
                cell: ({ changeSet }) => (
                  <div class="actions">
                    <button type="button" class="small" onClick={() => navigate(`/console/changes/${changeSet}`)}>
                      Look
                    </button>
                    <UndoButton changeSet={changeSet} onUndo={onUndo} />
                  </div>
                )
              }
            ]}
          />
          <Pager {...pagerOf(next)} />
        </>
      )}
    </Loaded>
  )
}

function UndoButton({ changeSet, onUndo }: UndoProps & { changeSet: string }) {
  if (!onUndo) return null
  return (
    <button type="button" class="small" onClick={() => onUndo(changeSet)}>
      Undo
    </button>
  )
}

const countsOf = ({ created, updated, deleted }: ChangeSet) =>
  `${created} created, ${updated} updated, ${deleted} deleted`

const pageSize = 50

function OneSet({ changeSet, onUndo }: UndoProps & { changeSet: string }) {
  const { cursor, pagerOf } = useCursors()
  const query = { changeSet, previous: true, limit: pageSize, ...(cursor && { cursor }) }
  const loaded = useLoad(async () => {
    const [found, names] = await Promise.all([call(api.GET('/api/v1/changes', { params: { query } })), readNames()])
    return { ...found, names: new Map([...names, ...(await formerTitles(found.changes))]) }
  }, [changeSet, cursor])
  return (
    <>
      <p class="actions">
        <a href="/console/changes">All changes</a>
        <UndoButton changeSet={changeSet} onUndo={onUndo} />
      </p>
      <Loaded of={loaded}>
        {({ changes, nextCursor, hasMore, names }) => (
          <>
            {changes.length === 0 && <p class="empty">There are no such changes, or they are no longer kept.</p>}
            {changes[0] && (
              <p>
                {changes[0].actor?.name ?? 'Somebody'}, <Time at={changes[0].changedAt} />
              </p>
            )}
            {changes.map((change) => (
              <OneChange key={change.sequence} change={change} names={names} />
            ))}
            <Pager {...pagerOf(hasMore ? nextCursor : undefined)}>
              {changes.length > 0 && countOf(changes.length, 'change')}
            </Pager>
          </>
        )}
      </Loaded>
    </>
  )
}

function OneChange({ change, names }: { change: Schemas['ChangeResponse']; names: Names }) {
  const { entity, entityId, action, sequence } = change
  const data = change.data as AnyRecord
  const kind = kindOf(entity)
  const title = kind ? titleOf(kind, data) : String(data.name ?? '')
  return (
    <section aria-labelledby={`change-${sequence}`}>
      <h2 id={`change-${sequence}`}>
        {kind ? <a href={hrefOf(kind, entityId)}>{title}</a> : title}{' '}
        <span class="hint">{`${wordsOf(entity)} ${action}`}</span>
      </h2>
      <SideBySide
        name={`${title} ${action}`}
        heads={['Former', 'New']}
        rows={comparedOf({ ...change, data })}
        names={names}
      />
    </section>
  )
}
