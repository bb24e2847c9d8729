import t from 'tap'
import { startService } from '../support/start.ts'

t.test(
  'A definition whose options release 1.1.0 stored with parted letters can be sent back as it was read',
  async (t) => {
    const { call, sql } = await startService(t)
    const [composed, parted] = ['Élève', 'E\u0301le\u0300ve']
    const body = {
      entity: 'contact',
      key: 'kind',
      type: 'select',
      label: 'Kind',
      options: [{ value: 'a' }, { value: 'b' }]
    } as const
    const { id } = (await call('createProperty', { body: body as never })).body
    const params = { id }
    const store = async (values: string[]) => {
      const options = JSON.stringify(values.map((value) => ({ value, label: value, isArchived: false })))
      await sql('update properties set options = $2::jsonb where id = $1', [id, options])
      await sql('update tenant_clocks set properties = properties + 1')
    }
    await store([parted, 'b'])
    const held = (await call('createContact', { body: { firstName: 'A', lastName: 'B', custom: { kind: composed } } }))
      .body
    t.equal(held.custom.kind, parted, 'the record holds what is defined')
    const read = (await call('getProperty', { params })).body
    for (const value of [parted, composed]) {
      const options = read.options?.map((one) => (one.value === parted ? { ...one, value } : one))
      const changed = await call('updateProperty', {
        params,
        body: { label: `Kind ${value}`, options: options as never }
      })
      t.equal(changed.status, 200, value)
      t.equal(Object(changed.body).options[0].value, parted, 'the option stays the one that records hold')
    }
    t.equal(
      (await call('updateContact', { params: { id: held.id }, body: { custom: { kind: composed }, title: 'T' } })).body
        .custom.kind,
      parted
    )

    t.test('Two options that are one by now stay two', async (t) => {
      await store([composed, parted])
      const { options } = (await call('getProperty', { params })).body
      const changed = await call('updateProperty', { params, body: { label: 'Twins', options: options as never } })
      t.equal(changed.status, 200)
      t.same(
        Object(changed.body).options.map(({ value }: { value: string }) => value),
        [composed, parted]
      )
    })
  }
)

t.test('A team that compares alike with an older one by now keeps its name when it is sent back', async (t) => {
  const { call, sql } = await startService(t)
  const [older, younger] = [
    await call('createTeam', { body: { name: 'Équipe' } }),
    await call('createTeam', { body: { name: 'Other' } })
  ]
  const { id } = younger.body
  await sql('update teams set name = $2, name_key = lower($2) where id = $1', [id, 'E\u0301quipe'])
  for (const name of ['E\u0301quipe', 'Équipe', 'EQUIPE']) {
    const { status, body } = await call('updateTeam', { params: { id }, body: { name } })
    t.same([status, body.name], [200, name.normalize('NFC')])
  }
  const another = await call('createTeam', { body: { name: 'équipe' } })
  t.match([another.status, another.problem], [409, { existingId: older.body.id }])
  t.equal((await call('updateTeam', { params: { id }, body: { name: 'Own' } })).status, 200)
  t.equal(
    (await call('updateTeam', { params: { id }, body: { name: 'équipe' } })).status,
    409,
    "it isn't its own any more"
  )
})
