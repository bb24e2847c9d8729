import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('The sequence of a tenant is that of its latest change', async (t) => {
  const service = await startService(t)
  const { acme, call, sql } = service
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

  t.test('A write leaves the sequence at the number and time of its change', async (t) => {
    const { body } = await call('createCompany', { body: { name: 'Nordwind' } })
    const works = [
      () => call('updateCompany', { params: { id: body.id }, body: { city: 'Oslo' } }),
      () => call('createCompany', { body: { name: 'Südwind' } }),
      () => call('upsertCompany', { body: { name: 'Nordwind', domain: 'nordwind.test' } }),
      () => call('deleteCompany', { params: { id: body.id } })
    ]
    for (const work of works) {
      await work()
      const [row, change] = await readBoth()
      t.same(row, change)
    }
  })

  t.test('A write that changes nothing takes no number', async (t) => {
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

  t.test('A write of several changes counts them all', async (t) => {
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
