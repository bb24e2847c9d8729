import assert from 'node:assert/strict'
import pg from 'pg'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { propertiesOf } from '../../src/search/property.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { fillRecords } from '../records/fill.ts'
import { blockCounter } from '../support/count-blocks.ts'
import { startService } from '../support/start.ts'
import { searchable } from './records.ts'

const size = 3_000
/** Blocks for each record of the tenant, where it and what it refers to are read in whole pages; to look one up by key takes three or four. */
const mostOfRecord = 1

/** A record that others refer to, by the property that has its name. */
const names: Record<string, string> = {
  companyName: 'Company 7',
  contactName: 'First Last 7',
  dealName: 'Deal 7',
  ownerName: 'User 2',
  stageName: 'S'
}

const sinceEver = { property: 'createdAt', op: 'gte', value: '2000-01-01T00:00:00Z' }

const countBlocks = blockCounter(t)
const skip = unlessOnCluster('the blocks are those of one server')

for (const isAnalysed of [false, true]) {
  const state = isAnalysed ? 'analysed' : 'not analysed yet'
  t.test(`In a tenant that was ${state} a search by names of others reads each record once`, { skip }, async (t) => {
    const { call, acme, globex, config, db } = await startService(t, { databaseMaxConnections: 1 })
    const client = new pg.Client(config.connectionUrl)
    await client.connect()
    t.teardown(() => client.end())
    await fillRecords(client, [globex.tenantId], 0, size)
    await client.query('analyze')
    await fillRecords(client, [acme.tenantId], 0, size)
    if (isAnalysed) await client.query('analyze')

    for (const { kind, plural } of searchable) {
      const id = `search${plural}` as OperationId
      const others = Object.entries(propertiesOf(kind)).filter(([, { reference }]) => reference)
      for (const [property] of others) {
        const name = names[property]
        assert(name, `no name of a record for ${property}`)
        const has = (op: string, value: string) => ({ property, op, value })
        const other = { property: 'id', op: 'eq', value: acme.tenantId }
        for (const body of [
          { sort: [{ property, direction: 'asc' }] },
          { filter: sinceEver, sort: [{ property, direction: 'desc' }], count: true },
          { filter: has('eq', name) },
          { filter: has('startsWith', name.slice(0, 3)) },
          { filter: has('contains', name.slice(-2)) },
          { filter: { or: [has('startsWith', name), other] }, count: true },
          { filter: { and: [...name].map((letter) => has('contains', letter)) }, count: true }
        ]) {
          const search = () => call(id, { body, as: acme.reader } as never)
          const { result, sum } = await countBlocks(db, search)
          t.match(result, { status: 200, body: { length: Number } })
          t.ok(sum <= mostOfRecord * size, `${kind.entity}: ${sum} blocks for ${JSON.stringify(body)}`)
        }
      }
    }
  })
}
