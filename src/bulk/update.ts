import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { readValues } from '../custom/values.ts'
import { run } from '../db/statement.ts'
import { type ApiError, type FieldError, faultWithin, invalidReference, invalidRequest } from '../errors.ts'
import type { Rendered } from '../handler-results.ts'
import { textOf } from '../records/bulk.ts'
import { type PlannedChange, planInOrder } from '../records/plan.ts'
import {
  type AnyRecordKind,
  maxTags,
  type RecordKind,
  type RecordTable,
  type Row,
  rowOf,
  settableOf
} from '../records/record.ts'
import { referencesOf } from '../records/references.ts'
import { existsStatement } from '../records/statements.ts'
import { usersIn } from '../records/unique-values.ts'
import type { Wanted } from '../records/wanted.ts'
import { worldOf } from '../records/world.ts'
import { sendChanges } from '../records/write.ts'
import { findableBy } from '../search/custom-property.ts'
import type { Selection } from '../search/find-page.ts'
import { readSearch } from '../search/search.ts'
import { comparedForm } from '../texts/compared.ts'
import { joinTags } from '../texts/stored.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { changeMany, type Outcome } from './change-many.ts'

/** The body of an update of many records: the contract's `BulkUpdate…Request`. */
type BulkUpdate<Body> = {
  expectedCount?: number
  dryRun?: boolean
  set?: Body
  addTags?: string[]
  removeTags?: string[]
}

/** The operation that changes all records of a kind that a filter finds. */
export function bulkUpdating<R, B extends object, Q>(kind: RecordKind<R, B, Q>) {
  type Request = { body: BulkUpdate<NoInfer<B>>; read: unknown }
  const answer = (ctx: Context, { body, read }: Request): Promise<Rendered<Schemas['BulkUpdateResponse']>> => {
    const { set = {} as B, addTags = [], removeTags = [], expectedCount, dryRun: isDryRun = false } = body
    const patch = rowOf(kind, set)
    const patchOf = ({ tags }: Row): Row =>
      addTags.length + removeTags.length > 0 ? { ...patch, tags: changeTags(tags, addTags, removeTags) } : patch
    return changeMany(ctx, {
      ...{ kind, selection: read as Selection, expectedCount, isDryRun, action: 'records.bulk_updated' },
      check: () => checkReferences(ctx, kind, patch),
      change: async (scope, tx, ids) => {
        const { changes, outcome } = await plan(scope, tx, kind, ids, patchOf)
        if (!isDryRun) await (await sendChanges(scope, tx, kind, changes, { isRead: false })).answer
        return outcome
      },
      countsOf: ({ changed, unchanged, skipped }, failed, matched) => ({
        ...{ matched, updated: changed, unchanged, skipped, failed }
      })
    })
  }
  const read: ReadRequest = ({ body, properties }, errors): Selection => {
    readChange(kind, properties, body, errors)
    return readSearch(findableBy(kind, properties), body, errors)
  }
  return Object.assign(answer, { read })
}

/** What becomes of each record, as its own PUT would have it. */
async function plan<R, B, Q>(
  scope: Context,
  tx: TenantTransaction,
  kind: RecordKind<R, B, Q>,
  ids: string[],
  patchOf: (row: Row) => Row
): Promise<{ changes: PlannedChange[]; outcome: Outcome }> {
  const world = worldOf(scope, tx)
  const stored = await world.findStored(kind, ids)
  const patches = stored.map(patchOf)
  const wanted = stored.map(({ id }, index): Wanted => ({ action: 'update', id, patch: patches[index] ?? {} }))
  const known = { ...world, findStored: async () => stored }
  const outcomes = await planInOrder(known, kind, wanted, (index) => tooManyTags(patches[index]))
  const changes = outcomes.flatMap(({ change }) => change ?? [])
  const changed = changes.filter((change) => change.changed.length > 0).length
  const errors = outcomes.flatMap(({ fault }, index) =>
    fault ? [{ id: stored[index]?.id ?? '', error: textOf(fault) }] : []
  )
  return { changes, outcome: { changed, unchanged: changes.length - changed, errors } }
}

/** Tags that stay keep their order, new ones come last. */
function changeTags(tags: unknown, added: string[], removed: string[]): string[] {
  const gone = new Set(removed.map(comparedForm))
  return joinTags(tags as string[], added).filter((tag) => !gone.has(comparedForm(tag)))
}

function tooManyTags(patch: Row | undefined): ApiError | undefined {
  const count = (patch?.tags as string[] | undefined)?.length ?? 0
  return count > maxTags
    ? invalidRequest([{ path: '/tags', message: `must have at most ${maxTags} items` }])
    : undefined
}

/** Reads how many records are to be changed, as far as the contract's schemas don't: what is wrong goes to `errors`. */
function readChange(kind: AnyRecordKind, properties: TenantProperties, body: unknown, errors: FieldError[]): void {
  const { set, addTags, removeTags } = Object(body) as { set?: unknown; addTags?: unknown; removeTags?: unknown }
  const given: Row = Object(set)
  readUnique(kind, properties, given, errors)
  if (Object.hasOwn(given, 'custom')) {
    readValues(properties.of(kind.entity), given.custom, undefined, errors, '/set/custom')
  }
  readTags(given, { addTags, removeTags }, errors)
  const hasTags = [addTags, removeTags].some((tags) => Array.isArray(tags) && tags.length > 0)
  if (!hasTags && !settableOf(kind).some((name) => isSet(given, name))) {
    const path = set === undefined ? '' : '/set'
    errors.push({ path, message: 'has nothing to change: name properties to set, or tags to add or to remove' })
  }
}

/** What only one record may have can't be given to many. */
function readUnique(kind: AnyRecordKind, properties: TenantProperties, given: Row, errors: FieldError[]): void {
  const key = kind.match?.isUnique ? kind.match.property : undefined
  const message = 'belongs to one record alone, so that many can not be given it; update that one'
  if (key !== undefined && Object.hasOwn(given, key)) errors.push({ path: `/set/${key}`, message })
  const { active } = properties.of(kind.entity)
  for (const name of Object.keys(Object(given.custom))) {
    if (active.get(name)?.isUnique) errors.push({ path: `/set/custom/${name}`, message })
  }
}

function readTags({ tags }: Row, given: Record<'addTags' | 'removeTags', unknown>, errors: FieldError[]): void {
  for (const [name, one] of Object.entries(given)) {
    if (tags !== undefined && one !== undefined) {
      errors.push({ path: `/${name}`, message: 'must not come with set.tags, which are all tags' })
    }
  }
  const [added, removed] = [given.addTags, given.removeTags].map((one) => (Array.isArray(one) ? one : []))
  const formOf = (tag: unknown) => (typeof tag === 'string' ? comparedForm(tag) : tag)
  const isAdded = new Set(added?.map(formOf))
  for (const [index, tag] of (removed ?? []).entries()) {
    if (isAdded.has(formOf(tag))) errors.push({ path: `/removeTags/${index}`, message: 'must not be in addTags, too' })
  }
}

function isSet(given: Row, name: string): boolean {
  const value = given[name]
  return value !== undefined && (name !== 'custom' || Object.keys(Object(value)).length > 0)
}

/** Throws a 400 where a change of many records refers to what isn't there, users of custom values included. */
async function checkReferences(ctx: Context, kind: AnyRecordKind, patch: Row): Promise<void> {
  const { db, properties, tenantId } = ctx
  const world = worldOf(ctx, { query: db.query, properties })
  const users = usersIn(properties.of(kind.entity), {}, patch)
  // Of a stage without a pipeline each deal's own decides later; it must be there.
  const partial = referencesOf(kind.table).filter(
    ({ property, others }) => patch[property] != null && others.some((name) => patch[name] === undefined)
  )
  const [missing, known, found] = await Promise.all([
    world.findMissingReferences(kind, [patch]),
    world.findUsers(users.map(([, id]) => id)),
    Promise.all(
      partial.map(({ target, property }) =>
        run(db, existsStatement(target as RecordTable), { tenantId, id: patch[property] })
      )
    )
  ])
  const all = [
    ...(missing.get(0) ?? []),
    ...partial.flatMap(({ property }, index) => (found[index]?.length === 0 ? [{ property }] : [])),
    ...users.flatMap(([key, id]) => (known.has(id) ? [] : [{ property: `custom/${key}` }]))
  ]
  if (all.length > 0) throw faultWithin('set', invalidReference(all))
}
