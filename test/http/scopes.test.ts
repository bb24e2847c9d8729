import t from 'tap'
import { addApiKey, startService } from '../support/start.ts'

t.test('Scopes of a key include those below them', async (t) => {
  const { call, acme, db } = await startService(t)

  t.test('A key’s scope admin includes write, and write includes read, however a key lists them', async (t) => {
    const allowed = { read: ['read'], write: ['read', 'write'], admin: ['read', 'write', 'admin'] }
    for (const [scopes, expected] of Object.entries({ ...allowed, 'read,admin': allowed.admin })) {
      const { key } = await addApiKey(db, acme.tenantId, scopes)
      const as = { host: acme.host, headers: { 'x-api-key': key } }
      t.same((await call('getMe', { as })).body.scopes, expected, scopes)
      t.equal((await call('createCompany', { as, body: { name: 'x' } })).status, expected[1] ? 201 : 403, scopes)
    }
  })
})
