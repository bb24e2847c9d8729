import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { mock } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'

// Over real sockets, with a mocked clock: a body that is on its way for long.

const { bodyMs, leastBodyBytes } = defaultClientTimeouts
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'
const end = '\r\n--b--\r\n'
const header = 'first_name,last_name\n'

t.test('A body that comes too slowly harms nobody but its sender', async (t) => {
  const service = await startService(t)
  const { app, acme, globex } = service
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  // On the server's side, by the port of the client's.
  const peers = new Map<number | undefined, Socket>()
  app.server.on('connection', (peer: Socket) => peers.set(peer.remotePort, peer))
  const requests = new Map<number | undefined, IncomingMessage>()
  app.server.on('request', (raw: IncomingMessage) => requests.set(raw.socket.remotePort, raw))
  t.beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  t.afterEach(() => mock.timers.reset())

  const begin = async (id: OperationId, type: string, length: number | 'chunked', { host, key } = ours) => {
    const { method, path } = describe(id)
    const framing = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
    const client = open(port)
    let sentBytes = 0
    const write = (text: string) => {
      client.socket.write(text)
      sentBytes += Buffer.byteLength(text)
    }
    /** Sends, and waits until the server has got it. */
    const send = async (text: string) => {
      write(text)
      while ((peers.get(localPort)?.bytesRead ?? 0) < sentBytes) {
        if (client.socket.closed) throw new Error('the connection is closed', { cause: client.error() })
        await setImmediate()
      }
    }
    await once(client.socket, 'connect')
    const { localPort } = client.socket
    await send(
      `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nx-api-key: ${key}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`
    )
    /** Waits until the body has a reader: its time begins anew then, so the clock must not be moved just before. */
    const taken = async () => {
      while (!requests.get(localPort)?.readableFlowing) await setImmediate()
      await setImmediate()
    }
    return { ...client, write, send, taken }
  }
  const ours = { host: acme.host, key: acme.apiKey }
  const upload = (length: number | 'chunked', as = ours) =>
    begin('importContacts', 'multipart/form-data; boundary=b', length, as)
  const json = (length: number, as = ours) => begin('createCompany', 'application/json', length, as)

  t.test('A body that comes too slowly is a 408 with all that an answer has, of a file and of JSON', async (t) => {
    const beginnings: Record<string, [begin: () => ReturnType<typeof begin>, text: string]> = {
      'a part that never ends': [() => upload(5_000_000), `${part}${header}A,B\n`],
      'a part that never begins': [() => upload(5_000_000), '--b\r\ncontent-disp'],
      'a form that never begins': [() => upload(5_000_000), ''],
      'a form that never ends': [() => upload(5_000_000), `${part}${header}A,B\n\r\n--b\r\n`],
      'a chunk that never comes': [() => upload('chunked'), '5\r\n--b\r\n\r\n'],
      'JSON that never ends': [() => json(100), '{"name":'],
      'JSON that never begins': [() => json(100), '']
    }
    for (const [name, [beginOne, text]] of Object.entries(beginnings)) {
      const client = await beginOne()
      await client.send(text)
      await client.taken()
      const { status, head, body } = await client.answer(() => mock.timers.tick(bodyMs))
      t.equal(status, 408, name)
      t.match(head, /content-type: application\/problem\+json/, name)
      t.match(head, /x-ratelimit-remaining: \d/, name)
      t.match(JSON.parse(body), { status: 408, code: 'request_timeout' }, name)
      mock.timers.tick(bodyMs)
      await client.closed
      t.equal(client.error(), undefined, name)
    }
    t.same(await service.sql('select from contacts'), [])
    t.same(await service.sql('select from companies'), [])
  })

  t.test(
    'A body of which a byte comes now and then is a 408 also, which a client can read that goes on sending',
    async (t) => {
      for (const beginOne of [upload, json]) {
        const client = await beginOne(5_000)
        await client.send(part)
        await client.taken()
        const answer = await client.answer(() => {
          client.write('a')
          mock.timers.tick(bodyMs / 10)
        })
        t.equal(answer.status, 408)
        await client.send('and more of it')
        t.equal(client.error(), undefined)
        mock.timers.tick(bodyMs)
        await client.closed
      }
    }
  )

  t.test('A slow body is taken whole where it brings enough, however long that lasts', async (t) => {
    const rows = `A,B,${'c'.repeat(9_995)}\n`.repeat(leastBodyBytes / 10_000)
    const spells = 10
    const wide = 'first_name,last_name,not_a_column\n'
    const client = await upload(part.length + wide.length + spells * rows.length + end.length)
    await client.send(`${part}${wide}`)
    await client.taken()
    for (let n = 0; n < spells; n++) {
      await client.send(rows)
      mock.timers.tick(bodyMs)
    }
    await client.send(end)
    const { status, body } = await client.answer()
    t.equal(status, 200)
    t.match(JSON.parse(body), { totalRows: 480, imported: 480 })
    client.socket.destroy()
  })

  t.test('A body that comes too slowly ends the connection where the answer is out', async (t) => {
    const client = await json(5_000, { ...ours, key: 'wrong' })
    t.equal((await client.answer()).status, 401)
    mock.timers.tick(bodyMs)
    await client.closed
    t.equal(client.error(), undefined)
  })

  t.test(
    'A body that comes too slowly takes no slot from another tenant, and releases its own to who waits',
    async (t) => {
      const stalled = []
      for (let n = 0; n < 4; n++) {
        const client = await upload(5_000_000)
        await client.send(part)
        await client.taken()
        stalled.push(client)
      }
      mock.timers.tick(bodyMs / 3)
      const rest = `A,B\n${end}`
      const waiting = await upload(part.length + header.length + rest.length)
      await waiting.send(`${part}${header}`)
      const other = await upload(part.length + header.length + end.length, { host: globex.host, key: globex.apiKey })
      await other.send(`${part}${header}${end}`)
      t.equal((await other.answer()).status, 200)
      mock.timers.tick((bodyMs / 3) * 2)
      for (const client of stalled) t.equal((await client.answer()).status, 408)
      // It has its whole time from here on, and with four uploads done it has a slot.
      mock.timers.tick(bodyMs - 1)
      await waiting.send(rest)
      const { status, body } = await waiting.answer()
      t.same([status, JSON.parse(body).imported], [200, 1])
      for (const { socket } of [...stalled, waiting, other]) socket.destroy()
    }
  )

  t.test('A body that comes too slowly is not waited for any longer when the service stops', async (t) => {
    const client = await upload(5_000_000)
    await client.send(`${part}${header}${'A,B\n'.repeat(leastBodyBytes / 4)}`)
    await client.taken()
    const closing = app.close()
    await setImmediate()
    const { status } = await client.answer(() => mock.timers.tick(bodyMs))
    t.equal(status, 408)
    mock.timers.tick(bodyMs)
    await Promise.all([closing, client.closed])
  })
})

t.test('A body that is refused while it comes can be sent to its end, and the answer be read then', async (t) => {
  const { app, acme } = await startService(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const length = 20_000_000
  const refusals: [path: string, type: string, status: number][] = [
    ['/api/v1/companies', 'application/json', 413],
    ['/api/v1/companies', 'text/plain', 415],
    ['/api/v1/nowhere', 'application/json', 404],
    ['/api/v1/importexport/contacts/import', 'multipart/form-data; boundary=b', 413],
    ['/api/v1/importexport/contacts/import', 'text/csv', 415]
  ]
  for (const [path, type, status] of refusals) {
    for (const framing of [`content-length: ${length}`, 'transfer-encoding: chunked']) {
      const { socket, answer, error } = open(port)
      const isChunked = framing.startsWith('transfer')
      const send = async (text: string) => {
        const isTaken = socket.write(isChunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text)
        if (!isTaken) await once(socket, 'drain')
      }
      // Reads nothing before everything is sent, as many clients do.
      socket.pause()
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`
      )
      await send(part)
      const piece = 'a'.repeat(500_000)
      for (let sent = part.length; sent < length; sent += piece.length) await send(piece.slice(0, length - sent))
      if (isChunked) socket.write('0\r\n\r\n')
      socket.resume()
      t.equal((await answer()).status, status, `${path} ${type} ${framing}`)
      t.equal(error(), undefined)
      socket.destroy()
    }
  }
})

t.test('A request that is never whole, however fast, ends', async (t) => {
  const clientTimeouts = { ...defaultClientTimeouts, checkMs: 50 }
  const { app, acme } = await startService(t, { clientTimeouts })
  t.equal(app.server.requestTimeout, defaultClientTimeouts.requestMs)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const client = open(port)
  client.socket.write(
    `POST /api/v1/contacts HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: wrong\r\ntransfer-encoding: chunked\r\n\r\n`
  )
  t.equal((await client.answer()).status, 401)
  // Not before the answer, which would be a 408 where the database takes its time.
  app.server.requestTimeout = 1
  while (!client.socket.closed) {
    client.socket.write(`2710\r\n${'a'.repeat(10_000)}\r\n`)
    await setImmediate()
  }
})

/** A client that sends the given bytes, and waits for one answer. */
function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let text = ''
  let failure: Error | undefined
  socket.setEncoding('utf8')
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', (error) => {
    failure = error
  })
  const closed = once(socket, 'close')
  /** The first answer; `meanwhile` is done again and again until it is there. */
  const answer = async (meanwhile = () => {}) => {
    for (;;) {
      const [head = '', body] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (body !== undefined && Buffer.byteLength(body) >= length) {
        return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
      }
      if (socket.closed) throw new Error(`the connection closed after: ${text}`, { cause: failure })
      meanwhile()
      await setImmediate()
    }
  }
  return { socket, answer, closed, error: () => failure }
}
