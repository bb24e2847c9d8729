import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { operations } from '../../generated/operations.ts'
import { launchChromium, startFirst } from '../browser.ts'
import { makeCall, type ServiceProcess } from '../service-process.ts'
import { findBarriers } from './accessibility.ts'
import { findNarrowTables, findProseFaults, findSearchFaults } from './reading.ts'

// The API reference as a reader meets it: a real Chromium, the production service on a database of its own, a pasted key.
// Leaves screenshots.

const wide = { width: 1280, height: 800 }
const viewports = { wide, narrow: { width: 390, height: 844 } }
/** Chapters that are prose, code and tables, where a narrow screen shows first what does not fit: their addresses and headings. */
const chapters = {
  errors: ['#description/error-codes', 'Error codes'],
  operation: ['#tag/companies/PUT/api/v1/companies/upsert', 'Create or update a company by domain'],
  import: ['#tag/import-export', 'Import and export'],
  webhooks: ['#tag/webhooks', 'Webhooks'],
  event: ['#tag/webhooks/webhook/POST/deal.won', 'A deal was won']
} as const
const ownProperty = { entity: 'company', key: 'favourite_zebra', type: 'text', label: 'Favourite zebra' }

const folder = await mkdtemp(join(tmpdir(), 'crm-docs-'))
const dataDir = join(folder, 'data')
const complaints: string[] = []
let service: ServiceProcess | undefined
let browser: Browser | undefined
try {
  const started = await startFirst({ DATA_DIR: dataDir })
  service = started.service
  const { apiKey } = started
  const { port } = service
  browser = await launchChromium()
  const origin = `http://demo.localhost:${port}`
  await Promise.all([
    readWide(browser, origin),
    makeProperty(port, apiKey).then(() => tryCalls(browser as Browser, origin, apiKey)),
    readNarrow(browser, origin).then(() =>
      readWithoutTenant(browser as Browser, `http://not.a.tenant.localhost:${port}`)
    )
  ])
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

/** One page for the introduction and all chapters, since loading it takes seconds; axe judges it once all of it is there. */
async function readWide(browser: Browser, origin: string): Promise<void> {
  const page = await openReference(browser, origin, wide)
  const ids = Object.keys(operations)
  report('the introduction is copied from and leads to operations', await findProseFaults(page, origin, ids))
  report('searches find its chapters', await findSearchFaults(page))
  await checkFit(page, 'wide introduction')
  await readChapters(page, origin, 'wide')
  for (const [scheme, rules] of Object.entries({ light: undefined, dark: ['color-contrast'] })) {
    await page.evaluate(
      `document.body.className = document.body.className.replace(/(light|dark)-mode/, '${scheme}-mode')`
    )
    const barriers = await findBarriers(page, undefined, rules)
    report(
      `axe finds nothing grave in the ${scheme}`,
      barriers.map((barrier) => `${scheme}: ${barrier}`)
    )
    await shoot(page, `wide-${scheme}`)
  }
  await page.close()
}

/** A telephone, on which somebody follows a link to a chapter and reads on. */
async function readNarrow(browser: Browser, origin: string): Promise<void> {
  const page = await openReference(browser, origin, viewports.narrow, chapters.operation[0])
  await readChapters(page, origin, 'narrow')
  complaints.push(...(await findNarrowTables(page)))
  await page.close()
}

async function tryCalls(browser: Browser, origin: string, apiKey: string): Promise<void> {
  const page = await openReference(browser, origin, wide)
  await shoot(page, 'wide')
  await tryWithoutKey(page, origin)
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/contract'))
  await page.locator('input.scalar-password-input').first().fill(apiKey)
  await answered

  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  const words = page.getByRole('dialog').getByRole('combobox')
  await words.fill('listCompanies')
  const hit = page.getByRole('option', { name: /list companies/i }).first()
  await hit.waitFor()
  await shoot(page, 'wide-search')
  await hit.click()
  await page.getByRole('heading', { name: 'List companies' }).first().waitFor()
  say('search finds an operation')

  await tryCall(page, origin, 'GET', 200)
  await shoot(page, 'wide-answer')
  await tryExamplesAsTheyStand(page, origin)
  await readOwnContract(page, origin)
  await page.close()
}

/** With a key the page shows the tenant's own contract, where its custom properties are. */
async function readOwnContract(page: Page, origin: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.goto(`${origin}/docs#tag/companies/POST/api/v1/companies`)
  for (const name of [/show additional properties for request body/i, /custom/i]) {
    await page.getByRole('button', { name }).first().waitFor()
    for (const button of await page.getByRole('button', { name }).all()) {
      await button.click({ timeout: 2_000 }).catch(() => {})
    }
  }
  await page.getByText(ownProperty.key).first().waitFor()
  say('a key shows the tenant’s own contract')
}

async function makeProperty(port: number, apiKey: string): Promise<void> {
  const made = await makeCall(port, { subdomain: 'demo', apiKey })('POST', '/api/v1/properties', ownProperty)
  if (made.status !== 201) throw new Error(`a property was answered with ${made.status}`)
}

/** A field that was filled and emptied again counts as none. */
async function tryWithoutKey(page: Page, origin: string): Promise<void> {
  const field = page.locator('input.scalar-password-input').first()
  await field.fill('x')
  await field.fill('')
  await page.goto(`${origin}/docs#tag/companies/GET/api/v1/companies`)
  const { code } = await tryCall(page, origin, 'GET', 401)
  if (code !== 'unauthenticated') throw new Error(`an empty key is answered with ${code}`)
  await page.keyboard.press('Escape')
}

/** The bodies are the contract's first examples, nobody has edited them, and the tenant is as the first start leaves it. */
async function tryExamplesAsTheyStand(page: Page, origin: string): Promise<void> {
  const tries = [
    ['Create a company', '/api/v1/companies', 'companies', 201],
    ['Import contacts from CSV', '/api/v1/importexport/contacts/import', 'import-export', 200],
    ['Send a message of the Model Context Protocol', '/mcp', 'mcp', 200]
  ] as const
  for (const [heading, path, tag, expected] of tries) {
    await page.keyboard.press('Escape')
    await page.goto(`${origin}/docs#tag/${tag}/POST${path}`)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    const answer = await tryCall(page, origin, 'POST', expected, path)
    const { errors = [] } = answer
    if (errors.length > 0) throw new Error(`${heading}: ${errors.join(' ')}`)
    await shoot(page, `wide-tried-${tag}`)
  }
}

/** Sends the call that the page offers for a path, reads the answer on the page, and resolves with its body. */
async function tryCall(
  page: Page,
  origin: string,
  method: 'GET' | 'POST',
  expected: number,
  path = '/api/v1/companies'
): Promise<{ code?: string; errors?: string[] }> {
  await page
    .getByRole('button', { name: new RegExp(`test request.*${method} ${path}\\)`, 'is') })
    .first()
    .click()
  const answered = page.waitForResponse((response) => response.url().startsWith(`${origin}${path}`))
  await page
    .getByRole('button', { name: new RegExp(`send ${method} request`, 'i') })
    .first()
    .click()
  const answer = await answered
  const status = answer.status()
  if (status !== expected) throw new Error(`the ${method} that was tried answered ${status}`)
  await page.getByText(String(expected)).first().waitFor()
  await sleep(1_000)
  say(`a ${method} that is tried answers ${expected}`)
  return answer.json()
}

/** Each chapter by its address; the introduction stands above them all the time, and is judged with each. */
async function readChapters(page: Page, origin: string, width: keyof typeof viewports): Promise<void> {
  for (const [name, [hash, heading]] of Object.entries(chapters)) {
    await page.goto(`${origin}/docs${hash}`)
    // What an address leads to is drawn when it comes near.
    await page.getByRole('heading', { name: heading }).last().waitFor()
    await sleep(500)
    await checkFit(page, `${width} ${name}`)
    if (name === 'event') await checkNothingToTry(page)
    await shoot(page, `${width}-${name}`)
    say(`the chapter ${heading} renders, ${width}`)
  }
}

/** The page must not scroll sideways, code in prose must not be cut, and the codes in its tables must not be broken into lines. */
async function checkFit(page: Page, where: string): Promise<void> {
  const [excess, tallest, cut] = await page.evaluate<[number, number, number]>(`[
    document.documentElement.scrollWidth - innerWidth,
    Math.max(0, ...[...document.querySelectorAll('.markdown td:first-child code')].map((code) => code.clientHeight || code.offsetHeight)),
    Math.max(0, ...[...document.querySelectorAll('.markdown pre code')].map((code) => code.scrollWidth - code.clientWidth))
  ]`)
  if (excess > 0) complaints.push(`${where}: the page is ${excess} px too wide`)
  if (cut > 0) complaints.push(`${where}: code is cut at its right, by ${cut} px`)
  if (tallest > 30) complaints.push(`${where}: a code in a table is broken into lines`)
}

/** Events are what the service sends; the page must not offer to send one to it. */
async function checkNothingToTry(page: Page): Promise<void> {
  const event = page.locator('section', { has: page.getByRole('heading', { name: 'A deal was won' }) }).last()
  if (await event.getByRole('button', { name: /test request/i }).isVisible()) complaints.push('an event can be tried')
}

async function readWithoutTenant(browser: Browser, origin: string): Promise<void> {
  const page = await openReference(browser, origin, wide, '#tag/companies/POST/api/v1/companies')
  const tries = await page.getByRole('button', { name: /test request/i }).count()
  if (tries > 0) throw new Error('a host without a tenant offers calls')
  await shoot(page, 'wide-no-tenant')
  await page.close()
}

/** The page, ready to be read; whatever it complains about, or asks of another host, fails the check. */
async function openReference(browser: Browser, origin: string, viewport: typeof wide, hash = ''): Promise<Page> {
  const page = await browser.newPage({ viewport })
  page.setDefaultTimeout(60_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  page.on('pageerror', (error) => complaints.push(`${origin}: ${error.stack}`))
  page.on('console', (message) => {
    // Chromium reports the 401 that tryWithoutKey causes.
    if (/status of 401/.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(`${origin}: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url())) {
      complaints.push(`${origin}: asks for ${request.url()}`)
    }
  })
  await page.exposeFunction('complain', (text: string) => complaints.push(`${origin}: ${text}`))
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    complain('the policy refuses ' + [event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber,
      event.columnNumber, event.target?.outerHTML?.slice(0, 200)].join(' ')))`)
  await page.goto(`${origin}/docs${hash}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  // What scrolls, fades in or is coloured late is at rest.
  await sleep(1_000)
  say(`${origin}/docs${hash} renders, ${viewport.width} wide`)
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Says what holds, unless there are faults. */
function report(what: string, faults: string[]): void {
  complaints.push(...faults)
  if (faults.length === 0) say(what)
}

function say(what: string): void {
  console.log(`✓ ${what}`)
}
