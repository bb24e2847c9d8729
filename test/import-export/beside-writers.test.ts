import t from 'tap'
import { run } from '../../src/db/statement.ts'
import { lockTenant } from '../../src/outbox/outbox.ts'
import { lockWaits } from '../postgres/on-cluster.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { sheets } from './sheets.ts'

const header = 'first_name,last_name,company_name\n'
const rowsOf = (count: number, company: string) => `Ada,Byron,${company}\n`.repeat(count)

t.test('An import sees what others write between its chunks', async (t) => {
  const service = await startService(t)
  const { call, db, acme } = service
  const { importFile } = sheets(service)
  const countContacts = async () => {
    const { headers } = await call('listContacts', { query: { count: true, limit: 1 } })
    return Number(headers['x-total-count'])
  }
  /** Once a chunk is there and the next one is about to be written, lets the write follow that one. */
  const writeBetween = async (before: number, write: () => Promise<unknown>) => {
    await waitFor('a first chunk', async () => (await countContacts()) > before)
    const writing = await db.transaction(async (tx) => {
      await run(tx, lockTenant, { tenantId: acme.tenantId })
      await waitFor('a chunk that waits', async () => (await service.sql(lockWaits)).length > 0)
      return [write()]
    })
    await Promise.all(writing)
  }

  t.test('A company that is made beside an import is found from then on', async (t) => {
    const before = await countContacts()
    const importing = importFile('contacts', header + rowsOf(500, '') + rowsOf(15_000, 'Late Ltd'))
    await writeBetween(before, () => call('createCompany', { body: { name: 'Late Ltd' } }))
    const { imported, skipped, totalRows } = await importing
    t.equal(totalRows, 15_500)
    t.ok(skipped > 0, 'some rows came too early')
    t.ok(imported > 500, 'the others found it')
  })

  t.test('A company that is deleted beside an import is missed from then on', async (t) => {
    const { body: company } = await call('createCompany', { body: { name: 'Short-lived Ltd' } })
    const before = await countContacts()
    const importing = importFile('contacts', header + rowsOf(15_000, 'Short-lived Ltd'))
    await writeBetween(before, () => call('deleteCompany', { params: { id: company.id } }))
    const { imported, skipped, errors } = await importing
    t.ok(imported > 0 && skipped > 0)
    t.equal(imported + skipped, 15_000)
    t.equal(errors[0], `Row ${imported + 2}: company_name: company not found (Short-lived Ltd), there are: Late Ltd`)
    t.same((await call('listContacts', { query: { companyId: company.id } })).body, [])
    const changes = await readChanges(service)
    t.same(
      changes.map(({ sequence }) => sequence),
      changes.map((_, index) => index + 1)
    )
  })
})
