import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Stopping while clients are at work, over real sockets.

async function listen({ app }: Pick<Service, 'app'>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

type Answer = { status: number | undefined; connection: string | undefined }

t.test('Clients that go on writing have an answer to each request, until nobody listens any more', async (t) => {
  const service = await startService(t)
  for (let round = 0; round < 3; round += 1) {
    const instance = await service.startInstance({ shutdownGraceMs: 300 })
    const port = await listen(instance)
    const answers: Answer[] = []
    const failures: string[] = []
    const refusals: string[] = []
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        try {
          answers.push(await post(service, port, agent))
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException
          ;(code === 'ECONNREFUSED' ? refusals : failures).push(code)
          return agent.destroy()
        }
      }
    }
    const clients = Promise.all(Array.from({ length: 12 }, client))
    await waitFor('they are at work', () => answers.length > 100)
    await Promise.all([instance.app.close(), clients])
    t.same(failures, [], `round ${round}`)
    t.equal(refusals.length, 12, 'each learns that nobody listens when it connects')
    t.same(new Set(answers.map(({ status }) => status)), new Set([201]))
  }
})

t.test('An instance that stops is not ready, and each of its answers ends the connection', async (t) => {
  const service = await startService(t)
  const instance = await service.startInstance({ shutdownGraceMs: 60_000 })
  const port = await listen(instance)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  t.equal((await post(service, port, agent)).connection, 'keep-alive')
  const closed: string[] = []
  const begun = await service.db.transaction(async (tx) => {
    await tx.query({ text: 'lock table companies in access exclusive mode' })
    const underWay = post(service, port, new Agent({ keepAlive: true }))
    await waitFor('it is under way', async () => {
      const waiting = await tx.query({
        text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      })
      return waiting.length > 0
    })
    instance.app.close().then(() => closed.push('closed'))
    const [ready] = await ask(port, '/readyz', new Agent())
    t.match(JSON.parse(await text(ready)), { status: 503, code: 'overloaded' })
    t.ok(ready.headers['retry-after'])
    const [alive] = await ask(port, '/healthz', new Agent())
    t.equal(alive.statusCode, 200)
    await text(alive)
    return { underWay }
  })
  t.same(await begun.underWay, { status: 201, connection: 'close' }, 'what came before the signal')
  t.same(closed, [], 'a connection is kept, and waited for')
  t.same(await post(service, port, agent), { status: 201, connection: 'close' })
  await waitFor('it is closed', () => closed.length > 0)
})

t.test('A client who says nothing is not waited for when the service stops', async (t) => {
  const service = await startService(t)
  for (const beginning of ['', 'GET /healthz HTTP/1.1\r\nhost:']) {
    const instance = await service.startInstance({ shutdownGraceMs: 40 })
    const socket = connect(await listen(instance), '127.0.0.1')
    socket.on('error', () => {})
    const [peer] = await once(instance.app.server, 'connection')
    socket.write(beginning)
    await waitFor('it has come', () => peer.bytesRead === beginning.length)
    await instance.app.close()
    t.equal(peer.destroyed, true, beginning)
  }
})

t.test('A stop breaks off what is still under way when its time is over', async (t) => {
  const patient = { headersMs: 600_000, bodyMs: 600_000, requestMs: 600_000, stalledAnswerMs: 600_000 }
  const service = await startService(t)
  const instance = await service.startInstance({
    ...{ shutdownGraceMs: 0, clientTimeouts: { ...defaultClientTimeouts, ...patient, lastAnswersMs: 50 } }
  })
  const socket = connect(await listen(instance), '127.0.0.1')
  socket.on('error', () => {})
  const received = once(instance.app.server, 'request')
  const head = `POST /api/v1/companies HTTP/1.1\r\nhost: ${service.acme.host}\r\nx-api-key: ${service.acme.apiKey}\r\n`
  socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`)
  await received
  await Promise.all([instance.app.close(), once(socket, 'close')])
})

async function post({ acme }: Service, port: number, agent: Agent): Promise<Answer> {
  const body = '{"name":"Nordwind"}'
  const headers = { host: acme.host, ...acme.writer.headers, 'content-type': 'application/json' }
  const [response] = await ask(port, '/api/v1/companies', agent, { method: 'POST', headers }, body)
  await text(response)
  return { status: response.statusCode, connection: response.headers.connection }
}

async function ask(port: number, path: string, agent: Agent, more = {}, body = ''): Promise<[IncomingMessage]> {
  const sent = request({ host: '127.0.0.1', port, path, agent, ...more })
  sent.end(body)
  return (await once(sent, 'response')) as [IncomingMessage]
}
