import type { Page } from 'playwright-core'
import { must } from './record-tasks.ts'
import { goTo } from './tasks.ts'

/** What goes wrong on the way, and what the page makes of it. What was typed has to be there in the end. */
export async function meetFaults(page: Page, password: string): Promise<void> {
  const teams = '**/api/v1/teams'
  const isPost = (method: string) => method === 'POST'
  const dialog = page.getByRole('dialog', { name: 'New team' })
  await goTo(page, 'Users')
  await page.getByRole('button', { name: 'New team' }).click()
  await dialog.getByLabel('Name').fill('Typed once')

  await page.route(teams, (route) => (isPost(route.request().method()) ? route.abort() : route.fallback()), {
    times: 1
  })
  await dialog.getByRole('button', { name: 'Make team' }).click()
  await dialog.getByRole('button', { name: 'Try again' }).waitFor()
  console.log('✓ no answer is said, and waits for a press')

  const refused = { code: 'insufficient_scope', detail: 'Not for you.', requiredScope: 'admin', status: 403 }
  await page.route(teams, (route) => route.fulfill({ status: 403, json: refused }), { times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('The scope admin is missing.').waitFor()
  console.log('✓ a refusal says which scope is missing')

  await page.route(teams, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} }), {
    times: 1
  })
  await page.evaluate(`fetch('/api/v1/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: sessionStorage.getItem('crm.refreshToken') }) })`)
  await dialog.getByRole('button', { name: 'Make team' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('row', { name: /Typed once/ }).waitFor()
  console.log('✓ a 429 is waited for, a lost session leads to the login and back, and what was typed is sent')

  const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage }) + document.cookie')
  must(stored === '{}', `the browser keeps ${stored}`)
  const lines = await page.locator('details.calls code').allInnerTexts()
  must(!lines.some((line) => line.includes(password) || /rt_|eyJ/.test(line)), 'a call shows a secret')

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  must((await page.evaluate('sessionStorage.length')) === 0, 'the session storage is not empty after a logout')
}
