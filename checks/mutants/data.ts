// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Records, the change log, idempotency, imports and exports, and the connection to the database.

const outbox = 'src/outbox/outbox.ts'
const write = 'src/records/write.ts'

export const dataFaults: Fault[] = [
  {
    file: outbox,
    breaks: 'two changes of a tenant have the same time',
    edits: [['Math.max(latestMs + 1, Date.parse(now))', 'Math.max(latestMs, Date.parse(now))']],
    tests: ['test/changes/followers.test.ts', 'test/companies/changes.test.ts', 'test/records/bulk.test.ts']
  },
  {
    file: outbox,
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
    file: write,
    breaks: 'an update that changes nothing is written',
    edits: [
      ['plans.filter(({ changed }) => changed.length > 0)', 'plans.filter(({ changed }) => changed.length >= 0)']
    ],
    tests: ['test/records/update.test.ts']
  },
  {
    file: write,
    breaks: 'If-Match is ignored',
    edits: [
      ["if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== updatedAt)", "if (ifMatch === '' && updatedAt)"]
    ],
    tests: ['test/safe-writes/versions.test.ts']
  },
  {
    file: 'src/records/stored.ts',
    breaks: 'the change log has new values as the former ones',
    edits: [['previous[property] = old[property]', 'previous[property] = next[property]']],
    tests: ['test/changes/who-did-it.test.ts']
  },
  {
    file: 'src/changes/handlers.ts',
    breaks: 'the feed says that there is more when there is not',
    edits: [['String(page.rowCount > limit)', 'String(page.rowCount >= limit)']],
    tests: ['test/changes/list-changes.test.ts']
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
    edits: [['  sql`${idempotencyKeys.credentialId} = wanted.credential_id`,\n', '']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: 'an idempotency key is good for ever',
    edits: [['sql`kept.created_at > now() - ${keptFor}`', 'sql`true`']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/commit.ts',
    breaks: 'a repetition is refused for what has changed since the first request',
    edits: [['.catch(async (error) => {\n    await tx.outbox\n    throw error\n  })', '']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/records/verbs.ts',
    breaks: 'a repetition is answered with the record of another change',
    edits: [['kept: { sequence: sequence() }', 'kept: { sequence: sequence() - 1 }']],
    tests: ['test/safe-writes/shared-commits.test.ts']
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
    file: 'src/http/unlocked-answers.ts',
    breaks: 'twins with one key both send their test event',
    edits: [['.until > Date.now()', '.until > Number.POSITIVE_INFINITY']],
    tests: ['test/safe-writes/test-events.test.ts']
  },
  {
    file: 'src/errors.ts',
    breaks: 'an idempotency key answers for another body',
    edits: [['if (known === bodyHash) return', 'if (known || bodyHash) return']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/http/idempotency.ts',
    breaks: 'stored answers show secrets',
    edits: [
      ["JSON.parse(secrets.decrypt(tenantId, answer ?? ''))", "JSON.parse(answer ?? '')"],
      ['return secrets.encrypt(tenantId, JSON.stringify(answer))', 'return JSON.stringify(answer)']
    ],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/commit.ts',
    breaks: 'a write that is refused takes the others of its commit along',
    edits: [['if (isAlone || !isOwn) throw refusal', 'if (refusal) throw refusal']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/writes/commit.ts',
    breaks: 'what a refused write has written is committed with the others',
    edits: [['if ((await tx.outbox).stamps() > stamps) throw new Refused()', '']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  }
]
