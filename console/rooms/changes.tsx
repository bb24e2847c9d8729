import { api, call, page, type Schemas } from '../api.ts'
import { say } from '../notices.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { List, Paged, usePages } from '../parts/list.tsx'
import { State, Time } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { FormerAndNew } from '../parts/values.tsx'
import { type AnyRecord, formerNames, hrefOf, kindOf, type Names, readNames, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { wordsOf } from '../words.ts'

type ChangeSet = Schemas['ChangeSet']

/** What was done at once, by whom; each can be looked at and taken back. */
export default function Changes({ path: [changeSet], user }: RoomProps) {
  const canUndo = user.role !== 'viewer'
  return changeSet ? <OneSet key={changeSet} changeSet={changeSet} canUndo={canUndo} /> : <Sets canUndo={canUndo} />
}

const sources: Record<string, string> = {
  ...{ api: 'Changed', bulk: 'Changed many', import: 'Imported', restore: 'Restored', merge: 'Merged' },
  ...{ undo: 'Took back', erase: 'Erased', mcp: 'Changed by an agent' }
}

/** What a set did, in a few words. */
function whatOf({ source, entities }: ChangeSet): string {
  return `${sources[source] ?? wordsOf(source)}: ${entities.map((entity) => kindOf(entity) ?? `${entity}s`).join(', ')}`
}

function Size({ of: { created, updated, deleted } }: { of: ChangeSet }) {
  const counts = `${created} created, ${updated} updated, ${deleted} deleted`
  return <span title={counts}>{(created + updated + deleted).toLocaleString('en')}</span>
}

function undo(changeSet: string, again: () => void) {
  askUndo('Undo this?', changeSet, (said) => {
    say(said)
    again()
  })
}

function Sets({ canUndo }: { canUndo: boolean }) {
  const sets = usePages((query) => page(api.GET('/api/v1/changes/sets', { params: { query } })))
  return (
    <List
      of={sets}
      name="Changes"
      keyOf={({ changeSet }) => changeSet}
      empty="Nothing has been changed yet. What people, keys and imports change will stand here."
      columns={[
        { head: 'Who', cell: ({ actor }) => actor.name },
        { head: 'What', cell: whatOf },
        { head: 'When', cell: ({ at }) => <Time at={at} /> },
        { head: 'Changes', isNumber: true, cell: (set) => <Size of={set} /> },
        { head: 'State', cell: ({ undoneBy }) => undoneBy && <State word="Taken back" /> }
      ]}
      nameOf={whatOf}
      actions={({ changeSet }) => ({
        Look: () => navigate(`/console/changes/${changeSet}`),
        Undo: canUndo && (() => undo(changeSet, sets.again))
      })}
    />
  )
}

function OneSet({ changeSet, canUndo }: { changeSet: string; canUndo: boolean }) {
  const changes = usePages(async (place) => {
    const query = { ...place, changeSet, previous: true }
    const [found, own] = await Promise.all([call(api.GET('/api/v1/changes', { params: { query } })), readNames()])
    const names = await formerNames(found.changes, own)
    const next = found.hasMore ? { next: { cursor: found.nextCursor } } : {}
    return { items: found.changes.map((change) => ({ change, names })), ...next }
  })
  return (
    <>
      <div class="actions">
        <a href="/console/changes">All changes</a>
        <Buttons of={{ Undo: canUndo && (() => undo(changeSet, changes.again)) }} />
      </div>
      <Paged of={changes}>
        {(items) => (
          <>
            {items.length === 0 && <p class="empty">There are no such changes, or they are no longer kept.</p>}
            {items[0] && (
              <p>
                {items[0].change.actor?.name ?? 'Somebody'}, <Time at={items[0].change.changedAt} />
              </p>
            )}
            {items.map((one) => (
              <OneChange key={one.change.sequence} {...one} />
            ))}
          </>
        )}
      </Paged>
    </>
  )
}

function OneChange({ change, names }: { change: Schemas['ChangeResponse']; names: Names }) {
  const { entity, entityId, action, sequence } = change
  const data: AnyRecord = { ...change.data }
  const kind = kindOf(entity)
  const title = kind ? titleOf(kind, data) : String(data.name ?? '')
  return (
    <section aria-labelledby={`change-${sequence}`}>
      <h2 id={`change-${sequence}`}>
        {kind ? <a href={hrefOf(kind, entityId)}>{title}</a> : title}{' '}
        <span class="hint">{`${wordsOf(entity)} ${action}`}</span>
      </h2>
      <FormerAndNew name={`${title} ${action}`} change={change} names={names} />
    </section>
  )
}
