import type { Page } from 'playwright-core'
import { csv, type Task } from './record-tasks.ts'

// What people do with nothing but keys.

/** Logs in, opens a room and a dialog, leaves it and comes back to the button. Throws where that fails. */
export async function workByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await logInByKeyboard(page, email, password)
  await openRoom(page, 'Users')
  await page.getByRole('table', { name: 'Users' }).waitFor()
  await press(page, 'New team')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const focused = await nameOfFocused(page)
  if (focused !== 'New team') throw new Error(`Escape leaves the focus on ${focused}`)
}

async function logInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
}

async function openRoom(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Goes on to what has this name, and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    const focused = await nameOfFocused(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab doesn't lead to ${name}`)
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(`(({ ariaLabel, labels, textContent }) =>
    (ariaLabel || labels?.[0]?.textContent || textContent || '').trim())(document.activeElement)`)
}

/** Searches, sorts, reads a record, brings a file in and takes it back, merges, and undoes. */
export const byKeyboard: Task = {
  name: 'The keyboard alone searches, sorts and opens records, imports a file, takes it back, merges duplicates and undoes',
  async run(place) {
    for (const lastName of ['Keys', 'Keyes']) {
      await place.call('POST', '/contacts', { firstName: 'Kim', lastName, phone: '+41 44 555 77 88' })
    }
    const page = await place.open()
    await tabTo(page, 'Search')
    await page.keyboard.type('kim')
    await page.keyboard.press('Enter')
    await page.getByText('1 to 2 of 2 contacts').waitFor()
    await press(page, 'Name')
    await page.locator('th[aria-sort=ascending]').waitFor()
    await press(page, 'Kim Keys')
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await importByKeyboard(page)
    await openRoom(page, 'Duplicates')
    await page.getByRole('region', { name: /^Kim Key/ }).waitFor()
    await tabTo(page, /^Kim Key/)
    await page.keyboard.press('ArrowDown')
    // Tab passes by a button that can't be pressed yet, and would go on to that of other duplicates.
    const chosen = page.getByRole('region', { name: /^Kim Keyes/ })
    await chosen.getByRole('button', { name: 'Merge', disabled: false }).waitFor()
    await press(page, 'Merge')
    await page.getByText(/^Merged: Kim/).waitFor()
    await openRoom(page, 'Changes')
    await page
      .getByRole('row', { name: /Merged: contacts/ })
      .first()
      .waitFor()
    await press(page, 'Look Merged: contacts')
    await page.getByText('Contact deleted').waitFor()
    await press(page, /^Undo/)
    await page
      .getByRole('dialog')
      .getByText(/would be as before/)
      .waitFor()
    await press(page, 'Undo now')
    await page.getByText(/^Taken back/).waitFor()
  }
}

async function importByKeyboard(page: Page): Promise<void> {
  await openRoom(page, 'Import')
  await page.getByLabel('File').waitFor()
  await tabTo(page, 'File')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
  await chooser.setFiles(csv('keys.csv', 'Name,Motto\nBy keyboard,Tab and Enter'))
  await page.getByRole('table', { name: 'Columns' }).waitFor()
  await tabTo(page, /^Kind/)
  await page.keyboard.type('Companies')
  await page.getByRole('option', { name: 'domain', exact: true }).first().waitFor({ state: 'attached' })
  await tabTo(page, /^Goes to, for Motto/)
  await page.keyboard.type('tags')
  await press(page, 'Check')
  await page.getByRole('button', { name: 'Import 1 company' }).waitFor()
  await press(page, 'Import 1 company')
  await page.getByRole('button', { name: 'Take it back' }).waitFor()
  await press(page, 'Take it back')
  await page.getByRole('dialog').getByText('1 record would be as before').waitFor()
  await press(page, 'Undo now')
  await page.getByText('Taken back: 1 record.').waitFor()
}
