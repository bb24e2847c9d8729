// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Commits, keys, the change log, and what tells queries of tenants apart.

export const writeFaults: Fault[] = [
  {
    file: 'src/encryption.ts',
    breaks: 'an encrypted secret decrypts for another tenant',
    edits: [
      ['.setAAD(context)\n', '\n'],
      ['decipher.setAAD(context).setAuthTag', 'decipher.setAuthTag']
    ],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/send.test.ts']
  },
  {
    file: 'src/outbox/outbox.ts',
    breaks: 'two changes of a tenant have the same time',
    edits: [['Math.max(this.#latestMs + 1, Date.parse(now))', 'Math.max(this.#latestMs, Date.parse(now))']],
    tests: ['test/changes/followers.test.ts', 'test/companies/changes.test.ts', 'test/records/bulk.test.ts']
  },
  {
    file: 'src/outbox/outbox.ts',
    breaks: "writers don't wait for the tenant's lock",
    edits: [
      [
        'update ${tenantSequences} set sequence = ${tenantSequences.sequence} where ${mine(tenantSequences)} ${latest}',
        'select sequence::float8 as sequence, changed_at as "changedAt", subscriptions::int as version from ${tenantSequences} where ${mine(tenantSequences)}'
      ]
    ],
    tests: ['test/changes/followers.test.ts', 'test/records/upsert.test.ts']
  },
  {
    file: 'src/records/write.ts',
    breaks: 'If-Match is ignored',
    edits: [
      ["if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== updatedAt)", "if (ifMatch === '' && updatedAt)"]
    ],
    tests: ['test/safe-writes/versions.test.ts']
  },
  {
    file: 'src/http/validate.ts',
    breaks: 'a bulk takes the read-only status',
    edits: [['for (const one of items) dropReadOnly(operation, one)', '']],
    tests: ['test/records/bulk.test.ts', 'test/deals/deals.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: "an idempotency key is shared with other credentials'",
    edits: [["  sql`${idempotencyKeys.credentialId} = ${sql.placeholder('credentialId')}::uuid`,\n", '']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: 'an idempotency key is good for ever',
    edits: [[' where entry.created_at > now() - ${keyLifetime}`', '`']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'a repetition is done again',
    edits: [['known[index] === undefined ? await work(tx)', 'true ? await work(tx)']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'a repetition has a change set of its own',
    edits: [['  origin.changeSet = entry.changeSet ?? origin.changeSet\n', '']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/import-export/progress.ts',
    breaks: 'an import that is sent again with its key writes its rows again',
    edits: [
      ['return isDone ? Number.POSITIVE_INFINITY : chunksDone', 'return 0'],
      ['return number <= chunksDone', 'return false']
    ],
    tests: ['test/safe-writes/idempotency.test.ts', 'test/import-export/interrupted.test.ts']
  },
  {
    file: 'src/db/transaction.ts',
    breaks: 'a connection whose transaction has no known end goes back into the pool',
    edits: [['client.release(isBroken)', 'client.release()']],
    tests: ['test/db/client.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'two requests with one key both send their test event',
    edits: [
      ['(entry.progress as Claim).until > Date.now()', '(entry.progress as Claim).until > Number.POSITIVE_INFINITY']
    ],
    tests: ['test/safe-writes/test-events.test.ts']
  },
  {
    file: 'src/errors.ts',
    breaks: 'an idempotency key answers for another body',
    edits: [['if (known === bodyHash) return', 'if (known || bodyHash) return']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'stored answers show secrets',
    edits: [
      ["JSON.parse(secrets.decrypt(tenantId, entry.answer ?? ''))", "JSON.parse(entry.answer ?? '')"],
      ['answer: encrypted, progress', 'answer: text, progress']
    ],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'a write that is refused takes the others of its commit along',
    edits: [['if (batch.length === 1 || !isRolledBack(cause)) write.reject', 'if (batch.length > 0) write.reject']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'what a refused write has written is committed with the others',
    edits: [['await sendAll(tx, batch, sent)\n', 'await sendAll(tx, batch, sent).catch(() => {})\n']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/search/page-statement.ts',
    breaks: 'names are joined from all tenants',
    edits: [['on ${mine(other, sql`${other.id} = ${column}`)}`', 'on ${other.id} = ${column}`']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: 'src/search/page-statement.ts',
    breaks: 'a sorted page is read from all tenants',
    edits: [['where ${mine(table, sql`${table.id} = page.id`)} limit 1', 'where ${table.id} = page.id limit 1']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: 'src/search/find-page.ts',
    breaks: 'a cursor opens for another tenant',
    edits: [['JSON.stringify([ctx.tenantId, kind.entity,', 'JSON.stringify([ctx.tenantId.length, kind.entity,']],
    tests: ['test/search/cursors.test.ts']
  },
  {
    file: 'src/search/batch-get.ts',
    breaks: 'a batch read finds records of other tenants',
    edits: [['where ${mine(table, sql`${table.id} = any(${ids})`)}', 'where ${table.id} = any(${ids})']],
    tests: ['test/search/batch-get.test.ts', 'test/architecture.test.ts']
  }
]
