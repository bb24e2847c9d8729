import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import packedChromium from '@sparticuz/chromium'
import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { operations } from '../../generated/operations.ts'
import { findBarriers } from '../docs/accessibility.ts'
import { type ServiceProcess, spawnService } from '../service-process.ts'
import { type Person, type Place, recordTasks } from './record-tasks.ts'

// The console as people use it: a real Chromium, the production service on a database of its own, and tasks that end when they are seen to
// be done. Every request of the page is held against the contract, every room is looked at with axe, at 1280 and at 320 pixels, in the light
// and in the dark. Leaves screenshots. CHROMIUM names another program than the packed one.

const debianChromium = '/usr/bin/chromium'
const program =
  process.env.CHROMIUM || (existsSync(debianChromium) ? debianChromium : await packedChromium.executablePath())
/** What Playwright does not ask for by itself. */
const chromiumArgs = ['--disable-gpu', '--disable-quic', '--disable-sync']
const welcomeTimeoutMs = 10_000
const stepTimeoutMs = 30_000
/** Rooms of this check, by what stands behind `/console/`. */
const rooms = [
  'records/contacts',
  'records/deals',
  'records/contacts/deleted',
  'deals',
  'import',
  'changes',
  'duplicates'
]

/** The operations as requests are compared with them: those without a parameter in the path first. */
const described = Object.values(operations)
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map(({ method, path, queryNames }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    queryNames: queryNames as readonly string[]
  }))

const folder = await mkdtemp(join(tmpdir(), 'crm-console-'))
const dataDir = join(folder, 'data')
const complaints: string[] = []
let service: ServiceProcess | undefined
let browser: Browser | undefined
try {
  const { port, apiKey, password } = await startService()
  browser = await chromium.launch({ executablePath: program, args: chromiumArgs })
  const place = placeOf(browser, port, apiKey, { email: 'admin@demo.example', password })
  for (const { name, run } of recordTasks) await attempt(name, () => run(place))
  await attempt('All rooms can be read by everybody, at 1280 and at 320 pixels, in the light and in the dark', () =>
    lookAtRooms(place)
  )
} catch (error) {
  complaints.push(String(error))
} finally {
  await browser?.close()
  await service?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(`✗ ${complaint}`)
console.log(`screenshots: ${folder}`)
process.exit(complaints.length > 0 ? 1 : 0)

/** Does a task; what it trips over is a complaint, with a screenshot of each page. */
async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  const beganAt = performance.now()
  const before = complaints.length
  const contexts = () => browser?.contexts() ?? []
  try {
    await run()
  } catch (error) {
    complaints.push(`${name}: ${error instanceof Error ? error.message : error}`)
    for (const [at, page] of contexts()
      .flatMap((context) => context.pages())
      .entries()) {
      await page.screenshot({ path: join(folder, `fault-${before}-${at}.png`), fullPage: true })
    }
  }
  for (const page of contexts().flatMap((context) => context.pages())) {
    if ((await page.title()) === 'run') complaints.push(`${name}: a name was run as a script`)
  }
  for (const context of contexts()) await context.close()
  if (complaints.length === before) console.log(`✓ ${name} (${((performance.now() - beganAt) / 1_000).toFixed(1)} s)`)
}

function placeOf(browser: Browser, port: number, apiKey: string, admin: Person): Place {
  const origin = `http://demo.localhost:${port}`
  const call: Place['call'] = async (method, path, body) => {
    const headers = { 'X-Api-Key': apiKey, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, init)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const open: Place['open'] = async ({ email, password, width = 1280, colorScheme = 'light' } = admin) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
    const page = await context.newPage()
    page.setDefaultTimeout(stepTimeoutMs)
    page.on('pageerror', ({ message }) => complaints.push(`the page has a fault: ${message}`))
    page.on('response', (response) => complaints.push(...findBreach(response, origin)))
    await page.goto(`${origin}/console`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Records' }).waitFor()
    return page
  }
  return { origin, admin, call, open }
}

/** What of a request the contract doesn't have. The service refuses bodies that it hasn't, so no answer may be a refusal. */
function findBreach(response: Response, origin: string): string[] {
  const request = response.request()
  const url = new URL(request.url())
  if (url.protocol === 'blob:' || url.protocol === 'data:') return []
  const what = `${request.method()} ${url.pathname}${url.search}`
  if (url.origin !== origin) return [`${what} leaves the host`]
  if (!url.pathname.startsWith('/api/')) return response.status() < 400 ? [] : [`${what}: ${response.status()}`]
  const operation = described.find(({ method, pattern }) => method === request.method() && pattern.test(url.pathname))
  if (!operation) return [`${what} is no operation of the contract`]
  const unknown = [...url.searchParams.keys()].filter((name) => !operation.queryNames.includes(name))
  if (unknown.length > 0) return [`${what} has parameters that the contract hasn't: ${unknown.join(', ')}`]
  return response.status() < 400 ? [] : [`${what}: ${response.status()}`]
}

/** Axe in each room, and nothing that stands over the edge. */
async function lookAtRooms(place: Place): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light']
  ] as const) {
    const page = await place.open({ ...place.admin, width, colorScheme })
    for (const room of rooms) {
      await page.goto(`${place.origin}/console/${room}`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await look(page, `${room} at ${width}, ${colorScheme}`)
    }
    await page.context().close()
  }
}

async function look(page: Page, what: string): Promise<void> {
  complaints.push(...(await findBarriers(page)).map((barrier) => `${what}: ${barrier}`))
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  if (over > 0) complaints.push(`${what}: ${over} pixels stand over the edge`)
  await page.screenshot({ path: join(folder, `${what.replaceAll(/[^a-z\d]+/g, '-')}.png`) })
}

async function startService(): Promise<{ port: number; apiKey: string; password: string }> {
  let log = ''
  service = await spawnService({ DATA_DIR: dataDir, RATE_LIMIT_MAX: '1000000' }, (text) => {
    log += text
  })
  // It is printed a moment after the service is ready.
  for (const until = Date.now() + welcomeTimeoutMs; Date.now() < until; await sleep(50)) {
    const apiKey = /API key +(crm_\w+)/.exec(log)?.[1]
    const password = /password +(\S+)/.exec(log)?.[1]
    if (apiKey && password) return { port: service.port, apiKey, password }
  }
  throw new Error(`the service printed no key: ${log.slice(-2_000)}`)
}
