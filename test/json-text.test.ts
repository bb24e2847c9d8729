import t from 'tap'
import { lastTextOf, onlyElementOf, withLast, withoutLast } from '../src/json-text.ts'
import { recordTypes } from '../src/record-types.ts'
import { startService } from './support/start.ts'

t.test('What stands at the end of a JSON text is added, read and taken off without parsing it', async (t) => {
  const data = { id: '1', custom: { text: '","entries":[]},"updatedAt":"x"' }, updatedAt: '2026-03-02T09:15:13.796Z' }
  const json = JSON.stringify(data)
  const entries = [{ contactId: '2', updatedAt: 'inner' }]
  const longer = withLast(json, 'entries', JSON.stringify(entries))
  t.same(JSON.parse(longer), { ...data, entries })
  t.equal(withoutLast(longer, 'entries'), json)
  t.equal(lastTextOf(json, 'updatedAt'), data.updatedAt)
  const nested = { id: '1', stages: [{ updatedAt: '2026-01-01T00:00:00.000Z' }], updatedAt: data.updatedAt }
  t.equal(lastTextOf(JSON.stringify(nested), 'updatedAt'), data.updatedAt, 'its own, not that of a record inside')
  t.equal(lastTextOf('{"id":"1"}', 'updatedAt'), undefined)
  t.same(JSON.parse(onlyElementOf(JSON.stringify([data]))), data)
})

t.test('Records show their updatedAt behind all that has one of its own, and their children last of all', async (t) => {
  for (const kind of recordTypes) {
    const { view, children, entity } = kind
    if (!('updatedAt' in view)) continue
    t.equal(Object.keys(view).at(-1), 'updatedAt', entity)
    t.notOk(children && children.property in view, entity)
  }
  const { call, sql } = await startService(t)
  const [pipeline] = (await call('listPipelines')).body
  const body = { name: 'D', pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
  const { body: deal } = await call('createDeal', { body })
  const [logged] = await sql<{ data: string }>(`select data::text as data from changes where entity = 'deal'`)
  t.same(Object.keys(JSON.parse(logged?.data ?? '')), [...Object.keys(deal), 'contacts'])
})
