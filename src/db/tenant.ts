import { and, type Column, eq, type SQL, type SQLWrapper, sql } from './drizzle.ts'

/** A table whose rows belong to tenants; of records of the tenant's users also whose they are. */
export type TenantTable = { tenantId: Column; ownerId?: Column }

/**
 * Of which records a caller may know, beside those that nobody owns: those of `owners`, the ids of users, the caller's own first. `key`
 * tells what a caller sees apart from what others see, and stays while a team gets and loses members.
 */
export type Sees = { key: string; owners: readonly string[] }

/** What every tenant-bound statement is run with; the id comes from the Host and the credential, never from input. */
export type TenantScope = { tenantId: string }

/**
 * What statements are run with that read records which not everybody may see (docs/decisions/visibility.md): whose eyes they are read
 * with; undefined: the tenant's own, from which nothing is hidden.
 */
export type SeenScope = TenantScope & { sees: Sees | undefined }

/** For reading what nobody is shown: a scope from which nothing is hidden. */
export function seeingAll<Scope extends TenantScope>(scope: Scope): Scope & { sees: undefined } {
  return { ...scope, sees: undefined }
}

/** Whether a record of this owner is seen. */
export function isSeen(sees: Sees | undefined, ownerId: unknown): boolean {
  return !sees || ownerId == null || sees.owners.includes(String(ownerId))
}

/** The caller's tenant, as a value inside a statement; `run` fills it from a TenantScope. */
export const ownTenantId: SQL = sql`${sql.placeholder('tenantId')}::uuid`

/**
 * The one tenant condition in the code: rows of the caller's own tenant that meet the other conditions, too. It takes all that must
 * hold, each in parentheses of its own, so that no `or` stands beside the tenant. Of records it leaves out those that a restricted
 * caller doesn't see.
 */
export function mine(table: TenantTable, ...more: (SQL | undefined)[]): SQL {
  if (!table.ownerId) return mineAnyOwner(table, ...more)
  return deferred(() => mineAnyOwner(table, ...more, seenBy(table.ownerId as Column)))
}

/**
 * The tenant condition of records that a restricted caller is shown although somebody else owns them: those that it has just changed.
 */
export function mineAnyOwner(table: TenantTable, ...more: (SQL | undefined)[]): SQL {
  return and(eq(table.tenantId, ownTenantId), ...more.map((one) => one && sql`(${one})`)) as SQL
}

/** The ids of the users whose records a restricted caller sees, as a value inside a statement (uuid[]). */
export const seenOwners: SQL = sql`${sql.placeholder('seenOwners')}::uuid[]`

/**
 * Whether a restricted caller sees what `owner` (uuid) owns; undefined where the statement is not for one. No index fits it: without
 * statistics PostgreSQL would read all records of an owner rather than by an index of what is asked for.
 */
export function seenBy(owner: SQLWrapper): SQL | undefined {
  rendering.hasRecords = true
  return rendering.isRestricted ? sql`coalesce(${owner} = any(${seenOwners}), true)` : undefined
}

/** A condition that only holds back what restricted callers get; undefined where the statement is not for one. */
export function ifRestricted(condition: SQL): SQL | undefined {
  rendering.hasRecords = true
  return rendering.isRestricted ? condition : undefined
}

/** A part of a statement that `make` makes anew for each of the statement's two texts: for callers that see all, and for others. */
export function deferred(make: () => SQL | undefined): SQL {
  const part: SQLWrapper & { shouldOmitSQLParens: () => boolean } = {
    getSQL: () => make() ?? sql.empty(),
    shouldOmitSQLParens: () => true
  }
  return sql`${part}`
}

/** What is being made of a statement: the text for restricted callers or the other one, and whether it differs for them. */
const rendering = { isRestricted: false, hasRecords: false }

/** Makes a text of a statement, and says whether it reads records that not everybody sees. */
export function renderFor<Text>(isRestricted: boolean, render: () => Text): { text: Text; hasRecords: boolean } {
  Object.assign(rendering, { isRestricted, hasRecords: false })
  try {
    return { text: render(), hasRecords: rendering.hasRecords }
  } finally {
    rendering.isRestricted = false
  }
}
