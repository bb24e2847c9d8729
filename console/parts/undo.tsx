import { api, call, type Schemas } from '../api.ts'
import { hrefOf, kindOf, titlesOf } from '../records.ts'
import { countOf, wordsOf } from '../words.ts'
import { ask } from './ask.tsx'
import { LongList, shownAtFirst } from './list.tsx'
import { Loaded, useLoad } from './load.tsx'

type Conflict = Schemas['UndoResponse']['conflicts'][number]

/** Looks at what an undo of a change set would do, which writes nothing, with the names of the records that it would leave. */
async function look(changeSet: string) {
  const found = await call(api.POST('/api/v1/changes/undo', { body: { changeSet, dryRun: true } }))
  const titles = new Map<string, string>()
  for (const entity of new Set(found.conflicts.map((one) => one.entity))) {
    const kind = kindOf(entity)
    const ids = found.conflicts.flatMap((one) => (one.entity === entity && one.entityId ? one.entityId : []))
    if (kind) for (const [id, title] of await titlesOf(kind, ids.slice(0, shownAtFirst))) titles.set(id, title)
  }
  return { ...found, titles }
}

/** Shows what an undo would bring back and what it would leave, and does it by *Undo now*; `onDone` is told what is to be said then. */
export function askUndo(title: string, changeSet: string, onDone: (said: string) => void): void {
  ask({
    title,
    verb: 'Undo now',
    note: <Looked changeSet={changeSet} />,
    send: async (_, params) => {
      const { reverted, conflicts } = await call(api.POST('/api/v1/changes/undo', { params, body: { changeSet } }))
      const left = conflicts.length === 0 ? '' : ` ${countOf(conflicts.length, 'record')} stayed as they are.`
      onDone(`Taken back: ${countOf(reverted, 'record')}.${left}`)
    }
  })
}

function Looked({ changeSet }: { changeSet: string }) {
  return (
    <Loaded of={useLoad(() => look(changeSet), [])}>
      {({ reverted, conflicts, titles }) => (
        <>
          <p>
            {reverted === 0 ? 'Nothing' : countOf(reverted, 'record')} would be as before
            {conflicts.length > 0 && `, and ${countOf(conflicts.length, 'record')} would stay as they are`}.
          </p>
          <LongList of={conflicts} show={(one) => <Conflicting of={one} titles={titles} />} />
        </>
      )}
    </Loaded>
  )
}

const reasons: Record<string, string> = {
  changed_since: 'changed since, so it stays as it is',
  duplicate: 'another record has its key by now',
  invalid_reference: 'its pipeline or stage is gone',
  erased: 'it was erased'
}

type ConflictProps = { of: Conflict; titles: ReadonlyMap<string, string> }

function Conflicting({ of: { entity, entityId, reason }, titles }: ConflictProps) {
  const kind = kindOf(entity)
  const why = reasons[reason] ?? reason
  if (!kind || !entityId) return <>And: {why}</>
  const title = titles.get(entityId) ?? `${wordsOf(entity ?? '')} …${entityId.slice(-6)}`
  return (
    <>
      <a href={hrefOf(kind, entityId)} target="_blank" rel="noopener">
        {title}
      </a>
      : {why}
    </>
  )
}
