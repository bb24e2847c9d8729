import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type FirstStart, launchChromium, startFirst } from '../browser.ts'
import { findBarriers } from '../docs/accessibility.ts'
import { makeCall } from '../service-process.ts'
import { findFaultsOfFaults } from './adversity.ts'
import { keepRequests, runCalls } from './calls.ts'
import { workByKeyboard } from './keyboard.ts'
import { holdRequests } from './requests.ts'
import { goTo, tasks } from './tasks.ts'

// The console as people meet it: a real Chromium, the production service on a database of its own, the login of a first start. Names
// that mean harm are everywhere. Leaves screenshots.

const allImpacts = ['critical', 'serious', 'moderate', 'minor']
const hostile = [
  '<img src=x onerror="window.harmed = 1">',
  '\u202eevil\u202c \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  'W'.repeat(100),
  "'; DROP TABLE x; -- $(reboot) `id`"
]

const folder = await mkdtemp(join(tmpdir(), 'crm-console-'))
const dataDir = join(folder, 'data')
const complaints: string[] = []
const complain = (fault: string) => void complaints.push(fault)
const receiver = createServer((request, response) => {
  request.resume()
  response.writeHead(500).end('<img src=x onerror="window.harmed = 1">')
}).listen(0, '127.0.0.1')
let started: FirstStart | undefined
let browser: Browser | undefined
try {
  started = await startFirst({ DATA_DIR: dataDir, WEBHOOK_ALLOW_LOCAL: 'true' })
  browser = await launchChromium()
  const origin = `http://demo.localhost:${started.service.port}`
  await checkAll(browser, origin, started)
} catch (error) {
  complain(String(error))
} finally {
  await browser?.close()
  await started?.service.stop()
  receiver.close()
  await rm(dataDir, { recursive: true, force: true })
}
for (const complaint of complaints) console.error(`✗ ${complaint}`)
console.log(`screenshots: ${folder}`)
process.exit(complaints.length > 0 ? 1 : 0)

async function checkAll(browser: Browser, origin: string, { email, password, apiKey, service }: FirstStart) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: origin })
  page.setDefaultTimeout(15_000)
  holdRequests(page, origin, complain)
  const sent = keepRequests(page)
  await page.goto('/')
  await workByKeyboard(page, email, password)
  console.log('✓ the keyboard alone logs in, opens a room and a dialog, and gets back')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  for (const [name, task] of Object.entries(tasks)) {
    await task(page, url).then(
      () => console.log(`✓ somebody ${name}`),
      async (error) => {
        complain(`somebody ${name}: ${error}`)
        await page.screenshot({ path: join(folder, `failed-${name.replaceAll(/\W+/g, '-')}.png`) })
        await page.reload()
      }
    )
    // What the later tasks look for.
    if (name.startsWith('makes a webhook')) await makeHostileNames(service.port, apiKey)
  }
  const count = await runCalls(page, sent)
  console.log(`✓ a shell makes of ${count} lines of Calls what the page has sent`)
  await findFaultsOfFaults(page, password, complain)
  await lookAround(browser, origin, email, password)
}

async function makeHostileNames(port: number, apiKey: string): Promise<void> {
  const call = makeCall(port, { subdomain: 'demo', apiKey })
  for (const [index, name] of hostile.entries()) {
    const bodies: [string, object][] = [
      ['/api/v1/companies', { name, notes: 'n'.repeat(5_000) }],
      ['/api/v1/teams', { name }],
      ['/api/v1/users', { name, email: `hostile${index}@demo.example`, password: 'twelve letters or more' }],
      ['/api/v1/pipelines', { name }],
      ['/api/v1/api-keys', { name }],
      ['/api/v1/properties', { entity: 'deal', key: `hostile_${index}`, type: 'text', label: name }]
    ]
    for (const [path, body] of bodies) await call('POST', path, body)
  }
}

/** Every room, wide and narrow, light and dark: nothing that axe finds, nothing that runs over, nothing that was harmed. */
async function lookAround(browser: Browser, origin: string, email: string, password: string): Promise<void> {
  for (const [width, scheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light']
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme, baseURL: origin })
    holdRequests(page, origin, complain)
    await page.goto('/console')
    await logIn(page, email, password)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    for (const room of await links.allInnerTexts()) {
      await goTo(page, room)
      await page.waitForLoadState('networkidle')
      const where = `${room}, ${width} px, ${scheme}`
      complaints.push(...(await findBarriers(page, allImpacts)).map((barrier) => `${where}: ${barrier}`))
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (excess > 0) complain(`${where}: ${excess} px too wide`)
      if (await page.evaluate('window.harmed')) complain(`${where}: a name was run`)
      await page.screenshot({ path: join(folder, `${room}-${width}-${scheme}.png`) })
    }
    await page.close()
    console.log(`✓ all rooms, ${width} px, ${scheme}`)
  }
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}
