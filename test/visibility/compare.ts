import type { Test } from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { toInject } from '../support/call.ts'
import { type AnyCall, takesKeys } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import type { Service } from '../support/start.ts'
import { normalise } from './alike.ts'
import { ways } from './ways.ts'
import { type Level, makeWorlds, type World } from './worlds.ts'

/**
 * Calls every operation in a tenant with hidden records and in its twin without them, and holds the answers against each other: reads
 * first, and again behind writes and deletions.
 */
export async function compareWorlds(t: Test, level: Level): Promise<void> {
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
}

async function ask({ app }: Service, world: World, id: string, request: AnyCall): Promise<string> {
  const options = toInject(id as OperationId, request as never)
  const response = await app.inject({
    ...options,
    headers: { host: world.as.host, ...world.as.headers, ...options.headers }
  })
  return normalise(world, response)
}
