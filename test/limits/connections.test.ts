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

/** What a connection is sent until it is closed. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (data) => {
    text += data
  })
  await once(socket, 'close')
  return text
}

t.test('Requests that wait for the answer before them share a connection, however soon they come', async (t) => {
  const service = await startService(t)
  const socket = await (await listen(service))()
  for (let number = 0; number < 300; number += 1) {
    socket.write(number % 2 === 0 ? create(service, number) : list(service))
    let text = ''
    // The end of each answer is the end of its JSON.
    while (!/\r\n\r\n[{[].*[}\]]$/s.test(text)) text += (await once(socket, 'data'))[0]
    t.match(text, /^HTTP\/1\.1 20[01] (?!.*connection: close)/is)
  }
  socket.destroy()
})

t.test('A request behind an unanswered one is not done, and the answer before it ends the connection', async (t) => {
  const service = await startService(t)
  const open = await listen(service)
  for (const next of [create(service, 1), 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', 'junk\r\n\r\n']) {
    const before = (await service.call('listCompanies', { query: { count: true } })).headers['x-total-count']
    const socket = await open()
    socket.write(create(service, 0) + next)
    const text = await readToEnd(socket)
    t.same(text.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 201'])
    t.match(text, /^connection: close\r$/im)
    const after = (await service.call('listCompanies', { query: { count: true } })).headers['x-total-count']
    t.equal(Number(after), Number(before) + 1)
  }
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
  await waitFor('no more is asked of the database', async () => {
    const count = lookUps
    for (let n = 0; n < 20; n += 1) await service.call('getMe')
    return lookUps === count && count > before
  })
  t.ok(lookUps - before <= 3, `${lookUps - before} of 1,500 were begun`)
  for (const socket of greedy) socket.destroy()
})

t.test('Of a connection on which a request is behind an unanswered one no more is read', async (t) => {
  const service = await startService(t)
  const open = await listen(service)
  const peers: Socket[] = []
  service.app.server.on('connection', (peer: Socket) => peers.push(peer))
  let requests = 0
  service.app.server.on('request', () => {
    requests += 1
  })
  const ended = await hold(service, async () => {
    const socket = await open()
    const ended = readToEnd(socket)
    socket.write(list(service) + 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(8_000))
    await waitFor('it reads', () => (peers[0]?.bytesRead ?? 0) > 0)
    for (let n = 0; n < 50; n += 1) await service.call('getMe')
    // Node reads 64 KiB at once.
    const bytesRead = peers[0]?.bytesRead ?? 0
    t.ok(bytesRead <= 2 * 65_536, `${bytesRead} of ${socket.bytesWritten} bytes`)
    t.equal(requests, 2, 'and of that it makes no requests')
    return { ended }
  })
  t.same((await ended.ended).match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200'])
  t.ok(peers[0]?.destroyed)
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

t.test('A client that is gone is noticed while its connection is not read', async (t) => {
  const service = await startService(t, { clientTimeouts: { ...defaultClientTimeouts, stalledAnswerMs: 200 } })
  const open = await listen(service)
  const peers: Socket[] = []
  service.app.server.on('connection', (peer: Socket) => peers.push(peer))
  await hold(service, async () => {
    const socket = await open()
    socket.write(list(service).repeat(2))
    await waitFor('it is paused', () => peers[0]?.isPaused() === true)
    socket.resetAndDestroy()
    await waitFor('it is closed', () => peers[0]?.closed === true)
  })
})

function list({ acme }: Service): string {
  return `GET /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n\r\n`
}

function create({ acme }: Service, number: number): string {
  const body = JSON.stringify({ name: `Company ${number}` })
  const head = `POST /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
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
