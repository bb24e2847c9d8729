import type { ComponentChildren } from 'preact'
import { api, call, type Schemas } from '../api.ts'
import { say } from '../notices.tsx'
import { hrefOf, kindOf, names, readTitles } from '../records.ts'
import { countOf, wordsOf } from '../words.ts'
import { ask } from './dialog.tsx'
import { LongList, shownAtFirst } from './list.tsx'
import { useLoad } from './load.tsx'

type Conflict = Schemas['UndoResponse']['conflicts'][number]

/** Looks at what an undo of a change set would do, which writes nothing, and how the records are called that it would leave. */
async function look(changeSet: string) {
  const found = await call(api.POST('/api/v1/changes/undo', { body: { changeSet, dryRun: true } }))
  const shown = found.conflicts.slice(0, shownAtFirst)
  await readTitles(shown.map(({ entity, entityId }) => [kindOf(entity), entityId]))
  return found
}

/** Shows what an undo would bring back and what it would leave, and does it by *Undo now*; `onDone` is told what is to be said then. */
export function askUndo(title: string, changeSet: string, onDone: (said: string) => void = say): void {
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
  const { value, pending } = useLoad(() => look(changeSet), [])
  if (!value) return pending
  const { reverted, conflicts } = value
  return (
    <>
      <p>
        {reverted === 0 ? 'Nothing' : countOf(reverted, 'record')} would be as before
        {conflicts.length > 0 && `, and ${countOf(conflicts.length, 'record')} would stay as they are`}.
      </p>
      <LongList of={conflicts} show={describe} />
    </>
  )
}

const reasons: Record<string, string> = {
  changed_since: 'changed since, so it stays as it is',
  duplicate: 'another record has its key by now',
  invalid_reference: 'its pipeline or stage is gone',
  erased: 'it was erased'
}

function describe({ entity, entityId, reason }: Conflict): ComponentChildren {
  const kind = kindOf(entity)
  const why = reasons[reason] ?? reason
  if (!kind || !entityId) return `And: ${why}`
  return (
    <>
      <a href={hrefOf(kind, entityId)} target="_blank" rel="noopener">
        {names.value.get(entityId) ?? `${wordsOf(entity ?? '')} …${entityId.slice(-6)}`}
      </a>
      : {why}
    </>
  )
}
