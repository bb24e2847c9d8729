import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import t from 'tap'
import { startMeasured } from '../support/measured.ts'
import type { TestTenant } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Waits that end because of the service or the client, over real sockets.

const waiting = 'crm_long_polls_waiting'
const path = '/api/v1/changes?cursor=latest&wait=30'

function open({ host, reader }: TestTenant, port: number) {
  const sent = get({
    host: '127.0.0.1',
    port,
    path,
    agent: new Agent({ keepAlive: true }),
    headers: { host, ...reader.headers }
  })
  sent.on('error', () => {})
  const response = once(sent, 'response').then(([response]) => response as IncomingMessage)
  response.catch(() => {})
  return { sent, response }
}

t.test('Two hundred who wait for changes have an ordinary empty page as soon as the service stops', async (t) => {
  // Who is not let go waits for longer than the test has patience.
  const { app, acme, reaches } = await startMeasured(t, { shutdownGraceMs: 60_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const all = Array.from({ length: 200 }, () => open(acme, port))
  await reaches(waiting, 200)
  const oneMore = open(acme, port)
  t.equal((await oneMore.response).statusCode, 200, 'as many as may wait, so that one more does not')
  oneMore.sent.destroy()
  const beganAt = performance.now()
  const closed = app.close()
  for (const { response } of all) {
    const answer = await response
    t.match([answer.statusCode, answer.headers.connection], [200, 'close'])
    t.match(await json(answer), { changes: [], hasMore: false, nextCursor: /./ })
  }
  t.comment(`${Math.round(performance.now() - beganAt)} ms`)
  const late = open(acme, port)
  t.equal((await late.response).statusCode, 200, 'and who comes then does not wait for long')
  late.sent.destroy()
  await closed
})

t.test('A client that asks in a loop sends a handful of requests to an instance that stops', async (t) => {
  const { app, acme, reaches } = await startMeasured(t, { shutdownGraceMs: 3_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const countingGet = () => {
    const answers: unknown[] = []
    const ask = async (path: string) => {
      const options = { host: '127.0.0.1', port, path, headers: { host: acme.host, ...acme.reader.headers } }
      const [answer] = (await once(get(options), 'response')) as [IncomingMessage]
      answers.push(answer.headers.connection)
      return (await json(answer)) as { changes: unknown[]; nextCursor: string }
    }
    return { answers, ask }
  }
  const { info } = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
  const [, code] = /```js\n(async function followLive.+?)```/s.exec(info.description) ?? []
  const [example, plain] = [countingGet(), countingGet()]
  const followLive = new Function('get', `${code}; return followLive`)(example.ask)
  const loop = async (first: string) => {
    for (let cursor = first; ; ) cursor = (await plain.ask(`/api/v1/changes?wait=25&cursor=${cursor}`)).nextCursor
  }
  const { nextCursor } = await countingGet().ask('/api/v1/changes?cursor=latest')
  // Each goes on until nobody listens any more.
  const following = [followLive(nextCursor, async () => {}), loop(nextCursor)]
  for (const one of following) one.catch(() => {})
  await reaches(waiting, 2)
  await app.close()
  for (const one of following) await t.rejects(one)
  t.comment(`${example.answers.length} and ${plain.answers.length}`)
  t.ok(example.answers.length <= 6, `the contract’s example: ${example.answers.length}`)
  t.ok(plain.answers.length <= 10, `one that never pauses: ${plain.answers.length}`)
  t.ok([...example.answers, ...plain.answers].every((connection) => connection === 'close'))
})

t.test('A client that has gone, or says that it sends no more, waits for changes no longer', async (t) => {
  const { app, acme, reaches } = await startMeasured(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  // Whose time is over before that of the others.
  const first = open(acme, port)
  let isOver = false
  first.response.then(
    () => {
      isOver = true
    },
    () => {}
  )
  await reaches(waiting, 1)
  const all = Array.from({ length: 20 }, () => open(acme, port))
  const half = connect(port, '127.0.0.1')
  half.write(`GET ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.reader.headers['x-api-key']}\r\n\r\n`)
  await reaches(waiting, 22)
  for (const { sent } of all) sent.destroy()
  half.end()
  await reaches(waiting, 1)
  t.notOk(isOver, 'long before their time is over')
  first.sent.destroy()
})

t.test('A client that never reads its answer keeps nobody from having theirs', async (t) => {
  const { app, acme, call, reaches } = await startMeasured(t)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const deaf = Array.from({ length: 50 }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.reader.headers['x-api-key']}\r\n\r\n`)
    return socket
  })
  const other = open(acme, port)
  await reaches(waiting, 51)
  const { body } = await call('createCompany', { body: { name: 'Heard' } })
  t.match(await json(await other.response), { changes: [{ entityId: body.id }] })
  await reaches(waiting, 0)
  for (const socket of deaf) socket.destroy()
  await waitFor('they are gone', () => deaf.every(({ destroyed }) => destroyed))
  other.sent.destroy()
})
