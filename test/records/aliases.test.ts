import t from 'tap'
import { upload } from '../support/example-requests.ts'
import { type Service, startService } from '../support/start.ts'

// What finds the record that is left of a merge beside the other one's key (merged.test.ts): unique custom values of both, and the key of
// the one that stays where the merge replaced it.

/** The operations and texts of a record type that merges. */
const kinds = {
  contact: {
    create: 'createContact',
    read: 'getContact',
    update: 'updateContact',
    remove: 'deleteContact',
    restore: 'restoreContact',
    upsert: 'upsertContact',
    bulk: 'bulkCreateContacts',
    merge: 'mergeContacts',
    list: 'listContacts',
    import: 'importContacts',
    key: 'email',
    keyOf: (n: number) => `n-${n}@alias.test`,
    body: { firstName: 'Wim', lastName: 'Xhosa' },
    header: 'first_name,last_name',
    cells: 'Wim,Xhosa'
  },
  company: {
    create: 'createCompany',
    read: 'getCompany',
    update: 'updateCompany',
    remove: 'deleteCompany',
    restore: 'restoreCompany',
    upsert: 'upsertCompany',
    bulk: 'bulkCreateCompanies',
    merge: 'mergeCompanies',
    list: 'listCompanies',
    import: 'importCompanies',
    key: 'domain',
    keyOf: (n: number) => `n-${n}.alias.test`,
    body: { name: 'Xhosa' },
    header: 'name',
    cells: 'Xhosa'
  }
} as const

type Entity = keyof typeof kinds
type Made = { id: string; key: string; app: string }

/** A service with a unique property `app` of the record type, and what is done with records of that. */
async function open(service: Service, entity: Entity) {
  const kind = kinds[entity]
  const { call } = service
  const { body: property } = await call('createProperty', {
    body: { entity, key: 'app', type: 'text', label: 'App', isUnique: true }
  })
  let made = 0
  const send = async (operation: string, request: object) => call(operation as 'upsertContact', request as never)
  const make = async (more: object = {}): Promise<Made> => {
    const n = ++made
    const [key, app] = [kind.keyOf(n), `${entity}-A-${n}`]
    const { body } = await send(kind.create, { body: { ...kind.body, [kind.key]: key, custom: { app }, ...more } })
    return { id: body.id, key, app }
  }
  const merge = (id: string, duplicateId: string, values: object = {}) =>
    send(kind.merge, { params: { id }, body: { duplicateId, values } })
  return {
    ...{ kind, property, send, make, merge },
    fresh: () => kind.keyOf(++made),
    /** Two records that became one, with what found them before. */
    merged: async (values: object = {}) => {
      const [kept, gone] = [await make(), await make()]
      const { headers } = await merge(kept.id, gone.id, values)
      return { kept, gone, changeSet: String(headers['x-change-set']) }
    },
    upsert: (body: object, match?: string, headers = {}) =>
      send(kind.upsert, { body: { ...kind.body, ...body }, headers, ...(match && { query: { match } }) }),
    read: async (id: string) => (await send(kind.read, { params: { id } })).body as unknown as Record<string, unknown>,
    imported: async (columns: string, row: string, query: object) =>
      (
        await send(kind.import, {
          ...upload(`${kind.header},${columns}\n${kind.cells},${row}\n`),
          query
        })
      ).body as unknown as {
        imported: number
        updated?: number
        unchanged?: number
        skipped: number
        errors: string[]
      },
    undo: (changeSet: string) => call('undoChangeSet', { body: { changeSet } })
  }
}

for (const entity of ['contact', 'company'] as const) {
  t.test(`Unique values of a merged ${entity} find the one that is left`, async (t) => {
    const service = await startService(t)
    const kit = await open(service, entity)
    const { kind, send, make, merge, merged, upsert, read, imported, undo, fresh } = kit
    const match = 'custom.app'
    const find = async (app: string) => (await upsert({ custom: { app } }, match)).body

    t.test(
      'An upsert by a merged record’s unique value updates the one that is left, which keeps its own',
      async (t) => {
        const { kept, gone } = await merged()
        const sent = { [kind.key]: gone.key, custom: { app: ` ${gone.app.toUpperCase()} ` }, notes: 'synced' }
        t.same((await upsert(sent, match)).body, { action: 'updated', id: kept.id })
        t.match(await read(kept.id), { [kind.key]: kept.key, custom: { app: kept.app }, notes: 'synced' })
        const only = await upsert({ custom: { app: gone.app } }, match, { 'if-none-match': '*' })
        t.match([only.status, only.problem.existingId], [409, kept.id])
        t.equal((await upsert({ custom: { app: gone.app } }, match, { 'if-match': '*' })).body.id, kept.id)
      }
    )

    t.test('An upsert by the own unique value leaves the own key where it sends a merged record’s', async (t) => {
      const { kept, gone } = await merged()
      t.same((await upsert({ [kind.key]: gone.key, custom: { app: kept.app } }, match)).body.id, kept.id)
      t.same((await upsert({ [kind.key]: kept.key, custom: { app: gone.app } })).body.id, kept.id)
      t.same((await upsert({ [kind.key]: gone.key, custom: { app: gone.app } })).body.id, kept.id)
      t.match(await read(kept.id), { [kind.key]: kept.key, custom: { app: kept.app } })
    })

    t.test('An import by a merged record’s unique value changes the one that is left', async (t) => {
      const { kept, gone } = await merged()
      for (const dryRun of [true, false]) {
        const changed = await imported('custom.app,notes', `${gone.app},${dryRun}`, { mode: 'upsert', match, dryRun })
        t.match(changed, { imported: 0, updated: 1, skipped: 0 })
      }
      t.match(await imported(`custom.app,${kind.key}`, `${gone.app},${gone.key}`, { mode: 'update', match }), {
        unchanged: 1,
        skipped: 0
      })
      t.match(await imported(`custom.app,${kind.key}`, `${gone.app},${kept.key}`, { mode: 'upsert' }), { unchanged: 1 })
      const created = await imported(`custom.app,${kind.key}`, `${gone.app},${fresh()}`, {})
      t.match(created, { imported: 0, errors: [/^Row 2: custom\.app: is taken/] })
      t.match(await read(kept.id), { [kind.key]: kept.key, custom: { app: kept.app }, notes: 'false' })
    })

    t.test('What values of a merge replace of the one that stays goes on finding it', async (t) => {
      const { kept } = await merged({ [kind.key]: fresh(), custom: { app: `${entity}-new` } })
      const shown = await read(kept.id)
      t.same(await find(kept.app), { action: 'updated', id: kept.id })
      t.same((await upsert({ [kind.key]: kept.key })).body, { action: 'updated', id: kept.id })
      const items = [{ ...kind.body, [kind.key]: kept.key, notes: 'bulk' }]
      t.match((await send(kind.bulk, { body: { items } })).body, { created: 0, updated: 1 })
      t.match(await read(kept.id), { [kind.key]: shown[kind.key], custom: shown.custom, notes: 'bulk' })
      const cleared = await merged({ [kind.key]: null, custom: { app: null } })
      t.same(await find(cleared.kept.app), { action: 'updated', id: cleared.kept.id })
      t.same((await upsert({ [kind.key]: cleared.kept.key })).body.id, cleared.kept.id)
      t.match(await read(cleared.kept.id), { [kind.key]: null, custom: {} }, 'it keeps that it has none')
    })

    t.test('A POST or a PUT that gives another record such a value ends the alias for good', async (t) => {
      for (const take of [
        async (app: string) => (await make({ custom: { app } })).id,
        async (app: string) => {
          const { id } = await make()
          return (await send(kind.update, { params: { id }, body: { custom: { app } } })).body.id
        }
      ]) {
        for (const name of ['gone', 'kept'] as const) {
          const both = await merged({ custom: { app: `${entity}-own-${fresh()}` } })
          const { app } = both[name]
          const id = await take(app)
          t.same(await find(app), { action: 'updated', id }, name)
          await send(kind.remove, { params: { id } })
          t.equal((await find(app)).action, 'created', name)
        }
        const both = await merged({ [kind.key]: fresh() })
        const { id } = await make({ [kind.key]: both.kept.key })
        t.equal((await upsert({ [kind.key]: both.kept.key })).body.id, id)
        await send(kind.remove, { params: { id } })
        t.equal((await upsert({ [kind.key]: both.kept.key })).body.action, 'created')
      }
    })

    t.test('The one that is left may take a merged record’s unique value by a PUT, and change it again', async (t) => {
      const { kept, gone } = await merged()
      const set = (app: string) => send(kind.update, { params: { id: kept.id }, body: { custom: { app } } })
      t.equal((await set(gone.app)).status, 200)
      await set(`${entity}-other-${fresh()}`)
      t.same(await find(gone.app), { action: 'updated', id: kept.id })
    })

    t.test('No upsert, bulk or import gives another record what finds the one that is left', async (t) => {
      const { kept, gone } = await merged()
      const other = await make()
      const refused = [
        await upsert({ [kind.key]: fresh(), custom: { app: gone.app } }),
        await upsert({ [kind.key]: other.key, custom: { app: gone.app } }),
        await upsert({ [kind.key]: gone.key, custom: { app: other.app } }, match),
        await upsert({ [kind.key]: gone.key, custom: { app: `${entity}-none` } }, match)
      ]
      for (const { status, problem } of refused) {
        t.match([status, problem.code, problem.existingId], [409, 'duplicate', kept.id])
      }
      t.same(
        refused.map(({ problem }) => problem.errors?.[0]?.path),
        [...['/custom/app', '/custom/app', `/${kind.key}`, `/${kind.key}`]]
      )
      const items = [
        { ...kind.body, custom: { app: gone.app } },
        { ...kind.body, [kind.key]: other.key, custom: { app: gone.app } }
      ]
      const { body } = await send(kind.bulk, { body: { items } })
      t.match(body, { created: 0, updated: 0, failed: 2, errors: [{ error: /custom\/app/ }, { error: /custom\/app/ }] })
      const row = await imported(`custom.app,${kind.key}`, `${entity}-no,${gone.key}`, { mode: 'upsert', match })
      t.match(row, { imported: 0, skipped: 1, errors: [new RegExp(`^Row 2: ${kind.key}: duplicate of another`)] })
      t.match(await read(other.id), { [kind.key]: other.key, custom: { app: other.app } })
      t.same(await find(gone.app), { action: 'updated', id: kept.id }, 'it still leads there')
    })

    t.test('Unique values find the last record of several merges, and none of the ones on the way', async (t) => {
      const { kept, gone } = await merged()
      const last = await make()
      const chain = await merge(last.id, kept.id, { custom: { app: `${entity}-last` } })
      for (const { app } of [gone, kept, last]) t.same(await find(app), { action: 'updated', id: last.id })
      await undo(String(chain.headers['x-change-set']))
      t.same(await find(gone.app), { action: 'updated', id: kept.id })
      t.same(await find(last.app), { action: 'updated', id: last.id }, 'its own again')
    })

    t.test('An undo of a merge ends its aliases, and an undo of that brings them back', async (t) => {
      const key = fresh()
      const { kept, gone, changeSet } = await merged({ [kind.key]: key, custom: { app: `${entity}-merged-${key}` } })
      const undone = await undo(changeSet)
      t.match(undone.body, { reverted: 2, conflicts: [] })
      for (const one of [kept, gone]) {
        t.same(await find(one.app), { action: 'updated', id: one.id })
        t.same((await upsert({ [kind.key]: one.key })).body.id, one.id)
      }
      // Nothing has changed them since, so that the merge can be done again.
      t.match((await undo(String(undone.headers['x-change-set']))).body, { reverted: 2, conflicts: [] })
      for (const { app } of [kept, gone]) t.same(await find(app), { action: 'updated', id: kept.id })
      for (const { key } of [kept, gone]) t.same((await upsert({ [kind.key]: key })).body.id, kept.id)

      const other = await merged({ [kind.key]: fresh() })
      await undo(other.changeSet)
      await send(kind.update, { params: { id: other.kept.id }, body: { [kind.key]: fresh() } })
      t.equal((await upsert({ [kind.key]: other.kept.key })).body.action, 'created', 'the alias has ended')
      await send(kind.update, { params: { id: other.gone.id }, body: { custom: { app: null } } })
      t.equal((await find(other.gone.app)).action, 'created')
    })

    t.test('Unique values of a merge die with the one that is left, and live with it again', async (t) => {
      const { kept, gone } = await merged({ custom: { app: `${entity}-mine` } })
      await send(kind.remove, { params: { id: kept.id } })
      const { action, id } = await find(gone.app)
      t.equal(action, 'created')
      await send(kind.restore, { params: { id: kept.id } })
      t.same(await find(kept.app), { action: 'updated', id: kept.id })
      t.same((await find(gone.app)).id, id, 'a record that has it comes first')
      await send(kind.remove, { params: { id } })
      t.same(await find(gone.app), { action: 'updated', id: kept.id })
      await send(kind.remove, { params: { id: kept.id } })
      const taker = await make({ custom: { app: gone.app } })
      await send(kind.remove, { params: { id: taker.id } })
      await send(kind.restore, { params: { id: kept.id } })
      t.equal((await find(gone.app)).action, 'created', 'a POST has ended it meanwhile')
    })

    t.test(
      'An archived property finds nothing until it is back, and a deleted one takes its aliases along',
      async (t) => {
        const { body: extra } = await service.call('createProperty', {
          body: { entity, key: 'extra', type: 'number', label: 'Extra', isUnique: true }
        })
        const [kept, gone] = [await make(), await make({ custom: { extra: 12.5 } })]
        await merge(kept.id, gone.id, { custom: { extra: 13 } })
        const byExtra = () => upsert({ custom: { extra: 12.5 } }, 'custom.extra')
        t.same((await byExtra()).body, { action: 'updated', id: kept.id })
        const set = (isArchived: boolean) =>
          service.call('updateProperty', { params: { id: extra.id }, body: { isArchived } })
        await set(true)
        t.equal((await byExtra()).status, 400)
        await set(false)
        t.same((await byExtra()).body, { action: 'updated', id: kept.id })
        t.match(await read(kept.id), { custom: { extra: 13 } })
        await send(kind.update, { params: { id: kept.id }, body: { custom: { extra: null } } })
        t.equal((await service.call('deleteProperty', { params: { id: extra.id } })).status, 200)
        t.same(await service.sql('select from aliases where property_id = $1', [extra.id]), [])
      }
    )

    t.test('Another tenant’s records and those of another kind are not found by an alias', async (t) => {
      const { gone } = await merged()
      const { globex } = service
      const property = { entity, key: 'app', type: 'text', label: 'App', isUnique: true } as const
      await service.call('createProperty', { body: property, as: globex.admin })
      const body = { ...kind.body, custom: { app: gone.app } }
      const foreign = await send(kind.upsert, { body, query: { match }, as: globex.admin })
      t.equal(foreign.body.action, 'created')
    })
  })
}
