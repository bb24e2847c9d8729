import fc from 'fast-check'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import '../support/seed.ts'
import { keepHistory } from '../support/keep-history.ts'
import { startService } from '../support/start.ts'

type Change = Schemas['ChangeResponse']

/** The operations on a kind of records that merge, and its key. */
const kinds = {
  contact: {
    key: 'email',
    bulk: 'bulkCreateContacts',
    list: 'listContacts',
    get: 'getContact',
    remove: 'deleteContact',
    merge: 'mergeContacts'
  },
  company: {
    key: 'domain',
    bulk: 'bulkCreateCompanies',
    list: 'listCompanies',
    get: 'getCompany',
    remove: 'deleteCompany',
    merge: 'mergeCompanies'
  }
} as const
type Kind = keyof typeof kinds

/**
 * A write of one change set: a bulk that creates or changes records, the deletion of one, a merge of two, or an undo of an earlier
 * set; numbers stand for records and sets. Or a deletion of what others refer to that is refused, and leaves all of it as it is.
 */
type Write =
  | { action: 'bulk'; items: { of: number; text: string; isLinked: boolean }[] }
  | { action: 'delete'; of: number }
  | { action: 'merge'; of: number; into: number }
  | { action: 'undo'; set: number }
  | { action: 'refuse' }

const [bulk, deletion, merge, undo, refusal] = [
  fc.record({
    action: fc.constant('bulk' as const),
    items: fc.array(fc.record({ of: fc.nat(7), text: fc.constantFrom('a', 'b', 'c'), isLinked: fc.boolean() }), {
      minLength: 1,
      maxLength: 4
    })
  }),
  fc.record({ action: fc.constant('delete' as const), of: fc.nat(7) }),
  fc.record({ action: fc.constant('merge' as const), of: fc.nat(7), into: fc.nat(7) }),
  fc.record({ action: fc.constant('undo' as const), set: fc.nat() }),
  fc.record({ action: fc.constant('refuse' as const) })
]
const write = fc.oneof({ weight: 3, arbitrary: bulk }, deletion, { weight: 2, arbitrary: merge })
const anyKind = fc.constantFrom<Kind>('contact', 'company')
const writeOrUndo = fc.oneof({ weight: 8, arbitrary: write }, { weight: 2, arbitrary: undo }, refusal)

/** Ids of records that a set has merged into others: [which went, which stayed]. */
type Merged = [string, string][]

/** A record as change sets have left it, but for its version; null where it is gone. */
function stateAfter(sets: Change[][], id: string) {
  const last = sets.flat().findLast(({ entityId }) => entityId === id)
  return last && last.action !== 'deleted' ? { ...last.data, updatedAt: '' } : null
}

/**
 * The records that sets from `from` on have touched: those that they changed, and those that others were merged into. Of one that was
 * brought back and changed once more it is forgotten what it was merged into before that (`unsure`).
 */
function touchedFrom(from: number, sets: Change[][], merges: Merged[]) {
  const ids = new Set(sets.slice(from).flatMap((set) => set.map(({ entityId }) => entityId)))
  const unsure = new Set<string>()
  for (const [index, merged] of merges.entries()) {
    for (const [gone, stays] of index < from ? [] : merged) {
      const later = sets.slice(index + 1).flat()
      const isForgotten = later.filter(({ entityId }) => entityId === gone).length > 1
      if (isForgotten) unsure.add(stays)
      else ids.add(stays)
    }
  }
  return { ids, unsure }
}

/** The e-mail address or domain that a record had in some change set. */
function keyOf(sets: Change[][], id: string): string | undefined {
  const data = sets.flat().find(({ entityId }) => entityId === id)?.data as
    | { email?: string; domain?: string }
    | undefined
  return data?.email ?? data?.domain
}

t.test('An undo of one of several random change sets', async (t) => {
  const service = await startService(t)
  const { call } = service
  const kept = keepHistory(service, service.acme)
  let runs = 0

  const play = async (kind: Kind, writes: Write[]) => {
    const run = ++runs
    const { key, bulk, list, get, remove, merge } = kinds[kind]
    const company = (await call('createCompany', { body: { name: `C${run}` } })).body
    const keyFor = (of: number) => (kind === 'contact' ? `n${of}@run-${run}.test` : `n${of}.run-${run}.test`)
    const idOf = async (of: number) => (await call(list, { query: { [key]: keyFor(of) } })).body[0]?.id
    const itemOf = (of: number, text: string, isLinked: boolean) =>
      kind === 'contact'
        ? {
            firstName: 'N',
            lastName: String(of),
            email: keyFor(of),
            title: text,
            companyId: isLinked ? company.id : null
          }
        : { name: String(of), domain: keyFor(of), industry: text, city: isLinked ? 'Kiel' : null }
    const sets: Change[][] = []
    const merges: Merged[] = []
    const send = async (one: Write) => {
      if (one.action === 'bulk') {
        const items = one.items.map(({ of, text, isLinked }) => itemOf(of, text, isLinked))
        return call(bulk, { invalidBody: { items } })
      }
      if (one.action === 'undo') {
        const changeSet = sets[one.set % sets.length]?.[0]?.changeSet
        return changeSet && call('undoChangeSet', { body: { changeSet } })
      }
      if (one.action === 'refuse') {
        const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' }
        t.equal((await call('deleteCompany', { params: { id: company.id }, headers })).status, 412)
        return undefined
      }
      const id = await idOf(one.of)
      if (!id || one.action === 'delete') return id && call(remove, { params: { id } })
      const into = await idOf(one.into)
      return into && into !== id && call(merge, { params: { id: into }, body: { duplicateId: id } })
    }
    for (const one of writes) {
      const answer = await send(one)
      if (!answer) continue
      const changeSet = answer.headers['x-change-set']
      if (!changeSet) continue
      const { changes } = (await call('listChanges', { query: { changeSet: String(changeSet) } })).body
      if (changes.length === 0) continue
      sets.push(changes)
      const merged: Merged = []
      for (const { action, entityId: id } of changes) {
        const stays = action === 'deleted' && (await call(get, { params: { id } })).problem.mergedInto
        if (stays) merged.push([id, stays])
      }
      merges.push(merged)
    }
    return { sets, merges }
  }
  /** What a GET of a record shows but for its version; null where it is gone. */
  const read = async (kind: Kind, id: string) => {
    const answer = await call(kinds[kind].get, { params: { id } })
    return answer.status === 404 ? null : { ...answer.body, updatedAt: '' }
  }

  await t.test(
    'An undo of a random set gives the records that no later one touched their former state, and no others',
    async (t) => {
      await fc.assert(
        fc.asyncProperty(
          anyKind,
          fc.array(writeOrUndo, { minLength: 1, maxLength: 8 }),
          fc.nat(),
          async (kind, writes, pick) => {
            const { sets, merges } = await play(kind, writes)
            const index = pick % Math.max(sets.length, 1)
            const chosen = sets[index] ?? []
            if (chosen.length === 0) return
            const ids = [...new Set(sets.flat().map(({ entityId }) => entityId))]
            const stateBefore = (id: string, end: number) => stateAfter(sets.slice(0, end), id)
            const touchedLater = touchedFrom(index + 1, sets, merges)
            const own = new Set(chosen.map(({ entityId }) => entityId))
            // A later record has the key of one that the set deleted.
            const isTaken = (id: string) =>
              stateBefore(id, sets.length) === null &&
              ids.some(
                (other) => other !== id && stateBefore(other, sets.length) && keyOf(sets, other) === keyOf(sets, id)
              )
            const changeSet = chosen[0]?.changeSet ?? ''
            const dry = await call('undoChangeSet', { body: { changeSet, dryRun: true } })
            const { body } = await call('undoChangeSet', { body: { changeSet } })
            t.same(dry.body, { ...body, changeSet: null }, 'a dry run says what comes of it')
            const left = new Set(body.conflicts.map(({ entityId }) => entityId))
            const isTouched = (id: string) => touchedLater.ids.has(id) || (touchedLater.unsure.has(id) && left.has(id))
            const isReverted = (id: string) => own.has(id) && !isTouched(id) && !isTaken(id)
            for (const id of ids) {
              const end = isReverted(id) ? index : sets.length
              t.same(await read(kind, id), stateBefore(id, end), JSON.stringify({ kind, writes, index }))
            }
            t.equal(body.reverted, [...own].filter(isReverted).length)
            t.same([...left].sort(), [...own].filter((id) => !isReverted(id)).sort())
          }
        ),
        { numRuns: 40 }
      )
    }
  )

  await t.test('An undo of all sets in reverse order leaves nothing but what several of them touched', async (t) => {
    await fc.assert(
      fc.asyncProperty(anyKind, fc.array(write, { minLength: 1, maxLength: 6 }), async (kind, writes) => {
        const { sets, merges } = await play(kind, writes)
        const ids = [...new Set(sets.flat().map(({ entityId }) => entityId))]
        const states = new Map(ids.map((id) => [id, stateAfter(sets, id)]))
        for (const [index, set] of [...sets.entries()].toReversed()) {
          const later = touchedFrom(index + 1, sets, merges)
          for (const { entityId } of set) {
            const isTouched = later.ids.has(entityId)
            const isTaken = ids.some(
              (id) => id !== entityId && states.get(id) && keyOf(sets, id) === keyOf(sets, entityId)
            )
            const former = stateAfter(sets.slice(0, index), entityId)
            if (!isTouched && !(former && isTaken)) states.set(entityId, former)
          }
          await call('undoChangeSet', { body: { changeSet: set[0]?.changeSet ?? '' } })
        }
        for (const id of ids) t.same(await read(kind, id), states.get(id), JSON.stringify({ kind, writes }))
      }),
      { numRuns: 24 }
    )
  })

  await t.test('An undo of all sets in reverse order leaves nothing of records that a single one made', async (t) => {
    const names = ['createCompany', 'createContact', 'createDeal', 'createActivity'] as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), fc.nat()), { minLength: 2, maxLength: 12 }),
        async (made) => {
          const [pipeline] = (await call('listPipelines')).body
          const known: Record<string, string[]> = { createCompany: [], createContact: [], createDeal: [] }
          const linkTo = (name: string, n: number) => known[name]?.[n % (known[name]?.length || 1)] ?? null
          const sets: string[] = []
          for (const [name, n] of made) {
            const links = { companyId: linkTo('createCompany', n), contactId: linkTo('createContact', n) }
            const body = {
              createCompany: { name: 'C' },
              createContact: { firstName: 'N', lastName: 'N', companyId: links.companyId },
              createDeal: { name: 'D', pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id, ...links },
              createActivity: { activityType: 'note', subject: 'S', ...links, dealId: linkTo('createDeal', n) }
            }[name]
            const answer = await call(name, { invalidBody: body })
            known[name]?.push(answer.body.id)
            sets.push(String(answer.headers['x-change-set']))
          }
          for (const changeSet of sets.toReversed()) {
            t.match((await call('undoChangeSet', { body: { changeSet } })).body, { reverted: 1, conflicts: [] })
          }
          for (const id of known.createCompany ?? [])
            t.equal((await call('getCompany', { params: { id } })).status, 404)
          for (const id of known.createContact ?? [])
            t.equal((await call('getContact', { params: { id } })).status, 404)
          t.same((await call('listDeals')).body, [])
          t.same((await call('listActivities')).body, [])
        }
      ),
      { numRuns: 15 }
    )
  })
  await kept.prove(t)
})
