import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { findPort } from '../../checks/service-process.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const script = join(import.meta.dirname, '../../scripts/webhooks-listen.ts')

/** The receiver of `npm run webhooks:listen`, and what it prints. */
async function listen(t: Test, ...options: string[]) {
  const port = await findPort()
  const receiver = spawn(process.execPath, [script, '--port', String(port), ...options])
  t.teardown(() => receiver.kill())
  let printed = ''
  receiver.stdout.setEncoding('utf8').on('data', (text) => (printed += text))
  await once(receiver.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}/`,
    /** What it says of its first so many deliveries' signatures, each with its answer. */
    verdicts: async (count: number) => {
      const find = () => [...printed.matchAll(/^ {2}(signature .*|SIGNATURE .*)\n {2}answered (\d+)$/gm)]
      await waitFor(`${count} deliveries`, () => find().length >= count)
      return find().map(([, verdict, answer]) => `${verdict}, ${answer}`)
    }
  }
}

t.test('The receiver for tests verifies deliveries by either secret while one is rotated', async (t) => {
  const { call } = await startService(t, { webhookAllowLocal: true })
  const body = { name: 'x', url: 'http://127.0.0.1:9999/', events: ['company.created' as const] }
  const { body: hook } = await call('createWebhook', { body })
  const params = { id: hook.id }
  const sendTo = async (url: string) => {
    await call('updateWebhook', { params, body: { url } })
    await call('createCompany', { body: { name: 'x' } })
    await call('testWebhook', { params })
  }
  const right = Array(2).fill('signature right, 204')
  const { nextSecret } = (await call('rotateWebhookSecret', { params })).body
  const rotating = ['--secret', hook.secret, '--next-secret', nextSecret]
  for (const options of [rotating, ['--secret', hook.secret], ['--secret', nextSecret]]) {
    const { url, verdicts } = await listen(t, ...options)
    await sendTo(url)
    t.same(await verdicts(2), right)
  }
  await call('commitWebhookSecret', { params })
  const committed = ['--secret', nextSecret]
  const { url, verdicts } = await listen(t, ...committed)
  await sendTo(url)
  t.same(await verdicts(2), right)
  for (const options of [
    ['--secret', hook.secret],
    [...committed, '--next-secret', hook.secret]
  ]) {
    const { url, verdicts } = await listen(t, ...options)
    await sendTo(url)
    t.match(await verdicts(2), [/^SIGNATURE WRONG: .*, 401$/, /^SIGNATURE WRONG: .*, 401$/])
  }
})
