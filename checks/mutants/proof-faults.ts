// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

/** A fault of one edit; unless it names others, the test of the checker notices it. */
const plant = (file: string, breaks: string, good: string, bad: string, ...tests: string[]): Fault => ({
  ...{ file, breaks, edits: [[good, bad]] },
  tests: tests.length > 0 ? tests : ['test/proof/checker.test.ts']
})

/** One against each clause of docs/proof.md that a line of the service can break, and what refused requests left behind. */
export const proofFaults: Fault[] = [
  plant(
    'src/writes/once.ts',
    'a repetition with its key is done again',
    'return entry && entry.answer !== null ? replay(request, keyed, entry) : undefined',
    'return undefined'
  ),
  plant(
    'src/writes/once.ts',
    'a replay has other bytes than the first answer',
    'return render(json, { id, version, isUnchanged',
    'return render(JSON.stringify(JSON.parse(json), null, 1), { id, version, isUnchanged'
  ),
  plant(
    'src/writes/once.ts',
    'a replay names a change set of its own',
    '  origin.changeSet = entry.changeSet ?? origin.changeSet\n',
    ''
  ),
  plant(
    'src/records/plan.ts',
    'an If-Match of an older version passes',
    "ifMatch !== undefined && ifMatch !== '*' && ifMatch !== version",
    "ifMatch === 'never' && version === ifMatch"
  ),
  plant(
    'src/outbox/outbox.ts',
    'changes of one write are numbered backwards',
    'changes.map((_, index) => first + index)',
    'changes.map((_, index) => first + changes.length - 1 - index)'
  ),
  plant(
    'src/changes/handlers.ts',
    'a follower gets the last change of a page once more',
    ': gt(changes.sequence, after)',
    ': sql`${changes.sequence} >= ${after}`'
  ),
  plant(
    'src/changes/history.ts',
    'a history begins with the oldest change',
    '${changes.entityId} desc, ${changes.sequence} desc`',
    '${changes.entityId} desc, ${changes.sequence}`'
  ),
  plant(
    'src/outbox/change-log.ts',
    'a record of the past is as its newest change has it',
    '<= (${id}, ${end})`',
    '<= (${id}, ${end} + 1000000)`'
  ),
  plant(
    'src/records/past.ts',
    'lists and sums of the past are of the newest changes',
    "(${own}, ${sql.placeholder('asOf')}::bigint)",
    "(${own}, ${sql.placeholder('asOf')}::bigint + 1000000)"
  ),
  plant(
    'src/outbox/moments.ts',
    'a moment of a time is the change before',
    '::float8 - 1 as found',
    '::float8 - 2 as found'
  ),
  plant('src/deals/summary.ts', 'a summary leaves out cents', 'trim_scale(measure0)', 'trunc(measure0)'),
  plant(
    'src/search/page-statement.ts',
    'a list counts one record too many',
    'total: sql`select count(*)::int from ${table} where ${counted}`',
    'total: sql`select count(*)::int + 1 from ${table} where ${counted}`'
  ),
  plant(
    'src/search/batch-get.ts',
    'a batch read leaves out the first record',
    '${table.id} = any(${ids})`)}',
    '${table.id} = any((${ids})[2:])`)}'
  ),
  plant(
    'src/activities/last-activity.ts',
    'lastActivityAt stays when an activity is made',
    'if (from !== to || now > before) keepLatest(later, to, now)',
    'if (now < before) keepLatest(later, to, now)'
  ),
  plant(
    'src/records/bulk.ts',
    'a bulk counts one creation too many',
    'created: inserts.length, updated',
    'created: inserts.length + 1, updated'
  ),
  plant('src/imports/progress.ts', 'an import counts each row twice', 'counts[outcome] += 1', 'counts[outcome] += 2'),
  plant(
    'src/undo/former-state.ts',
    'an undo leaves the name as it is',
    'Object.hasOwn(columns, name) ||',
    "(name !== 'name' && Object.hasOwn(columns, name)) ||"
  ),
  plant(
    'src/import-export/pages.ts',
    'an export is in another order than the list',
    'return { rows: rows.sort(), limit, nextLimit }',
    'return { rows: rows.sort().reverse(), limit, nextLimit }'
  ),
  plant(
    'src/records/log-changes.ts',
    'an event has the number of the next change',
    'const sequence = tx.outbox.sequence + 1 + index',
    'const sequence = tx.outbox.sequence + 2 + index',
    'test/webhooks/again.test.ts',
    'test/proof/mixed.test.ts'
  ),
  plant(
    'src/records/verbs.ts',
    'a deletion that is refused has emptied the references to the record',
    '    .write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch))\n',
    '    .write(ctx.tenantId, (tx) => ctx.clearReferences(ctx, tx, kind.table, [id]))\n    .then(() => ctx.writer.write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch)))\n',
    'test/visibility/refused-deletes.test.ts',
    'test/visibility/own.test.ts'
  ),
  plant(
    'src/personal-data/erase.ts',
    'a value of an archived property stands against an erasure',
    'patch.custom = (held: CustomValues) => patchValues(held, rest)',
    'patch.custom = rest',
    'test/personal-data/archived.test.ts'
  )
]
