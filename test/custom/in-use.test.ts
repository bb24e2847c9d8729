import t from 'tap'
import { startService } from '../support/start.ts'

t.test('What records hold stays defined', async (t) => {
  const { call, acme, startInstance, sql } = await startService(t)
  const define = async (key: string, type: 'text' | 'multiselect' | 'user', options?: { value: string }[]) =>
    (await call('createProperty', { body: { entity: 'company', key, type, label: 'L', ...(options && { options }) } }))
      .body
  const create = async (custom: object) =>
    (await call('createCompany', { body: { name: 'C', custom: custom as never } })).body

  t.test('A property that a record has a value of is not deleted, archived or not, until none has', async (t) => {
    const { id } = await define('held', 'text')
    const record = await create({ held: '' })
    const remove = () => call('deleteProperty', { params: { id } })
    t.equal((await remove()).problem.code, 'in_use')
    await call('updateProperty', { params: { id }, body: { isArchived: true } })
    t.equal((await remove()).problem.code, 'in_use')
    await call('deleteCompany', { params: { id: record.id } })
    t.equal((await remove()).status, 200)
  })

  t.test('An option that a record holds is not left out of the list, only archived', async (t) => {
    const [a, b, c] = [{ value: 'a' }, { value: 'b' }, { value: 'c' }]
    const { id } = await define('choices', 'multiselect', [a, b, c])
    await create({ choices: ['b', 'c'] })
    const update = (options: object[]) => call('updateProperty', { params: { id }, invalidBody: { options } })
    const { status, problem } = await update([a, c])
    t.same([status, problem.code], [409, 'in_use'])
    t.match(problem.detail, /the option b/)
    t.equal((await update([b, c])).status, 200, 'nobody holds a')
    t.equal((await update([c, { ...b, isArchived: true }])).status, 200)
  })

  t.test('A stale version is answered before what the change would do, and nothing is changed', async (t) => {
    const [a, b] = [{ value: 'a' }, { value: 'b' }]
    const { id } = await define('versioned', 'multiselect', [a, b])
    const params = { id }
    await create({ versioned: ['b'] })
    const { headers, body: before } = await call('getProperty', { params })
    for (const [version, status] of [
      ['"2026-01-01T00:00:00.000Z"', 412],
      [String(headers.etag), 409]
    ] as const) {
      const conditional = { params, headers: { 'if-match': version } }
      t.equal((await call('updateProperty', { ...conditional, body: { label: 'New', options: [a] } })).status, status)
      t.equal((await call('deleteProperty', conditional)).status, status)
    }
    t.same((await call('getProperty', { params })).body, before)
    t.ok(await create({ versioned: ['a', 'b'] }))
  })

  t.test('The deletion of a user clears the values that name them, with changes', async (t) => {
    await define('advisor', 'user')
    const body = { email: 'go@acme.example', name: 'N', password: 'seven lazy geese fly' }
    const user = (await call('createUser', { body })).body
    const { id } = await create({ advisor: user.id, choices: ['c'] })
    const other = await create({ advisor: acme.userId })
    await call('deleteUser', { params: { id: user.id } })
    t.same((await call('getCompany', { params: { id } })).body.custom, { choices: ['c'] })
    const [entry] = (await call('listCompanyHistory', { params: { id } })).body
    t.match(entry, { changedProperties: ['custom.advisor'], previous: { 'custom.advisor': user.id } })
    t.same((await call('getCompany', { params: { id: other.id } })).body, other)
  })

  t.test('The deletion of a user clears values of archived properties, too', async (t) => {
    const property = await define('former_advisor', 'user')
    const body = { email: 'gone@acme.example', name: 'N', password: 'seven lazy geese fly' }
    const user = (await call('createUser', { body })).body
    const { id } = await create({ former_advisor: user.id, choices: ['c'] })
    const archive = (isArchived: boolean) =>
      call('updateProperty', { params: { id: property.id }, body: { isArchived } })
    await archive(true)
    t.equal((await call('deleteUser', { params: { id: user.id } })).status, 200)
    await archive(false)
    t.same((await call('getCompany', { params: { id } })).body.custom, { choices: ['c'] })
  })

  t.test('No value is written under a definition that was archived before, whichever instance writes it', async (t) => {
    const other = await startInstance()
    const { id } = await define('raced', 'text')
    let isOver = false
    const wrong: string[] = []
    let written = 0
    const write = async (instance: { call: typeof call }) => {
      while (!isOver) {
        const { status, body } = await instance
          .call('createCompany', { invalidBody: { name: 'R', custom: { raced: 'x' } } })
          .then((answer) => ({ status: answer.status, body: answer.status === 201 ? answer.body : undefined }))
        if (status !== 201 && status !== 400) wrong.push(String(status))
        if (body) written += 1
        if (body && body.custom.raced !== 'x') wrong.push(body.id)
      }
    }
    const writers = Promise.all([write({ call }), write(other), write(other)])
    for (let round = 0; round < 10; round++) {
      await call('updateProperty', { params: { id }, body: { isArchived: true } })
      const count = async () =>
        (
          await sql<{ count: number }>(
            `select count(*)::int as count from companies where tenant_id = $1 and name = 'R'`,
            [acme.tenantId]
          )
        )[0]?.count
      const before = await count()
      await other.call('listCompanies', { query: { limit: 1 } })
      t.equal(await count(), before, 'none while it is archived')
      await other.call('updateProperty', { params: { id }, body: { isArchived: false } })
    }
    isOver = true
    await writers
    t.same(wrong, [])
    t.ok(written > 0)
  })
})
