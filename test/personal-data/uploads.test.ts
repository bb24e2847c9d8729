import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { describe } from '../support/operations.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Files that no import has yet: nobody can tell one that is being uploaded from one whose upload ended with the process.

t.test('An erasure removes the pieces of uploads that were cut off', async (t) => {
  const { call, sql, acme, globex } = await startService(t)
  const { id } = (await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek' } })).body
  const piece = `insert into import_pieces values ($1, gen_random_uuid(), $2, 0, 'Maja', now())`
  for (const kind of ['file', 'errors']) {
    for (const { tenantId } of [acme, globex]) await sql(piece, [tenantId, kind])
  }
  t.equal((await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })).status, 200)
  const left = await sql<{ tenant: string }>('select distinct tenant_id as tenant from import_pieces')
  t.same(left, [{ tenant: globex.tenantId }], 'those of another tenant stay')
})

t.test('An upload that an erasure comes between is refused, leaves nothing, and can be sent again', async (t) => {
  const { app, call, sql, acme } = await startService(t)
  const { id } = (await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek' } })).body
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { method, path } = describe('importContacts')
  const file = 'first_name,last_name\n'.padEnd(600_000, 'Some,One\n')
  const { payload, headers } = upload(file)
  const bytes = Buffer.from(payload as Buffer)
  const sent = request({
    ...{ host: '127.0.0.1', port, method, path: `${path}?async=true`, agent: false },
    headers: { ...headers, 'content-length': bytes.length, host: acme.host, 'x-api-key': acme.apiKey }
  })
  sent.write(bytes.subarray(0, 400_000))
  await waitFor('a piece', async () => (await sql(`select from import_pieces where kind = 'file'`)).length > 0)
  t.equal((await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })).status, 200)
  sent.end(bytes.subarray(400_000))
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const part of response.setEncoding('utf8')) text += part
  t.equal(response.statusCode, 503)
  t.match(JSON.parse(text), { code: 'overloaded', detail: /erased.*send it again/ })
  t.ok(response.headers['retry-after'])
  t.same(await sql('select from import_pieces'), [])
  t.equal((await call('importContacts', { ...upload(file), query: { async: true } } as never)).status, 202)
})
