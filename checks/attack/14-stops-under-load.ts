import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { ask } from './client.ts'

const [stops, clients] = [10, 12]

export const attack: Attack = {
  line: 14,
  what: 'the service is stopped while clients write',
  settings: { RATE_LIMIT_MAX: '1000000' },
  isDisruptive: true,
  run: async ({ startInstance, tenants: { trudy } }) => {
    const outcomes = new Map<string, number>()
    let writes = 0
    /** One client on a connection that it keeps; ends as soon as nobody listens any more: a load balancer sends nobody there. */
    const write = async (port: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const body = { name: 'x' }
        const { status, error } = await ask({
          port,
          tenant: trudy,
          agent,
          method: 'POST',
          path: '/api/v1/companies',
          body
        })
        if (error === 'ECONNREFUSED') return
        writes += 1
        const outcome = status === 201 ? 'ok' : (error ?? String(status))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
    }
    let next = startInstance()
    for (let n = 0; n < stops; n += 1) {
      const instance = await next
      if (n < stops - 1) next = startInstance()
      const working = Array.from({ length: clients }, () => write(instance.port))
      await sleep(800 + 100 * (n % 5))
      await instance.stop()
      await Promise.all(working)
    }
    outcomes.delete('ok')
    const list = [...outcomes].map(([what, count]) => `${count} × ${what}`).join(', ')
    return {
      sent: `${stops} × SIGTERM under ${clients} clients with ${writes} writes`,
      checks: [{ isHeld: outcomes.size === 0, found: `writes without an answer: ${list || 'none'}` }]
    }
  }
}
