import { loadModule, parseSync } from 'libpg-query'
import { getTableName } from '../../src/db/drizzle.ts'
import { tenantTables } from '../../src/db/tenant-tables.ts'

// Reads statements with PostgreSQL's own parser, and finds the tables of tenants that a statement reads or writes without the
// tenant's condition. It has to be a conjunct: beside an `or` it binds nothing.

await loadModule()

// biome-ignore lint/suspicious/noExplicitAny: nodes of PostgreSQL's syntax tree, of some hundred types
type Node = Record<string, any>

const tables = new Set<string>(tenantTables().map(getTableName))

/** A table, or what stands for one, in a statement or subselect. Those of tenants are `isBound` once a condition binds them. */
type Item = { name: string; table: string | undefined; isBound: boolean }
/** A conjunct, and the items of which it leaves rows out. */
type Condition = { node: Node; items: Item[] }
/** The items that a part of a statement can name, the nearest first, and the names of its CTEs. */
type Scope = { items: Item[][]; ctes: ReadonlySet<string> }

/**
 * The tables of tenants that a statement reads, updates or deletes from without an equality of their `tenant_id`, at the top of a
 * where clause or join, with the tenant's parameter or with the `tenant_id` of a table that has one; and those that it inserts
 * other rows into than the tenant's. `isTenant` says of a parameter, counted from 1, or of a text, as COPY has it, whether it is the
 * tenant.
 */
export function findUnbound(text: string, isTenant: (value: number | string) => boolean): string[] {
  const unbound: string[] = []
  for (const { stmt } of parseSync(text).stmts ?? []) visit(stmt as Node, { items: [], ctes: new Set() })
  return unbound

  function visit(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) for (const one of node) visit(one, scope)
    else if (typeof node === 'object' && node !== null) {
      for (const [type, child] of Object.entries(node)) {
        if (type === 'InsertStmt') visitInsert(child, scope)
        else if (/^(Select|Update|Delete)Stmt$/.test(type)) visitQuery(child, scope)
        else visit(child, scope)
      }
    }
  }

  function visitQuery(query: Node, outer: Scope): void {
    const { withClause, relation, fromClause = [], usingClause = [], whereClause, larg, rarg, ...rest } = query
    const scope = withCtes(withClause, outer)
    for (const side of [larg, rarg]) if (side) visitQuery(side, scope)
    const conditions: Condition[] = []
    const from = [...(relation ? [{ RangeVar: relation }] : []), ...fromClause, ...usingClause]
    const items = from.flatMap((one) => itemsOf(one, scope.ctes, conditions))
    conditions.push(...conjunctsOf(whereClause).map((node) => ({ node, items })))
    bind(items, conditions, scope)
    for (const { table, name, isBound } of items) if (table && !isBound) unbound.push(`${table} as ${name}`)
    const inner = { ...scope, items: [items, ...scope.items] }
    for (const part of [fromClause, usingClause, whereClause, rest]) visit(part, inner)
  }

  function visitInsert({ withClause, relation, cols = [], selectStmt, ...rest }: Node, outer: Scope): void {
    const scope = withCtes(withClause, outer)
    if (selectStmt) visitQuery(selectStmt.SelectStmt, scope)
    const target = { name: relation.alias?.aliasname ?? relation.relname, table: undefined, isBound: true }
    visit(rest, { ...scope, items: [[target], ...scope.items] })
    if (!tables.has(relation.relname)) return
    const index = cols.findIndex(({ ResTarget }: Node) => ResTarget.name === 'tenant_id')
    const { valuesLists, targetList = [], fromClause = [] } = selectStmt?.SelectStmt ?? {}
    // What a select is bound by has been found out above; here its items only have to be those of tenants.
    const items = fromClause.flatMap((one: Node) => itemsOf(one, scope.ctes, []))
    const given: Node[] = valuesLists
      ? valuesLists.map(({ List }: Node) => List.items[index])
      : [targetList[index]?.ResTarget.val]
    const isOwn = given.every((one) => one && (isTenantParameter(one) || tenantIdOf(one, [items])?.table))
    if (!isOwn) unbound.push(`insert into ${relation.relname}`)
  }

  function withCtes(withClause: Node | undefined, scope: Scope): Scope {
    const ctes = new Set(scope.ctes)
    for (const { CommonTableExpr } of withClause?.ctes ?? []) {
      visit(CommonTableExpr.ctequery, { ...scope, ctes })
      ctes.add(CommonTableExpr.ctename)
    }
    return { ...scope, ctes }
  }

  /** Binds the items that conditions bind: those with the tenant's parameter, then those that are equal to bound ones. */
  function bind(items: Item[], conditions: Condition[], { items: outer }: Scope): void {
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const condition of conditions) {
        for (const [one, other] of sidesOf(condition.node)) {
          const item = tenantIdOf(one, [items])
          if (!item?.table || item.isBound || !condition.items.includes(item)) continue
          if (!isTenantParameter(other) && !tenantIdOf(other, [items, ...outer])?.isBound) continue
          item.isBound = true
          isNew = true
        }
      }
    }
  }

  function isTenantParameter(node: Node): boolean {
    const { ParamRef, A_Const } = node.TypeCast?.arg ?? node
    const value = ParamRef?.number ?? A_Const?.sval?.sval
    return value !== undefined && isTenant(value)
  }

  /** Both ways round of an equality, also where it is written as `between` one value and the same. */
  function sidesOf({ A_Expr }: Node): [Node, Node][] {
    const { kind, name, lexpr, rexpr } = A_Expr ?? {}
    if (kind === 'AEXPR_OP' && name[0].String.sval === '=') {
      return [
        [lexpr, rexpr],
        [rexpr, lexpr]
      ]
    }
    const bounds: Node[] = kind === 'AEXPR_BETWEEN' ? rexpr.List.items : []
    return bounds.length > 0 && bounds.every(isTenantParameter) ? [[lexpr, bounds[0] as Node]] : []
  }
}

function itemsOf(node: Node, ctes: ReadonlySet<string>, conditions: Condition[]): Item[] {
  const { RangeVar, JoinExpr } = node
  if (RangeVar) {
    const { relname, alias, schemaname } = RangeVar
    const isTable = tables.has(relname) && (schemaname === undefined || schemaname === 'public') && !ctes.has(relname)
    return [{ name: alias?.aliasname ?? relname, table: isTable ? relname : undefined, isBound: false }]
  }
  if (JoinExpr) {
    const [left, right] = [itemsOf(JoinExpr.larg, ctes, conditions), itemsOf(JoinExpr.rarg, ctes, conditions)]
    // A left join's condition leaves no row of its left side out.
    const bound = { JOIN_INNER: [...left, ...right], JOIN_LEFT: right, JOIN_RIGHT: left }[JoinExpr.jointype as string]
    conditions.push(...conjunctsOf(JoinExpr.quals).map((one) => ({ node: one, items: bound ?? [] })))
    return [...left, ...right]
  }
  // A subselect or function: what it reads is looked at by itself.
  const [range] = Object.values(node)
  return [{ name: range?.alias?.aliasname ?? '', table: undefined, isBound: false }]
}

function conjunctsOf(node: Node | undefined): Node[] {
  if (!node) return []
  return node.BoolExpr?.boolop === 'AND_EXPR' ? node.BoolExpr.args.flatMap(conjunctsOf) : [node]
}

/** The item whose `tenant_id` a node is: the one that it names, or the only table of a tenant. */
function tenantIdOf(node: Node, levels: Item[][]): Item | undefined {
  const fields = node.ColumnRef?.fields?.map((field: Node) => field.String?.sval) ?? []
  if (fields.at(-1) !== 'tenant_id') return undefined
  if (fields.length > 1) return levels.flat().find(({ name }) => name === fields.at(-2))
  const ofTenants = levels[0]?.filter(({ table }) => table) ?? []
  return ofTenants.length === 1 ? ofTenants[0] : undefined
}
