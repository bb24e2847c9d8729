import { useState } from 'preact/hooks'
import { api, call, type Schemas } from '../api.ts'
import { hrefOf, kindOf, titlesOf } from '../records.ts'
import { countOf, wordsOf } from '../words.ts'
import { FormDialog, type Typed } from './form.tsx'
import { Loaded, useLoad } from './load.tsx'

type Undo = Schemas['UndoResponse']
/** An undo as a dry run shows it, with the names of the records that it would leave. */
type Look = Undo & { titles: ReadonlyMap<string, string> }

/** Looks at what an undo of a change set would do, which writes nothing. */
async function look(changeSet: string): Promise<Look> {
  const answer = await call(api.POST('/api/v1/changes/undo', { body: { changeSet, dryRun: true } }))
  const titles = new Map<string, string>()
  for (const entity of new Set(answer.conflicts.map((one) => one.entity))) {
    const kind = kindOf(entity)
    const ids = answer.conflicts.flatMap((one) => (one.entity === entity && one.entityId ? one.entityId : []))
    if (kind) for (const [id, title] of await titlesOf(kind, ids.slice(0, shownConflicts))) titles.set(id, title)
  }
  return { ...answer, titles }
}

const shownConflicts = 100

type Props = {
  title: string
  changeSet: string
  onClose: () => void
  /** What is to be said once it is done. */
  onDone: (said: string) => void
}

/** Shows what an undo would bring back and what it would leave, and does it by *Undo now*. */
export function UndoDialog({ title, changeSet, onClose, onDone }: Props) {
  const seen = useLoad(() => look(changeSet), [changeSet])
  const undo = async ({ once }: Typed) => {
    const { reverted, conflicts } = await call(api.POST('/api/v1/changes/undo', { params: once, body: { changeSet } }))
    const left = conflicts.length === 0 ? '' : ` ${countOf(conflicts.length, 'record')} stayed as they are.`
    onDone(`Taken back: ${countOf(reverted, 'record')}.${left}`)
    onClose()
  }
  return (
    <FormDialog title={title} send="Undo now" isDangerous onSend={undo} onClose={onClose}>
      <input type="hidden" name="changeSet" value={changeSet} />
      <Loaded of={seen}>{(found) => <Seen look={found} />}</Loaded>
    </FormDialog>
  )
}

const reasons: Record<string, string> = {
  changed_since: 'changed since, so it stays as it is',
  duplicate: 'another record has its key by now',
  invalid_reference: 'its pipeline or stage is gone',
  erased: 'it was erased'
}

function Seen({ look: { reverted, conflicts, titles } }: { look: Look }) {
  const [count, setCount] = useState(shownConflicts)
  return (
    <div class="stack">
      <p>
        {reverted === 0 ? 'Nothing' : countOf(reverted, 'record')} would be as before
        {conflicts.length > 0 && `, and ${countOf(conflicts.length, 'record')} would stay as they are`}.
      </p>
      {conflicts.length > 0 && (
        <ul class="conflicts">
          {conflicts.slice(0, count).map(({ entity, entityId, reason }) => {
            const kind = kindOf(entity)
            return (
              <li key={`${entityId}`}>
                {kind && entityId ? (
                  <a href={hrefOf(kind, entityId)} target="_blank" rel="noopener">
                    {titles.get(entityId) ?? `${wordsOf(entity ?? '')} …${entityId.slice(-6)}`}
                  </a>
                ) : (
                  'And'
                )}
                : {reasons[reason] ?? reason}
              </li>
            )
          })}
        </ul>
      )}
      {conflicts.length > count && (
        <button type="button" onClick={() => setCount(conflicts.length)}>
          Show all
        </button>
      )}
    </div>
  )
}
