import type { Page } from 'playwright-core'

// What somebody who reads the introduction expects of it. Each function returns what is not so.

/** What people type into the search, and the chapter that has to come first. */
const searches = {
  pagination: 'Pagination and filters',
  filters: 'Pagination and filters',
  'rate limits': 'Rate limits and sizes',
  'error codes': 'Error codes',
  'verify webhook signatures': 'Verify webhook signatures',
  'webhook signature': 'Verify webhook signatures',
  retrying: 'Retrying safely',
  idempotency: 'Retrying safely',
  cors: 'Browser apps',
  etag: 'Two people, one record',
  'optimistic locking': 'Two people, one record',
  '429': 'Rate limits and sizes',
  tenant: 'Tenants',
  scopes: 'Credentials',
  cursor: 'Pagination and filters',
  sort: 'Pagination and filters',
  filter: 'Pagination and filters',
  'search filter': 'Finding records',
  phone: 'Finding records',
  'date format': 'Records',
  'time zone': 'Records',
  changelog: 'Changelog',
  'custom fields': 'Your own properties',
  'custom property': 'Your own properties',
  custom: 'Your own properties',
  attachments: 'Your own properties',
  'erase gdpr': 'Personal data',
  gdpr: 'Personal data',
  sandbox: 'Tenants',
  expand: 'Records',
  owner: 'Records',
  python: 'Downloads',
  sdk: 'Downloads',
  typescript: 'Downloads',
  postman: 'Downloads',
  'api key': 'Credentials',
  deleted: 'Undo',
  XLSX: 'Import and export',
  'won deal': 'Deals',
  'close deal': 'Deals',
  'first call': 'Quick start',
  curl: 'Quick start',
  delta: 'Staying in sync',
  permissions: 'Who sees what',
  visibility: 'Who sees what',
  'assign owner': 'Records',
  associate: 'Records',
  tags: 'Records',
  realtime: 'Staying in sync',
  'long polling': 'Staying in sync',
  'search by email': 'Finding records',
  hubspot: 'Import and export',
  backup: 'Import and export',
  zapier: 'Webhooks',
  task: 'Activities',
  meeting: 'Activities',
  note: 'Activities',
  call: 'Activities',
  claude: 'Agents',
  mcp: 'Agents',
  oauth: 'Credentials',
  '401': 'Credentials',
  timeout: 'Retrying safely',
  lead: 'Contacts',
  email: 'Contacts',
  stage: 'Pipelines and stages'
}

/** Searches one after the other in one dialog. */
export async function findSearchFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const dialog = page.getByRole('dialog')
  let former = ''
  // By the alphabet, so that two with one chapter seldom follow each other.
  for (const [words, chapter] of Object.entries(searches).sort()) {
    // What stands first must not be left of the search before.
    if (chapter === former) await page.keyboard.press('Escape')
    if (former === '' || chapter === former) {
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
    }
    former = chapter
    await dialog.getByRole('combobox').fill(words)
    // The list follows the typing a moment later.
    const expected = dialog.getByRole('option').first().filter({ hasText: chapter })
    await expected.waitFor({ timeout: 5_000 }).catch(async () => {
      const [first = 'nothing'] = await dialog.getByRole('option').allInnerTexts()
      faults.push(`a search for "${words}" finds first: ${first.replace(/\s+/g, ' ').slice(0, 80)}`)
    })
  }
  await page.keyboard.press('Escape')
  return faults
}

/** The reader's own host in the quick start, code that can be copied, and operations that are linked. */
export async function findProseFaults(page: Page, origin: string, operationIds: string[]): Promise<string[]> {
  const faults: string[] = []
  const [quickStart = ''] = await page.locator('.markdown pre code').allInnerTexts()
  if (!quickStart.startsWith(`export CRM=${origin}\n`))
    faults.push(`the quick start begins: ${quickStart.slice(0, 60)}`)
  const [blocks, buttons] = [page.locator('.markdown pre'), page.locator('.markdown pre > .copy-code')]
  if ((await blocks.count()) !== (await buttons.count())) faults.push('not each block of code can be copied')
  await buttons.first().click()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  if (copied.trim() !== quickStart.trim()) faults.push(`copied was: ${copied.slice(0, 60)}`)

  const named = await page.locator('.markdown code').evaluateAll((codes) => codes.map((code) => code.textContent ?? ''))
  const linked = await page
    .locator('.markdown a > code')
    .evaluateAll((codes) => codes.map((code) => code.textContent ?? ''))
  const unlinked = operationIds.filter(
    (id) => named.filter((one) => one === id).length > linked.filter((one) => one === id).length
  )
  if (linked.length < 5 || unlinked.length > 0) faults.push(`not linked: ${unlinked.join(', ')}`)
  if (
    await page
      .locator('tr', { has: page.locator('[data-placeholder="api-key"]') })
      .first()
      .isVisible()
  )
    faults.push('the name of the key looks like its field')
  const placeholder = await page.locator('input.scalar-password-input').first().getAttribute('placeholder')
  if (placeholder !== 'crm_…') faults.push(`the field for a key shows ${placeholder}`)
  return faults
}

/** A narrow screen must leave each cell of a table the room of a few words. */
export async function findNarrowTables(page: Page): Promise<string[]> {
  const widths = await page
    .locator('.markdown td:last-child')
    .evaluateAll((cells) => cells.map((cell) => (cell as unknown as { clientWidth: number }).clientWidth))
  const narrowest = Math.min(...widths)
  return widths.length > 20 && narrowest >= 240 ? [] : [`a table's cell is ${narrowest} px wide`]
}
