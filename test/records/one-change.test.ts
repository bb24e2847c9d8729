import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

t.test('a write of one change', async (t) => {
  const service = await startService(t)
  const { acme, call, sql } = service
  const sent: string[] = []
  watchQueries(t, (_text, _client, name) => sent.push(name ?? ''))
  /** The number and the time in the tenant's row, and those of its latest change. */
  const readBoth = async () => {
    const [row] = await sql<{ sequence: string; changedAt: Date }>(
      'select sequence, changed_at as "changedAt" from tenant_clocks where tenant_id = $1',
      [acme.tenantId]
    )
    const latest = (await readChanges(service)).at(-1)
    return [
      { sequence: Number(row?.sequence), changedAt: row?.changedAt.toISOString() },
      { sequence: latest?.sequence, changedAt: latest?.changed_at }
    ] as const
  }

  t.test('updates the row of the tenant once, to its own number and time', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Nordwind' } })
    const works = [
      () => call('updateCompany', { params: { id: body.id }, body: { city: 'Oslo' } }),
      () => call('createCompany', { body: { name: 'Südwind' } }),
      () => call('upsertCompany', { body: { name: 'Nordwind', domain: 'nordwind.test' } }),
      () => call('deleteCompany', { params: { id: body.id } })
    ]
    for (const work of works) {
      sent.length = 0
      await work()
      t.notOk(sent.includes('stamp_tenant'))
      const [row, change] = await readBoth()
      t.same(row, change)
    }
  })

  t.test('that changes nothing takes no number', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Nordwind' } })
    const [before] = await readBoth()
    await call('updateCompany', { params: { id: body.id }, body: { name: 'Nordwind' } })
    await call('updateCompany', { params: { id: crypto.randomUUID() }, body: { name: 'Nordwind' } })
    const [{ sequence }] = await readBoth()
    t.equal(sequence, before.sequence)
    await call('updateCompany', { params: { id: body.id }, body: { name: 'Westwind' } })
    const [row, change] = await readBoth()
    t.equal(row.sequence, before.sequence + 1)
    t.same(row, change)
  })

  t.test('that makes more of them than expected counts them all', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Nordwind' } })
    const [before] = await readBoth()
    for (const lastName of ['Ek', 'Alm']) {
      await call('createContact', { body: { firstName: 'Maja', lastName, companyId: body.id } })
    }
    await call('deleteCompany', { params: { id: body.id } })
    const [row, change] = await readBoth()
    t.equal(row.sequence, before.sequence + 5)
    t.same(row, change)
  })
})
