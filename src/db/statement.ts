import pg from 'pg'
import { drizzle, fillPlaceholders, is, Param, PgDialect, Placeholder, type SQL, type SQLWrapper } from './drizzle.ts'
import { renderFor, type SeenScope, type Sees, type TenantScope } from './tenant.ts'

/** Runs statements: the pool, or one open transaction. */
export type Executor = {
  query: <Row extends object>(config: pg.QueryConfig) => Promise<Row[]>
}

/** PostgreSQL's settings of a session, by name. */
export type Settings = Readonly<Record<string, string>>

/** Runs one statement with settings that hold for it alone; the three are sent at once. */
export type QueryWith = <Row extends object>(settings: Settings, config: pg.QueryConfig) => Promise<Row[]>

/** What is sent of a statement. */
type Text = { text: string; parameters: unknown[] }

/**
 * A statement whose SQL text was built once. `name` makes the server keep its plan, too. `Scope` is what it can't be run without. That is
 * a tenant, but for those of db/unscoped.ts. Where it reads records that not everybody sees, it is also who asks.
 */
export type Statement<Row extends object, Scope extends object = TenantScope> = Text & {
  name: string | undefined
  /** What restricted callers run instead, made when one of them first does; absent where they run the same. */
  restricted?: () => Text
  /** Never set: `row` and `scope` only carry the types. */
  readonly row?: Row
  readonly needs?: (scope: Scope) => void
}

const dialect = new PgDialect()

/** Drizzle's query builder, without a connection: what it builds becomes a `statement`. */
export const build = drizzle.mock()

const named = new Map<string, Statement<object>>()

/**
 * Builds a statement once, at start; `sql.placeholder(name)` marks what `run` fills in. Throws where it names no tenant by
 * `mine()` or `ownTenantId`: the few that may are made by db/unscoped.ts
 * (docs/decisions/tenant-scope.md). Throws, too, where it reads records that not everybody sees: those are made by `seenStatement`, and
 * by db/unrestricted.ts.
 * A `name` must be unique for its text, or it throws; leave it out where the number of texts has no bound.
 */
export function statement<Row extends object>(name: string | undefined, query: SQLWrapper | SQL): Statement<Row> {
  const { made, hasRecords } = makeStatement<Row>(name, query)
  if (hasRecords) throw new Error(`a statement of records that is for nobody's eyes: ${name ?? made.text}`)
  return made
}

/** Builds a statement as `statement` does, whose records a restricted caller sees only in part: two texts, made of one query. */
export function seenStatement<Row extends object>(
  name: string | undefined,
  query: SQLWrapper | SQL
): Statement<Row, SeenScope> {
  const { made, hasRecords } = makeStatement<Row>(name, query)
  if (!hasRecords) return made
  let restricted: Text | undefined
  const seen: Statement<Row, SeenScope> = Object.assign(made, {
    restricted: () => {
      restricted ??= renderFor(true, () => textOf(query)).text
      return restricted
    }
  })
  return seen
}

/** Builds a statement of records that nothing is hidden from; for db/unrestricted.ts alone. */
export function statementOfAll<Row extends object>(name: string | undefined, query: SQLWrapper | SQL): Statement<Row> {
  return makeStatement<Row>(name, query).made
}

function makeStatement<Row extends object>(name: string | undefined, query: SQLWrapper | SQL) {
  const { text: made, hasRecords } = renderFor(false, () => statementWithoutTenant<Row>(name, query))
  if (!made.parameters.some(isTenant)) throw new Error(`a statement without a tenant: ${name ?? made.text}`)
  return { made, hasRecords }
}

function textOf(query: SQLWrapper | SQL): Text {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
  return { text, parameters: params }
}

/** Builds a statement that needn't name a tenant; for db/unscoped.ts alone. */
export function statementWithoutTenant<Row extends object>(
  name: string | undefined,
  query: SQLWrapper | SQL
): Statement<Row, object> {
  const made = { name, ...textOf(query) }
  if (name === undefined) return made
  const known = named.get(name)
  if (known && known.text !== made.text) throw new Error(`two statements are named ${name}`)
  named.set(name, made)
  return made
}

function isTenant(parameter: unknown): boolean {
  const value = is(parameter, Param) ? parameter.value : parameter
  return is(value, Placeholder) && value.name === 'tenantId'
}

/** All statements with a name that were built so far, by name. */
export function namedStatements(): ReadonlyMap<string, Statement<object>> {
  return named
}

/** Runs a statement with its placeholders filled in. Throws what PostgreSQL says, or `database_unavailable`. */
export function run<Row extends object, Scope extends object>(
  executor: Executor,
  statement: Statement<Row, Scope>,
  values: NoInfer<Scope> & Record<string, unknown>
): Promise<Row[]> {
  return executor.query<Row>(filled(statement, values))
}

/** Runs a statement that always returns one row: an aggregate, or a select without a table. */
export async function runOne<Row extends object, Scope extends object>(
  executor: Executor,
  statement: Statement<Row, Scope>,
  values: NoInfer<Scope> & Record<string, unknown>
): Promise<Row> {
  const [row] = await run(executor, statement, values)
  if (!row) throw new Error(`${statement.name ?? statement.text} returned no row`)
  return row
}

/** Runs a statement with settings that hold for it alone. */
export function runWith<Row extends object, Scope extends object>(
  { queryWith }: { queryWith: QueryWith },
  settings: Settings,
  statement: Statement<Row, Scope>,
  values: NoInfer<Scope> & Record<string, unknown>
): Promise<Row[]> {
  return queryWith<Row>(settings, filled(statement, values))
}

/** JSON goes from PostgreSQL to the client as text; what needs a value of it parses it. */
const jsonAsText: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.JSON ? String : pg.types.getTypeParser(type, format as 'text')
}

/** A statement's text for whoever its values are of, as the driver takes it, with its parameters filled in. */
export function filled<Row extends object, Scope extends object>(
  statement: Statement<Row, Scope>,
  values: Record<string, unknown>
): pg.QueryConfig & { values: unknown[] } {
  const { name } = statement
  const sees = values.sees as Sees | undefined
  const restricted = sees && statement.restricted?.()
  const { text, parameters } = restricted ?? statement
  const all = restricted ? { ...values, seenOwners: sees.owners } : values
  const config = { text, values: fillPlaceholders(parameters, all), types: jsonAsText }
  return name === undefined ? config : { name: restricted ? `${name}_seen` : name, ...config }
}
