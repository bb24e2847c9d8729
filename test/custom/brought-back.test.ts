import t from 'tap'
import { startService } from '../support/start.ts'

t.test('Values of custom properties follow records that are brought back, and are merged', async (t) => {
  const { call } = await startService(t)
  const define = async (key: string, more: object = {}) =>
    (await call('createProperty', { body: { entity: 'company', key, type: 'text', label: 'L', ...more } })).body
  const create = async (custom: object) =>
    (await call('createCompany', { body: { name: 'C', custom: custom as never } })).body
  const customOf = async (id: string) => (await call('getCompany', { params: { id } })).body.custom
  await define('code', { isUnique: true })
  const note = await define('note')

  t.test('A restored record has its values, but for those that are archived', async (t) => {
    const { id, custom } = await create({ code: 'r1', note: 'n' })
    await call('deleteCompany', { params: { id } })
    t.same((await call('restoreCompany', { params: { id } })).body.custom, custom)
    t.equal((await call('createCompany', { invalidBody: { name: 'D', custom: { code: 'R1' } } })).status, 409)
    await call('deleteCompany', { params: { id } })
    await call('updateProperty', { params: { id: note.id }, body: { isArchived: true } })
    await call('restoreCompany', { params: { id } })
    await call('updateProperty', { params: { id: note.id }, body: { isArchived: false } })
    t.same(await customOf(id), { code: 'r1' })
    await call('deleteCompany', { params: { id } })
    const other = await create({ code: 'r1' })
    const { problem } = await call('restoreCompany', { params: { id } })
    t.same([problem.code, problem.existingId, problem.errors?.[0]?.path], ['duplicate', other.id, '/custom/code'])
  })

  t.test('An undo gives values back, unless another record has taken a unique one', async (t) => {
    const { id } = await create({ code: 'u1', note: 'n' })
    const update = async (custom: object) =>
      String((await call('updateCompany', { params: { id }, invalidBody: { custom } })).headers['x-change-set'])
    const first = await update({ code: 'u2', note: null })
    const { body } = await call('undoChangeSet', { body: { changeSet: first } })
    t.same([body.reverted, body.conflicts], [1, []])
    t.same(await customOf(id), { code: 'u1', note: 'n' })
    const second = await update({ code: 'u3' })
    await create({ code: 'u1' })
    const again = await call('undoChangeSet', { body: { changeSet: second } })
    t.match(again.body, { reverted: 0, conflicts: [{ entityId: id, reason: 'duplicate' }] })
    t.same(await customOf(id), { code: 'u3', note: 'n' })
  })

  t.test('A restore and an undo give values back as the property stores them that has the key today', async (t) => {
    const options = (...values: string[]) => ({ type: 'multiselect', options: values.map((value) => ({ value })) })
    const cases = [
      [{}, '2026-03-01T10:00+02:00', { type: 'datetime' }, '2026-03-01T08:00:00.000Z'],
      [{ type: 'date' }, '2026-03-01', { type: 'datetime' }, '2026-03-01T00:00:00.000Z'],
      [options('a', 'b'), ['a', 'b'], options('b', 'a'), ['b', 'a']],
      [{}, '2026-03-01', { type: 'number' }, undefined]
    ] as const
    for (const [number, [before, value, today, shown]] of cases.entries()) {
      const key = `again_${number}`
      const former = await define(key, before)
      const [deleted, cleared] = [await create({ [key]: value }), await create({ [key]: value })]
      await call('deleteCompany', { params: { id: deleted.id } })
      const { headers } = await call('updateCompany', {
        params: { id: cleared.id },
        invalidBody: { custom: { [key]: null } }
      })
      await call('deleteProperty', { params: { id: former.id } })
      await define(key, today)
      await call('restoreCompany', { params: { id: deleted.id } })
      await call('undoChangeSet', { body: { changeSet: String(headers['x-change-set']) } })
      const custom = shown === undefined ? {} : { [key]: shown }
      t.same([await customOf(deleted.id), await customOf(cleared.id)], [custom, custom], key)
    }
  })

  t.test('A merge fills blanks with the other record’s values', async (t) => {
    const kept = await create({ note: 'kept' })
    const gone = await create({ note: 'gone', code: 'm1' })
    const body = { duplicateId: gone.id, dryRun: true }
    const params = { id: kept.id }
    t.same((await call('mergeCompanies', { params, body })).body.custom, { note: 'kept', code: 'm1' })
    t.same(await customOf(kept.id), { note: 'kept' })
    const bad = { duplicateId: gone.id, values: { custom: { nope: 1 } } }
    const { problem } = await call('mergeCompanies', { params, invalidBody: bad })
    t.same(
      problem.errors?.map(({ path }) => path),
      ['/values/custom/nope']
    )
    for (const [values, paths] of [
      [{ city: 1, custom: { nope: 1, note: 2 } }, ['/values/city', '/values/custom/nope', '/values/custom/note']],
      [{ custom: null }, ['/values/custom']],
      [{ custom: [] }, ['/values/custom']]
    ] as const) {
      const { problem } = await call('mergeCompanies', { params, invalidBody: { duplicateId: gone.id, values } })
      t.same(problem.errors?.map(({ path }) => path).sort(), paths)
    }
    const merged = await call('mergeCompanies', { params, body: { duplicateId: gone.id } })
    t.same(merged.body.custom, { note: 'kept', code: 'm1' })
  })
})
