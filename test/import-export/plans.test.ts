import t from 'tap'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { fillRecords } from '../records/fill.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'
import { kinds, sheets } from './sheets.ts'

// How PostgreSQL goes about an export's pages: judged by the rows it touches.

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** The statements of pages, as the driver gets them. */
const pages: string[] = []
watchQueries(t, (text) => {
  const [, select] = /^copy \((.*)\) to stdout/s.exec(text) ?? []
  if (select) pages.push(select)
})

const skip = unlessOnCluster('the plans are those of one server')

t.test('An export reads nothing of another tenant, however much that has', { skip }, async (t) => {
  const service = await startService(t)
  const { acme, globex, db, sql } = service
  const client = await db.pool.connect()
  t.teardown(() => client.release(true))
  const [ownCount, othersCount] = [1_000, 10_000]
  await fillRecords(client, [acme.tenantId], 0, ownCount)
  await fillRecords(client, [globex.tenantId], 0, othersCount)
  await sql('analyze companies, contacts, deals, activities')

  const { exportFile } = sheets(service)
  for (const kind of kinds) {
    pages.length = 0
    await exportFile(kind, acme.reader)
    for (const select of new Set(pages)) {
      const [plan] = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, format json) ${select}`)
      for (const node of flatten(plan?.['QUERY PLAN'][0]?.Plan as Node)) {
        if (!node['Relation Name']) continue
        const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        t.ok(touched <= ownCount, `${kind}: ${Math.round(touched)} rows of ${node['Relation Name']}`)
      }
    }
  }
})

function flatten(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}
