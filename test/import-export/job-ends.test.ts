import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import { hold } from '../support/hold.ts'
import { addApiKey, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'

// Asynchronous imports of all kinds, each held to the same promises once it has ended.

type Job = Schemas['ImportJobResponse']

type Ending = {
  /** Completes "… shows, tells and logs what it did". */
  what: string
  rows: string
  query?: object
  isCancelled?: true
  status?: Job['status']
  /** Rows that are imported, updated, unchanged and skipped, in this order. */
  counts: [number, number, number, number]
  errors: string[]
  /** The rows of errors.csv, below its header. */
  leftOut: string
}

const header = 'first_name,last_name,email,notes'
const mixed = 'New,One,new@x.test,\nKnown,Two,known@x.test,changed\nKnown,Two,known@x.test,changed\nBad,Row,nobody,\n'
const ofMixed = {
  ...{ rows: mixed, counts: [1, 1, 1, 1] as Ending['counts'] },
  errors: ['Row 5: email: not a valid e-mail address (nobody)'],
  leftOut: 'Bad,Row,nobody,,Row 5: email: not a valid e-mail address (nobody)\r\n'
}
/** More than are explained one by one, and not as many in each chunk. */
const badCount = 1_501
const messageOf = (n: number) => `Row ${n + 2}: email: not a valid e-mail address (nobody${n})`
const ofManyBad = (word: string) => ({
  rows: `${Array.from({ length: badCount }, (_, n) => `Bad,Row,nobody${n},\n`).join('')}Good,Row,${word}@x.test,\n`,
  counts: [1, 0, 0, badCount] as Ending['counts'],
  errors: [...Array.from({ length: 1_000 }, (_, n) => messageOf(n)), '… and 501 more rows were left out'],
  leftOut: Array.from({ length: badCount }, (_, n) => `Bad,Row,nobody${n},,${messageOf(n)}\r\n`).join('')
})
const late = 'Late,Row,,\n'.repeat(1_000)

const endings: Ending[] = [
  { what: 'A dry run', query: { mode: 'upsert', dryRun: true }, ...ofMixed },
  { what: 'An import that creates, updates and leaves out', query: { mode: 'upsert' }, ...ofMixed },
  {
    what: 'An import that finds all as it is',
    ...{ rows: 'Known,Two,known@x.test,changed\n', query: { mode: 'upsert' } },
    ...{ counts: [0, 0, 1, 0], errors: [], leftOut: '' }
  },
  {
    what: 'An import that fails after a thousand sound rows',
    ...{ rows: `${late}"Open,Row,,\n`, status: 'failed', counts: [0, 0, 0, 0], leftOut: '' },
    errors: ['Row 1002 opens a quote that is never closed.']
  },
  {
    what: 'A dry run of a file that can’t be read to its end',
    ...{ rows: `${late}"Open,Row,,\n`, query: { dryRun: true }, status: 'failed', counts: [0, 0, 0, 0], leftOut: '' },
    errors: ['Row 1002 opens a quote that is never closed.']
  },
  {
    what: 'An import that is cancelled while it waits',
    ...{ rows: late, isCancelled: true, status: 'cancelled', counts: [0, 0, 0, 0], errors: [], leftOut: '' }
  },
  { what: 'A dry run with over a thousand bad rows', query: { dryRun: true }, ...ofManyBad('later') },
  { what: 'An import with over a thousand bad rows', ...ofManyBad('later') },
  {
    what: 'An import whose rows left out look like formulas',
    ...{ rows: "'=1+1,A,bad1,-2\n=1+1,A,bad2,'-2\n''=1+1,A,bad3,'+49 30\n", counts: [0, 0, 0, 3] },
    errors: [1, 2, 3].map((n) => `Row ${n + 1}: email: not a valid e-mail address (bad${n})`),
    leftOut:
      "'=1+1,A,bad1,-2,Row 2: email: not a valid e-mail address (bad1)\r\n" +
      "'=1+1,A,bad2,-2,Row 3: email: not a valid e-mail address (bad2)\r\n" +
      "''=1+1,A,bad3,+49 30,Row 4: email: not a valid e-mail address (bad3)\r\n"
  }
]

t.test('However an asynchronous import ends, it says so alike', async (t) => {
  const { call, db, sql, acme } = await startService(t, { webhookAllowLocal: true })
  await call('createContact', { body: { firstName: 'Known', lastName: 'Two', email: 'known@x.test' } })
  const { url } = await startReceiver(t)
  const { key } = await addApiKey(db, acme.tenantId, 'read,write,admin')
  const other = { host: acme.host, headers: { 'x-api-key': key } }
  const events: Schemas['WebhookEventType'][] = ['import.completed']
  for (const [name, ignoreOwn, as] of [
    ['all', false, acme.admin],
    ['own', true, acme.admin],
    ['others', true, other]
  ] as const) {
    await call('createWebhook', { body: { name, url, events, ignoreOwn }, as })
  }

  const read = async (id: string): Promise<Job> => (await call('getImportJob', { params: { id } })).body
  const findEvents = (id: string) =>
    sql<{ name: string; data: Job }>(
      `with deliveries as (
          select webhook_id, coalesce(delivery.body, shared.body)::json -> 'data' as data
          from webhook_deliveries delivery left join webhook_bodies shared using (tenant_id, event_id)
          where tenant_id = $1 and event = 'import.completed')
        select name, data from deliveries join webhooks on tenant_id = $1 and id = webhook_id
        where data ->> 'id' = $2 order by name`,
      [acme.tenantId, id]
    )
  const countChanges = async () =>
    (await sql<{ count: number }>('select count(*)::int as count from changes'))[0]?.count ?? 0
  const findAudited = async () => (await call('listAuditLog', { query: { action: 'records.imported' } })).body

  for (const { what, rows, query, isCancelled, status = 'succeeded', counts, errors, leftOut } of endings) {
    await t.test(`${what} shows, tells and logs what it did`, async (t) => {
      const [changesBefore, auditedBefore] = [await countChanges(), (await findAudited()).length]
      const id = await hold(db, ['imports'], async () => {
        const request = { ...upload(`${header}\n${rows}`), query: { ...query, async: true } }
        const { id } = (await call('importContacts', request)).body as unknown as Job
        t.same((await read(id)).status, 'queued')
        if (isCancelled) await call('cancelImportJob', { params: { id } })
        return id
      })
      await waitFor('the end', async () => (await read(id)).finishedAt !== null)
      const job = await read(id)
      t.same([job.status, job.errors], [status, errors], 'how it ended, and what it left out')
      t.same([job.imported, job.updated, job.unchanged, job.skipped], counts, 'counts')
      const sum = counts.reduce((all, count) => all + count)
      t.equal(job.processedRows, sum)
      if (status === 'succeeded') t.equal(job.totalRows, sum)

      const written = job.dryRun ? 0 : job.imported + job.updated
      t.equal(job.changeSet !== null, written > 0, 'a change set only where something was written')
      t.equal((await countChanges()) - changesBefore, written)
      if (job.changeSet !== null) {
        const { changes } = (await call('listChanges', { query: { changeSet: job.changeSet } })).body
        t.equal(changes.length, written)
        for (const change of changes) t.match(change, { source: 'import', actor: job.actor })
      }
      const left = String((await call('getImportJobErrors', { params: { id } })).body)
      t.equal(left, `\ufeff${header},error\r\n${leftOut}`, 'errors.csv')
      const { errors: _, ...listed } = job
      t.same((await call('listImportJobs', { query: { limit: 1 } })).body, [listed])

      t.same(
        await findEvents(id),
        ['all', 'others'].map((name) => ({ name, data: job })),
        'one event for each webhook, but for one that ignores its own'
      )
      const audited = await findAudited()
      t.equal(audited.length - auditedBefore, job.dryRun ? 0 : 1)
      const outcome = status === 'failed' ? 'failed' : 'succeeded'
      if (!job.dryRun) t.match(audited[0], { outcome, actor: job.actor, target: { type: 'contacts' } })
    })
  }
})
