import t from 'tap'
import { startService } from '../support/start.ts'

t.test('An API key that is empty counts as none', async (t) => {
  const { call, acme } = await startService(t)
  const { email, password, nobody } = acme
  const { accessToken } = (await call('login', { as: nobody, body: { email, password } })).body
  const both = { host: acme.host, headers: { 'x-api-key': '', authorization: `Bearer ${accessToken}` } }
  t.equal((await call('getMe', { as: both })).status, 200, 'beside an access token, too')
  const { problem } = await call('getMe', { as: { host: acme.host, headers: { 'x-api-key': '' } } })
  t.match(problem, { code: 'unauthenticated', detail: /^Send an API key/ })
})
