import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import t from 'tap'
import { UnreadAnswers } from '../../src/limits/unread-answers.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Clients that ask for large answers and don't read them.

t.test('Answers that clients leave unread are bounded', async (t) => {
  const watch = () => {
    const answers = new UnreadAnswers({ ofTenant: 100_000, ofAddress: 150_000, inAll: 250_000 })
    /** Names of those that are broken off, in order. */
    const cut: string[] = []
    /** Sends an answer that nobody reads, to an address of a tenant. */
    const answer = (name: string, tenant: string, address: string, length = 40_000) => {
      const destroy = () => {
        socket.destroyed = true
        cut.push(name)
      }
      const socket = { writableLength: 0, destroyed: false, destroy }
      const request = { socket, tenant: { id: tenant }, ip: address, log: { warn: () => {} } }
      answers.note(request as unknown as FastifyRequest, length)
      socket.writableLength = length
      answers.trim()
      return socket
    }
    return { cut, answer }
  }

  t.test('Unread answers of a tenant are bounded: the oldest is broken off', async (t) => {
    const { cut, answer } = watch()
    for (const name of ['a1', 'a2']) answer(name, 'a', name)
    answer('b1', 'b', 'b1')
    t.same(cut, [])
    answer('a3', 'a', 'a3')
    t.same(cut, ['a1'])
    answer('a4', 'a', 'a4', 90_000)
    t.same(cut.sort(), ['a1', 'a2', 'a3'])
  })

  t.test('An unread answer counts as what is left of it', async (t) => {
    const { cut, answer } = watch()
    const [first, second] = [answer('a1', 'a', 'x'), answer('a2', 'a', 'x')]
    first.writableLength = 20_000
    answer('a3', 'a', 'x')
    t.same(cut, [])
    second.writableLength = 0
    answer('a4', 'a', 'x')
    t.same(cut, [])
  })

  t.test('Unread answers to an address are bounded, whatever the tenants', async (t) => {
    const { cut, answer } = watch()
    for (const name of ['a', 'b', 'c']) answer(name, name, 'one')
    answer('d', 'd', 'another')
    t.same(cut, [])
    answer('e', 'e', 'one')
    t.same(cut, ['a'])
  })

  t.test('Unread answers are bounded in all: the tenant with the most pays', async (t) => {
    const { cut, answer } = watch()
    answer('small', 'a', 'a')
    for (const name of ['b1', 'b2', 'c1', 'c2']) answer(name, name.charAt(0), name, 45_000)
    t.same(cut, [])
    answer('d', 'd', 'd')
    t.same(cut, ['b1'])
  })

  t.test('An unread answer is not cut where it is alone, or too short to count', async (t) => {
    const { cut, answer } = watch()
    answer('a', 'a', 'a', 200_000)
    for (let n = 0; n < 100; n += 1) answer('b', 'a', 'a', 10_000)
    t.same(cut, [])
  })
})

t.test(
  'Of large lists that nobody reads the oldest are broken off, and who reads has the whole of theirs',
  async (t) => {
    const service = await startService(t)
    const { app, acme, call } = service
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    // Six bytes a character, as JSON: 18 MB in all, and the kernel takes 4 of them.
    const long = { description: '\x01'.repeat(10_000), notes: '\x01'.repeat(20_000) }
    for (let n = 0; n < 100; n += 5) {
      const items = Array.from({ length: 5 }, (_, index) => ({ name: `Company ${n + index}`, ...long }))
      await call('bulkCreateCompanies', { body: { items } })
    }
    const closed: number[] = []
    const sockets: Socket[] = []
    const open = async () => {
      const connected = once(app.server, 'connection')
      const socket = connect(port, '127.0.0.1').pause()
      socket.on('error', () => {})
      const [peer] = await connected
      const index = sockets.push(socket) - 1
      peer.on('close', () => closed.push(index))
      socket.write(`GET /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n\r\n`)
      await once(socket, 'readable')
    }
    for (let n = 0; n < 6; n += 1) await open()
    await waitFor('the older ones are broken off', () => closed.length >= 4)
    t.same(closed.slice(0, 4), [0, 1, 2, 3])

    const headers = { host: acme.host, ...acme.reader.headers }
    const reader = get({ host: '127.0.0.1', port, path: '/api/v1/companies', headers, agent: false })
    const [response] = await once(reader, 'response')
    let length = 0
    for await (const piece of response) length += piece.length
    t.ok(response.complete && length > 18_000_000, `${length} bytes`)
    for (const socket of sockets) socket.destroy()
  }
)
