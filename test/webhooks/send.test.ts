import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import type { Attempt } from '../../src/contract.ts'
import { openTenantEncryption } from '../../src/encryption.ts'
import { findUrlFault, isPublicAddress } from '../../src/webhooks/address.ts'
import { openSender, type Resolve } from '../../src/webhooks/send.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from './receiver.ts'

const message = (url: string) => ({
  url,
  secret: 'whsec_x',
  event: 'webhook.test',
  eventId: 'e',
  deliveryId: 'd',
  sequence: null,
  nextSecret: null,
  body: '{}'
})

t.test('Addresses that are not of the public internet are refused in every spelling', async (t) => {
  const hosts = [
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3'],
    ...[
      '127.255.255.255',
      '169.254.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.1',
      '192.0.0.170'
    ],
    ...['192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1'],
    ...[
      '203.0.113.7',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
      '127.1',
      '127.0.1',
      '127.0.0.1.'
    ],
    ...[
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '017700000001',
      '0177.0.0.1',
      '0177.0.0.01',
      '0x7f.0x0.0x0.0x1',
      '0',
      '10.1'
    ],
    ...['3232235521', '0xA9FEA9FE', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1'],
    ...[
      '[::]',
      '[::1]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::ffff:8.8.8.8]',
      '[::127.0.0.1]'
    ],
    ...['[64:ff9b::7f00:1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::1]', '[100::1]', '[2001::1]', '[2001:0:7f00:1::]'],
    ...['[2001:db8::1]', '[2002:7f00:1::]', '[2002:a00:1::1]', '[3fff::1]', '[4000::1]', '[5f00::1]', '[fc00::1]'],
    ...['[fd12:3456:789a::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[ff0e::1]'],
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'localhost..',
      'foo.localhost...',
      'localhost.localdomain',
      'printer.local',
      'intranet'
    ],
    ...['db.internal', 'metadata.google.internal', 'router.lan', 'nas.home', 'host.home.arpa', '1.0.0.127.in-addr.arpa']
  ]
  for (const host of hosts) t.equal(typeof findUrlFault(`https://${host}/`, false), 'string', host)
  for (const url of [
    'http://example.com/',
    'ftp://example.com/',
    'https://a:b@example.com',
    'https://a@example.com',
    'x'
  ]) {
    t.equal(typeof findUrlFault(url, false), 'string', url)
  }
  for (const host of [
    'example.com',
    '8.8.8.8',
    '1.1.1.1',
    '[2606:4700::1111]',
    '[2a00:1450::1]',
    '172.32.0.1',
    'ünï.de'
  ]) {
    t.equal(findUrlFault(`https://${host}:8443/x`, false), undefined, host)
  }
  t.notOk(isPublicAddress('not an address'))
})

t.test('Ports are 443 and those that no system keeps for itself; 80 where http is allowed', async (t) => {
  const find = (port: number | '', isLocalAllowed: boolean, scheme = 'https') =>
    findUrlFault(`${scheme}://example.com${port === '' ? '' : `:${port}`}/`, isLocalAllowed)
  for (const isLocalAllowed of [false, true]) {
    for (const port of [0, 1, 22, 25, 79, 81, 442, 444, 465, 587, 1_023]) {
      t.match(find(port, isLocalAllowed), /^must have the port .*443 or one from 1024 to 65535$/, String(port))
    }
    for (const port of ['', 443, 1_024, 8_443, 65_535] as const)
      t.equal(find(port, isLocalAllowed), undefined, `${port}`)
  }
  t.equal(typeof find(80, false), 'string')
  for (const port of ['', 80, 443, 4_000] as const) t.equal(find(port, true, 'http'), undefined, `http ${port}`)
  t.equal(typeof find(25, true, 'http'), 'string')
})

t.test('A name is sent to only where all of its addresses are public', async (t) => {
  let asked = 0
  const receiver = await startReceiver(t)
  const port = new URL(receiver.url).port
  const url = `https://rebinding.example.com:${port}/`
  const answers: Awaited<ReturnType<Resolve>>[] = [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 }
    ],
    [{ address: '::1', family: 6 }],
    []
  ]
  for (const answer of answers) {
    const resolve: Resolve = async () => {
      asked += 1
      return answer
    }
    const sender = openSender({ isLocalAllowed: false, resolve })
    const attempt = await sender.send(message(url))
    t.match(attempt, {
      isSuccess: false,
      responseStatus: null,
      error: answer.length ? 'the address is not one of the public internet' : 'the host name does not resolve'
    })
    for (const [url, error] of [
      [`http://127.0.0.1:${port}/`, 'the URL must begin with https://'],
      [`https://127.0.0.1:${port}/`, 'the URL must be an address of the public internet'],
      ['https://example.com:25/', 'the URL must have the port 443 or one from 1024 to 65535']
    ] as const) {
      t.match(await sender.send(message(url)), { isSuccess: false, responseStatus: null, error })
    }
    await sender.close()
  }
  t.equal(asked, answers.length)
  t.same(receiver.received, [])
})

t.test('An exchange does not wait for another one that gets no connection', async (t) => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  let asked = 0
  const resolve: Resolve = async () => {
    asked += 1
    if (asked === 1) await late
    return []
  }
  const sender = openSender({ isLocalAllowed: false, resolve })
  t.teardown(() => sender.close())
  const ended: string[] = []
  const send = (name: string) => sender.send(message('https://hooks.example.com/')).then(() => ended.push(name))
  const first = send('the one whose name takes long')
  await send('the other')
  t.same(ended, ['the other'])
  answer()
  await first
})

t.test('Redirects are not followed', async (t) => {
  const target = await startReceiver(t)
  const redirecting = await startReceiver(t, (_request, response) => {
    response.writeHead(307, { location: target.url }).end()
  })
  const sender = openSender({ isLocalAllowed: true })
  t.teardown(() => sender.close())
  t.match(await sender.send(message(redirecting.url)), { isSuccess: false, responseStatus: 307, error: 'answered 307' })
  t.same(target.received, [])
})

t.test('Informational answers are skipped, and the final one counts', async (t) => {
  const continued = 'HTTP/1.1 100 Continue\r\n\r\n'
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'
  const processing = 'HTTP/1.1 102 Processing\r\n\r\n'
  const done = 'HTTP/1.1 204 No Content\r\n\r\n'
  const failed = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 2\r\n\r\nno'
  const success = { isSuccess: true, responseStatus: 204, error: null }
  const cases: [parts: string[], expected: Partial<Attempt>][] = [
    [[continued, done], success],
    [[`${continued}${done}`], success],
    [[continued, processing, hints, continued, done], success],
    [[continued, failed], { isSuccess: false, responseStatus: 500, error: 'answered 500: no' }],
    [[continued], { isSuccess: false, responseStatus: null, error: 'the connection was closed before an answer' }],
    [
      ['HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
      { isSuccess: false, responseStatus: 101, error: 'answered 101' }
    ]
  ]
  const sender = openSender({ isLocalAllowed: true })
  t.teardown(() => sender.close())
  for (const [parts, expected] of cases) {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', async () => {
        for (const part of parts) {
          // Each in a packet of its own.
          await new Promise((resolve) => socket.write(part, resolve))
        }
        socket.end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const attempt = await sender.send(message(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
    t.match(attempt, expected, parts.join('').replaceAll('\r\n', ' '))
    server.close()
  }
})

t.test('A receiver may end its connection behind each answer, unannounced', async (t) => {
  const server = createTcpServer((socket) => {
    let request = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      request += chunk
      if (request.endsWith('{}')) socket.end('HTTP/1.1 204 No Content\r\n\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sender = openSender({ isLocalAllowed: true })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for (let count = 0; count < 50; count += 1) t.match(await sender.send(message(url)), { responseStatus: 204 })
  await sender.close()
  server.close()
})

t.test('An exchange is over after ten seconds, whatever the receiver does', async (t) => {
  const limits: number[] = []
  const timeIsUp = new AbortController()
  t.intercept(AbortSignal, 'timeout', {
    value: (ms: number) => {
      limits.push(ms)
      return timeIsUp.signal
    }
  })
  let answersBegun = 0
  const noteAnswer = () => (answersBegun += 1)
  subscribe('http.client.response.finish', noteAnswer)
  t.teardown(() => unsubscribe('http.client.response.finish', noteAnswer))
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  }
  let sent = 0
  let asked = 0
  const raw = (talk: (socket: Socket) => void) =>
    createTcpServer((socket) => {
      track(socket)
      socket.once('data', () => {
        asked += 1
        talk(socket)
      })
    })
  const drip = (socket: Socket, start: string, text: string) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(text), 200)
    socket.on('close', () => clearInterval(timer))
  }
  const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
  const late = 'no answer within 10 seconds'
  const cases: [string, (socket: Socket) => void, Partial<Attempt>][] = [
    ['says nothing', () => {}, { isSuccess: false, responseStatus: null, error: late }],
    [
      'drips headers',
      (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx: ', 'x'),
      { isSuccess: false, responseStatus: null, error: late }
    ],
    ['drips a body', (socket) => drip(socket, head, '1\r\nx\r\n'), { isSuccess: true, responseStatus: 200 }],
    [
      'never ends',
      (socket) => {
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
        const more = () => {
          while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
          sent += chunk.length
        }
        socket.on('drain', more)
        socket.write(head)
        more()
      },
      { isSuccess: true, responseStatus: 200 }
    ],
    ['resets', (socket) => socket.resetAndDestroy(), { isSuccess: false, responseStatus: null }],
    [
      'speaks something else',
      (socket) => socket.end('SSH-2.0\r\n'),
      { isSuccess: false, responseStatus: null, error: 'the answer is not HTTP' }
    ]
  ]
  const sender = openSender({ isLocalAllowed: true })
  const exchanges = Promise.all(
    cases.map(async ([name, talk, expected]) => {
      const server = raw(talk)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const attempt = await sender.send(message(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
      t.match(attempt, expected, name)
      server.close()
    })
  )
  await waitFor('all requests and the answers that begin', () => asked === cases.length && answersBegun === 2)
  timeIsUp.abort()
  await exchanges
  t.same(
    limits,
    cases.map(() => 10_000)
  )
  t.ok(sent < 20_000_000, `${sent} bytes of an endless answer`)
  await sender.close()
  for (const socket of sockets) socket.destroy()
})

t.test('A receiver’s answer is read to 64 KiB, and no further', async (t) => {
  t.intercept(AbortSignal, 'timeout', { value: () => new AbortController().signal })
  let isWritten = false
  let isRead = false
  const server = createServer(async (_request, response) => {
    response.on('close', () => (isRead = true))
    await new Promise((resolve) => response.write('x'.repeat(65_536), resolve))
    await sleep(100)
    isWritten = true
    // No end follows.
    response.write('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sender = openSender({ isLocalAllowed: true })
  t.teardown(async () => {
    await sender.close()
    server.closeAllConnections()
    server.close()
  })
  const sent = sender.send(message(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
  await waitFor('an end of reading', () => isRead)
  t.ok(isWritten, 'what comes later within them is waited for')
  t.match(await sent, { isSuccess: true, responseStatus: 200 })
})

t.test('A long or odd answer is kept in part', async (t) => {
  const server = createServer((_request, response) => response.writeHead(500).end(`a\0b${'😀'.repeat(5_000)}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sender = openSender({ isLocalAllowed: true })
  const { error } = await sender.send(message(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
  t.match(error, /^answered 500: ab😀/)
  t.notOk(error?.includes('\0'))
  const bytes = Buffer.byteLength(error ?? '')
  t.ok(bytes > 4_000 && bytes < 4_200, `${bytes} bytes`)
  t.ok(error?.isWellFormed())
  await sender.close()
  server.close()
})

t.test('An encrypted secret is decrypted for its own tenant, with its own key, and unchanged', async (t) => {
  const encryption = openTenantEncryption('a key of the tests, of 32 characters at least')
  const encrypted = encryption.encrypt('one', 'whsec_x')
  t.equal(encryption.decrypt('one', encrypted), 'whsec_x')
  t.not(encryption.encrypt('one', 'whsec_x'), encrypted, 'no two are alike')
  t.throws(() => encryption.decrypt('other', encrypted))
  t.throws(() => openTenantEncryption('another key of the tests, of 32 characters').decrypt('one', encrypted))
  const bytes = Buffer.from(encrypted, 'base64')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    t.throws(() => encryption.decrypt('one', changed.toString('base64')))
  }
})
