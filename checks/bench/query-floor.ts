import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'

// The floor of searches: one Fastify route that runs a bare prepared statement of the tenant's and has its rows made into
// JSON. Started by query.ts with the database's URL and the tenant's id.

/** What the floor is asked for: a statement, and its values after the tenant's id. */
export type FloorRequest = {
  text: string
  values: unknown[]
  /** Whether the statement is planned anew each time, for its values. */
  isPlannedForValues: boolean
}

const [url, tenantId] = process.argv.slice(2)
// The service answers decimals as numbers.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
const settings = '-c jit=off -c random_page_cost=1.1'
const open = (options: string) => new pg.Pool({ connectionString: url, max: 1, options })
const pool = open(settings)
// With parallel workers PostgreSQL would rather read all records than the index of words, which takes a hundred times as long.
const planningPool = open(`${settings} -c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0`)
for (const one of [pool, planningPool]) one.on('error', () => {})

const names = new Map<string, string>()
const app = fastify()
app.post('/', async (request) => {
  const { text, values, isPlannedForValues } = request.body as FloorRequest
  const name = names.get(text) ?? `floor_${names.size}`
  names.set(text, name)
  const { rows } = await (isPlannedForValues ? planningPool : pool).query({
    name,
    text,
    values: [tenantId, ...values]
  })
  return rows
})

process.on('disconnect', () => process.exit())
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
