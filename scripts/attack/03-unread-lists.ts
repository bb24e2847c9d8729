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
    const [sockets, each] = [300, 3]
    const request = `GET /api/v1/companies?limit=100 HTTP/1.1\r\nHost: mallory.localhost\r\nX-Api-Key: ${mallory.apiKey}\r\n\r\n`
    let closed = 0
    const open = Array.from({ length: sockets }, () => {
      const socket = openSilent(port, '127.0.0.2', request.repeat(each))
      return socket.on('close', () => {
        closed += 1
      })
    })
    const seconds = 40
    await sleep(seconds * 1_000)
    const { before, most } = readMemory()
    for (const socket of open) socket.destroy()
    const grown = Math.round(most - before)
    return {
      sent: `${sockets * each} × a list of 3 MB on ${sockets} sockets with a read key, nothing read for ${seconds} s`,
      checks: [
        { isHeld: grown <= 200, found: `RSS +${grown} MB ≤ 200` },
        { isHeld: closed > 0, found: `${closed} of the sockets were closed by the service` }
      ]
    }
  }
}
