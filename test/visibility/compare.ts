import type { Test } from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { toInject } from '../support/call.ts'
import { type AnyCall, takesKeys } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { refusalChecker } from '../support/refusals.ts'
import type { Service } from '../support/start.ts'
import { normalise } from './alike.ts'
import { ways } from './ways.ts'
import { type Level, makeWorlds, type World } from './worlds.ts'

/**
 * Calls every operation in a tenant with hidden records and in its twin without them, and holds the answers against each other: reads
 * first, and again behind writes and deletions. What is refused must leave nothing behind.
 */
export async function compareWorlds(t: Test, level: Level): Promise<void> {
  const { service, whole, twin } = await makeWorlds(t, level)
  const sendRefused = refusalChecker(t, service, service.acme)
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
      const what = `${id} ${JSON.stringify(request.params ?? '')}`
      const answer = await sendRefused(what, () => ask(service, whole, id, request))
      const expected = await ask(service, twin, id, others[index] ?? {})
      t.equal(
        answer.text,
        expected.text,
        `${id} ${JSON.stringify(request.query ?? request.invalidBody ?? '').slice(0, 200)} ${when}`
      )
    }
  }
}

async function ask({ app }: Service, world: World, id: string, request: AnyCall) {
  const options = toInject(id as OperationId, request as never)
  const response = await app.inject({
    ...options,
    headers: { host: world.as.host, ...world.as.headers, ...options.headers }
  })
  return { status: response.statusCode, text: normalise(world, response) }
}
