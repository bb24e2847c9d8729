import { api, call, page, type Schemas } from '../api.ts'
import { Buttons } from '../parts/alert.tsx'
import { List, Paged } from '../parts/list.tsx'
import { Section, State, Time } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { FormerAndNew } from '../parts/values.tsx'
import { type AnyRecord, hrefOf, kindOf, readFormer, readNames, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { navigate } from '../router.ts'
import { wordsOf } from '../words.ts'

type ChangeSet = Schemas['ChangeSet']

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

/** What was done at once, by whom; each can be looked at and taken back. */
export default function Changes({ path: [opened], user }: RoomProps) {
  const undo = (changeSet: string) => user.role !== 'viewer' && (() => askUndo('Undo this?', changeSet))
  if (opened) return <OneSet key={opened} changeSet={opened} undo={undo(opened)} />
  return (
    <List<ChangeSet>
      load={(query) => page(api.GET('/api/v1/changes/sets', { params: { query } }))}
      name="Changes"
      keyOf={({ changeSet }) => changeSet}
      empty="Nothing has been changed yet. What people, keys and imports change will stand here."
      columns={{
        Who: ({ actor }) => actor.name,
        What: whatOf,
        When: 'at',
        Changes: (set) => <Size of={set} />,
        State: ({ undoneBy }) => undoneBy && <State word="Taken back" />
      }}
      numbers={['Changes']}
      nameOf={whatOf}
      actions={({ changeSet }) => ({ Look: () => navigate(`/console/changes/${changeSet}`), Undo: undo(changeSet) })}
    />
  )
}

async function readChanges(changeSet: string, place: object) {
  const params = { query: { ...place, changeSet, previous: true } }
  const [found] = await Promise.all([call(api.GET('/api/v1/changes', { params })), readNames()])
  await readFormer(found.changes)
  return { items: found.changes, ...(found.hasMore && { next: { cursor: found.nextCursor } }) }
}

function OneSet({ changeSet, undo }: { changeSet: string; undo: (() => void) | false }) {
  return (
    <>
      <div class="actions">
        <a href="/console/changes">All changes</a>
        <Buttons of={{ Undo: undo }} />
      </div>
      <Paged load={(place) => readChanges(changeSet, place)}>
        {([first, ...more]) =>
          first ? (
            <>
              <p>
                {first.actor?.name ?? 'Somebody'}, <Time at={first.changedAt} />
              </p>
              {[first, ...more].map((change) => (
                <OneChange key={change.sequence} change={change} />
              ))}
            </>
          ) : (
            <p class="empty">There are no such changes, or they are no longer kept.</p>
          )
        }
      </Paged>
    </>
  )
}

function OneChange({ change }: { change: Schemas['ChangeResponse'] }) {
  const { entity, entityId, action } = change
  const data: AnyRecord = { ...change.data }
  const kind = kindOf(entity)
  const name = kind ? titleOf(kind, data) : String(data.name ?? '')
  const heading = (
    <>
      {kind ? <a href={hrefOf(kind, entityId)}>{name}</a> : name}{' '}
      <span class="hint">{`${wordsOf(entity)} ${action}`}</span>
    </>
  )
  return (
    <Section name={`${name} ${action}`} title={heading}>
      <FormerAndNew name={`${name} ${action}`} change={change} />
    </Section>
  )
}
