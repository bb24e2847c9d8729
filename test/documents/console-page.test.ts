import { brotliCompressSync, constants } from 'node:zlib'
import t from 'tap'
import { checkProblem } from '../support/check.ts'
import { startService } from '../support/start.ts'

t.test('The console is a page for people, made of files that come along', async (t) => {
  const { app, acme } = await startService(t)
  const get = (url: string, headers = {}) => app.inject({ url, headers: { host: acme.host, ...headers } })
  const assetsOf = (html: string) =>
    [...html.matchAll(/(?:src|href)="(\/console\/[^"]*)"/g)].map(([, path = '']) => path)

  t.test('The console is one page at each address below /console, at any host and without a credential', async (t) => {
    const { body } = await get('/console')
    for (const url of [
      '/console',
      '/console/',
      '/console/api-keys',
      '/console/records/contacts/x?q=a',
      '/console/users/%2e'
    ]) {
      for (const host of [acme.host, 'localhost', 'nobody.localhost']) {
        const answer = await get(url, { host })
        t.equal(answer.statusCode, 200, url)
        t.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
        t.equal(answer.body, body)
      }
    }
  })

  t.test('The console runs nothing inline, asks no other host, and is framed by nobody', async (t) => {
    const { headers, body } = await get('/console')
    t.equal(
      headers['content-security-policy'],
      [
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:`,
        `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
      ].join('; ')
    )
    t.equal(headers['x-content-type-options'], 'nosniff')
    t.equal(headers['referrer-policy'], 'no-referrer')
    t.notMatch(body, /(https?:)?\/\/\w/, 'it mentions no other host')
    t.notMatch(body, /<script[^>]*>[^<]|<style| style=| on\w+=/, 'nothing is inline')
  })

  t.test('The console’s page is asked for again each time, and its files may be kept for ever', async (t) => {
    const page = await get('/console')
    t.equal(page.headers['cache-control'], 'no-cache')
    t.equal((await get('/console', { 'if-none-match': page.headers.etag })).statusCode, 304)
    const assets = assetsOf(page.body)
    t.equal(assets.length, 2)
    for (const url of assets) {
      const { statusCode, headers } = await get(url, { 'accept-encoding': 'br' })
      t.equal(statusCode, 200, url)
      t.match(headers['content-type'], url.endsWith('.css') ? 'text/css' : 'text/javascript')
      t.equal(headers['content-encoding'], 'br')
      t.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    }
  })

  t.test('The console takes at most 25 kB until the login shows', async (t) => {
    const html = (await get('/console')).body
    let total = html.length
    const wanted = assetsOf(html)
    for (const url of wanted) {
      const { body } = await get(url)
      total += brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
      for (const [, name] of body.matchAll(/from"\.\/([^"]+)"/g)) {
        const address = url.replace(/[^/]+$/, name ?? '')
        if (!wanted.includes(address)) wanted.push(address)
      }
    }
    t.ok(wanted.length >= 3 && total < 25_000, `${total} bytes in ${wanted.length} files`)
  })

  t.test('A file of another release of the console, or none of it, is a 404', async (t) => {
    const [asset = ''] = assetsOf((await get('/console')).body)
    for (const url of [
      asset.replace(/assets\/\w+/, 'assets/0123456789abcdef'),
      `${asset}x`,
      '/console/assets/x/index.html'
    ]) {
      const answer = await get(url)
      t.equal(answer.statusCode, 404, url)
      checkProblem(url, answer)
    }
  })

  t.test('The console takes GET alone, and is where a browser gets to from the bare address', async (t) => {
    const refused = await app.inject({ method: 'POST', url: '/console/api-keys', headers: { host: acme.host } })
    t.equal(refused.statusCode, 405)
    t.equal(refused.headers.allow, 'GET, HEAD')
    const bare = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    t.equal(bare.statusCode, 302)
    t.equal(bare.headers.location, '/console')
  })
})
