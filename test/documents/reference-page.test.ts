import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { checkProblem } from '../support/check.ts'
import { startService } from '../support/start.ts'

t.test('The API reference is a page that tries the API out', async (t) => {
  const { app, acme, send } = await startService(t)
  const get = (url: string, host = 'localhost', headers = {}) => app.inject({ url, headers: { host, ...headers } })
  const scriptsOf = (html: string) => [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, src = '']) => src)

  for (const host of ['localhost', acme.host, 'nobody.localhost', '127.0.0.1:3000']) {
    t.test(`The API reference is a page at ${host}, without a credential`, async (t) => {
      const { statusCode, headers, body } = await get('/docs', host)
      t.equal(statusCode, 200)
      t.equal(headers['content-type'], 'text/html; charset=utf-8')
      t.ok(headers['x-request-id'])
      t.match(body, /^<!doctype html>/)
      t.notMatch(body, /(https?:)?\/\/\w/, 'it mentions no other host')
      t.notMatch(body, /<script[^>]*>[^<]|<style| style=| on\w+=/, 'nothing is inline')
    })
  }

  t.test(
    'The API reference is where the bare address leads programs, and offers calls where the Host means a tenant',
    async (t) => {
      const bare = await get('/')
      t.equal(bare.statusCode, 302)
      t.equal(bare.headers.location, '/docs')
      t.equal(bare.headers.vary, 'accept')
      t.equal((await app.inject({ method: 'POST', url: '/' })).headers.allow, 'GET, HEAD')
      for (const [host, offers] of [
        [acme.host, true],
        ['localhost:3000', true],
        ['example.com', false]
      ] as const) {
        t.match((await get('/docs', host)).body, `data-is-tenant-host="${offers}"`, host)
      }
    }
  )

  t.test('The API reference lets nothing run but our scripts, and is framed by nobody', async (t) => {
    const { headers, body } = await get('/docs')
    const nonce = /"csp-nonce" content="([\w-]{24})"/.exec(body)?.[1]
    t.equal(
      headers['content-security-policy'],
      [
        `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
        `img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
      ].join('; ')
    )
    t.equal(headers['x-content-type-options'], 'nosniff')
  })

  t.test('The API reference has another nonce each time, so the page is not stored', async (t) => {
    const [one, other] = await Promise.all([get('/docs'), get('/docs')])
    t.not(one.headers['content-security-policy'], other.headers['content-security-policy'])
    t.equal(one.headers['cache-control'], 'no-store')
  })

  t.test('The API reference brings its scripts along, packed as the client likes, to be kept for ever', async (t) => {
    const scripts = scriptsOf((await get('/docs')).body)
    t.equal(scripts.length, 2)
    for (const url of scripts) {
      t.match(url, /^\/docs\/\w+\.[0-9a-f]{16}\.js$/)
      const plain = await get(url)
      t.equal(plain.statusCode, 200)
      t.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
      t.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
      t.equal(plain.headers.vary, 'accept-encoding')
      t.equal(plain.headers['content-encoding'], undefined)

      const gzip = await get(url, 'localhost', { 'accept-encoding': 'gzip, deflate, br;q=0' })
      t.equal(gzip.headers['content-encoding'], 'gzip')
      t.ok(gunzipSync(gzip.rawPayload).equals(plain.rawPayload))

      const br = await get(url, acme.host, { 'accept-encoding': 'gzip;q=0.8, br' })
      t.equal(br.headers['content-encoding'], 'br')
      t.ok(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload))
      t.ok(br.rawPayload.length < 1_200_000)
    }
  })

  t.test('The API reference has words for the search beside chapters that the contract has', async (t) => {
    const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
    const start = readFileSync(new URL('../../src/documents/reference-start.js', import.meta.url), 'utf8')
    const headings = [contract.info.description, start].flatMap((text) => [...text.matchAll(/## (.+)$/gm)])
    const known = headings.map(([, heading]) => heading)
    const tags = contract.tags.map((tag: { 'x-displayName': string }) => tag['x-displayName'])
    const words = /const searchWords = \{([^}]*)\}/.exec(start)?.[1] ?? ''
    const chapters = [...words.matchAll(/^ +'?([^':]+)'?: '/gm)].map(([, chapter = '']) => chapter)
    t.ok(chapters.length >= 8)
    for (const chapter of chapters) t.ok([...known, ...tags].includes(chapter), chapter)
    for (const [, anchor = ''] of start.matchAll(/\(#description\/([\w-]+)\)/g)) {
      t.match(contract.info.description.toLowerCase(), `\n## ${anchor.replaceAll('-', ' ')}\n`, anchor)
    }
  })

  t.test(
    'The API reference offers collections for API clients and the changelog, packed, and once to each',
    async (t) => {
      const files = {
        'crm.postman_collection.json': ['generated/crm.postman_collection.json', 'application/json'],
        'crm.bruno_collection.json': ['generated/crm.bruno_collection.json', 'application/json'],
        'changelog.md': ['CHANGELOG.md', 'text/markdown; charset=utf-8']
      } as const
      for (const [name, [file, type]] of Object.entries(files)) {
        const { headers, rawPayload } = await get(`/docs/${name}`, 'localhost', { 'accept-encoding': 'br' })
        t.equal(headers['content-type'], type)
        t.equal(headers['content-disposition'], `attachment; filename="${name}"`)
        t.equal(headers['content-encoding'], 'br')
        t.equal(headers['cache-control'], 'public, no-cache')
        t.equal(headers.vary, 'accept-encoding')
        t.ok(brotliDecompressSync(rawPayload).equals(readFileSync(new URL(`../../${file}`, import.meta.url))), name)
        const known = { 'accept-encoding': 'br', 'if-none-match': headers.etag }
        t.equal((await get(`/docs/${name}`, acme.host, known)).statusCode, 304)
      }
      const start = readFileSync(new URL('../../src/documents/reference-start.js', import.meta.url), 'utf8')
      const linked = ['/openapi.yaml', '/openapi.json', '/docs/crm.postman_collection.json']
      for (const path of [...linked, '/docs/crm.bruno_collection.json']) t.match(start, `](${path})`)
    }
  )

  t.test(
    'The API reference answers HEAD, says 405 to other methods and 404 for a script it does not have',
    async (t) => {
      const as = { host: 'localhost', headers: {} }
      t.equal((await send({ as, method: 'HEAD', url: '/docs' })).status, 200)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const { problem, headers } = await send({ as, method, url: '/docs' })
        t.equal(problem.code, 'method_not_allowed')
        t.equal(headers.allow, 'GET, HEAD')
      }
      for (const url of ['/docs/start.0123456789abcdef.js', '/docs/..%2fopenapi.yaml', '/docs/a/b']) {
        const response = await get(url)
        checkProblem(url, response)
        t.equal(response.json().code, 'route_not_found')
      }
    }
  )
})
