import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { type Content, type ServiceProcess, send, startServiceProcess } from '../service-process.ts'

/** A service that is another process after each kill. */
export type Killed = { service: ServiceProcess; databaseUrl: string }

/**
 * Sends a request with an Idempotency-Key, kills the service after a moment, and sends it again, until it is answered with 200. Resolves
 * with the answer, and how often the service was killed.
 */
export async function sendUnderKills(
  killed: Killed,
  tenant: NewTenant,
  path: string,
  content: Content
): Promise<{ kills: number; answer: Record<string, unknown> }> {
  const { port } = killed.service
  for (let kills = 0; ; kills += 1) {
    const sent = send(port, tenant, 'POST', path, content, { 'idempotency-key': 'under-kills' })
    // A little longer each time, so that it ends on a slow machine, too.
    const moment = sleep(200 + Math.random() * 800 + kills * 100)
    const answer = await Promise.race([sent.catch(() => undefined), moment])
    if (answer?.status === 200) return { kills, answer: JSON.parse(answer.bytes.toString()) }
    if (answer) throw new Error(`${answer.status}: ${answer.bytes.toString().slice(0, 1_000)}`)
    await killed.service.stop('SIGKILL')
    killed.service = await startServiceProcess(killed.databaseUrl, { PORT: String(port) })
  }
}

export function jsonOf(value: object): Content {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) }
}
