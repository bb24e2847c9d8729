import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'

// What an erasure finds where somebody else wrote the person's name or address, in other letters of the same text.

t.test('A name and an address are found in messages and in the audit log, composed or decomposed', async (t) => {
  const { call, sql, acme } = await startService(t)
  const contact = { firstName: 'José', lastName: 'Straßer', email: 'josé@ex.test' }
  const { id } = (await call('createContact', { body: contact })).body
  const key = (name: string) => ({ 'idempotency-key': name })
  const importFile = async (name: string, row: string) => {
    const file = upload(`first_name,last_name,email\n${row}\n`)
    const { body } = await call('importContacts', { ...file, headers: { ...file.headers, ...key(name) } })
    return body.errors
  }
  t.match(await importFile('address', 'A,B,JOSE\u0301@EX.test'), [/duplicate of another contact/])
  t.match(await importFile('name', 'A,STRASSER jose\u0301,no address of Jose\u0301'), [/not a valid e-mail address/])
  t.match(await importFile('other', 'A,B,no address'), [/not a valid e-mail address/])
  const guess = { email: 'JOSE\u0301@ex.test', password: 'a guess of mine' }
  t.equal((await call('login', { as: acme.nobody, body: guess })).status, 401)
  const failed = `select target_name as name from audit_log where outcome = 'failed' and target_id is null`
  t.equal((await sql(failed)).length, 1)
  t.match((await call('getPersonalData', { params: { id } })).body.auditLog, [{ outcome: 'failed' }])

  const { body } = await call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  t.match(body.scrubbed, { idempotencyKeys: 2 })
  t.same(await sql(failed), [{ name: null }])
})
