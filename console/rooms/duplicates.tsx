import { useId, useState } from 'preact/hooks'
import { answer, api, ifMatch, type Place, page, type Schemas } from '../api.ts'
import { readAnew, run } from '../notices.tsx'
import { Buttons, FaultAlert } from '../parts/alert.tsx'
import { Ask } from '../parts/form.tsx'
import { Paged } from '../parts/list.tsx'
import { useLoad } from '../parts/load.tsx'
import { KindTabs, Section } from '../parts/show.tsx'
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
  const keyOf = ({ records }: Group) => records.map(({ id, updatedAt }) => id + updatedAt).join()
  return (
    <>
      <KindTabs room="duplicates" kinds={kinds} at={kind} />
      <Paged key={kind} load={(query) => readGroups(kind, query)} limit={10}>
        {(groups) => (
          <>
            {groups.length === 0 && <p class="empty">No {kind} seem to be the same.</p>}
            {groups.map((group) => (
              <OneGroup key={keyOf(group)} {...{ kind, group, user }} />
            ))}
          </>
        )}
      </Paged>
    </>
  )
}

/** One request for the groups of a page, and one for each hundred records. */
async function readGroups(kind: Kind, query: Place & { limit: number }) {
  const groups = page(api.GET(pathOf(kind, '/duplicates'), { params: { query } }))
  const [found, definitions] = await Promise.all([groups, definitionsOf(kind)])
  const wanted = found.items.flatMap(({ ids }) => ids)
  const known = (await recordsOf(kind, wanted)) as Map<string, Candidate>
  const items = found.items.map(({ ids, reasons }): Group => {
    return { reasons, definitions, records: ids.map((id) => known.get(id)).filter((one) => one !== undefined) }
  })
  return { ...found, items: items.filter(({ records }) => records.length > 1) }
}

const reasonWords: Record<string, string> = {
  same_phone: 'the same telephone number',
  similar_name_and_domain: 'a similar name, and e-mail addresses of the same domain'
}

type GroupProps = { kind: Kind; group: Group; user: RoomProps['user'] }

function OneGroup({ kind, group, user }: GroupProps) {
  const { reasons, records } = group
  const id = useId()
  const [staysId, setStays] = useState(records[0]?.id)
  // Records of one name are told apart by a number.
  const titles = records.map((record) => titleOf(kind, record))
  const names = titles.map((title, at) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : `${title} (${at + 1})`
  )
  const stays = records.findIndex(({ id }) => id === staysId)
  const choices = records.map(({ id: value }, at) => ({ value, label: names[at] ?? '' }))
  const said = reasons.map((reason) => reasonWords[reason] ?? `the ${wordsOf(reason).toLowerCase()}`)
  return (
    <Section name={`${titles[stays]}, ${records.length} records`} title={titles[stays]}>
      <p>
        They have {said.join(', ')}.{' '}
        {choices.map(({ value, label }) => (
          <span key={value}>
            <a href={hrefOf(kind, value)}>Open {label}</a>{' '}
          </span>
        ))}
      </p>
      {user.role !== 'viewer' && (
        <Ask of={{ name: id, label: 'Which one stays', type: 'radios', choices, value: staysId }} onAnswer={setStays} />
      )}
      <Merge key={staysId} {...{ kind, group, user, names, stays }} />
    </Section>
  )
}

/** The records of a group side by side, with what a merge into the one that stays would make of it. */
function Merge({ kind, group, user, names, stays }: GroupProps & { names: string[]; stays: number }) {
  const { records, definitions } = group
  const [kept, goes] = [records[stays], records[stays === 0 ? 1 : 0]]
  const canMerge = user.role !== 'viewer'
  const send = async (dryRun: boolean) => {
    if (!kept || !goes) throw new Error('there are no two records')
    const params = { path: { id: kept.id }, header: ifMatch(kept) }
    return answer(api.POST(pathOf(kind, '/{id}/merge'), { params, body: { duplicateId: goes.id, dryRun } }))
  }
  const look = async () => (canMerge ? [(await send(true)).body as AnyRecord] : [])
  const preview = useLoad(look, [], { isLasting: true })
  const merge = async () => {
    const changeSet = (await send(false)).response.headers.get('x-change-set')
    const canUndo = changeSet !== null && user.visibility === 'all'
    return (
      <div class="row">
        Merged: {kept && titleOf(kind, kept)} stays.{' '}
        <Buttons of={{ Undo: canUndo && (() => askUndo('Undo the merge?', changeSet)) }} />
      </div>
    )
  }
  const becomes = preview.value ?? []
  const name = kept ? titleOf(kind, kept) : ''
  return (
    <>
      <SideBySide
        name={`${name}, side by side`}
        heads={[...names, ...becomes.map(() => 'After the merge')]}
        rows={compare([...records, ...becomes])}
        definitions={definitions}
        marks
      />
      <FaultAlert fault={preview.fault} again={preview.again} lookAgain={readAnew} />
      {canMerge && (
        <div class="buttons">
          {records.length > 2 && goes && <span class="hint">One after another: next {titleOf(kind, goes)} goes.</span>}
          <button type="button" class="primary" disabled={becomes.length === 0} onClick={() => run(merge)}>
            Merge
          </button>
        </div>
      )}
    </>
  )
}
