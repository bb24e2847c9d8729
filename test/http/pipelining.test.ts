import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import t from 'tap'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

// Many requests on one connection, without waiting for answers, over real sockets.

let lookUps = 0
watchQueries(t, (text) => {
  if (/^\s*select .* from "companies"/s.test(text)) lookUps += 1
})

async function listen({ app }: Service): Promise<() => Promise<Socket>> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
}

t.test('Requests that are sent without waiting are answered one after the other, in order', async (t) => {
  const service = await startService(t)
  const open = await listen(service)
  const socket = await open()
  const begin = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: acme.localhost\r\nx-api-key: ${service.acme.apiKey}\r\n`
  let count = 0
  // Each needs to see what the one before it did.
  const requests = Array.from({ length: 300 }, (_, index) => {
    const body = JSON.stringify({ name: `Company ${index}` })
    return index % 2 === 0
      ? `${begin('POST', '/api/v1/companies')}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
      : `${begin('GET', '/api/v1/companies?limit=1&count=true&fields=name')}\r\n`
  })
  let text = ''
  socket.setEncoding('utf8').on('data', (data) => {
    text += data
  })
  socket.write(requests.join(''))
  await waitFor('all answers', () => (text.match(/HTTP\/1\.1 /g) ?? []).length === requests.length)
  const totals = [...text.matchAll(/^x-total-count: (\d+)/gim)].map(([, total]) => Number(total))
  t.same(
    totals,
    totals.map(() => (count += 1))
  )
  t.equal(totals.length, 150)
  socket.destroy()
})

t.test('Whoever reads nothing is owed one answer, and others have theirs meanwhile', async (t) => {
  const service = await startService(t)
  const open = await listen(service)
  await fill(service)
  const before = lookUps
  const greedy = await Promise.all([open(), open(), open()])
  for (const socket of greedy) {
    socket.pause()
    socket.write(list(service).repeat(500))
  }
  // As many as the kernel takes off our hands.
  await waitFor('no more is asked of the database', async () => {
    const count = lookUps
    for (let n = 0; n < 20; n += 1) await service.call('getMe')
    return lookUps === count && count > before
  })
  t.ok(lookUps - before < 3 * 20, `${lookUps - before} of 1,500 were begun`)
  for (const socket of greedy) socket.destroy()
})

t.test('Of a connection on which requests wait no more is read, until they are answered', async (t) => {
  const service = await startService(t)
  const open = await listen(service)
  const peers: Socket[] = []
  service.app.server.on('connection', (peer: Socket) => peers.push(peer))
  const count = 8_000
  let text = ''
  const socket = await hold(service, async () => {
    const socket = await open()
    socket.setEncoding('latin1').on('data', (data) => {
      text += data
    })
    socket.write(list(service) + 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count))
    await waitFor('it reads', () => (peers[0]?.bytesRead ?? 0) > 0)
    for (let n = 0; n < 50; n += 1) await service.call('getMe')
    // Node reads 64 KiB at once.
    const bytesRead = peers[0]?.bytesRead ?? 0
    t.ok(bytesRead <= 2 * 65_536, `${bytesRead} of ${socket.bytesWritten} bytes`)
    return socket
  })
  await waitFor('all answers', () => (text.match(/HTTP\/1\.1 200/g) ?? []).length === count + 1)
  socket.destroy()
})

t.test('Where too many requests wait, the connection with the most of them is ended, and no other', async (t) => {
  // Or else the time that headers may take would end some, too.
  const service = await startService(t, { clientTimeouts: { ...defaultClientTimeouts, headersMs: 300_000 } })
  const open = await listen(service)
  const closed = new Set<Socket>()
  const request = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
  const { modest, greedy } = await hold(service, async () => {
    const modest = await open()
    modest.write(list(service) + request.repeat(50))
    const greedy = await Promise.all(Array.from({ length: 12 }, open))
    for (const socket of greedy) {
      socket.on('close', () => closed.add(socket))
      socket.resume()
      socket.write(list(service) + request.repeat(3_000))
    }
    await waitFor('some are ended', () => closed.size >= 4)
    return { modest, greedy }
  })
  t.ok(closed.size < greedy.length, 'as few as need be')
  let text = ''
  modest.on('data', (data) => {
    text += data
  })
  await waitFor('its answers', () => (text.match(/HTTP\/1\.1 200/g) ?? []).length === 51)
  for (const socket of [modest, ...greedy]) socket.destroy()
})

t.test(
  'An answer that nobody reads for too long is broken off, and one that is long in the making is not',
  async (t) => {
    const service = await startService(t, { clientTimeouts: { ...defaultClientTimeouts, stalledAnswerMs: 200 } })
    const open = await listen(service)
    await fill(service)
    const peers: Socket[] = []
    service.app.server.on('connection', (peer: Socket) => peers.push(peer))

    const stalled = await open()
    stalled.pause()
    stalled.write(list(service).repeat(500))
    await waitFor('it is connected', () => peers.length === 1)
    await waitFor('it is ended', () => peers[0]?.closed === true)
    stalled.destroy()

    const patient = await hold(service, async () => {
      const socket = await open()
      socket.write(list(service))
      let timeouts = 0
      service.app.server.on('timeout', () => {
        timeouts += 1
      })
      await waitFor('the time passes', () => timeouts > 0)
      return socket
    })
    const [answer] = await once(patient, 'data')
    t.match(String(answer), /^HTTP\/1\.1 200 /)
    patient.destroy()
  }
)

function list({ acme }: Service): string {
  return `GET /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n\r\n`
}

/** A list of 100 companies that is larger than what a connection takes in at once. */
async function fill({ call }: Service): Promise<void> {
  const items = Array.from({ length: 100 }, (_, index) => ({ name: `Company ${index}`, notes: 'x'.repeat(9_000) }))
  for (let n = 0; n < 100; n += 20) await call('bulkCreateCompanies', { body: { items: items.slice(n, n + 20) } })
}

/** Lets no company be read while `work` lasts. */
function hold<T>({ db }: Service, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query({ text: 'lock table companies in access exclusive mode' })
    return work()
  })
}
