import t from 'tap'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'

// What holds for activities alone; what they have in common with other records stands in test/records.

t.test('Activities are completed by their status or by a moment', async (t) => {
  const service = await startService(t)
  const { call } = service
  const make = async (more: object = {}) =>
    (await call('createActivity', { body: { activityType: 'call', subject: 'Discuss it', ...more } })).body
  const update = async (id: string, body: object) => (await call('updateActivity', { params: { id }, body })).body
  const when = '2026-01-31T10:00:00.000Z'

  t.test("'createActivity' makes a pending activity of normal priority, unless it says otherwise", async (t) => {
    t.match(await make(), { status: 'pending', priority: 'normal', completedAt: null })
    for (const priority of ['low', 'normal', 'high', 'urgent']) t.match(await make({ priority }), { priority })
    for (const activityType of ['call', 'meeting', 'task', 'email', 'note']) {
      t.match(await make({ activityType }), { activityType })
    }
    const wrong = { activityType: 'Call', status: 'done', priority: 'critical', subject: ' ' }
    for (const [property, value] of Object.entries(wrong)) {
      const invalidBody = { activityType: 'call', subject: 'S', [property]: value }
      const { status, problem } = await call('createActivity', { invalidBody })
      t.same([status, problem.errors?.[0]?.path], [400, `/${property}`])
    }
  })

  t.test("'createActivity' gives a completed activity its moment, and completes one that has a moment", async (t) => {
    const done = await make({ status: 'completed' })
    t.equal(done.completedAt, done.createdAt)
    t.match(await make({ completedAt: when }), { status: 'completed', completedAt: when })
    t.match(await make({ completedAt: when, status: 'pending' }), { status: 'completed', completedAt: when })
    t.match(await make({ completedAt: when, status: 'completed' }), { status: 'completed', completedAt: when })
    t.match(await make({ completedAt: null, status: 'cancelled' }), { status: 'cancelled', completedAt: null })
    const both = await make({ completedAt: null, status: 'completed' })
    t.equal(both.completedAt, both.createdAt)
  })

  t.test("'bulkCreateActivities' completes by the same rules, and makes each item anew", async (t) => {
    const one = { activityType: 'note' as const, subject: 'Same' }
    const items = [one, one, { ...one, status: 'completed' as const }, { ...one, completedAt: '2026-01-31' }]
    const { body } = await call('bulkCreateActivities', { body: { items } })
    t.match(body, { created: 4, updated: 0, failed: 0 })
    const made = []
    for (const id of body.createdIds) made.push((await call('getActivity', { params: { id } })).body)
    t.same(
      made.map(({ status }) => status),
      ['pending', 'pending', 'completed', 'completed']
    )
    t.equal(made[2]?.completedAt, made[2]?.createdAt)
    t.equal(made[3]?.completedAt, '2026-01-31T00:00:00.000Z')
  })

  t.test("'updateActivity' fills the moment of an activity that it completes", async (t) => {
    const before = await make()
    const earliest = new Date().toISOString()
    const after = await update(before.id, { status: 'completed' })
    const completedAt = String(after.completedAt)
    t.ok(completedAt >= earliest && completedAt <= new Date().toISOString())
    t.match(await update((await make()).id, { status: 'completed', completedAt: when }), { completedAt: when })
  })

  t.test("'updateActivity' completes an activity that gets a moment", async (t) => {
    t.match(await update((await make()).id, { completedAt: when }), { status: 'completed', completedAt: when })
    const cancelled = await make({ status: 'cancelled' })
    t.match(await update(cancelled.id, { completedAt: when }), { status: 'completed', completedAt: when })
    const pending = await make()
    t.match(await update(pending.id, { ...pending, completedAt: when }), { status: 'completed', completedAt: when })
  })

  t.test("'updateActivity' completes an activity that is sent back as it was read but for its status", async (t) => {
    const before = await make()
    const done = await update(before.id, { ...before, status: 'completed' })
    t.equal(done.status, 'completed')
    t.ok(done.completedAt, 'the null that was read is no moment given')
    const count = (await readChanges(service)).length
    t.same(await update(before.id, done), done)
    t.equal((await readChanges(service)).length, count)
    const open = await update(before.id, { ...done, status: 'pending' })
    t.match(open, { status: 'pending', completedAt: null })
    t.match(await update(before.id, { ...open, status: 'cancelled' }), { status: 'cancelled', completedAt: null })
  })

  t.test("'updateActivity' clears the moment of an activity that is completed no more", async (t) => {
    for (const status of ['pending', 'cancelled']) {
      const done = await make({ completedAt: when })
      t.match(await update(done.id, { status }), { status, completedAt: null })
    }
  })

  t.test("'updateActivity' keeps the moment of what stays completed, and may move it", async (t) => {
    const { id } = await make({ completedAt: when })
    t.match(await update(id, { status: 'completed' }), { completedAt: when }, 'completed twice is completed once')
    t.match(await update(id, { completedAt: null }), { status: 'completed', completedAt: when })
    t.match(await update(id, { completedAt: '2026-02-01' }), { completedAt: '2026-02-01T00:00:00.000Z' })
  })

  t.test("'updateActivity' and 'deleteActivity' answer 404 to what is not there, and leave nothing", async (t) => {
    const { id } = await make()
    await call('deleteActivity', { params: { id } })
    const count = (await readChanges(service)).length
    t.equal((await call('updateActivity', { params: { id }, body: { subject: 'x' } })).status, 404)
    t.equal((await call('deleteActivity', { params: { id } })).status, 404)
    t.equal((await readChanges(service)).length, count)
  })
})
