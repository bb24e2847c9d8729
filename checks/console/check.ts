import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type FirstStart, launchChromium, startFirst } from '../browser.ts'
import { findBarriers } from '../docs/accessibility.ts'
import { makeCall } from '../service-process.ts'
import { byKeyboard } from './keyboard.ts'
import { newcomer } from './newcomer.ts'
import { peopleTasks, sleepingTab } from './people.ts'
import { hostile, importTasks, lookingTasks, type Place, type Task } from './record-tasks.ts'
import { holdRequests } from './requests.ts'

// The console as people meet it: a real Chromium, the production service on a database of its own, the login of a first start, and tasks
// that end when they are seen to be done. Every request of the page is held against the contract, and every room is looked at with axe, at
// 1280 and at 320 pixels, in the light and in the dark, with names that mean harm in it. Leaves screenshots. With an argument only tasks
// whose name matches it are done.

const [, , wanted = ''] = process.argv
const stepTimeoutMs = 30_000
const impacts = ['critical', 'serious', 'moderate', 'minor']
const rooms = [
  ...['records/contacts', 'records/deals', 'records/contacts/deleted', 'deals', 'import', 'changes', 'duplicates'],
  ...['properties', 'pipelines', 'users', 'api-keys', 'webhooks', 'audit-log']
]
/** What is done one after the other by a tenant of its own, beside the others: most of it is waiting. */
const sideBySide: Task[][] = [
  [
    newcomer,
    {
      name: 'All rooms can be read by everybody, at 1280 and at 320 pixels, in the light and in the dark',
      run: lookAtRooms
    }
  ],
  importTasks,
  [...lookingTasks, ...peopleTasks, byKeyboard]
]

const folder = await mkdtemp(join(tmpdir(), 'crm-console-'))
const dataDir = join(folder, 'data')
const complaints: string[] = []
const receiver = createServer((request, response) => {
  request.resume()
  response.writeHead(500).end('<img src=x onerror="document.title=`run`">')
}).listen(0, '127.0.0.1')
let started: FirstStart | undefined
let browser: Browser | undefined
try {
  started = await startFirst({ DATA_DIR: dataDir, RATE_LIMIT_MAX: '1000000', WEBHOOK_ALLOW_LOCAL: 'true' })
  browser = await launchChromium()
  const { service } = started
  const [first = [], ...others] = sideBySide
  await Promise.all([
    doTasks(first, browser, service.port, { subdomain: 'demo', ...started }),
    doTasks([sleepingTab], browser, service.port, { subdomain: 'demo', ...started }),
    ...others.map(async (tasks, at) => doTasks(tasks, browser, service.port, await addTenant(`tenant${at}`)))
  ])
} catch (error) {
  complaints.push(String(error))
} finally {
  await browser?.close()
  await started?.service.stop()
  receiver.close()
  await rm(dataDir, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(`✗ ${complaint}`)
console.log(`screenshots: ${folder}`)
process.exit(complaints.length > 0 ? 1 : 0)

type Tenant = { subdomain: string; email: string; password: string; apiKey: string }

/** Makes another tenant beside the running service, as an operator does. */
async function addTenant(subdomain: string): Promise<Tenant> {
  const script = join(import.meta.dirname, '../../scripts/tenant.ts')
  const given = ['create', '--subdomain', subdomain, '--name', subdomain, '--email', `admin@${subdomain}.test`]
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...given], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir }
  })
  return JSON.parse(stdout)
}

/** Does tasks of one tenant, one after the other, each in contexts of its own. */
async function doTasks(tasks: Task[], browser: Browser | undefined, port: number, tenant: Tenant): Promise<void> {
  for (const { name, run } of tasks.filter(({ name }) => new RegExp(wanted).test(name))) {
    const contexts: BrowserContext[] = []
    if (browser) await attempt(name, contexts, () => run(placeOf(browser, port, tenant, contexts)))
  }
}

/** Does a task; what it trips over is a complaint, with a screenshot of each page. */
async function attempt(name: string, contexts: BrowserContext[], run: () => Promise<void>): Promise<void> {
  const beganAt = performance.now()
  const pages = () => contexts.flatMap((context) => context.pages())
  let isDone = true
  const complain = (fault: string) => {
    isDone = false
    complaints.push(`${name}: ${fault}`)
  }
  try {
    await run()
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    for (const [at, page] of pages().entries()) {
      await page.screenshot({ path: join(folder, `fault-${complaints.length}-${at}.png`), fullPage: true })
    }
  }
  for (const page of pages()) if ((await page.title()) === 'run') complain('a name was run as a script')
  for (const context of contexts) await context.close()
  if (isDone) console.log(`✓ ${name} (${((performance.now() - beganAt) / 1_000).toFixed(1)} s)`)
}

function placeOf(browser: Browser, port: number, tenant: Tenant, contexts: BrowserContext[]): Place {
  const { subdomain, email, password } = tenant
  const admin = { email, password }
  const origin = `http://${subdomain}.localhost:${port}`
  const send = makeCall(port, tenant)
  const call: Place['call'] = async (method, path, content) => {
    const { status, body } = await send(method, `/api/v1${path}`, content)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  const visit: Place['visit'] = async ({ width = 1280, colorScheme = 'light', mayBeRefused = false } = {}) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(stepTimeoutMs)
    holdRequests(page, origin, (fault) => complaints.push(fault))
    page.on('response', (response) => {
      if (response.status() >= 400 && !mayBeRefused)
        complaints.push(`${response.request().method()} ${response.url()}: ${response.status()}`)
    })
    await page.goto(`${origin}/`)
    return page
  }
  const open: Place['open'] = async (person = admin) => {
    const page = await visit(person)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Records' }).waitFor()
    return page
  }
  const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  return { origin, admin, receiver: receiverUrl, call, visit, open }
}

/** Axe in each room, and nothing that stands over the edge; on all screens at once, since most of it is waiting. */
async function lookAtRooms(place: Place): Promise<void> {
  const screens = [
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' }
  ] as const
  await fill(place)
  const more = await addresses(place)
  await Promise.all(
    screens.map(async (screen) => {
      const page = await place.open({ ...place.admin, ...screen })
      for (const room of [...rooms, ...more]) {
        await page.goto(`${place.origin}/console/${room}`)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        await page.getByRole('main').filter({ hasNotText: 'Loading…' }).waitFor()
        if (room === 'webhooks') await page.getByText(/^Failing/).waitFor()
        await look(page, `${room.replace(/[^/]{36}/, 'one')} at ${screen.width}, ${screen.colorScheme}`)
      }
    })
  )
}

/** Makes what rooms show beside what is there already. */
async function fill({ call }: Place): Promise<void> {
  const [pipeline] = (await call('GET', '/pipelines')) as { id: string; stages: { id: string }[] }[]
  const where = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
  await call('POST', '/deals', { name: hostile, value: 1_234.5, currency: 'CHF', probability: 50, ...where })
  for (const lastName of ['Looked', 'Lookedat', hostile]) {
    await call('POST', '/contacts', { firstName: 'Lou', lastName, phone: '+41 31 555 12 12' })
  }
  const deleted = (await call('POST', '/contacts', { firstName: 'Del', lastName: hostile })) as { id: string }
  await call('DELETE', `/contacts/${deleted.id}`)
}

/** Places within rooms: a webhook, a record, a change set. */
async function addresses({ call }: Place): Promise<string[]> {
  const [webhook] = (await call('GET', '/webhooks')) as { id: string }[]
  const [company] = (await call('GET', '/companies')) as { id: string }[]
  const [set] = (await call('GET', '/changes/sets')) as { changeSet: string }[]
  return [`webhooks/${webhook?.id}`, `records/companies/${company?.id}`, `changes/${set?.changeSet}`]
}

async function look(page: Page, what: string): Promise<void> {
  // The dark has other colours, and nothing else.
  const rules = what.endsWith('dark') ? ['color-contrast'] : undefined
  complaints.push(...(await findBarriers(page, impacts, rules)).map((barrier) => `${what}: ${barrier}`))
  const over = await page.evaluate<number>('document.scrollingElement.scrollWidth - innerWidth')
  if (over > 0) complaints.push(`${what}: ${over} pixels stand over the edge`)
  const cut = await page.evaluate<number>(
    'innerWidth > 1000 ? Math.max(0, ...[...document.querySelectorAll(".scrolls")].map((one) => one.scrollWidth - one.clientWidth)) : 0'
  )
  if (cut > 0) complaints.push(`${what}: ${cut} pixels of a table are out of sight`)
  await page.screenshot({ path: join(folder, `${what.replaceAll(/[^a-z\d]+/g, '-')}.png`) })
}
