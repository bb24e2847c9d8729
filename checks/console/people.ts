import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { hostile, must, type Person, type Place, type Task } from './record-tasks.ts'

// Several people at one service: one after another in a tab, one in two tabs, and those who may not do everything.

const logIn = async (page: Page, { email, password }: Person) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

async function addPerson(place: Place, person: Person & { name: string; role: string; visibility?: string }) {
  return (await place.call('POST', '/users', person)) as { id: string }
}

const nextInTab: Task = {
  name: 'Who logs in after somebody’s session was taken back finds nothing of what that one saw, typed or was about to do',
  async run(place) {
    const next = { name: 'Nora', email: 'nora@console.test', password: 'next one in the tab', role: 'admin' }
    await addPerson(place, next)
    const company = (await place.call('POST', '/companies', { name: 'Seen before' })) as { id: string }
    const page = await place.open({ ...place.admin, mayBeRefused: true })
    await page.goto(`${place.origin}/console/records/companies/${company.id}?q=sought`)
    await page.getByRole('heading', { name: 'Seen before' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
    await page.getByRole('button', { name: 'New team' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Typed before')
    await page.evaluate(`fetch('/api/v1/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: sessionStorage.getItem('crm.refreshToken') }) })`)
    await page.getByRole('button', { name: 'Make team' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await logIn(page, next)
    await page.getByRole('table', { name: 'Contacts' }).waitFor()
    const left =
      await page.evaluate<string>(`document.documentElement.outerHTML + location + JSON.stringify(sessionStorage) +
      [...document.querySelectorAll('input')].map(({ value }) => value)`)
    for (const word of ['Seen before', 'Typed before', 'sought', company.id, place.admin.email]) {
      must(!left.includes(word), `${word} is still there`)
    }
    const teams = (await place.call('GET', '/teams')) as { name: string }[]
    must(!teams.some(({ name }) => name === 'Typed before'), 'what the first one sent is not done by the second')
  }
}

/** Resolves when the page has read the teams, with another token where the first one was refused. */
const readTeams = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/api/v1/teams?') && answer.ok())

const duplicatedTab: Task = {
  name: 'A duplicated tab and the first go on with the session, each after the other, and a logout ends both',
  async run(place) {
    const page = await place.open({ ...place.admin, mayBeRefused: true })
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate('void open(location.href)')])
    await copy.getByRole('heading', { level: 1, name: 'Records' }).waitFor()
    for (const tab of [page, copy, page]) {
      // As when the access token has run out: another is asked for, once.
      await tab.route('**/api/v1/teams?*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
      await tab.goto(`${place.origin}/console/audit-log`)
      const teams = readTeams(tab)
      await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
      await tab.getByRole('table', { name: 'Users' }).waitFor()
      await tab.getByRole('heading', { name: 'Teams' }).waitFor()
      await teams
      must((await tab.getByRole('heading', { name: 'Log in' }).count()) === 0, 'nobody has to log in')
    }
    await copy.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    must((await page.evaluate('sessionStorage.length')) === 0, 'the first tab has no token any more')
  }
}

/** A token that was used already ends the session where it is used again after these seconds. */
const repeatMs = 10_500

/** Beside other tasks, as it waits. */
export const sleepingTab: Task = {
  name: 'A tab that slept while its duplicate went on with the session wakes up in it, and signs neither out',
  async run(place) {
    const page = await place.open()
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate('void open(location.href)')])
    await copy.getByRole('heading', { level: 1, name: 'Records' }).waitFor()
    await page.goto('about:blank')
    await copy.route('**/api/v1/teams?*', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
    const teams = readTeams(copy)
    await copy.getByRole('link', { name: 'Users' }).click()
    await copy.getByRole('button', { name: 'New team' }).waitFor()
    await teams
    await sleep(repeatMs)
    for (const tab of [page, copy]) {
      await tab.goto(`${place.origin}/console/audit-log`)
      await tab.getByRole('table', { name: 'Audit log' }).waitFor()
    }
    const reused = (await place.call('GET', '/audit-log')) as { action: string }[]
    must(!reused.some(({ action }) => /reuse/.test(action)), 'no token was used twice')
  }
}

/** Looks into each room that the navigation offers; none of its requests is refused, and nothing is offered that would be. */
async function lookIntoRooms(page: Page, names: string[], forbidden: RegExp): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  must((await links.allInnerTexts()).join() === names.join(), `the rooms are ${await links.allInnerTexts()}`)
  for (const name of names) {
    await links.filter({ hasText: name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.waitForLoadState('networkidle')
    const buttons = await page.getByRole('main').getByRole('button').allInnerTexts()
    const offered = buttons.filter((one) => forbidden.test(one))
    must(offered.length === 0, `${name} offers ${offered}`)
  }
}

const restricted: Task = {
  name: 'Who sees only their own records is offered what the API allows them, and none of their requests is refused',
  async run(place) {
    const person = { name: 'Otto', email: 'otto@console.test', password: 'owner of some', role: 'member' }
    const { id: ownerId } = await addPerson(place, { ...person, visibility: 'own' })
    const phone = '+41 31 555 66 77'
    for (const lastName of ['Own', 'Owen']) {
      await place.call('POST', '/contacts', { firstName: 'Oda', lastName: `${lastName} ${hostile}`, phone, ownerId })
    }
    await place.call('POST', '/contacts', { firstName: 'Not', lastName: 'Mine' })
    const page = await place.open(person)
    await lookIntoRooms(page, ['Records', 'Deals', 'Import', 'Duplicates'], /^(?:Undo|Take|New)/)
    await page.getByRole('region', { name: /^Oda/ }).getByRole('button', { name: 'Merge' }).click()
    await page.getByText(/^Merged: Oda/).waitFor()
    must((await page.getByRole('button', { name: 'Undo' }).count()) === 0, 'a merge is not theirs to be undone')
    await page.goto(`${place.origin}/console/records/contacts?q=oda`)
    await page.getByRole('link', { name: /^Oda/ }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.waitForLoadState('networkidle')
    must(!(await page.content()).includes('Not Mine'), 'other records are not shown')
    must((await page.getByRole('slider').count()) === 0, 'former versions are not offered')
    await page.goto(`${place.origin}/console/deals?asOf=1`)
    await page.getByRole('heading', { level: 1, name: 'Deals' }).waitFor()
    await page.waitForLoadState('networkidle')
    must((await page.getByLabel('As of').count()) === 0, 'former deals are not offered')
    await page.goto(`${place.origin}/console/records/contacts/deleted`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto(`${place.origin}/console/changes`)
    await page.getByText('Your role doesn’t allow this room').waitFor()
  }
}

const viewer: Task = {
  name: 'A viewer looks at everything, is offered nothing that changes it, and none of their requests is refused',
  async run(place) {
    const person = { name: 'Vera', email: 'vera@console.test', password: 'a viewer of records', role: 'viewer' }
    await addPerson(place, person)
    const page = await place.open(person)
    const rooms = ['Records', 'Deals', 'Import', 'Duplicates', 'Changes']
    await lookIntoRooms(page, rooms, /^(?:Restore|Undo|Merge|Take|Import|Check|New)/)
    await page.getByRole('button', { name: /^Look/ }).first().click()
    await page.getByRole('columnheader', { name: 'Former' }).first().waitFor()
    must((await page.getByRole('button', { name: 'Undo' }).count()) === 0, 'a viewer undoes nothing')
    await page.goto(`${place.origin}/console/import`)
    await page.getByRole('heading', { name: 'Former jobs' }).waitFor()
    must((await page.getByLabel('File').count()) === 0, 'a viewer brings no files')
    await page.goto(`${place.origin}/console/records/contacts/deleted`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    must((await page.getByRole('button', { name: 'Restore' }).count()) === 0, 'a viewer restores nothing')
  }
}

export const peopleTasks: Task[] = [nextInTab, duplicatedTab, restricted, viewer]
