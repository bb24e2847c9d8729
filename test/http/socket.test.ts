import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'
import { startService } from '../support/start.ts'

// What never becomes a request: over a real socket, since inject can't send it.

t.test('Over a socket requests that HTTP forbids are answered soundly', async (t) => {
  const { app, acme, startInstance } = await startService(t)
  const listen = async (instance: FastifyInstance) => {
    await instance.listen({ port: 0, host: '127.0.0.1' })
    return (instance.server.address() as { port: number }).port
  }
  const port = await listen(app)
  const send = (text: string, isOpen = false, to = port) =>
    new Promise<{ status: number; head: string; body: string; rest: string }>((resolve, reject) => {
      const socket = connect(to, '127.0.0.1')
      let answer = ''
      const finish = () => {
        const [head = '', body = '', ...rest] = answer.split('\r\n\r\n')
        resolve({ status: Number(answer.split(' ')[1]), head: head.toLowerCase(), body, rest: rest.join(' ') })
      }
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', finish)
      socket.on('error', (error) => (answer ? finish() : reject(error)))
      socket.write(text)
      if (!isOpen) socket.on('end', () => socket.end())
    })
  const isProblem = (t: Test, answer: { status: number; head: string; body: string }, status: number) => {
    const code = status === 408 ? 'request_timeout' : 'malformed_request'
    t.equal(answer.status, status)
    t.match(answer.head, /content-type: application\/problem\+json/)
    t.match(answer.head, /x-request-id: /)
    t.match(answer.head, /cache-control: no-store/)
    t.match(answer.head, /x-content-type-options: nosniff/)
    t.match(JSON.parse(answer.body), { status, code })
  }

  t.test('A request has up to 100 lines of headers, and more are a 431 that ends the connection', async (t) => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `x-${n}: y\r\n`).join('')
    const ask = (count: number) => `GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines(count - 2)}\r\n`
    t.equal((await send(ask(100))).status, 200)
    const answer = await send(ask(101) + ask(3))
    isProblem(t, answer, 431)
    t.equal(answer.rest, '', 'nothing else of the connection is answered')
  })

  t.test('Headers of a megabyte are a 431', async (t) => {
    isProblem(t, await send(`GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(1_000_000)}\r\n\r\n`), 431)
  })

  t.test('A request that is not HTTP, or has a method that nobody knows, is a 400', async (t) => {
    for (const text of [
      'hello\r\n\r\n',
      'BREW / HTTP/1.1\r\nhost: x\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\x16\x03\x01\x02'
    ]) {
      isProblem(t, await send(`${text}\r\n\r\n`), 400)
    }
  })

  t.test('A request with contradicting lengths is a 400', async (t) => {
    const head = `POST /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n`
    isProblem(t, await send(`${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`), 400)
    isProblem(t, await send(`${head}content-length: 5\r\ncontent-length: 6\r\n\r\n{}`), 400)
  })

  t.test('A transfer coding beside chunked, which nobody undoes, is a 400', async (t) => {
    const own = `host: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\nconnection: close\r\n`
    const post = `POST /api/v1/companies HTTP/1.1\r\n${own}content-type: application/json\r\ntransfer-encoding:`
    const body = 'c\r\n{"name":"x"}\r\n0\r\n\r\n'
    for (const codings of ['gzip, chunked', 'identity,chunked', 'chunked, chunked']) {
      isProblem(t, await send(`${post} ${codings}\r\n\r\n${body}`), 400)
    }
    for (const coding of ['chunked', 'Chunked']) t.equal((await send(`${post} ${coding}\r\n\r\n${body}`)).status, 201)
  })

  t.test('A request of HTTP/1.0 without a Host has no tenant', async (t) => {
    const answer = await send('GET /api/v1/companies HTTP/1.0\r\n\r\n')
    t.equal(answer.status, 404)
    t.match(JSON.parse(answer.body), { code: 'unknown_tenant' })
  })

  t.test('A request without a Host, or with two of them, is a 400, which counts below /api', async (t) => {
    const own = `host: ${acme.host}\r\n`
    const cases: [target: string, hosts: string][] = [
      ['/api/v1/companies', ''],
      ['/api/v1/companies', `${own}host: globex.localhost\r\n`],
      ['/api/v1/companies', own + own],
      [`http://${acme.host}/api/v1/companies`, ''],
      [`http://${acme.host}/api/v1/companies`, own + own],
      ['/api/v1/%zz', own + own],
      ['/api/v1/nowhere', ''],
      ['/healthz', ''],
      ['/openapi.yaml', own + own],
      ['/docs', '']
    ]
    for (const [target, hosts] of cases) {
      const head = `GET ${target} HTTP/1.1\r\n${hosts}x-api-key: ${acme.apiKey}\r\nconnection: close\r\n\r\n`
      const answer = await send(head)
      isProblem(t, answer, 400)
      const isCounted = target.includes('/api/')
      t.equal(/x-ratelimit-remaining: \d/.test(answer.head), isCounted, target)
    }
  })

  t.test('Two credentials of a kind are not one of them', async (t) => {
    const head = `GET /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nconnection: close\r\n`
    for (const name of ['x-api-key', 'authorization']) {
      const value = name === 'x-api-key' ? acme.apiKey : 'Bearer x'
      const { status } = await send(`${head}${name}: ${value}\r\n${name}: ${value}\r\n\r\n`)
      t.equal(status, 401)
    }
  })

  t.test('An expectation that nobody meets is a 417, and 100-continue is met', async (t) => {
    for (const target of ['/api/v1/companies', '/healthz']) {
      const head = `GET ${target} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\n`
      const answer = await send(`${head}expect: junk\r\nconnection: close\r\n\r\n`)
      isProblem(t, answer, 417)
      t.equal(/x-ratelimit-remaining: \d/.test(answer.head), target.startsWith('/api'), target)
    }
    const body = '{"name":"Expected"}'
    const post = `POST /api/v1/companies HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${acme.apiKey}\r\ncontent-type: application/json\r\n`
    const answer = await send(
      `${post}content-length: ${body.length}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n${body}`
    )
    t.equal(answer.status, 100)
    t.match(answer.body, /^HTTP\/1\.1 201 /)
  })

  t.test('Headers that don’t arrive are given up on', async (t) => {
    const clientTimeouts = { ...defaultClientTimeouts, headersMs: 1_000, checkMs: 100 }
    const impatient = await startInstance({ clientTimeouts })
    const answer = await send('GET /healthz HTTP/1.1\r\nhost: x\r\n', true, await listen(impatient.app))
    isProblem(t, answer, 408)
  })

  t.test('A sound request beside unsound ones is answered', async (t) => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    t.equal(answer.status, 200)
  })
})
