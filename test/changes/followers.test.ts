import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { company } from '../../src/companies/record.ts'
import { PropertyCache } from '../../src/custom/definitions.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { noSubscriptions } from '../../src/outbox/subscriptions.ts'
import { newRow } from '../../src/records/rows.ts'
import { writeOne } from '../../src/records/write.ts'
import { writeWithin } from '../../src/writes/transaction.ts'
import { type AnyRecord, caller, type Kind, kinds, makeLinks } from '../records/kinds.ts'
import { asShown, readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

type Change = Schemas['ChangeResponse']

const writers = 16
const steps = 6

t.test('While sixteen writers commit, fail and roll back, the change log loses nothing', async (t) => {
  const service = await startService(t, { databaseMaxConnections: 24 })
  const { call, acme, globex, db, config } = service
  const act = caller(service)
  const links = await makeLinks(service)
  const since = new Date(Date.now() - 60_000).toISOString()
  let isWriting = true

  /** A transaction of the service's own that takes its time, and then commits or not. */
  const writeSlowly = async (name: string, commits: boolean) => {
    const scope = { tenantId: acme.tenantId, sees: undefined, config, origin: originOfService() }
    await db
      .transaction(async (tx) => {
        await writeWithin(tx, acme.tenantId, noSubscriptions, new PropertyCache(), async (tenantTx) => {
          await writeOne(scope, tenantTx, company, { action: 'insert', row: newRow(company, { name }) })
          await tx.query({ text: 'select pg_sleep(0.02)' })
        })
        if (!commits) throw new Error('rolled back')
      })
      .catch((error) => {
        if (commits) throw error
      })
  }

  const write = async (writer: number) => {
    for (let step = 0; step < steps; step += 1) {
      const n = `${writer}-${step}`
      const { operations, least, texts, references } = kinds[(writer + step) % kinds.length] as Kind
      const { body } = await act(operations.create, { body: least(n, links) })
      const params = { id: body.id }
      await act(operations.create, { body: { ...least(n, links), [Object.keys(references)[0] ?? '']: globex.userId } })
      await act(operations.update, { params, body: { [texts.at(-1) ?? '']: n } })
      if (writer % 3 === 0) await act(operations.remove, { params })
      const items = [{ activityType: 'note' as const, subject: n, contactId: links.contactId }, {}]
      await call('bulkCreateActivities', { invalidBody: { items } })
      const { pipelineId, stageId } = links
      const shared = { name: `Shared ${step}`, pipelineId, stageId, notes: `by ${writer}` }
      await call('upsertDeal', { body: shared })
      if (writer % 4 === 0) await writeSlowly(`slow ${n}`, step % 2 === 0)
    }
  }

  /** Follows the feed from its beginning until the writers are done and nothing is left. */
  const follow = async (limit: number): Promise<Change[]> => {
    const seen: Change[] = []
    for (let cursor: string | undefined; ; ) {
      const isLast = !isWriting
      const { body } = await call('listChanges', { query: { limit, ...(cursor !== undefined && { cursor }) } })
      seen.push(...body.changes)
      cursor = body.nextCursor
      if (isLast && !body.hasMore) return seen
      if (!body.hasMore) await sleep(20)
    }
  }

  /** Polls a list with the last updatedAt it saw; keeps the latest state of each record. */
  const poll = async (list: string): Promise<Map<string, AnyRecord>> => {
    const seen = new Map<string, AnyRecord>()
    for (let updatedSince = since; ; ) {
      const isLast = !isWriting
      const { body } = await act<AnyRecord[]>(list, { query: { updatedSince } })
      for (const record of body) seen.set(record.id, record)
      updatedSince = body.at(-1)?.updatedAt ?? updatedSince
      if (isLast && body.length < 100) return seen
      if (body.length < 100) await sleep(20)
    }
  }

  const following = follow(25)
  const polling = kinds.map(({ operations }) => poll(operations.list))
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  isWriting = false
  const followed = await following
  const polled = await Promise.all(polling)
  const logged = await readChanges(service)

  t.test('Numbers of changes run from 1 without a gap while many write, and the times grow with them', async (t) => {
    t.same(
      logged.map(({ sequence }) => sequence),
      Array.from(logged.keys(), (index) => index + 1)
    )
    const times = logged.map(({ changed_at }) => changed_at)
    t.same(times, [...new Set(times)].sort())
    t.ok(logged.length > writers * steps * 3)
  })

  t.test('A follower of the feed sees all of it, once and in order, while many write', async (t) => {
    t.same(
      followed.map(({ sequence, entityId, action, changedAt }) => [sequence, entityId, action, changedAt]),
      logged.map(({ sequence, entity_id, action, changed_at }) => [sequence, entity_id, action, changed_at])
    )
  })

  t.test('A replay of the feed gives the records as they are', async (t) => {
    for (const { entity, operations, table } of kinds) {
      const states = new Map<string, unknown>()
      for (const change of followed.filter((one) => one.entity === entity)) {
        if ((change.action === 'created') === states.has(change.entityId)) t.fail(`${entity} ${change.entityId}`)
        if (change.action === 'deleted') states.delete(change.entityId)
        else states.set(change.entityId, plain(asShown(change.data)))
      }
      const listed = new Map<string, unknown>()
      for (let offset = 0; ; offset += 100) {
        const { body } = await act<AnyRecord[]>(operations.list, { query: { offset } })
        for (const record of body) listed.set(record.id, plain(record))
        if (body.length < 100) break
      }
      t.same([...states].sort(), [...listed].sort(), table)
    }
  })

  t.test('A client that polls updatedSince has the latest state of every record', async (t) => {
    for (const [index, { entity, table }] of kinds.entries()) {
      const seen = polled[index] ?? new Map<string, AnyRecord>()
      const rows = await service.sql<{ id: string; at: string }>(
        `select id, to_char(updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${table} where tenant_id = $1`,
        [acme.tenantId]
      )
      t.same(
        rows.filter(({ id, at }) => seen.get(id)?.updatedAt !== at),
        [],
        `${entity}: nothing missed`
      )
    }
  })

  t.test('The feed has nothing of what was refused or rolled back', async (t) => {
    const names = followed.map(({ data }) => String((data as { name?: string }).name))
    const slow = names.filter((name) => name.startsWith('slow'))
    t.equal(slow.length, (writers / 4) * (steps / 2))
    t.ok(slow.every((name) => Number(name.split('-')[1]) % 2 === 0))
    t.notMatch(JSON.stringify(followed), globex.userId)
  })
})

/** Without what moves without a change. */
function plain(record: object): object {
  return { ...record, lastActivityAt: null }
}
