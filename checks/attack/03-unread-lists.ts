import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { openSilent, succeed } from './client.ts'

export const attack: Attack = {
  line: 3,
  what: 'a reader of a tenant asks for large lists and reads none',
  run: async ({ port, tenants: { mallory }, readMemory }) => {
    const item = { name: 'Large', description: 'x'.repeat(10_000), notes: 'y'.repeat(20_000), address: 'z'.repeat(500) }
    for (let n = 0; n < 4; n += 1) {
      const body = { items: Array.from({ length: 25 }, () => item) }
      await succeed({ port, tenant: mallory, method: 'POST', path: '/api/v1/companies/bulk', body })
    }
    // More answers on each connection than the kernel buffers, which is three here.
    const [sockets, each] = [300, 8]
    const request = `GET /api/v1/companies?limit=100 HTTP/1.1\r\nHost: mallory.localhost\r\nX-Api-Key: ${mallory.apiKey}\r\n\r\n`
    const open = Array.from({ length: sockets }, () => openSilent(port, '127.0.0.2', request.repeat(each)))
    await sleep(3_000)
    const beganAt = performance.now()
    // A minute without anything taken is the limit (src/limits/client-timeouts.ts).
    while (countStalled(port) > 0 && performance.now() - beganAt < 75_000) await sleep(500)
    const seconds = Math.round((performance.now() - beganAt) / 1_000)
    const left = countStalled(port)
    const { before, most } = readMemory()
    for (const socket of open) socket.destroy()
    const grown = Math.round(most - before)
    return {
      sent: `${sockets * each} × a list of 3 MB on ${sockets} sockets with a read key, nothing read for ${seconds} s`,
      checks: [
        { isHeld: grown <= 300, found: `RSS +${grown} MB ≤ 300` },
        { isHeld: left <= 11, found: `${left} of ${sockets} sockets with an unread answer ≤ 11, which are 32 MiB` }
      ]
    }
  }
}

/** Connections between a port of 127.0.0.1 and 127.0.0.2 on which the service has sent what nobody takes. */
function countStalled(port: number): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const stalled = new RegExp(`: ${local} 0200007F:\\w+ 0[18] (?!00000000:)`, 'g')
  return readFileSync('/proc/net/tcp', 'utf8').match(stalled)?.length ?? 0
}
