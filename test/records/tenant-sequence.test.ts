import { mock } from 'node:test'
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

  t.test('Times rise strictly, also of users, keys and webhooks, and while the clock stands still', async (t) => {
    t.teardown(() => mock.timers.reset())
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const times: string[] = []
    /** The id of what was just written, whose time is noted. */
    const note = async (table: string, { body: { id } }: { body: { id: string } }) => {
      const [row] = await sql<{ at: Date }>(`select updated_at as at from ${table} where id = $1`, [id])
      times.push(String(row?.at.toISOString()))
      return { id }
    }
    const password = 'seven lazy geese fly'
    const url = 'https://hooks.example.com/'
    const body = { name: 'Two' }
    const user = await note(
      'users',
      await call('createUser', { body: { email: 'ek@acme.example', name: 'Ek', password } })
    )
    const key = await note('api_keys', await call('createApiKey', { body: { name: 'One' } }))
    const hook = await note(
      'webhooks',
      await call('createWebhook', { body: { name: 'One', url, events: ['deal.won'] } })
    )
    const company = await note('companies', await call('createCompany', { body: { name: 'Nordwind' } }))
    await note('users', await call('updateUser', { params: user, body }))
    await note('api_keys', await call('updateApiKey', { params: key, body }))
    await note('webhooks', await call('updateWebhook', { params: hook, body }))
    await note('companies', await call('updateCompany', { params: company, body }))
    t.equal(times.length, 8)
    t.same(times, [...new Set(times)].sort())
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
