import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { toInject } from '../support/call.ts'
import { type AnyCall, takesKeys } from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import type { Service } from '../support/start.ts'
import { normalise } from './alike.ts'
import { anonymous, refused, ways } from './ways.ts'
import { makeWorlds, type World } from './worlds.ts'

t.test('Every operation of the contract is known to the test of what is hidden', async (t) => {
  const known = [...Object.keys(ways), ...refused, ...anonymous]
  t.same(known.sort(), [...operationIds].sort())
})

for (const level of ['team', 'own'] as const) {
  t.test(`Two tenants that differ by hidden records answer a caller who sees the ${level}’s alike`, async (t) => {
    const { service, whole, twin } = await makeWorlds(t, level)
    const isFor = (id: string) => level === 'team' || takesKeys(id as OperationId)
    const reads = Object.keys(ways).filter((id) => isFor(id) && describe(id as OperationId).effect === 'none')
    const writes = Object.keys(ways).filter((id) => isFor(id) && !reads.includes(id))
    for (const id of reads) await compare(id, 'first')
    for (const id of writes) await compare(id, 'first')
    for (const id of reads) await compare(id, 'first', 'after writes')
    for (const id of writes) await compare(id, 'last')
    for (const id of reads) await compare(id, 'first', 'after deletions')

    async function compare(id: string, part: 'first' | 'last', when = '') {
      const make = ways[id]?.[part]
      if (!make) return
      const [requests, others] = [await make(whole), await make(twin)]
      for (const [index, request] of requests.entries()) {
        const [answer, expected] = [
          await ask(service, whole, id, request),
          await ask(service, twin, id, others[index] ?? {})
        ]
        t.equal(
          answer,
          expected,
          `${id} ${JSON.stringify(request.query ?? request.invalidBody ?? '').slice(0, 200)} ${when}`
        )
      }
    }
  })
}

t.test('What tells of all records is a 403 to who sees only some', async (t) => {
  const { service, whole } = await makeWorlds(t, 'team')
  for (const id of refused as OperationId[]) {
    const { status, problem } = await service.call(id, { as: whole.as, params: { id: whole.id('company.mine') } })
    const code = describe(id).scope === 'admin' ? 'insufficient_scope' : 'forbidden'
    t.same([status, problem.code], [403, code], id)
  }
})

async function ask({ app }: Service, world: World, id: string, request: AnyCall): Promise<string> {
  const options = toInject(id as OperationId, request as never)
  const response = await app.inject({
    ...options,
    headers: { host: world.as.host, ...world.as.headers, ...options.headers }
  })
  return normalise(world, response)
}
