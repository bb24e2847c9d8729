import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './arena.ts'
import { openSilent } from './client.ts'

export const attack: Attack = {
  line: 1,
  what: 'an anonymous client pipelines documents and reads none',
  run: async ({ port, readMemory, readFelt }) => {
    const [sockets, requests] = [10, 1_500]
    const text = 'GET /openapi.json HTTP/1.1\r\nHost: innocent.localhost\r\n\r\n'.repeat(requests)
    const open = Array.from({ length: sockets }, () => openSilent(port, '127.0.0.2', text))
    await sleep(12_000)
    const { before, most } = readMemory()
    const { health } = await readFelt()
    for (const socket of open) socket.destroy()
    const grown = Math.round(most - before)
    return {
      sent: `${requests} × GET /openapi.json on each of ${sockets} sockets, without a credential`,
      checks: [
        { isHeld: grown <= 50, found: `RSS +${grown} MB ≤ 50` },
        {
          isHeld: health.p99 < 100 && Object.keys(health.failed).length === 0,
          found: `/healthz p99 ${health.p99.toFixed(0)} ms < 100`
        }
      ]
    }
  }
}
