import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { findPort } from '../../checks/service-process.ts'
import { signBody } from '../../src/webhooks/signature.ts'

t.test(
  'The receiver of docs/receiving-webhooks.md takes a signed delivery and refuses one signed otherwise',
  async (t) => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/receiving-webhooks.md'), 'utf8')
    const [, program = ''] = /^```js\n([\s\S]*?)^```$/m.exec(page) ?? []
    const secret = 'whsec_of_the_test'
    const port = await findPort()
    const code = program.replace('.listen(4000,', `.listen(${port},`)
    t.not(code, program, 'it listens where the page says')
    const args = ['--input-type=module', '--eval', code]
    const receiver = spawn(process.execPath, args, { env: { ...process.env, WEBHOOK_SECRET: secret } })
    t.teardown(() => receiver.kill())
    await once(receiver.stdout, 'data')

    const body = JSON.stringify({
      event: 'company.created',
      timestamp: '2026-01-01T00:00:00.000Z',
      data: { id: 'an-id' }
    })
    const deliver = async (signature: string) => {
      const headers = { 'x-service-signature': signature, 'x-service-event-id': 'an-event' }
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
    }
    t.equal(await deliver(signBody(body, 'whsec_of_another')), 401)
    t.equal(await deliver('no signature'), 401)
    const printed = once(receiver.stdout, 'data')
    t.equal(await deliver(signBody(body, secret)), 204)
    t.match(String(await printed), 'an-event company.created 2026-01-01T00:00:00.000Z an-id')
  }
)
