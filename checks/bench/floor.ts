import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { type Facts, works } from './works.ts'

// The least that a Fastify service with PostgreSQL can do: for each work one route, one prepared statement, rows to JSON
// in Node. No tenant, key, limit, validation or change log. Started by requests.ts with the database's URL and the facts.

const [url, facts] = process.argv.slice(2)
const { tenant }: Facts = JSON.parse(facts ?? '')

// The service answers decimals as numbers.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
const pool = new pg.Pool({ connectionString: url, max: 10 })
// As large as the service takes it for bulks.
const app = fastify({ bodyLimit: 1_048_576 })

for (const [index, work] of works.entries()) {
  if ('mix' in work) continue
  const { method, url, floor } = work
  app.route({
    method,
    url: `/${index}${url}`,
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      const query = request.query as Record<string, string>
      const body = request.body as Record<string, unknown>
      const values = [tenant.tenantId, ...floor.values({ id, query, body })]
      const { rows } = await pool.query({ name: `work_${index}`, text: floor.sql, values })
      return reply.code(method === 'POST' ? 201 : 200).send(floor.isList ? rows : rows[0])
    }
  })
}

process.on('disconnect', () => process.exit())
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
