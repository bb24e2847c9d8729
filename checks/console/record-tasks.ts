import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

// What people do in the rooms Import, Changes, Records, Deals and Duplicates, each as a task that ends when it is seen to be done.

/** A service with a console: what tasks do beside the page, and pages of people who are logged in. */
export type Place = {
  /** Of the tenant, such as `http://demo.localhost:3000`. */
  origin: string
  /** Calls an operation as an administrator, by method, path behind `/api/v1`, and body. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
  admin: Person
  /** An address that answers with 500 what is sent to it. */
  receiver: string
  /** The console's page, before anybody is logged in. */
  visit: (screen?: Screen) => Promise<Page>
  /** A page on which somebody is logged in; without a person the administrator. */
  open: (person?: Person) => Promise<Page>
}

/** On which screen the page is looked at, and whether it is answered what isn't a success, as a lost session is. */
export type Screen = { width?: number; colorScheme?: 'light' | 'dark'; mayBeRefused?: boolean }

/** Who logs in. */
export type Person = Screen & { email: string; password: string }
export type Task = { name: string; run: (place: Place) => Promise<void> }
type Row = { id: string; [name: string]: unknown }

/** A name that means harm. */
export const hostile = '<img src=x onerror="document.title=`run`">'
/** A file to be chosen. */
export const csv = (name: string, text: string, encoding: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, encoding)
})

/** Opens a room by its address. */
async function go(page: Page, place: Place, path: string): Promise<void> {
  await page.goto(`${place.origin}/console/${path}`)
  await page.getByRole('main').waitFor()
}

/** Where a column of the file goes. */
const goesTo = (page: Page, header: string) =>
  page
    .getByRole('table', { name: 'Columns' })
    .getByRole('row', { name: header })
    .getByRole('combobox', { name: /^Goes to/ })

async function chooseFile(page: Page, place: Place, file: ReturnType<typeof csv>): Promise<void> {
  await go(page, place, 'import')
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Check' }).waitFor()
  await page.getByText(/^.+: [\d,]+ rows?, parted by/).waitFor()
}

/** Throws where something isn't as it should be. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

const importedAndTakenBack: Task = {
  name: 'A file of another product is checked, imported and taken back, and what was changed since is named',
  async run(place) {
    const page = await place.open()
    const lines = [
      'Prénom;Nom;Courriel;Fax',
      `Ada;${hostile};ada@back.test;1`,
      'Ben;Boss;ben@back.test;2',
      'Cem;Cent;cem@;3'
    ]
    await chooseFile(page, place, csv('export.csv', lines.join('\n')))
    must((await goesTo(page, 'Prénom').inputValue()) === 'first_name', 'Prénom goes to first_name')
    must((await goesTo(page, 'Courriel').inputValue()) === 'email', 'Courriel goes to email')
    await page.getByText('1 column with values will not be imported: Fax.').waitFor()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText(/^Row 4: email: not a valid e-mail address/).waitFor()
    must(((await place.call('GET', '/contacts?email=ada@back.test')) as Row[]).length === 0, 'a check writes nothing')
    await page.getByRole('button', { name: 'Import 2 contacts' }).click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'errors.csv' }).click()
    ])
    must(file.suggestedFilename().endsWith('errors.csv'), `the rows left out are saved as ${file.suggestedFilename()}`)
    const [ben] = (await place.call('GET', '/contacts?email=ben@back.test')) as Row[]
    await place.call('PUT', `/contacts/${ben?.id}`, { city: 'Bern' })
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('dialog').getByText('1 record would be as before, and 1 record would stay').waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Ben Boss' }).waitFor()
    await page.getByRole('button', { name: 'Undo now' }).click()
    await page.getByText('Taken back: 1 record.').waitFor()
    must(
      ((await place.call('GET', '/contacts?email=ada@back.test')) as Row[]).length === 0,
      'what was imported is gone'
    )
  }
}

const newProperty: Task = {
  name: 'A new property is shown before, changed, and made with Import alone; the next file of these columns is laid out so, too',
  async run(place) {
    const page = await place.open()
    const text = 'Name,Tier,Since\nOne,Gold,2026-01-31\nTwo,Silver,2026-02-01\nThree,Gold,2026-02-02'
    await chooseFile(page, place, csv('tiers.csv', text))
    await page.getByLabel('Kind').selectOption('Companies')
    await goesTo(page, 'Tier').selectOption('New property')
    await goesTo(page, 'Since').selectOption('New property')
    must((await page.getByLabel('Type, for Tier').inputValue()) === 'select', 'a few values are a list')
    must((await page.getByLabel('Type, for Since').inputValue()) === 'date', 'dates are dates')
    await page.getByLabel('Label, for Tier').fill('Customer tier')
    await page.getByRole('button', { name: 'Check' }).click()
    const button = page.getByRole('button', { name: 'Import 3 companies' })
    await button.waitFor()
    const defined = async () => (await place.call('GET', '/properties?entity=company')) as Row[]
    must(!(await defined()).some(({ key }) => key === 'tier'), 'a check makes no property')
    await button.click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor()
    const tier = (await defined()).find(({ key }) => key === 'tier')
    must(tier?.type === 'select' && tier.label === 'Customer tier', 'Import makes it as it was shown')
    await page.getByRole('button', { name: 'Next file' }).click()
    await chooseFile(page, place, csv('tiers.csv', text))
    await page.getByText('Chosen as you did the last time').waitFor()
    must((await goesTo(page, 'Tier').inputValue()) === 'custom.tier', 'the former choice is proposed')
  }
}

const fullNames: Task = {
  name: 'A file with full names alone comes in with both names, as the page showed it before and as it was changed there',
  async run(place) {
    const page = await place.open()
    const lines = ['Nom complet;Courriel', 'Marie de la Tour;marie@names.test', '"Weber; Anna";anna@names.test']
    const text = [...lines, 'Kovács János;janos@names.test', 'Cher;cher@names.test'].join('\r\n').replace('; A', ', A')
    await chooseFile(page, place, csv('liste.csv', text, 'latin1'))
    must((await goesTo(page, 'Nom complet').inputValue()) === 'first_name + last_name', 'it goes to both names')
    await page.getByText('first_name: Marie, last_name: de la Tour').waitFor()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Row 5: first_name: required').waitFor()
    await page.getByLabel('Order of the names').selectOption('The first word is the last name')
    await page.getByText('first_name: János, last_name: Kovács').waitFor()
    await page.getByLabel('first_name, for names of one word').fill('?')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 4 contacts' }).click()
    await page.getByRole('button', { name: 'Next file' }).waitFor()
    for (const [email, firstName, lastName] of [
      ['anna', 'Anna', 'Weber'],
      ['janos', 'János', 'Kovács'],
      ['cher', '?', 'Cher']
    ]) {
      const [one] = (await place.call('GET', `/contacts?email=${email}@names.test`)) as Row[]
      must(one?.firstName === firstName && one?.lastName === lastName, `${email} is ${one?.firstName} ${one?.lastName}`)
    }
  }
}

const withoutType: Task = {
  name: 'Calls without a column for their type come in as calls, with the contact whose address stands beside its name',
  async run(place) {
    await place.call('POST', '/contacts', { firstName: 'Carl', lastName: 'Called', email: 'carl@calls.test' })
    const page = await place.open()
    const header = 'Record ID,Call Title,Call notes,Activity date,Associated Contact'
    await chooseFile(
      page,
      place,
      csv('hubspot.csv', `${header}\n8,About the roof,He calls back,2026-03-01 10:00,Carl Called (carl@calls.test)\n`)
    )
    must((await page.getByLabel('Kind').inputValue()) === 'activities', 'the header says which kind it is')
    must((await page.getByLabel('activity_type, for all rows').inputValue()) === 'call', 'call is proposed')
    await page.getByText('Carl Called (carl@calls.test) is read as carl@calls.test.').waitFor()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 1 activity' }).click()
    await page.getByRole('button', { name: 'Next file' }).waitFor()
    const [one] = (await place.call('GET', '/activities?q=roof')) as Row[]
    must(one?.activityType === 'call' && one.contactName === 'Carl Called', `it is ${JSON.stringify(one)}`)
  }
}

const otherWords: Task = {
  name: 'Activities that another product calls done come in as completed, and the page says so before',
  async run(place) {
    const page = await place.open()
    const rows = ['Call,Was called,Done', 'Call,Will be called,To do']
    await chooseFile(page, place, csv('activities.csv', ['Type,Subject,Activity - Done', ...rows].join('\n')))
    await page.getByLabel('Kind').selectOption('Activities')
    await page.getByText('Done is read as completed. To do is read as pending.').waitFor()
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 2 activities' }).click()
    await page.getByRole('button', { name: 'Next file' }).waitFor()
    const found = (await place.call('GET', '/activities?sort=subject&q=called')) as Row[]
    const said = found.map(({ subject, status }) => `${subject}: ${status}`).join(', ')
    must(said === 'Was called: completed, Will be called: pending', `they are ${said}`)
  }
}

const keptFile: Task = {
  name: 'The browser asks before a reload would lose a file that is not imported, and not after; on a phone its columns stand below one another',
  async run(place) {
    const page = await place.open({ ...place.admin, width: 320 })
    let asked = 0
    page.on('dialog', async (dialog) => {
      asked += 1
      await dialog.dismiss()
    })
    await chooseFile(page, place, csv('kept.csv', 'first_name,last_name\nKarl,Kept'))
    const box = await goesTo(page, 'last_name').boundingBox()
    must(box !== null && box.x >= 0 && box.x + box.width <= 320, `Goes to stands at ${JSON.stringify(box)}`)
    await page.reload({ timeout: 2_000 }).catch(() => {})
    must(asked === 1, `it asked ${asked} times`)
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 1 contact' }).click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor()
    await page.reload()
    must(asked === 1, 'a file that is imported is not lost')
    await page.getByRole('heading', { name: 'kept.csv' }).waitFor()
  }
}

const inOneVisit: Task = {
  name: 'Companies, contacts, deals and meetings of a German product come over in one visit, and name one another',
  async run(place) {
    const page = await place.open()
    await go(page, place, 'import')
    const files = {
      'firmen.csv': 'Firmenname;Domain;Umsatz\n"Größer ""AG""";groesser.test;1.250.000,50',
      'kontakte.csv': 'Name;E-Mail-Adresse;Firma\n"Müller, Jörg";joerg@groesser.test;"Größer ""AG"""',
      'deals.csv':
        'Deal Name;Amount;Currency;Close Date;Associated Contact\nHalle;12.500,00;EUR;31.12.2026;Jörg Müller (joerg@groesser.test)',
      'meetings.csv':
        'Meeting name;Meeting start time;Associated Contact;Associated Deal\nRundgang;31.12.2026 10:00;Jörg Müller (joerg@groesser.test);Halle'
    }
    for (const [name, text] of Object.entries(files)) {
      await page.getByLabel('File').setInputFiles(csv(name, text, 'latin1'))
      await page.getByText(`${name}: 1 row, parted by semicolons`).waitFor()
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByRole('button', { name: /^Import 1 / }).click()
      await page.getByRole('button', { name: 'Next file' }).click()
    }
    const [one] = (await place.call('GET', '/activities?q=Rundgang')) as Row[]
    const said = JSON.stringify([one?.activityType, one?.scheduledAt, one?.contactName, one?.dealName])
    must(said === '["meeting","2026-12-31T10:00:00.000Z","Jörg Müller","Halle"]', `the meeting is ${said}`)
    const [contact] = (await place.call('GET', '/contacts?email=joerg@groesser.test')) as Row[]
    must(contact?.companyName === 'Größer "AG"', `the contact is with ${contact?.companyName}`)
    const [deal] = (await place.call('GET', '/deals?q=Halle')) as Row[]
    must(deal?.value === 12_500 && deal.contactName === 'Jörg Müller', `the deal is ${JSON.stringify(deal)}`)
  }
}

const otherCountry: Task = {
  name: 'A German file with its encoding, separators, numbers and dates comes in as it was meant',
  async run(place) {
    const page = await place.open()
    await place.call('POST', '/companies', { name: 'Größe & Söhne', domain: 'groesse.test' })
    const text =
      'Name der Opportunity;Betrag;Währung;Schlusstermin;Unternehmen\nDach für Müller;12.500,00;EUR;31.12.2026;Größe & Söhne'
    await chooseFile(page, place, csv('angebote.csv', text, 'latin1'))
    must((await page.getByLabel('Kind').inputValue()) === 'deals', 'the header says which kind it is')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByRole('button', { name: 'Import 1 deal' }).click()
    await page.getByRole('button', { name: 'Take it back' }).waitFor()
    const [deal] = (await place.call('GET', '/deals?q=Dach')) as Row[]
    must(
      deal?.name === 'Dach für Müller' &&
        deal.value === 12_500 &&
        String(deal.expectedCloseDate).startsWith('2026-12-31'),
      `name, value and day are read: ${JSON.stringify(deal)}`
    )
    must(deal?.companyName === 'Größe & Söhne', 'the company is found by its name')
  }
}

const foundAgain: Task = {
  name: 'An import that runs is found again after leaving and reloading, and cancelled',
  async run(place) {
    const page = await place.open()
    const lines = Array.from({ length: 60_000 }, (_, at) => `Many${at},Rows,many${at}@rows.test`)
    await chooseFile(page, place, csv('many.csv', ['first_name,last_name,email', ...lines].join('\n')))
    await page.getByRole('button', { name: 'Check' }).click()
    const bar = page.getByRole('progressbar', { name: /progress$/ })
    await bar.waitFor()
    const job = new URL(page.url()).pathname.split('/').at(-1)
    while ((await bar.count()) > 0) {
      const { processedRows } = (await place.call('GET', `/importexport/jobs/${job}`)) as { processedRows: number }
      await sleep(1_000)
      const value = await bar.getAttribute('value', { timeout: 1_000 }).catch(() => null)
      must(value === null || Number(value) >= processedRows, `${processedRows} rows were done, and it says ${value}`)
    }
    await page.getByRole('button', { name: 'Import 60,000 contacts' }).click()
    await bar.waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deals', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Deals' }).waitFor()
    await page.goBack()
    await bar.waitFor()
    await page.reload()
    await bar.waitFor()
    // What is cancelled before its first rows has nothing to be taken back.
    await page.getByText(/^[1-9][\d,]* of 60,000 rows done/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Undo now' }).click()
    await page.getByText(/^Taken back: [\d,]+ records/).waitFor({ timeout: 60_000 })
  }
}

const sentToColleague: Task = {
  name: 'Records are searched, sorted, paged and given other columns, and the address shows a colleague the same',
  async run(place) {
    const items = Array.from({ length: 60 }, (_, at) => ({
      firstName: 'Pia',
      lastName: `Page ${String(at).padStart(2, '0')}`,
      city: at % 2 ? 'Oslo' : 'Bern'
    }))
    await place.call('POST', '/contacts/bulk', { items })
    const page = await place.open()
    await go(page, place, 'records/contacts')
    await page.getByLabel('Search').fill('pia page')
    await page.getByLabel('Search').press('Enter')
    await page.getByText('1 to 50 of 60 contacts').waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'City' }).check()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click()
    await page.getByRole('columnheader', { name: 'City' }).and(page.locator('[aria-sort=ascending]')).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('51 to 60 of 60 contacts').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText('1 to 50 of 60 contacts').waitFor()
    const first = await page.getByRole('row').nth(1).innerText()
    const colleague = await place.open()
    await colleague.goto(page.url())
    await colleague.getByText('1 to 50 of 60 contacts').waitFor()
    must(
      (await colleague.getByRole('row').nth(1).innerText()).split('\t')[0] === first.split('\t')[0],
      'the list is the same'
    )
    await colleague.locator('[aria-sort=ascending]').waitFor()
  }
}

const longList: Task = {
  name: 'A list of any length goes on by cursor, and the page holds no more of it than one part',
  async run(place) {
    for (const half of ['A', 'B']) {
      const items = Array.from({ length: 100 }, (_, at) => ({ firstName: 'Long', lastName: `List ${half}${at}` }))
      await place.call('POST', '/contacts/bulk', { items })
    }
    const page = await place.open()
    await go(page, place, 'records/contacts?q=long%20list')
    const size = () => page.evaluate<number>(`document.querySelectorAll('main *').length`)
    const sizes: number[] = []
    for (const part of ['1 to 50', '51 to 100', '101 to 150', '151 to 200']) {
      await page.getByText(`${part} of 200 contacts`).waitFor()
      sizes.push(await size())
      if (sizes.length < 4) await page.getByRole('button', { name: 'Next' }).click()
    }
    must(Math.max(...sizes) - Math.min(...sizes) < 10, `the page has ${sizes} elements`)
    // Pressed while a page is still on its way, *Next* passes over none.
    await page.reload()
    await page.getByText('1 to 50 of 200 contacts').waitFor()
    await page.route('**/api/v1/contacts?*', (route) => sleep(300).then(() => route.continue()))
    for (const _ of [1, 2, 3]) {
      await page.evaluate(`[...document.querySelectorAll('button')].find((one) => one.textContent === 'Next').click()`)
    }
    await page.waitForLoadState('networkidle')
    await sleep(500)
    const [, shown] = /(\d+) to/.exec(await page.getByRole('navigation', { name: 'Pages' }).innerText()) ?? []
    const [one] = (await place.call('GET', `/contacts?q=long%20list&limit=1&offset=${Number(shown) - 1}`)) as Row[]
    const name = await page.getByRole('rowheader').first().innerText()
    must(name === `Long ${one?.lastName}`, `${name} stands at ${shown}, where ${one?.lastName} is`)
  }
}

const oneRecord: Task = {
  name: 'A record shows its links and its history, is restored once it was deleted, and leaves as CSV and XLSX',
  async run(place) {
    const company = (await place.call('POST', '/companies', { name: `Acme ${hostile}` })) as Row
    const contact = (await place.call('POST', '/contacts', {
      firstName: 'Olga',
      lastName: 'One',
      companyId: company.id
    })) as Row
    await place.call('PUT', `/contacts/${contact.id}`, { title: 'Head of One' })
    const page = await place.open()
    await go(page, place, 'records/contacts?q=olga%20one')
    await page.getByRole('link', { name: 'Olga One' }).click()
    await page.getByRole('heading', { name: 'Olga One' }).waitFor()
    await page.getByRole('cell', { name: 'Head of One' }).waitFor()
    await page.getByRole('link', { name: `Acme ${hostile}` }).click()
    await page.getByRole('heading', { name: `Acme ${hostile}` }).waitFor()
    await place.call('DELETE', `/contacts/${contact.id}`)
    await go(page, place, 'records/contacts/deleted')
    await page
      .getByRole('row', { name: /Olga One/ })
      .getByRole('button', { name: 'Restore' })
      .click()
    await page.getByText('Restored: Olga One').waitFor()
    await go(page, place, 'records/contacts')
    for (const type of ['CSV', 'XLSX']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Export ${type}` }).click()
      ])
      must(
        file.suggestedFilename().endsWith(`.${type.toLowerCase()}`),
        `${type} is saved as ${file.suggestedFilename()}`
      )
    }
  }
}

const lookedAtAndUndone: Task = {
  name: 'A change set is looked at, former and new values side by side, and undone',
  async run(place) {
    const company = (await place.call('POST', '/companies', { name: 'Former name' })) as Row
    await place.call('PUT', `/companies/${company.id}`, { name: 'Latest name' })
    const page = await place.open()
    await go(page, place, 'changes')
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Look' }).click()
    await page.getByRole('row', { name: /Name Former name Latest name/ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('dialog').getByText('1 record would be as before').waitFor()
    await page.getByRole('button', { name: 'Undo now' }).click()
    await page.getByText('Taken back: 1 record.').waitFor()
    must(
      ((await place.call('GET', `/companies/${company.id}`)) as Row).name === 'Former name',
      'the former name is back'
    )
  }
}

const picture: Task = {
  name: 'Deals are a picture by stage and month, by currency, and the tables say what the summary says',
  async run(place) {
    const [pipeline] = (await place.call('GET', '/pipelines')) as { id: string; stages: Row[] }[]
    const stageId = pipeline?.stages[0]?.id
    for (const [name, currency, value] of [
      ['In francs', 'CHF', 1_000.25],
      ['In kroner', 'NOK', 2_000]
    ] as const) {
      await place.call('POST', '/deals', {
        name,
        currency,
        value,
        probability: 50,
        pipelineId: pipeline?.id,
        stageId,
        expectedCloseDate: '2027-02-01'
      })
    }
    const page = await place.open()
    await go(page, place, 'deals')
    for (const [currency, value, weighted] of [
      ['CHF', '1,000.25', '500.125'],
      ['NOK', '2,000.00', '1,000.00']
    ]) {
      for (const [by, name] of [
        ['stage', pipeline?.stages[0]?.name],
        ['month of the expected close', '2027-02']
      ]) {
        const table = page.getByRole('table', { name: `Open deals by ${by} in ${currency}` })
        const row = table.getByRole('row', { name: `${name}` })
        await row.getByRole('img', { name: `${name}: 1 deal` }).waitFor()
        await row.getByRole('cell', { name: `${value} ${currency}` }).waitFor()
        await row.getByRole('cell', { name: `${weighted} ${currency}` }).waitFor()
      }
    }
  }
}

const dealsOfThePast: Task = {
  name: 'Deals are shown as they were, before the log it is said where that begins, and there is a way back to now',
  async run(place) {
    const [pipeline] = (await place.call('GET', '/pipelines')) as { id: string; stages: Row[] }[]
    const body = { name: 'Of the past', currency: 'DKK', value: 100, probability: 50 }
    const ids = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
    const deal = (await place.call('POST', '/deals', { ...body, ...ids })) as Row
    const [made] = (await place.call('GET', `/deals/${deal.id}/history`)) as Row[]
    await place.call('PUT', `/deals/${deal.id}`, { value: 250 })
    const page = await place.open({ ...place.admin, mayBeRefused: true })
    await go(page, place, `deals?asOf=${made?.sequence}`)
    const cell = (value: string) =>
      page
        .getByRole('table', { name: 'Open deals by stage in DKK' })
        .getByRole('cell', { name: `${value}.00 DKK` })
        .first()
    await cell('100').waitFor()
    await page.getByRole('button', { name: 'Back to now' }).press('Enter')
    await cell('250').waitFor()
    await page.getByLabel('As of').fill('2020-02-29')
    await page.getByText('As it was at the end of 29 February 2020 (UTC).').waitFor()
    await page.getByText('it begins behind change 1.').waitFor()
    must((await page.getByRole('table').count()) === 0, 'no figures stand beside a moment that is not known')
    await page.getByRole('button', { name: 'Show the earliest' }).click()
    await page.getByText('There were no deals in').waitFor()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await cell('250').waitFor()
    must(!page.url().includes('asOf'), 'the address is that of now')
  }
}

const versions: Task = {
  name: 'A slider, moved by arrows, shows a record as each change left it, with what that changed',
  async run(place) {
    const first = (await place.call('POST', '/companies', { name: 'First employer' })) as Row
    const second = (await place.call('POST', '/companies', { name: 'Second employer' })) as Row
    const { id } = (await place.call('POST', '/contacts', {
      ...{ firstName: 'Vera', lastName: 'Versions', title: 'Junior', companyId: first.id }
    })) as Row
    await place.call('PUT', `/contacts/${id}`, { title: 'Senior' })
    await place.call('PUT', `/contacts/${id}`, { companyId: second.id })
    const page = await place.open()
    await go(page, place, `records/contacts/${id}`)
    const slider = page.getByRole('slider', { name: 'Version' })
    const property = (name: string) => page.locator('main dl > div').filter({ hasText: new RegExp(`^${name}`) })
    await slider.press('ArrowLeft')
    await page.getByText('Version 2 of 3: as it was then.').waitFor()
    await property('Title').getByText('Senior').waitFor()
    await property('Title').getByText('changed, before: Junior').waitFor()
    await property('Company').getByText('First employer').waitFor()
    await slider.press('ArrowLeft')
    // A creation changes nothing.
    await page.getByText('changed, before').first().waitFor({ state: 'detached' })
    await property('Title').getByText('Junior').waitFor()
    await slider.press('End')
    await property('Company').getByText('Second employer').waitFor()
    await slider.press('ArrowLeft')
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.getByText('Version 3 of 3: as it is now.').waitFor()
  }
}

const mergedAndUndone: Task = {
  name: 'Duplicates are compared, merged as the preview says, and the merge is undone',
  async run(place) {
    const phone = '+41 79 555 01 23'
    await place.call('POST', '/contacts', { firstName: 'Mia', lastName: 'Double', phone, city: 'Bern' })
    const kept = (await place.call('POST', '/contacts', {
      firstName: 'Mia',
      lastName: 'Doubble',
      phone,
      title: 'Boss'
    })) as Row
    const page = await place.open()
    await go(page, place, 'duplicates')
    const group = page.getByRole('region', { name: /^Mia Doub/ })
    await group.getByText('the same telephone number').waitFor()
    await group.getByRole('radio', { name: 'Mia Doubble' }).check()
    await group.getByRole('row', { name: /^City differs Bern – Bern/ }).waitFor()
    await group.getByRole('button', { name: 'Merge' }).click()
    await page.getByText('Merged: Mia Doubble stays.').waitFor()
    must(((await place.call('GET', `/contacts/${kept.id}`)) as Row).city === 'Bern', 'it has what the preview said')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo now' }).click()
    await page.getByText(/^Taken back/).waitFor()
    await group.waitFor()
  }
}

/** What is done with files, in an order in which each can follow the others. */
export const importTasks: Task[] = [
  ...[importedAndTakenBack, newProperty, fullNames, withoutType, otherWords, inOneVisit, otherCountry, foundAgain],
  keptFile
]

/** What is done with records, in such an order, too. */
export const lookingTasks: Task[] = [
  ...[lookedAtAndUndone, sentToColleague, longList, oneRecord, versions, picture, dealsOfThePast, mergedAndUndone]
]
