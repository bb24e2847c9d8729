// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Records, the change log, idempotency, imports and exports, and the connection to the database.

const outbox = 'src/outbox/outbox.ts'
const write = 'src/records/write.ts'
const imports = 'src/import-export/import.ts'

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
    file: 'src/records/statements.ts',
    breaks: 'an upsert changes the latest of several matches',
    edits: [['order by candidate.id limit 1) as found', 'order by candidate.id desc limit 1) as found']],
    tests: ['test/records/upsert.test.ts', 'test/deals/deals.test.ts']
  },
  {
    file: 'src/record-types.ts',
    breaks: "a deleted user's records keep their owner",
    edits: [
      ["one.target === target && one.onDelete === 'clear'", 'one.target === target && one.property !== one.property']
    ],
    tests: ['test/users/users.test.ts']
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
    file: 'src/search/cursor.ts',
    breaks: 'a cursor is good for ever',
    edits: [['if (Number(expiresAt) < Date.now())', 'if (Number(expiresAt) < 0)']],
    tests: ['test/search/cursors.test.ts']
  },
  {
    file: imports,
    breaks: 'a file that is not UTF-8 is imported',
    edits: [['if (!isUtf8(file)) throw', 'if (file.length < 0 && !isUtf8(file)) throw']],
    tests: ['test/import-export/bad-files.test.ts']
  },
  {
    file: imports,
    breaks: 'a file may have the same contact twice',
    edits: [['else for (const key of takes) taken.add(key)', 'else for (const key of takes) taken.has(key)']],
    tests: ['test/import-export/duplicates.test.ts', 'test/import-export/rules.test.ts']
  },
  {
    file: imports,
    breaks: 'an import goes by names that were changed meanwhile',
    edits: [['if (outbox.sequence() !== known.sequence) known.ids.clear()', '']],
    tests: ['test/import-export/beside-writers.test.ts']
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
    file: 'src/import-export/progress.ts',
    breaks: 'an import explains each of any number of rows',
    edits: [['const maxErrors = 1_000', 'const maxErrors = 100_000']],
    tests: [
      'test/import-export/rules.test.ts',
      'test/import-export/import.test.ts',
      'test/import-export/bad-files.test.ts'
    ]
  },
  {
    file: 'src/import-export/read-rows.ts',
    breaks: 'a row is reported with the line after it',
    edits: [['const number = slice.firstRow + index', 'const number = slice.firstRow + index + 1']],
    tests: ['test/import-export/import.test.ts', 'test/import-export/rules.test.ts']
  },
  {
    file: 'src/sheets/cells.ts',
    breaks: 'an export has cells that spreadsheets run',
    edits: [['${unseen}[=@＝＠＋－])`)\nconst startsWithSign', '${unseen}[=＝＠＋－])`)\nconst startsWithSign']],
    tests: ['test/import-export/export.test.ts', 'test/import-export/round-trip.test.ts']
  },
  {
    file: 'src/sheets/cells.ts',
    breaks: 'an import keeps the apostrophe of a guarded cell',
    edits: [['return cell.startsWith("\'") && quotedBefore.test(cell) ? cell.slice(1) : cell', 'return cell']],
    tests: ['test/import-export/round-trip.test.ts']
  },
  {
    file: 'src/db/transaction.ts',
    breaks: 'a connection whose transaction has no known end goes back into the pool',
    edits: [['client.release(isBroken)', 'client.release()']],
    tests: ['test/db/client.test.ts']
  },
  {
    file: 'src/db/transaction.ts',
    breaks: 'a connection that was given up in a statement with settings goes back into the pool',
    edits: [["client.release(answers[2].status === 'rejected')", 'client.release()']],
    tests: ['test/db/client.test.ts']
  },
  {
    file: 'src/writes/tenant-queue.ts',
    breaks: 'any number of writes of a tenant wait in memory',
    edits: [['const maxWaiting = 1_000', 'const maxWaiting = 100_000']],
    tests: ['test/records/tenant-queue.test.ts']
  },
  {
    file: 'src/http/routes.ts',
    breaks: "a receiver of test events holds up its tenant's writes",
    edits: [[' : answerOnceUnlocked', ' : answerOnce']],
    tests: ['test/safe-writes/test-events.test.ts']
  },
  {
    file: 'src/http/unlocked-answers.ts',
    breaks: 'twins with one key both send their test event',
    edits: [['.until > Date.now()', '.until > Number.POSITIVE_INFINITY']],
    tests: ['test/safe-writes/test-events.test.ts']
  },
  {
    file: 'src/import-export/progress.ts',
    breaks: 'an import and its twin are logged twice',
    edits: [
      [
        'if (!isDone) await Promise.all([keep(tx, true), onDone(tx)])',
        'await Promise.all([keep(tx, true), onDone(tx)])'
      ]
    ],
    tests: ['test/audit-log/audit-log.test.ts']
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
    file: 'src/writes/old-keys.ts',
    breaks: 'idempotency keys are kept for ever',
    edits: [['< now() - ${keptFor}`', "< now() - interval '1 year'`"]],
    tests: ['test/webhooks/sweep.test.ts', 'test/safe-writes/idempotency.test.ts']
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
  },
  {
    file: 'src/audit-log/retention.ts',
    breaks: 'the audit log is kept ten times as long',
    edits: [["* interval '1 day' limit", "* interval '10 days' limit"]],
    tests: ['test/audit-log/retention.test.ts']
  },
  {
    file: 'src/audit-log/list.ts',
    breaks: 'the audit log shows entries from after `until`',
    edits: [['until === undefined ? largestId : firstIdOf(until)', 'until === undefined ? largestId : largestId']],
    tests: ['test/audit-log/audit-log.test.ts']
  },
  {
    file: 'src/audit-log/list.ts',
    breaks: 'of two filters of the audit log the second is ignored',
    edits: [['second ? eq(filters[second], sql.placeholder(second)) : sql`true`', 'sql`true`']],
    tests: ['test/audit-log/audit-log.test.ts', 'test/audit-log/retention.test.ts']
  },
  {
    file: 'src/search/cursor.ts',
    breaks: 'a cursor opens for another query',
    edits: [
      ['Buffer.concat([version, Buffer.from(query)])', 'Buffer.concat([version, Buffer.from(query).subarray(0, 0)])']
    ],
    tests: ['test/search/cursors.test.ts']
  },
  {
    file: 'src/search/order.ts',
    breaks: 'the next page of a search leaves out records without a value',
    edits: [['or ${subject} is null or (${subject} = ', 'or (${subject} = ']],
    tests: ['test/search/cursors.test.ts', 'test/search/search.test.ts']
  },
  {
    file: 'src/search/order.ts',
    breaks: 'the next page of a search repeats records',
    edits: [['return sql`${subject} > ${position}`', 'return sql`${subject} >= ${position}`']],
    tests: ['test/search/cursors.test.ts', 'test/search/search.test.ts']
  },
  {
    file: 'src/search/find-page.ts',
    breaks: 'a search may take any time',
    edits: [["statement_timeout: '2s'", "statement_timeout: '60s'"]],
    tests: ['test/search/limits.test.ts', 'test/search/errors.test.ts']
  },
  {
    file: 'src/search/condition.ts',
    breaks: '`not` leaves out records without a value',
    edits: [['sql`(${filterSql(kind, filter.not)}) is not true`', 'sql`not (${filterSql(kind, filter.not)})`']],
    tests: ['test/search/search.test.ts']
  },
  {
    file: 'src/activities/last-activity.ts',
    breaks: 'lastActivityAt goes back',
    edits: [['greatest(${table.lastActivityAt}, ${moment})', '${moment}']],
    tests: ['test/activities/last-activity.test.ts']
  },
  {
    file: 'src/import-export/pages.ts',
    breaks: 'an export repeats the last row of each page',
    edits: [
      ['gt(table.id, sql', 'gte(table.id, sql'],
      ["import { gt, sql } from 'drizzle-orm'", "import { gte, sql } from 'drizzle-orm'"]
    ],
    tests: [
      'test/import-export/export.test.ts',
      'test/import-export/round-trip.test.ts',
      'test/import-export/memory.test.ts'
    ]
  }
]
