import fc from 'fast-check'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import '../support/seed.ts'
import { startService } from '../support/start.ts'

/** A write of one change set: a bulk that creates or changes contacts, or the deletion of one; numbers stand for records. */
type Write =
  | { action: 'bulk'; items: { of: number; title: string; isLinked: boolean }[] }
  | { action: 'delete'; of: number }

const write = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('bulk' as const),
      items: fc.array(fc.record({ of: fc.nat(7), title: fc.constantFrom('a', 'b', 'c'), isLinked: fc.boolean() }), {
        minLength: 1,
        maxLength: 4
      })
    })
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('delete' as const), of: fc.nat(7) }) }
)

/** A record as change sets have left it, but for its version; null where it is gone. */
function stateAfter(sets: Schemas['ChangeResponse'][][], id: string) {
  const last = sets.flat().findLast(({ entityId }) => entityId === id)
  return last && last.action !== 'deleted' ? { ...last.data, updatedAt: '' } : null
}

/** The e-mail address that a record had in some change set. */
function addressOf(sets: Schemas['ChangeResponse'][][], id: string): string | undefined {
  return (sets.flat().find(({ entityId }) => entityId === id)?.data as { email?: string } | undefined)?.email
}

t.test('An undo of one of several random change sets', async (t) => {
  const service = await startService(t)
  const { call } = service
  let runs = 0

  const play = async (writes: Write[]) => {
    const run = ++runs
    const company = (await call('createCompany', { body: { name: `C${run}` } })).body
    const emailOf = (of: number) => `n${of}@run-${run}.test`
    const idOf = async (of: number) => (await call('listContacts', { query: { email: emailOf(of) } })).body[0]?.id
    const sets: string[] = []
    for (const one of writes) {
      const id = one.action === 'delete' ? await idOf(one.of) : undefined
      if (one.action === 'delete' && !id) continue
      const answer = id
        ? await call('deleteContact', { params: { id } })
        : await call('bulkCreateContacts', {
            body: {
              items: (one as Extract<Write, { action: 'bulk' }>).items.map(({ of, title, isLinked }) => ({
                ...{ firstName: 'N', lastName: String(of), email: emailOf(of), title },
                companyId: isLinked ? company.id : null
              }))
            }
          })
      sets.push(String(answer.headers['x-change-set']))
    }
    const changesOf = async (changeSet: string) => (await call('listChanges', { query: { changeSet } })).body.changes
    return { sets: (await Promise.all(sets.map(changesOf))).filter(({ length }) => length > 0) }
  }
  /** What a GET of a record shows but for its version; null where it is gone. */
  const read = async (id: string) => {
    const answer = await call('getContact', { params: { id } })
    return answer.status === 404 ? null : { ...answer.body, updatedAt: '' }
  }

  t.test(
    'An undo of a random set gives the records that no later one touched their former state, and no others',
    async (t) => {
      await fc.assert(
        fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), fc.nat(), async (writes, pick) => {
          const { sets } = await play(writes)
          const index = pick % Math.max(sets.length, 1)
          const chosen = sets[index] ?? []
          if (chosen.length === 0) return
          const ids = [...new Set(sets.flat().map(({ entityId }) => entityId))]
          const stateBefore = (id: string, end: number) => stateAfter(sets.slice(0, end), id)
          const touchedLater = new Set(
            sets
              .slice(index + 1)
              .flat()
              .map(({ entityId }) => entityId)
          )
          const own = new Set(chosen.map(({ entityId }) => entityId))
          // A later contact has the e-mail address of one that the set deleted.
          const isTaken = (id: string) =>
            stateBefore(id, sets.length) === null &&
            ids.some(
              (other) =>
                other !== id && stateBefore(other, sets.length) && addressOf(sets, other) === addressOf(sets, id)
            )
          const isReverted = (id: string) => own.has(id) && !touchedLater.has(id) && !isTaken(id)
          const { body } = await call('undoChangeSet', { body: { changeSet: chosen[0]?.changeSet ?? '' } })
          for (const id of ids) {
            const end = isReverted(id) ? index : sets.length
            t.same(await read(id), stateBefore(id, end), JSON.stringify({ writes, index }))
          }
          t.equal(body.reverted, [...own].filter(isReverted).length)
          t.same(body.conflicts.map(({ entityId }) => entityId).sort(), [...own].filter((id) => !isReverted(id)).sort())
        }),
        { numRuns: 25 }
      )
    }
  )

  t.test('An undo of all sets in reverse order leaves nothing but what several of them touched', async (t) => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), async (writes) => {
        const { sets } = await play(writes)
        const ids = [...new Set(sets.flat().map(({ entityId }) => entityId))]
        const states = new Map(ids.map((id) => [id, stateAfter(sets, id)]))
        for (const [index, set] of [...sets.entries()].toReversed()) {
          for (const { entityId } of set) {
            const isTouched = sets.slice(index + 1).some((later) => later.some((one) => one.entityId === entityId))
            const isTaken = ids.some(
              (id) => id !== entityId && states.get(id) && addressOf(sets, id) === addressOf(sets, entityId)
            )
            const former = stateAfter(sets.slice(0, index), entityId)
            if (!isTouched && !(former && isTaken)) states.set(entityId, former)
          }
          await call('undoChangeSet', { body: { changeSet: set[0]?.changeSet ?? '' } })
        }
        for (const id of ids) t.same(await read(id), states.get(id), JSON.stringify(writes))
      }),
      { numRuns: 15 }
    )
  })

  t.test('An undo of all sets in reverse order leaves nothing of records that a single one made', async (t) => {
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
})
