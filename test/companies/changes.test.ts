import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

t.test('The change log of companies misses nothing while many write', async (t) => {
  const service = await startService(t)
  const { call, acme, globex } = service

  t.test(
    'The change log is numbered without a gap and has each change once while writers and failures mix',
    async (t) => {
      const { body: shared } = await call('createCompany', { body: { name: 'Shared', domain: 'shared.test' } })
      const write = async (writer: number) => {
        for (let step = 0; step < 6; step += 1) {
          const domain = `${writer % 4}-${step}.log.test`
          const { body } = await call('upsertCompany', { body: { name: `Writer ${writer}`, domain } })
          await call('createCompany', { body: { name: 'Refused', domain: 'shared.test' } })
          await call('createCompany', { body: { name: 'Refused', ownerId: globex.userId } })
          await call('updateCompany', { params: { id: shared.id }, body: { notes: `${writer} ${step}` } })
          await call('bulkCreateCompanies', { invalidBody: { items: [{ name: 'Bulk', domain }, {}, { name: 'New' }] } })
          if (step % 3 === 2) await call('deleteCompany', { params: { id: body.id } })
          await call('createCompany', { body: { name: 'Elsewhere' }, as: globex.admin })
        }
      }
      await Promise.all(Array.from({ length: 12 }, (_, writer) => write(writer)))

      for (const tenant of [acme, globex]) {
        const changes = await readChanges(service, tenant)
        t.same(
          changes.map(({ sequence }) => sequence),
          changes.map((_, index) => index + 1)
        )
        const times = changes.map(({ changed_at }) => changed_at)
        t.same(times, [...new Set(times)].sort(), 'each time is later than the one before')
      }

      const states = new Map<string, unknown>()
      for (const { entity, entity_id, action, data } of await readChanges(service)) {
        if (entity !== 'company') continue
        t.equal(action === 'created', !states.has(entity_id), 'begins with its creation, and only once')
        if (action === 'deleted') states.delete(entity_id)
        else states.set(entity_id, data)
      }
      const listed = new Map<string, unknown>()
      for (let offset = 0; ; offset += 100) {
        const { body } = await call('listCompanies', { query: { offset } })
        for (const company of body) listed.set(company.id, company)
        if (body.length < 100) break
      }
      t.same([...states].sort(), [...listed].sort(), 'replayed, it gives the companies as they are')
    }
  )

  t.test('A client that polls updatedSince while others write misses nothing', async (t) => {
    const seen = new Set<string>()
    let since = new Date(Date.now() - 1000).toISOString()
    const wanted = new Set<string>()
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let step = 0; step < 12; step += 1) {
        const { body } = await call('createCompany', { body: { name: `Polled ${writer}` } })
        wanted.add(body.id)
      }
    })
    let isWriting = true
    const written = Promise.all(writers).then(() => {
      isWriting = false
    })
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting
      const { body } = await call('listCompanies', { query: { updatedSince: since, fields: 'id,updatedAt' } })
      for (const { id, updatedAt } of body) {
        seen.add(id)
        since = updatedAt
      }
      if (body.length === 100) isLast = false
    }
    await written
    t.same(
      [...wanted].filter((id) => !seen.has(id)),
      []
    )
  })
})
