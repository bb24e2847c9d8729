import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import t from 'tap'
import { readContract } from '../../src/documents/published-files.ts'
import { startService } from '../support/start.ts'

// What is the same for whoever asks: browsers, tools, caches in between, and whoever asks without end.

const files = {
  '/openapi.yaml': 'openapi.yaml',
  '/openapi.json': 'generated/openapi.json',
  '/openapi.strict.yaml': 'generated/openapi.strict.yaml',
  '/openapi.strict.json': 'generated/openapi.strict.json'
}
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes) => bytes
}

t.test('Documents are served packed and cheaply', async (t) => {
  const { app } = await startService(t)
  const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } })
  const script = /src="(\/docs\/reference[^"]*)"/.exec((await get('/docs')).body)?.[1] ?? ''

  for (const [url, file] of Object.entries(files)) {
    t.test(`The document ${url} comes packed as the client likes, and says so`, async (t) => {
      const plain = readFileSync(new URL(`../../${file}`, import.meta.url))
      const cases: Record<string, string> = {
        'gzip, deflate, br, zstd': 'br',
        'GZIP;q=0.5, BR': 'br',
        gzip: 'gzip',
        'gzip, br;q=0': 'gzip',
        'br;q=0.0, gzip;q=0': 'none',
        identity: 'none',
        '': 'none'
      }
      const tags = new Set<unknown>()
      for (const [accepted, encoding] of Object.entries(cases)) {
        const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
        t.equal(statusCode, 200)
        t.equal(headers['content-encoding'] ?? 'none', encoding, accepted)
        t.match(headers.vary, /\baccept-encoding\b/)
        t.equal(headers['cache-control'], 'public, no-cache')
        t.match(headers.etag, /^"[\w-]+"$/)
        t.ok(unpack[encoding]?.(rawPayload).equals(plain))
        if (encoding === 'br')
          t.ok(rawPayload.equals(brotliCompressSync(plain, quick)), 'at a level that takes 6 ms, not 350')
        if (encoding !== 'none') t.ok(rawPayload.length < plain.length / 5, `${rawPayload.length} bytes`)
        tags.add(headers.etag)
      }
      t.equal(tags.size, 3, 'a strong tag is of one encoding')
    })
  }

  t.test('Documents are not sent again to who has them', async (t) => {
    for (const url of [...Object.keys(files), script]) {
      for (const accepted of ['br', 'gzip', '']) {
        const first = await get(url, { 'accept-encoding': accepted })
        const { etag = '' } = first.headers
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
          const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': known })
          t.same([again.statusCode, again.body], [304, ''], `${url} ${known}`)
          for (const name of ['etag', 'vary', 'cache-control', 'x-request-id', 'x-content-type-options']) {
            t.ok(again.headers[name], name)
          }
        }
        const other = await get(url, { 'accept-encoding': accepted === 'br' ? 'gzip' : 'br', 'if-none-match': etag })
        t.equal(other.statusCode, 200)
      }
    }
  })

  t.test('Documents may be read by pages of any origin, packed or not', async (t) => {
    for (const url of Object.keys(files)) {
      const { headers } = await get(url, { origin: 'https://tool.example', 'accept-encoding': 'br' })
      t.equal(headers['access-control-allow-origin'], '*', url)
      t.same(String(headers.vary).toLowerCase().split(', ').sort(), ['accept-encoding', 'origin'])
    }
  })

  t.test('Documents are packed only once', async (t) => {
    const get = (host: string) => app.inject({ url: '/openapi.json', headers: { host, 'accept-encoding': 'br' } })
    const { json } = readContract()
    t.equal((await json.pack()).br, (await json.pack()).br)
    t.equal(readContract().json, json)
    const [one, other] = [await get('acme.localhost'), await get('globex.localhost:8443')]
    t.ok(one.rawPayload.equals(other.rawPayload), 'nor for another host')
  })

  t.test('Documents take no memory for those who don’t read them', async (t) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const { length } = (await get(script)).rawPayload
    const before = measureUsed()
    const sockets = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = connect(port, '127.0.0.1').pause()
        await once(socket, 'connect')
        socket.write(`GET ${script} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
        return socket
      })
    )
    await Promise.all(sockets.map((socket) => once(socket, 'readable')))
    await sleep(100)
    const taken = measureUsed() - before
    t.ok(taken < 5 * length, `${taken} bytes for 40 answers of ${length}`)
    for (const socket of sockets) socket.destroy()
  })
})

/** Bytes in buffers that are in use; how many more wait for the collector is chance. */
function measureUsed(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().arrayBuffers
}
