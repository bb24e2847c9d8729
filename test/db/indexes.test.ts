import t from 'tap'
import { startService } from '../support/start.ts'

// What docs/decisions/indexes.md promises.

t.test('A condition on one key of a tenant can use no index but the primary key and its own', async (t) => {
  const { sql } = await startService(t)
  const indexes = await sql<{ name: string; key: string; predicate: string | null }>(
    `select indexrelid::regclass::text as name, attname as key, pg_get_expr(indpred, indrelid) as predicate
      from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
        join pg_attribute on attrelid = indrelid and attnum = indkey[1]
      where relnamespace = 'public'::regnamespace and amname = 'btree' and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid)`
  )
  t.ok(indexes.length > 20)
  // Who reads them names their order (test/changes/blocks.test.ts).
  const ordered = ['changes_record', 'changes_set', 'changes_actor']
  for (const { name, key, predicate } of indexes.filter((index) => !ordered.includes(index.name))) {
    t.match(
      predicate ?? '',
      new RegExp(
        `^\\(${key} IS NOT NULL\\)$|^\\(status = 'pending'|^\\(action = 'deleted'|^\\(cause IS NOT NULL|^\\((?:owner_id|unique_key) IS NULL\\)$|^\\(kind = 'replay'`
      ),
      name
    )
  }
})
