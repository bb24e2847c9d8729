import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium, startFirst } from '../browser.ts'
import { makeCall } from '../service-process.ts'

// Takes docs/console.png: the room of API keys, as a new tenant with some keys sees it.

const dataDir = await mkdtemp(join(tmpdir(), 'crm-picture-'))
const { service, email, password, apiKey } = await startFirst({ DATA_DIR: dataDir })
const browser = await launchChromium()
const call = makeCall(service.port, { subdomain: 'demo', apiKey })
for (const [name, scopes] of [
  ['Shop sync', 'read,write'],
  ['Dashboard', 'read'],
  ['Agent of Ada', 'read,write']
]) {
  await call('POST', '/api/v1/api-keys', { name, scopes })
}
const page = await browser.newPage({ viewport: { width: 1280, height: 600 }, deviceScaleFactor: 1.5 })
await page.goto(`http://demo.localhost:${service.port}/console/api-keys`)
await page.getByLabel('E-mail').fill(email)
await page.getByLabel('Password').fill(password)
await page.getByRole('button', { name: 'Log in' }).click()
await page.getByRole('table', { name: 'API keys' }).waitFor()
await page.screenshot({ path: join(import.meta.dirname, '../../docs/console.png') })
await browser.close()
await service.stop()
await rm(dataDir, { recursive: true, force: true })
