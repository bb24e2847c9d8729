// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

const tests = ['test/proof/checker.test.ts']

/** One against each clause of docs/proof.md that a line of the service can break, and what refused requests left behind. */
export const proofFaults: Fault[] = [
  {
    file: 'src/writes/once.ts',
    breaks: 'a repetition with its key is done again',
    edits: [
      [
        '      // What is under way has no answer yet.\n      return entry && entry.answer !== null ? replay(request, keyed, entry) : undefined',
        '      void entry\n      return undefined'
      ]
    ],
    tests
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'a replay has other bytes than the first answer',
    edits: [
      [
        'return render(json, { id, version })',
        'return render(JSON.stringify(JSON.parse(json), null, 1), { id, version })'
      ]
    ],
    tests
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'a replay names a change set of its own',
    edits: [['  origin.changeSet = entry.changeSet ?? origin.changeSet\n', '']],
    tests
  },
  {
    file: 'src/records/plan.ts',
    breaks: 'an If-Match of an older version passes',
    edits: [
      ["ifMatch !== undefined && ifMatch !== '*' && ifMatch !== version", "ifMatch === 'never' && version === ifMatch"]
    ],
    tests
  },
  {
    file: 'src/outbox/change-log.ts',
    breaks: 'changes of one write are numbered backwards',
    edits: [
      ['changes.map((_, index) => first + index)', 'changes.map((_, index) => first + changes.length - 1 - index)']
    ],
    tests
  },
  {
    file: 'src/changes/handlers.ts',
    breaks: 'a follower gets the last change of a page once more',
    edits: [[': gt(changes.sequence, after)', ': sql`${changes.sequence} >= ${after}`']],
    tests
  },
  {
    file: 'src/changes/history.ts',
    breaks: 'a history begins with the oldest change',
    edits: [['${changes.entityId} desc, ${changes.sequence} desc`', '${changes.entityId} desc, ${changes.sequence}`']],
    tests
  },
  {
    file: 'src/deals/summary.ts',
    breaks: 'a summary leaves out cents',
    edits: [['trim_scale(value)', 'trunc(value)']],
    tests
  },
  {
    file: 'src/search/page-statement.ts',
    breaks: 'a list counts one record too many',
    edits: [
      [
        'total: sql`select count(*)::int from ${table} where ${counted}`',
        'total: sql`select count(*)::int + 1 from ${table} where ${counted}`'
      ]
    ],
    tests
  },
  {
    file: 'src/search/batch-get.ts',
    breaks: 'a batch read leaves out the first record',
    edits: [['${table.id} = any(${ids})`)}', '${table.id} = any((${ids})[2:])`)}']],
    tests
  },
  {
    file: 'src/activities/last-activity.ts',
    breaks: 'lastActivityAt stays when an activity is made',
    edits: [
      ['if (from !== to || now > before) keepLatest(later, to, now)', 'if (now < before) keepLatest(later, to, now)']
    ],
    tests
  },
  {
    file: 'src/records/bulk.ts',
    breaks: 'a bulk counts one creation too many',
    edits: [['created: inserts.length, updated', 'created: inserts.length + 1, updated']],
    tests
  },
  {
    file: 'src/imports/progress.ts',
    breaks: 'an import counts each row twice',
    edits: [['counts[outcome] += 1', 'counts[outcome] += 2']],
    tests
  },
  {
    file: 'src/undo/former-state.ts',
    breaks: 'an undo leaves the name as it is',
    edits: [['Object.hasOwn(columns, name) ||', "(name !== 'name' && Object.hasOwn(columns, name)) ||"]],
    tests
  },
  {
    file: 'src/import-export/pages.ts',
    breaks: 'an export is in another order than the list',
    edits: [
      ['return { rows: rows.sort(), limit, nextLimit }', 'return { rows: rows.sort().reverse(), limit, nextLimit }']
    ],
    tests
  },
  {
    file: 'src/records/log-changes.ts',
    breaks: 'an event has the number of the next change',
    edits: [
      ['const first = tx.outbox.sequence - changes.length + 1', 'const first = tx.outbox.sequence - changes.length + 2']
    ],
    tests: ['test/webhooks/again.test.ts', 'test/proof/mixed.test.ts']
  },
  {
    file: 'src/records/verbs.ts',
    breaks: 'a deletion that is refused has emptied the references to the record',
    edits: [
      [
        '    .write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch))\n',
        '    .write(ctx.tenantId, (tx) => ctx.clearReferences(ctx, tx, kind.table, [id]))\n    .then(() => ctx.writer.write(ctx.tenantId, (tx) => removeRow(ctx, tx, kind, id, ctx.ifMatch)))\n'
      ]
    ],
    tests: ['test/visibility/refused-deletes.test.ts', 'test/visibility/own.test.ts']
  },
  {
    file: 'src/personal-data/erase.ts',
    breaks: 'a value of an archived property stands against an erasure',
    edits: [['patch.custom = (held: CustomValues) => patchValues(held, rest)', 'patch.custom = rest']],
    tests: ['test/personal-data/archived.test.ts']
  }
]
