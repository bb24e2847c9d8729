import t from 'tap'
import { company } from '../../src/companies/record.ts'
import { deal } from '../../src/deals/record.ts'
import { originOfService } from '../../src/outbox/origin.ts'
import { noSubscriptions } from '../../src/outbox/subscriptions.ts'
import { recordTypes } from '../../src/record-types.ts'
import { findJson, newRow } from '../../src/records/rows.ts'
import { showRow } from '../../src/records/show-row.ts'
import { deleteRows, findStored, sendInsert, sendUpdates } from '../../src/records/write.ts'
import { type TenantTransaction, writeWithin } from '../../src/writes/transaction.ts'
import { readChanges } from '../support/change-log.ts'
import { startService } from '../support/start.ts'
import { caller, kinds, makeLinks } from './kinds.ts'

// On a cluster a change's record is shown from the row that the service has, not where it is stored.

t.test('a record that is shown from its row', async (t) => {
  const service = await startService(t)
  const { acme, config, db } = service
  const links = await makeLinks(service)
  const act = caller(service)
  for (const { operations, full, least } of kinds) {
    for (const body of [full(1, links), least(2, links)]) await act(operations.create, { body })
  }
  const scope = { tenantId: acme.tenantId, config, origin: originOfService() }

  t.test('is what its GET shows, whatever it refers to', async (t) => {
    const namesShown = new Set<number>()
    for (const kind of recordTypes.filter(({ isLogged }) => isLogged)) {
      const ids = await service.sql<{ id: string }>(
        'select distinct entity_id as id from changes where tenant_id = $1 and entity = $2',
        [acme.tenantId, kind.entity]
      )
      t.ok(ids.length > 0, kind.entity)
      await db.transaction((tx) =>
        writeWithin(tx, acme.tenantId, noSubscriptions, async (tenantTx) => {
          for (const { id } of ids) {
            const [row] = await findStored(scope, tenantTx, kind, [id])
            if (!row) throw new Error(`${kind.entity} ${id} is gone`)
            const json = await showRow(scope, tenantTx, kind, row)
            t.equal(json, await findJson(scope, tenantTx, kind, id), kind.entity)
            const shown = Object.entries(JSON.parse(json)).filter(([name, value]) => /[a-z]Name$/.test(name) && value)
            namesShown.add(shown.length)
          }
        })
      )
    }
    t.ok(namesShown.has(0) && namesShown.size > 2, 'with and without references')
  })

  t.test('is what the change log gets, with numbers in the order of the writes', async (t) => {
    const before = (await readChanges(service)).length
    const asOnCluster = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
      db.transaction((tx) => writeWithin({ ...tx, isOnCluster: () => true }, acme.tenantId, noSubscriptions, work))
    const made = newRow(company, { name: 'Made', tags: ['a'] })
    const { pipelineId, stageId } = links
    const own = newRow(deal, { name: 'Made', pipelineId, stageId, companyId: made.id })
    const patch = { notes: 'changed', companyId: null }
    // Nobody waits for an answer before the commit.
    const sent = await asOnCluster(async (tx) => [
      await sendInsert(scope, tx, company, [made]),
      await sendInsert(scope, tx, deal, [own]),
      await sendUpdates(scope, tx, deal, [{ id: own.id, patch }])
    ])
    const gone = await asOnCluster((tx) => deleteRows(scope, tx, deal, [own.id]))
    const answers = [...(await Promise.all(sent.map(({ answer }) => answer))), gone].map(([one]) => one?.json ?? '')
    const changes = (await readChanges(service)).slice(before)
    t.same(
      changes.map(({ sequence }) => sequence - before),
      [1, 2, 3, 4]
    )
    t.same(
      changes.map(({ entity, action }) => `${entity} ${action}`),
      ['company created', 'deal created', 'deal updated', 'deal deleted']
    )
    t.same(
      changes.map(({ data }) => data),
      answers.map((json) => JSON.parse(json))
    )
    t.match(changes[1]?.data, { companyName: 'Made', stageName: 'Lead In', contactName: null })
    t.match(changes[2]?.data, { companyName: null, notes: 'changed', updatedAt: changes[2]?.changed_at })
  })
})
