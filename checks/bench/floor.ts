import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { works } from './works.ts'

// The least that a Fastify service with PostgreSQL can do: one route, one prepared statement, rows to JSON in Node. No tenant, key,
// limit, validation or change log. It is a program, too, which gets the database's URL and the tenant's id.

/** The floor as a process of its own. */
export type Floor = { pid: number; port: number; stop: () => void }

/** A search of the floor: a statement, and its values after the tenant's id. */
export type FloorSearch = {
  text: string
  values: unknown[]
  /** Whether the statement is planned anew each time, for its values. */
  isPlannedForValues: boolean
}

/** Starts the floor on the database of the service. */
export async function startFloor(url: string, tenantId: string): Promise<Floor> {
  const child = fork(import.meta.filename, [url, tenantId])
  const [port] = await once(child, 'message', { signal: AbortSignal.timeout(30_000) })
  return { pid: child.pid ?? 0, port, stop: () => child.kill() }
}

if (process.argv[1] === import.meta.filename) {
  const [url = '', tenantId = ''] = process.argv.slice(2)
  await serve(url, tenantId)
}

async function serve(url: string, tenantId: string): Promise<void> {
  // The service answers decimals as numbers.
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  // As large as the service takes it for bulks.
  const app = fastify({ bodyLimit: 1_048_576 })
  // Of a server on fast disks; with PostgreSQL's own, pages behind the first are read whole and sorted.
  const settings = '-c jit=off -c random_page_cost=1.1'
  addWorks(tenantId, new pg.Pool({ connectionString: url, max: 10, options: settings }))
  addSearches()
  process.on('disconnect', () => process.exit())
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.send?.((app.server.address() as AddressInfo).port)

  /** For each work of bench:requests one route. */
  function addWorks(tenant: string, pool: pg.Pool): void {
    for (const [index, work] of works.entries()) {
      if ('mix' in work) continue
      const { method, floor } = work
      app.route({
        method,
        url: `/${index}${work.url}`,
        handler: async (request, reply) => {
          const { id } = request.params as { id: string }
          const query = request.query as Record<string, string>
          const body = request.body as Record<string, unknown>
          const values = [tenant, ...floor.values({ id, query, body })]
          const { rows } = await pool.query({ name: `work_${index}`, text: floor.sql, values })
          return reply.code(method === 'POST' ? 201 : 200).send(floor.isList ? rows : rows[0])
        }
      })
    }
  }

  /** One route for all searches of bench:query. */
  function addSearches(): void {
    const open = (options: string) => new pg.Pool({ connectionString: url, max: 1, options })
    const pool = open(settings)
    // With parallel workers PostgreSQL would rather read all records than the index of words, which takes a hundred times as long.
    const planningPool = open(`${settings} -c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0`)
    const names = new Map<string, string>()
    app.post('/search', async (request) => {
      const { text, values, isPlannedForValues } = request.body as FloorSearch
      const name = names.get(text) ?? `search_${names.size}`
      names.set(text, name)
      const statement = { name, text, values: [tenantId, ...values] }
      return (await (isPlannedForValues ? planningPool : pool).query(statement)).rows
    })
  }
}
