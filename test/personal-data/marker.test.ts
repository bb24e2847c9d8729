import t from 'tap'
import { contact } from '../../src/contacts/record.ts'
import { getTableColumns } from '../../src/db/drizzle.ts'
import { makeId } from '../../src/ids.ts'
import { settableOf } from '../../src/records/record.ts'
import { upload } from '../support/example-requests.ts'
import { type Service, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { readRows } from './read-rows.ts'

// A word that nothing else has goes into every text of a person, and with it through all that a record can go through. Whatever
// way it took, no row of the database has it after the erasure.

type Ids = { a: string; b: string; c: string }
type Case = (scene: Scene) => Promise<string>

/** What one case works with: its word, and three contacts, of which `a` is the person's. */
type Scene = Ids & { service: Service; marker: string; merge: (into: string, from: string) => Promise<string> } & {
  undo: (changeSet: string) => Promise<string>
  edit: (id: string, body: object) => Promise<unknown>
}

/** All that a contact can be given, so that a new property is looked for, too: each text has the word in it. */
function full(marker: string): object {
  const columns = getTableColumns(contact.table) as Record<string, { getSQLType: () => string; enumValues?: string[] }>
  const given = settableOf(contact).flatMap((name): [string, unknown][] => {
    const column = columns[name]
    const type = column?.getSQLType()
    if (name === 'email') return [[name, `${marker}@x.example`]]
    if (name === 'custom') return [[name, { nickname: `${marker} nickname` }]]
    if (type === 'text[]') return [[name, [`${marker} ${name}`]]]
    return type === 'text' && !column?.enumValues?.length ? [[name, `${marker} ${name}`]] : []
  })
  return Object.fromEntries(given)
}

const importFile = async (
  { service }: Scene,
  file: string,
  { key, ...query }: { key?: string; [name: string]: unknown } = {}
) => {
  const { headers, ...sent } = upload(file)
  const request = { ...sent, query, headers: { ...headers, ...(key && { 'idempotency-key': key }) } }
  return service.call('importContacts', request as never) as unknown as Promise<{
    status: number
    body: { id: string; errors: string[] }
  }>
}

const jobOf = async (scene: Scene, file: string, query: object = {}) => {
  const { id } = (await importFile(scene, file, { async: true, ...query })).body
  const params = { id }
  const { call } = scene.service
  await waitFor('the end', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
}

const cases: Record<string, Case> = {
  'is merged into another one, which is undone': async ({ a, b, merge, undo }) => {
    await undo(await merge(b, a))
    return a
  },
  'is merged, which stands': async ({ a, b, merge }) => {
    await merge(b, a)
    return b
  },
  'is merged, which is undone, and the other one edited': async ({ a, b, merge, undo, edit }) => {
    await undo(await merge(b, a))
    await edit(b, { notes: 'its own', tags: ['own', 'other'] })
    return a
  },
  'is merged, and the other one edited before the undo, which leaves that one as it is': async (scene) => {
    const { a, b, merge, undo, edit } = scene
    await edit(b, { email: `own-${scene.marker.slice(2)}@y.example` })
    const set = await merge(b, a)
    await edit(b, { title: 'its own' })
    await undo(set)
    return a
  },
  'is merged, which is undone, redone and undone again': async ({ a, b, merge, undo }) => {
    const undone = await undo(await merge(b, a))
    await undo(await undo(undone))
    return a
  },
  'is merged, and an undo gives the other one back what an edit had replaced': async (scene) => {
    const { marker, a, b, merge, undo, edit } = scene
    await edit(b, { email: `own-${marker.slice(2)}@y.example` })
    const set = await merge(b, a)
    await undo(String(await edit(b, { notes: 'its own', tags: ['own'], custom: { nickname: 'its own' } })))
    await undo(set)
    return a
  },
  'travels on by a second merge, and both are undone': async ({ marker, a, b, c, merge, undo, edit }) => {
    // So that an undo can give the person its address back.
    await edit(b, { email: `own-${marker.slice(2)}@y.example` })
    const first = await merge(b, a)
    await undo(await merge(c, b))
    await undo(first)
    return a
  },
  'travels on by a second merge, and that is undone': async ({ a, b, c, merge, undo }) => {
    await merge(b, a)
    await undo(await merge(c, b))
    return b
  },
  'is merged into two, one after the other': async ({ a, b, c, merge, undo }) => {
    await undo(await merge(b, a))
    await undo(await merge(c, a))
    return a
  },
  'is merged into one that is deleted afterwards': async ({ service, a, b, merge, undo }) => {
    await undo(await merge(b, a))
    await service.call('deleteContact', { params: { id: b } })
    return a
  },
  'is in an import with a key, whose lines quote the address': async (scene) => {
    await importFile(scene, `first_name,last_name,email\nA,B,${scene.marker}@x.example\n`, {
      key: scene.marker.slice(2),
      mode: 'create'
    })
    return scene.a
  },
  'is in an import with a key, whose lines quote the name': async (scene) => {
    await importFile(scene, `email,first_name,last_name\n${scene.marker} firstName,a,b\n`, {
      key: scene.marker.slice(2)
    })
    return scene.a
  },
  'is in a dry run with a key': async (scene) => {
    await importFile(scene, `email,first_name,last_name\n${scene.marker} lastName,a,b\n`, {
      key: scene.marker.slice(2),
      dryRun: true
    })
    return scene.a
  },
  'is in an asynchronous import, whose lines quote address and name': async (scene) => {
    const { marker, a } = scene
    await jobOf(scene, `first_name,last_name,email\nA,B,${marker}@x.example\nA,B,${marker} lastName\n`, {
      mode: 'create'
    })
    return a
  },
  'is in an asynchronous dry run': async (scene) => {
    await jobOf(scene, `first_name,last_name,email\n${scene.marker},B,${scene.marker} firstName\n`, { dryRun: true })
    return scene.a
  },
  'is made anew by an import that updates': async (scene) => {
    await jobOf(scene, `first_name,last_name,email,notes\nA,B,${scene.marker}@x.example,${scene.marker} again\n`, {
      mode: 'upsert'
    })
    return scene.a
  },
  'is in bulks, upserts and undone deletions, with keys': async ({ service: { call }, marker, a, undo }) => {
    const headers = { 'idempotency-key': marker.slice(2) }
    const email = `${marker}@x.example`
    const body = { firstName: `${marker} upserted`, lastName: 'X', email }
    await call('upsertContact', { body, headers })
    const items = [{ firstName: 'X', lastName: 'X', email }]
    await call('bulkCreateContacts', { body: { items } as never, headers })
    const deleted = await call('deleteContact', { params: { id: a } })
    await undo(String(deleted.headers['x-change-set']))
    return a
  }
}

t.test('No row of the database holds what was an erased contact’s, whatever way it took', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call } = service
  const receiver = await startReceiver(t)
  const events = ['contact.created', 'contact.updated', 'contact.deleted', 'import.completed'] as const
  // Two webhooks share the bodies of their events; of a third one each delivery has its own.
  for (const wanted of [events, events, ['deal.created'] as const]) {
    await call('createWebhook', { body: { name: 'x', url: receiver.url, events: [...wanted] } })
  }
  await call('createProperty', { body: { entity: 'contact', key: 'nickname', type: 'text', label: 'Nickname' } })
  const make = async (body: object) => (await call('createContact', { body: body as never })).body.id
  const erased = new Map<string, string>()
  const others = new Map<string, Ids>()
  for (const [index, [name, run]] of Object.entries(cases).entries()) {
    const marker = `zq${String.fromCharCode(97 + index)}wvk`
    const b = await make({ firstName: 'Other', lastName: 'One', tags: ['own'] })
    const ids = { a: await make(full(marker)), b, c: await make({ firstName: 'Third', lastName: 'One' }) }
    const changed = (answer: { status: number; headers: Record<string, unknown> }) => {
      t.equal(answer.status, 200, name)
      return String(answer.headers['x-change-set'])
    }
    const id = await run({
      ...{ ...ids, service, marker },
      merge: async (into, duplicateId) => {
        const headers = { 'idempotency-key': `${into.slice(-12)}${duplicateId.slice(-12)}` }
        return changed(await call('mergeContacts', { params: { id: into }, body: { duplicateId }, headers }))
      },
      undo: async (changeSet) => changed(await call('undoChangeSet', { body: { changeSet } })),
      edit: async (edited, body) => changed(await call('updateContact', { params: { id: edited }, body }))
    })
    t.ok((await find(service, marker)).length > 2, 'the word is there before')
    const { status, body } = await call('eraseContact', { params: { id }, body: { activities: 'delete' } })
    t.equal(status, 200, JSON.stringify(body))
    erased.set(name, marker)
    others.set(name, ids)
  }
  for (const [name, marker] of erased) t.same(await find(service, marker), [], name)

  const shown = async (name: string) => (await call('getContact', { params: { id: others.get(name)?.b ?? '' } })).body
  const edited = await shown('is merged, which is undone, and the other one edited')
  t.match(edited, { firstName: 'Other', notes: 'its own', tags: ['own', 'other'], email: null }, 'its own stays')
  const kept = await shown('is merged, and the other one edited before the undo, which leaves that one as it is')
  t.match(kept, { firstName: 'Other', title: 'its own', tags: ['own'], phone: null, custom: {} })
  t.match(kept.email, /^own-/)
  for (const { b } of others.values()) {
    const history = await call('listContactHistory', { params: { id: b } })
    t.equal(history.status, 200, 'followers read rows that keep the schema')
  }
})

t.test(
  'An erasure forgets the stored answers of merges’ dry runs, which show others with what was theirs',
  async (t) => {
    const { call } = await startService(t)
    const make = async (body: object) =>
      (await call('createContact', { body: { firstName: 'A', lastName: 'B', ...body } })).body.id
    const [a, b, c] = [await make({ notes: 'theirs' }), await make({}), await make({})]
    const merge = (duplicateId: string, dryRun: boolean, key: string) => {
      const headers = { 'idempotency-key': key }
      return call('mergeContacts', { params: { id: b }, body: { duplicateId, dryRun }, headers })
    }
    t.equal((await merge(a, true, 'dry')).body.notes, 'theirs')
    await merge(c, false, 'real')
    await call('eraseContact', { params: { id: a }, body: { activities: 'unlink' } })
    t.equal((await merge(a, true, 'dry')).status, 404)
    t.equal((await merge(c, false, 'real')).headers['idempotent-replayed'], 'true', 'what merged two others stays')
  }
)

t.test('Changes of a record type that erasures know nothing of lose an erased contact’s name, too', async (t) => {
  const service = await startService(t)
  const { call, sql, acme } = service
  const { id } = (await call('createContact', { body: { firstName: 'zqnewwvk', lastName: 'Ek' } })).body
  const data = {
    id: makeId(),
    subject: 'its own',
    contactId: id,
    contactName: 'zqnewwvk Ek',
    sponsorId: id,
    sponsorName: 'zqnewwvk Ek'
  }
  await sql(
    `insert into changes select tenant_id, sequence + 1, 'ticket', $1, 'updated', changed_at, $2, change_set, actor_type, actor_id, actor_name,
      source, '["sponsorId"]', $2 from changes where entity_id = $3`,
    [data.id, JSON.stringify(data), id]
  )
  await sql('update tenant_clocks set sequence = sequence + 1 where tenant_id = $1', [acme.tenantId])
  const { body } = await call('eraseContact', { params: { id }, body: { activities: 'delete' } })
  t.equal(body.scrubbed.changes, 2)
  t.same(await find(service, 'zqnewwvk'), [])
  const [row] = await sql<{ subject: string }>(
    `select data ->> 'subject' as subject from changes where entity = 'ticket'`
  )
  t.equal(row?.subject, 'its own')
})

/** The rows of all tables that have a word, with the table's name. */
async function find(service: Service, word: string): Promise<string[]> {
  const asBytes = Buffer.from(word).toString('hex')
  const rows = await readRows(service)
  return rows.filter((row) => row.toLowerCase().includes(word) || row.includes(asBytes)).map((row) => row.slice(0, 600))
}
