import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { describe, readChanges, startService } from '../helper.ts'
import { upload } from '../requests.ts'
import { sheets } from './sheets.ts'

const tenMb = 10_485_760
const header = 'first_name,last_name,email,notes\n'

t.test('a file that can’t be read', async (t) => {
  const service = await startService(t)
  const { call, app, acme } = service
  const { importFile, refuseFile } = sheets(service)
  const before = (await readChanges(service)).length
  t.afterEach(async () => {
    if ((await readChanges(service)).length !== before) throw new Error('something was written')
  })

  t.test('is a 400 that says why, and changes nothing', async (t) => {
    const good = `${header}A,B,,\n`
    const files: [string, string | Buffer, RegExp][] = [
      ['empty', '', /empty/],
      ['a byte-order mark', '\ufeff', /empty/],
      ['blank lines', '\n\n', /empty/],
      ['no mandatory column', 'first_name,email\nA,a@x.test\n', /lacks last_name/],
      ['a column twice', 'first_name,last_name,email,EMAIL\n', /email twice/],
      ['Latin-1', Buffer.from(`${good}Ren\xe9,B,,\n`, 'latin1'), /UTF-8/],
      ['Latin-1 at the very end', Buffer.concat([Buffer.from(good.repeat(2_000)), Buffer.from([0xff])]), /UTF-8/],
      ['UTF-16', Buffer.from(good, 'utf16le'), /lacks first_name/],
      ['a quote never closed', `${good}C,"D,,\n`, /Row 3 opens a quote that is never closed/],
      ['a quote not doubled', `${good}C,"D"x,,\n`, /Row 3 has a quote/],
      ['too many columns', `${header}A,B,,${','.repeat(200)}\n`, /more than 200 cells/]
    ]
    for (const [name, content, detail] of files) {
      const problem = await refuseFile('contacts', content)
      t.match(problem, { status: 400, code: 'invalid_file', detail }, name)
    }
  })

  t.test('is refused fast and small, the worst ten megabytes included', async (t) => {
    const start = Buffer.from(`${header}A,B,,\n`)
    const fill = (byte: string) => Buffer.concat([start, Buffer.alloc(tenMb - start.length, byte)])
    const files: Record<string, Buffer> = {
      commas: Buffer.alloc(tenMb, ','),
      newlines: Buffer.alloc(tenMb, '\n'),
      quotes: Buffer.alloc(tenMb, '"'),
      'one cell': Buffer.alloc(tenMb, 'a'),
      NULs: Buffer.alloc(tenMb),
      'a ZIP': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(tenMb - 4, 0xf3)]),
      'a header, then commas': fill(','),
      'a header, then newlines': fill('\n'),
      'a header, then an open quote': Buffer.concat([
        start,
        Buffer.from('"'),
        Buffer.alloc(tenMb - start.length - 1, 'a\n')
      ]),
      'a header, then quotes': fill('"'),
      'a header, then quotes and blanks': fill('"x" '),
      'a header, then one cell': fill('a'),
      'a header, then many tiny rows': fill('a\n')
    }
    for (const [name, content] of Object.entries(files)) {
      let longestMs = 0
      let lastAt = performance.now()
      const timer = setInterval(() => {
        longestMs = Math.max(longestMs, performance.now() - lastAt)
        lastAt = performance.now()
      }, 5)
      const memory = process.memoryUsage().rss
      const beganAt = performance.now()
      const problem = await refuseFile('contacts', content)
      const tookMs = performance.now() - beganAt
      await sleep(10)
      clearInterval(timer)
      t.match(problem, { status: 400, code: 'invalid_file' }, name)
      t.ok(
        tookMs < 3_000 && longestMs < 1_500,
        `${name}: ${tookMs.toFixed(0)} ms, longest stall ${longestMs.toFixed(0)} ms`
      )
      t.ok(
        process.memoryUsage().rss - memory < 150e6,
        `${name}: ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB`
      )
    }
  })

  t.test('has its rows skipped, one message each, where they can be read but not imported', async (t) => {
    const row = `A,B,x@,${'"" '.repeat(3)}\n`.replace(/"" "" "" /, '"n ""n"" n"')
    const result = await importFile('contacts', header + row.repeat(100_000))
    t.match(result, { totalRows: 100_000, imported: 0, skipped: 100_000 })
    t.equal(result.errors.at(-1), 'Row 100001: email: not a valid e-mail address (x@)')
  })

  t.test('is a 400 where the form is not one part called file', async (t) => {
    const part = (name: string, content: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="x.csv"\r\n\r\n${content}\r\n`
    const good = `${header}A,B,,\n`
    const forms: Record<string, string> = {
      'no part': '--b--\r\n',
      'an empty body': '',
      'another name': `${part('data', good)}--b--\r\n`,
      'two parts': `${part('file', good)}${part('file', good)}--b--\r\n`,
      'a field beside it': `${part('file', good)}--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n`,
      'a field before it': `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n${part('file', good)}--b--\r\n`,
      'no end': part('file', good),
      'no form at all': good,
      'a name of the prototype': `${part('__proto__', good)}--b--\r\n`
    }
    for (const [name, payload] of Object.entries(forms)) {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' }
      const { problem } = await call('importContacts', { payload, headers })
      t.match(problem, { status: 400, code: 'invalid_file' }, name)
    }
    const { problem } = await call('importContacts', {
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data' }
    })
    t.match(problem, { status: 400, code: 'invalid_file' }, 'no boundary')
  })

  t.test('is a 415 in another media type, JSON included', async (t) => {
    const types = ['text/csv', 'application/json', 'application/octet-stream']
    const imports = ['importContacts', 'importCompanies', 'importDeals', 'importActivities'] as const
    for (const [id, type] of imports.flatMap((id) => types.map((type) => [id, type] as const))) {
      const { problem } = await call(id, { payload: '{}', headers: { 'content-type': type } })
      t.equal(problem.code, 'unsupported_media_type', type)
    }
    const { problem } = await call('createCompany', upload('name\nA\n') as never)
    t.equal(problem.code, 'unsupported_media_type')
  })

  t.test('is a 413 over 10,485,760 bytes, and not at them', async (t) => {
    const { problem } = await call('importContacts', upload(Buffer.alloc(tenMb + 1, 'a')))
    t.match(problem, { status: 413, code: 'payload_too_large' })
    t.equal((await refuseFile('contacts', Buffer.alloc(tenMb, 'a'))).status, 400)
  })

  t.test('is a 413 that a client can read which is still sending', async (t) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const { path } = describe('importContacts')
    const total = 30_000_000
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    const key = acme.writer.headers['x-api-key']
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${total}\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n`
    )
    let sent = 0
    const piece = Buffer.alloc(1_000_000, 'a')
    // Reads nothing before everything is sent, as many clients do.
    socket.pause()
    for (; sent < total; sent += piece.length) if (!socket.write(piece)) await once(socket, 'drain')
    socket.resume()
    for (let waited = 0; !answer.includes('\r\n\r\n') && waited < 5_000; waited += 20) await sleep(20)
    socket.destroy()
    t.match(answer, /^HTTP\/1\.1 413 /)
    t.match(answer, 'payload_too_large')
  })

  t.test('leaves the service as it was: a client that goes away in the middle costs nothing', async (t) => {
    const { port } = app.server.address() as { port: number }
    const { path } = describe('importContacts')
    const key = acme.writer.headers['x-api-key']
    for (let n = 0; n < 12; n++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${acme.host}\r\nx-api-key: ${key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n${'a'.repeat(100_000)}`
      )
      await sleep(20)
      socket.destroy()
    }
    await sleep(50)
    // Each of them would still hold its place otherwise, and the ninth would be a 503.
    t.match(await importFile('contacts', header), { totalRows: 0 })
  })
})
