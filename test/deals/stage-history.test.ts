import t from 'tap'
import { makeLinks } from '../records/kinds.ts'
import { startService } from '../support/start.ts'

t.test('A deal knows how long it was in which stage', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, sql } = service
  const { pipelineId, stageId, contactId } = await makeLinks(service)
  const { body: sales } = await call('getPipeline', { params: { id: pipelineId } })
  const [first, second, third] = sales.stages
  const make = async (name: string) => (await call('createDeal', { body: { name, pipelineId, stageId } })).body.id
  const move = (id: string, to = '') =>
    call('moveDealStage', { params: { id }, body: { stageId: to }, as: acme.writer })
  const staysOf = async (id: string) => (await call('listDealStages', { params: { id } })).body
  const [writerKey] = await sql<{ id: string; name: string }>(
    `select id, name from api_keys where tenant_id = $1 and scopes = 'read,write'`,
    [acme.tenantId]
  )

  t.test("'listDealStages' has each stay, from the creation to now", async (t) => {
    const id = await make('moved')
    await move(id, second?.id)
    await call('updateDeal', { params: { id }, body: { notes: 'no move', contactId } })
    await call('updateStage', { params: { id: second?.id ?? '' }, body: { name: 'Renamed' } })
    await call('updateDeal', { params: { id }, body: { notes: 'still there' } })
    await move(id, third?.id)
    await move(id, second?.id)
    const stays = await staysOf(id)
    t.same(
      stays.map((stay) => [stay.stageId, stay.stageName]),
      [
        [first?.id, first?.name],
        [second?.id, second?.name],
        [third?.id, third?.name],
        [second?.id, 'Renamed']
      ]
    )
    const { body: deal } = await call('getDeal', { params: { id } })
    const { body: history } = await call('listDealHistory', { params: { id } })
    const moves = history.filter(({ changedProperties }) => changedProperties.includes('stageId'))
    const times = [deal.createdAt, ...moves.map(({ changedAt }) => changedAt).reverse()]
    t.same(
      stays.map(({ enteredAt, leftAt }) => [enteredAt, leftAt]),
      times.map((time, index) => [time, times[index + 1] ?? null])
    )
    t.match(stays[1]?.actor, { type: 'api_key', id: writerKey?.id, name: writerKey?.name })
  })

  t.test("'listDealStages' has durations of whole seconds that add up to the deal's age", async (t) => {
    const id = await make('old')
    for (const stage of [second, third, first]) await move(id, stage?.id)
    // As if it had been moved at odd times long ago.
    await sql(`update deals set created_at = now() - interval '100 days 3.7 seconds' where id = $1`, [id])
    // One after the other, since Citus updates no time by another column.
    const changes = await sql<{ sequence: string }>(
      'select sequence from changes where entity_id = $1 order by sequence',
      [id]
    )
    for (const [number, { sequence }] of changes.entries()) {
      await sql(
        `update changes set changed_at = now() - interval '90 days 1.4 seconds' + $3::int * interval '7.3 days'
          where tenant_id = $1 and sequence = $2`,
        [acme.tenantId, sequence, number]
      )
    }
    const stays = await staysOf(id)
    t.equal(stays.length, 4)
    t.ok(stays.every(({ durationSeconds }) => Number.isInteger(durationSeconds) && durationSeconds >= 0))
    const [before] = await sql<{ age: number }>(
      'select floor(extract(epoch from now() - created_at))::float as age from deals where id = $1',
      [id]
    )
    const sum = (await staysOf(id)).reduce((all, stay) => all + stay.durationSeconds, 0)
    const [after] = await sql<{ age: number }>(
      'select floor(extract(epoch from now() - created_at))::float as age from deals where id = $1',
      [id]
    )
    t.ok(sum >= Number(before?.age) && sum <= Number(after?.age), `${sum}, between ${before?.age} and ${after?.age}`)
    for (const { enteredAt, leftAt, durationSeconds } of stays.slice(0, -1)) {
      const exactly = (Date.parse(String(leftAt)) - Date.parse(enteredAt)) / 1000
      t.ok(Math.abs(exactly - durationSeconds) < 1, `${exactly} is ${durationSeconds}`)
    }
  })

  t.test("'listDealStages' reads changes from before the log said what they changed", async (t) => {
    const id = await make('ancient')
    await move(id, second?.id)
    await sql(
      `update changes set change_set = null, actor_type = null, actor_id = null, actor_name = null, source = null,
        changed_properties = null, previous = null where entity_id = $1`,
      [id]
    )
    t.match(await staysOf(id), [
      { stageId: first?.id, actor: null },
      { stageId: second?.id, actor: null }
    ])
  })

  t.test("'listDealStages' begins with the move into a stage where the changes before it were removed", async (t) => {
    const id = await make('kept in part')
    await move(id, second?.id)
    await call('updateDeal', { params: { id }, body: { notes: 'no move' } })
    const { body: deal } = await call('getDeal', { params: { id } })
    const { body: history } = await call('listDealHistory', { params: { id } })
    const [noted, moved] = history
    // As the retention does it, which leaves the newest change of those that it has gone through.
    await sql(`delete from changes where entity_id = $1 and action = 'created'`, [id])
    t.match(await staysOf(id), [{ stageId: second?.id, enteredAt: moved?.changedAt, leftAt: null }])
    await sql('delete from changes where entity_id = $1 and sequence < $2', [id, noted?.sequence])
    t.match(await staysOf(id), [{ stageId: second?.id, enteredAt: deal.createdAt, leftAt: null }])
  })

  t.test("'listDealStages' answers 404 to a deleted deal and to another tenant's", async (t) => {
    const id = await make('deleted')
    t.equal((await call('listDealStages', { params: { id }, as: globex.admin })).status, 404)
    await call('deleteDeal', { params: { id } })
    t.equal((await call('listDealStages', { params: { id } })).status, 404)
  })
})
