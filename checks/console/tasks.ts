import type { Page } from 'playwright-core'

// What a newcomer does in the console, found by the names on the page alone. Each throws where it can't be done.

/** A task by its name; `receiver` is an address that answers what is sent to it. */
export type Tasks = Record<string, (page: Page, receiver: string) => Promise<void>>

const button = (page: Page, name: RegExp | string) => page.getByRole('dialog').getByRole('button', { name })
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name }).first()

/** Opens a room by its link. */
export async function goTo(page: Page, room: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: room, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: room, exact: true }).waitFor()
  if (!(await page.title()).startsWith(room)) throw new Error(`the title of ${room} is ${await page.title()}`)
}

export const tasks: Tasks = {
  'makes a key, copies it, and it is gone with its dialog': async (page) => {
    await goTo(page, 'API keys')
    await page.getByRole('button', { name: 'New key' }).click()
    await field(page, 'Name').fill('CI key')
    await field(page, 'Scope').selectOption('write')
    await button(page, 'Make key').click()
    const key = await field(page, 'Key').inputValue()
    const status = await page.evaluate(
      (key) => fetch('/api/v1/auth/me', { headers: { 'x-api-key': key } }).then((answer) => answer.status),
      key
    )
    if (status !== 200) throw new Error(`the key is answered with ${status}`)
    await button(page, 'Done').click()
    if ((await page.content()).includes(key)) throw new Error('the key is still in the document')
  },
  'rotates a key, and looks at its usage': async (page) => {
    await row(page, /CI key/)
      .getByRole('button', { name: /^Rotate/ })
      .click()
    await button(page, /^Rotate/).click()
    await field(page, 'Key').waitFor()
    await page.keyboard.press('Escape')
    await row(page, /CI key.*replaced/).waitFor()
    await row(page, /CI key/)
      .getByRole('button', { name: /^Usage/ })
      .click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await button(page, 'Close').click()
  },
  'revokes a key, after being asked': async (page) => {
    await row(page, /CI key.*replaced/)
      .getByRole('button', { name: /^Revoke/ })
      .click()
    await button(page, 'Cancel').click()
    await row(page, /CI key.*replaced/)
      .getByRole('button', { name: /^Revoke/ })
      .click()
    await button(page, /^Revoke/).click()
    await row(page, /CI key.*(Revoked|Replaced)/).waitFor()
  },
  'makes a webhook and sends it a test': async (page, receiver) => {
    await goTo(page, 'Webhooks')
    await page.getByRole('button', { name: 'New webhook' }).click()
    await field(page, 'Name').fill('Shop')
    await field(page, 'URL').fill(receiver)
    await field(page, 'company.created').check()
    await button(page, 'Make webhook').click()
    const secret = await field(page, 'Secret').inputValue()
    await button(page, 'Done').click()
    if ((await page.content()).includes(secret)) throw new Error('the secret is still in the document')
    await row(page, /Shop/)
      .getByRole('button', { name: /^Send test/ })
      .click()
    await page.getByText('Answered 500').waitFor()
  },
  'finds what was sent to a webhook, and sends it again': async (page) => {
    await row(page, /Shop/)
      .getByRole('button', { name: /^Deliveries/ })
      .click()
    await page.getByRole('button', { name: /^Look again/ }).click()
    await row(page, /company\.created/)
      .getByRole('button', { name: /^Body/ })
      .click()
    await page.getByRole('dialog').getByText('"event":"company.created"').waitFor()
    await button(page, 'Close').click()
    await row(page, /company\.created/)
      .getByRole('button', { name: /^Redeliver/ })
      .click()
    await page.getByText(/^Sent again/).waitFor()
    await page.getByRole('button', { name: /^Replay failed/ }).click()
    await page.getByText(/will be sent again/).waitFor()
  },
  'gives a webhook another secret': async (page) => {
    await page.getByRole('button', { name: /^Rotate secret/ }).click()
    await button(page, /^Rotate/).click()
    const secret = await field(page, 'Next secret').inputValue()
    await button(page, 'Done').click()
    if ((await page.content()).includes(secret)) throw new Error('the next secret is still in the document')
    await page.getByRole('button', { name: /^Commit secret/ }).click()
    await page.getByText('The next secret is the only one now.').waitFor()
  },
  'defines a property, changes and deletes it, and reads what that breaks': async (page) => {
    await goTo(page, 'Properties')
    await page.getByRole('button', { name: 'New property' }).click()
    await field(page, 'Label').fill('Region')
    await field(page, 'Key').fill('region')
    await field(page, 'Kind').selectOption('company')
    await field(page, 'Type').selectOption('select')
    await field(page, 'Options').fill('north\nsouth = The South')
    await button(page, 'Make property').click()
    await row(page, /Region/)
      .getByRole('button', { name: /^Edit/ })
      .click()
    await field(page, 'Options').fill('north')
    await button(page, 'Save').click()
    await page
      .getByRole('dialog')
      .getByText(/would break/)
      .waitFor()
    await button(page, 'Save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await row(page, /Region/)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page
      .getByRole('dialog')
      .getByText(/would break/)
      .waitFor()
    await button(page, /^Delete/).click()
    await row(page, /Region/).waitFor({ state: 'detached' })
  },
  'defines a property in words that a shell, a page and a list of options would take for something else': async (
    page
  ) => {
    const words = `'; echo "$HOME" $(id) \`id\` \\ !! <img src=x onerror="document.title='run'">`
    await page.getByRole('button', { name: 'New property' }).click()
    await field(page, 'Label').fill(words)
    await field(page, 'Key').fill('hostile')
    await field(page, 'Type').selectOption('select')
    await field(page, 'Options').fill(`"a = b" = Both\n${words}\nold (archived)`)
    await field(page, 'Description').fill(`${words}\n${words}`)
    await button(page, 'Make property').click()
    const made = row(page, /HOME/)
    await made.getByRole('cell', { name: 'Both' }).waitFor()
    await made.getByRole('button', { name: /^Edit/ }).click()
    const lines = await field(page, 'Options').inputValue()
    if (!lines.startsWith('"a = b" = Both\n')) throw new Error(`the options are edited as ${lines}`)
    await button(page, 'Save').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  'moves a stage, and adds one': async (page) => {
    await goTo(page, 'Pipelines')
    const second = page.getByRole('table').first().getByRole('row').nth(2)
    const name = await second.getByRole('rowheader').innerText()
    await second.getByRole('button', { name: /^Move up/ }).click()
    await page.getByText(`${name} is number 1`).waitFor()
    const first = page.getByRole('table').first().getByRole('row').nth(1)
    await first.getByRole('rowheader', { name }).waitFor()
    const focused = await page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? ''`)
    if (!focused.endsWith(name)) throw new Error(`after a move the focus is on: ${focused}`)
    await page
      .getByRole('button', { name: /^New stage/ })
      .first()
      .click()
    await field(page, 'Name').fill('Signed')
    await field(page, 'Probability').fill('90')
    await button(page, 'Make stage').click()
    await row(page, /Signed/).waitFor()
  },
  'makes a team and a user, and mends what was wrong': async (page) => {
    await goTo(page, 'Users')
    await page.getByRole('button', { name: 'New team' }).click()
    await field(page, 'Name').fill('Sales')
    await button(page, 'Make team').click()
    await row(page, /Sales/).waitFor()
    await page.getByRole('button', { name: 'New user' }).click()
    await field(page, 'Name').fill('Vera wrong')
    await field(page, 'E-mail').fill('vera@demo.example')
    await field(page, 'Password').fill('short')
    await field(page, 'Role').selectOption('viewer')
    await field(page, 'Team').selectOption({ label: 'Sales' })
    await button(page, 'Make user').click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    if ((await field(page, 'Password').getAttribute('aria-invalid')) !== 'true')
      throw new Error('the fault is not beside')
    await field(page, 'Password').fill('twelve letters or more')
    await button(page, 'Make user').click()
    await row(page, /Vera/).waitFor()
  },
  'finds in the audit log who did that': async (page) => {
    await goTo(page, 'Audit log')
    await row(page, /user\.created/).waitFor()
    await page.getByLabel('Action').selectOption('team.created')
    await row(page, /team\.created.*Sales/).waitFor()
  }
}
