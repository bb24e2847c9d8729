import type { Scope } from '../../generated/operations.ts'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { columnsOfRows } from '../db/lists.ts'
import { apiKeyUsage, tenantSequences } from '../db/schema.ts'
import { run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { repeat } from '../repetition.ts'
import { allScopes } from './scopes.ts'

/** An answer to a key's request; `scope` is what its operation needed, null where it needed none or was refused. */
type KeyUse = { tenantId: string; keyId: string; operationId: string; scope: Scope | null; status: number }

type Counts = Record<'keyId' | 'day' | 'operationId', string> &
  Record<'scope' | 'count' | 'errors' | 'rateLimited', number>

/** How long after one writing of the counts the next one begins, in milliseconds. */
const pauseMs = 40_000

/** So many counts are kept while the database can't be reached; what would be one more isn't counted. */
const maxCounts = 100_000

// A tenant that is gone by now has no sequence, and its counts go.
const addUsage = statement(
  'add_key_usage',
  sql`insert into ${apiKeyUsage} (tenant_id, key_id, scope, day, operation_id, count, errors, rate_limited)
    select ${tenantSequences.tenantId}, used.* from ${tenantSequences}, unnest(${sql.placeholder('keyId')}::uuid[],
      ${sql.placeholder('scope')}::smallint[], ${sql.placeholder('day')}::date[], ${sql.placeholder('operationId')}::text[],
      ${sql.placeholder('count')}::bigint[], ${sql.placeholder('errors')}::bigint[], ${sql.placeholder('rateLimited')}::bigint[]) as used
    where ${mine(tenantSequences)}
    on conflict (tenant_id, key_id, scope, day, operation_id) do update set count = ${apiKeyUsage.count} + excluded.count,
      errors = ${apiKeyUsage.errors} + excluded.errors, rate_limited = ${apiKeyUsage.rateLimited} + excluded.rate_limited`
)

/** Counts in memory what API keys are used for, and writes it at least once a minute, and when it is closed. */
export class KeyUsage {
  readonly #db: Database
  readonly #onError: (error: unknown) => void
  readonly #stopping = new AbortController()
  readonly #writing: Promise<void>
  /** By tenant, then by what is counted together. */
  #counts = new Map<string, Map<string, Counts>>()
  #size = 0

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db
    this.#onError = onError
    this.#writing = repeat(() => this.flush(), { pauseMs, signal: this.#stopping.signal, onError })
  }

  /** Counts an answer. Nobody's are those of 401. */
  count({ tenantId, keyId, operationId, scope, status }: KeyUse): void {
    const day = new Date().toISOString().slice(0, 10)
    const level = scope === null ? 0 : allScopes.indexOf(scope) + 1
    const [rateLimited, errors] = [Number(status === 429), Number(status >= 400 && status !== 429)]
    this.#add(tenantId, { keyId, scope: level, day, operationId, count: 1, errors, rateLimited })
  }

  /** Writes what was counted. What can't be written is kept until the next time. */
  async flush(): Promise<void> {
    const due = this.#counts
    this.#counts = new Map()
    this.#size = 0
    for (const [tenantId, ofTenant] of due) {
      // In one order over all instances, so that two of them never wait for each other.
      const rows = [...ofTenant].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counts]) => counts)
      const columns = columnsOfRows(rows, 'keyId', 'scope', 'day', 'operationId', 'count', 'errors', 'rateLimited')
      await run(this.#db, addUsage, { tenantId, ...columns }).catch((error) => {
        for (const row of rows) this.#add(tenantId, row)
        this.#onError(error)
      })
    }
  }

  /** Writes what was counted for the last time. */
  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#writing
    await this.flush()
  }

  #add(tenantId: string, more: Counts): void {
    const ofTenant = this.#counts.get(tenantId) ?? new Map<string, Counts>()
    const name = `${more.keyId} ${more.scope} ${more.day} ${more.operationId}`
    const known = ofTenant.get(name)
    if (known) {
      known.count += more.count
      known.errors += more.errors
      known.rateLimited += more.rateLimited
    } else if (this.#size < maxCounts) {
      this.#counts.set(tenantId, ofTenant.set(name, more))
      this.#size += 1
    }
  }
}
