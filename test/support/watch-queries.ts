import pg from 'pg'
import type { Test } from 'tap'

/**
 * Tells of each query that any connection of this process sends, until the test ends; the driver still does what it does.
 * `text` is empty where the query has none, as an ending has; `name` is the prepared statement's, and `values` are
 * those of its parameters.
 */
export function watchQueries(
  t: Pick<Test, 'teardown'>,
  onQuery: (text: string, client: pg.Client, name?: string, values?: unknown[]) => void
): void {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text?: string; name?: string; values?: unknown[] }]
    if (typeof config === 'string') onQuery(config, this)
    else onQuery(config.text ?? '', this, config.name, config.values)
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
  t.teardown(() => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  })
}
