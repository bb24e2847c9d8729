import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { answer, api, ifMatch, page, type Schemas } from '../api.ts'
import { run, say } from '../notices.tsx'
import { FaultAlert } from '../parts/alert.tsx'
import { Buttons } from '../parts/buttons.tsx'
import { Ask } from '../parts/form.tsx'
import { Paged, usePages } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { KindTabs } from '../parts/show.tsx'
import { askUndo } from '../parts/undo.tsx'
import { compare, SideBySide } from '../parts/values.tsx'
import { type AnyRecord, definitionsOf, hrefOf, pathOf, recordsOf, titleOf } from '../records.ts'
import type { RoomProps } from '../rooms.ts'
import { wordsOf } from '../words.ts'

type Kind = 'contacts' | 'companies'
type Candidate = AnyRecord & { id: string; updatedAt: string }
/** Records that seem to be the same, as they are now. */
type Group = { reasons: string[]; records: Candidate[]; definitions: Schemas['PropertyResponse'][] }

const kinds: Kind[] = ['contacts', 'companies']

/** Records that seem to be the same, side by side, to be merged. */
export default function Duplicates({ path: [asked], user }: RoomProps) {
  const kind = kinds.find((one) => one === asked) ?? 'contacts'
  return (
    <>
      <KindTabs room="duplicates" kinds={kinds} at={kind} />
      <Groups key={kind} kind={kind} user={user} />
    </>
  )
}

function Groups({ kind, user }: { kind: Kind; user: RoomProps['user'] }) {
  // One request for the groups of a page, and one for each hundred records.
  const groups = usePages(
    async (query) => {
      const [found, definitions] = await Promise.all([
        page(api.GET(pathOf(kind, '/duplicates'), { params: { query } })),
        definitionsOf(kind)
      ])
      const all = found.items.flatMap(({ ids }) => ids)
      const known = (await recordsOf(kind, all)) as Map<string, Candidate>
      const items = found.items.map(({ ids, reasons }): Group => {
        return { reasons, definitions, records: ids.map((id) => known.get(id)).filter((one) => one !== undefined) }
      })
      return { ...found, items: items.filter(({ records }) => records.length > 1) }
    },
    [],
    { limit: 10 }
  )
  const canMerge = user.role !== 'viewer'
  const undo = (changeSet: string) =>
    askUndo('Undo the merge?', changeSet, (said) => {
      say(said)
      groups.again()
    })
  const tell = (said: string, changeSet: string | null) => {
    groups.again()
    if (!changeSet || user.visibility !== 'all') return said
    return (
      <div class="row">
        {said} <Buttons of={{ Undo: () => undo(changeSet) }} />
      </div>
    )
  }
  return (
    <Paged of={groups}>
      {(items) => (
        <>
          {items.length === 0 && <p class="empty">No {kind} seem to be the same.</p>}
          {items.map((group) => (
            <OneGroup
              key={group.records.map(({ id, updatedAt }) => id + updatedAt).join()}
              {...{ kind, group, canMerge, tell }}
              lookAgain={groups.again}
            />
          ))}
        </>
      )}
    </Paged>
  )
}

const reasonWords: Record<string, string> = {
  same_phone: 'the same telephone number',
  similar_name_and_domain: 'a similar name, and e-mail addresses of the same domain'
}

type GroupProps = {
  kind: Kind
  group: Group
  canMerge: boolean
  /** What is to be said of a merge, with its change set. */
  tell: (said: string, changeSet: string | null) => ComponentChildren
  lookAgain: () => void
}

function OneGroup({ kind, group: { reasons, records, definitions }, canMerge, tell, lookAgain }: GroupProps) {
  const id = useId()
  const [staysId, setStays] = useState(records[0]?.id)
  const stays = records.find(({ id }) => id === staysId)
  const goes = records.find(({ id }) => id !== staysId)
  // Records of one name are told apart by a number.
  const titles = records.map((record) => titleOf(kind, record))
  const names = titles.map((title, at) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${at + 1})`
  )
  const name = stays ? titleOf(kind, stays) : ''
  const send = async (dryRun: boolean) => {
    if (!stays || !goes) throw new Error('there are no two records')
    const params = { path: { id: stays.id }, header: ifMatch(stays) }
    return answer(api.POST(pathOf(kind, '/{id}/merge'), { params, body: { duplicateId: goes.id, dryRun } }))
  }
  const preview = useLoad(
    async () => canMerge && { of: staysId, becomes: (await send(true)).body as AnyRecord },
    [staysId]
  )
  // What another choice would have made is no preview of this one.
  const becomes = preview.value && preview.value.of === staysId ? preview.value.becomes : undefined
  const merge = async () => tell(`Merged: ${name} stays.`, (await send(false)).response.headers.get('x-change-set'))
  return (
    <section aria-label={`${name}, ${records.length} records`}>
      <h2>{name}</h2>
      <p>
        They have {reasons.map((reason) => reasonWords[reason] ?? `the ${wordsOf(reason).toLowerCase()}`).join(', ')}.{' '}
        {records.map(({ id }, at) => (
          <span key={id}>
            <a href={hrefOf(kind, id)}>Open {names[at]}</a>{' '}
          </span>
        ))}
      </p>
      {canMerge && (
        <Ask
          name={id}
          label="Which one stays"
          type="radios"
          choices={records.map((record, at) => ({ value: record.id, label: names[at] ?? '' }))}
          value={staysId}
          onAnswer={setStays}
        />
      )}
      <SideBySide
        name={`${name}, side by side`}
        heads={[...names, ...(becomes ? ['After the merge'] : [])]}
        rows={compare(becomes ? [...records, becomes] : records)}
        definitions={definitions}
        marks
      />
      <FaultAlert fault={preview.fault} again={preview.again} lookAgain={lookAgain} />
      {canMerge && (
        <div class="buttons">
          {records.length > 2 && goes && <span class="hint">One after another: next {titleOf(kind, goes)} goes.</span>}
          <button type="button" class="primary" disabled={!becomes} onClick={() => run(merge)}>
            Merge
          </button>
        </div>
      )}
    </section>
  )
}
