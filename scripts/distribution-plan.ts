import { distributeStatement, tenantColumn } from '../src/db/citus.ts'
import { getTableConfig, type PgTable } from '../src/db/drizzle.ts'
import { type KeyDescription, listForeignKeys, tables as tablesOfSchema } from '../src/db/foreign-keys.ts'

/** Where each table goes on Citus, by name. */
export type DistributionPlan = {
  /** Copied whole to each node: what tenants' tables refer to without being a tenant's. */
  reference: string[]
  /** Distributed over the nodes by tenant, all alike, so that a tenant's rows are on one node. */
  distributed: string[]
  /** Left where they are, on the coordinator: nothing refers to them. */
  local: string[]
  foreignKeys: KeyDescription[]
}

/** The first to be distributed; all others go where its rows are. */
const first = 'tenant_clocks'

/** What is there already, by name. `filled`: tables whose rows are also where they were before they were distributed. */
export type Present = { distributed: Set<string>; foreignKeys: Set<string>; filled: Set<string> }

/** Derives the plan from the schema. */
export function planDistribution(tables: PgTable[] = tablesOfSchema): DistributionPlan {
  const foreignKeys = listForeignKeys(tables)
  const described = tables.map((table) => getTableConfig(table))
  const isTenants = (columns: { name: string }[]) => columns.some(({ name }) => name === tenantColumn)
  const distributed = described
    .filter(({ columns }) => isTenants(columns))
    .map(({ name }) => name)
    .sort((one, other) => Number(other === first) - Number(one === first))
  const others = described.map(({ name }) => name).filter((name) => !distributed.includes(name))
  const isReferredTo = (name: string) => foreignKeys.some(({ table, to }) => to === name && distributed.includes(table))
  return {
    reference: others.filter(isReferredTo),
    distributed,
    local: others.filter((name) => !isReferredTo(name)),
    foreignKeys
  }
}

/**
 * What is left to do, in order; each statement commits for itself, so that a run which was broken off is repeated. Citus
 * distributes no table that others refer to or that refers to others: foreign keys are dropped before, and added at the end.
 */
export function distributionStatements(plan: DistributionPlan, present: Present): string[] {
  const { reference, distributed, foreignKeys } = plan
  const isLeft = (table: string) => !present.distributed.has(table)
  const isInTheWay = ({ name, table, to }: KeyDescription) =>
    present.foreignKeys.has(name) && (isLeft(table) || isLeft(to))
  const isMissing = (key: KeyDescription) => !present.foreignKeys.has(key.name) || isInTheWay(key)
  // Named, since by default Citus also puts tables of others together that happen to have a key of the same type.
  const move = (table: string) =>
    reference.includes(table)
      ? `select create_reference_table('${table}')`
      : distributeStatement(table, table === first ? 'none' : first)
  return [
    ...foreignKeys.filter(isInTheWay).map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...[...reference, ...distributed].flatMap((table) => [
      ...(isLeft(table) ? [move(table)] : []),
      ...(isLeft(table) || present.filled.has(table)
        ? [`select truncate_local_data_after_distributing_table('${table}')`]
        : [])
    ]),
    ...foreignKeys.filter(isMissing).map(({ text }) => text)
  ]
}
