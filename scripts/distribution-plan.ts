import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../src/db/schema.ts'

/** Where each table goes on Citus, by name; each list in an order that foreign keys allow. */
export type DistributionPlan = {
  /** Copied whole to each node: what tenants' tables refer to without being a tenant's. */
  reference: string[]
  /** Spread over the nodes by tenant, all in the same way, so that a tenant's rows lie together. */
  distributed: string[]
  /** Left where they are, on the coordinator: nothing refers to them. */
  local: string[]
}

/** By this column tables are distributed. */
const tenantColumn = 'tenant_id'

/** Derives the plan from the schema. Throws where tables refer to each other in a circle. */
export function planDistribution(tables = Object.values(schema).filter((one) => is(one, PgTable))): DistributionPlan {
  const ordered = orderByReferences(tables.map(describe))
  const distributed = ordered.filter(({ hasTenant }) => hasTenant)
  const referredTo = new Set(distributed.flatMap(({ refersTo }) => refersTo))
  const others = ordered.filter(({ hasTenant }) => !hasTenant).map(({ name }) => name)
  return {
    reference: others.filter((name) => referredTo.has(name)),
    distributed: distributed.map(({ name }) => name),
    local: others.filter((name) => !referredTo.has(name))
  }
}

/** The statement for each table that moves, in order. */
export function distributionStatements({
  reference,
  distributed
}: DistributionPlan): { table: string; text: string }[] {
  const [first] = distributed
  return [
    ...reference.map((table) => ({ table, text: `select create_reference_table('${table}')` })),
    ...distributed.map((table) => {
      // Named, since by default Citus also puts tables of others together that happen to have a key of the same type.
      const group = table === first ? 'none' : first
      return {
        table,
        text: `select create_distributed_table('${table}', '${tenantColumn}', colocate_with => '${group}')`
      }
    })
  ]
}

type Description = { name: string; hasTenant: boolean; refersTo: string[] }

function describe(table: PgTable): Description {
  const { name, columns, foreignKeys } = getTableConfig(table)
  return {
    name,
    hasTenant: columns.some((column) => column.name === tenantColumn),
    refersTo: foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
  }
}

function orderByReferences(tables: Description[]): Description[] {
  const ordered: Description[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const missing = new Set([...left].map(({ name }) => name))
    const ready = [...left].filter(({ name, refersTo }) => refersTo.every((one) => one === name || !missing.has(one)))
    if (ready.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...missing].join(', ')}`)
    for (const table of ready) {
      ordered.push(table)
      left.delete(table)
    }
  }
  return ordered
}
