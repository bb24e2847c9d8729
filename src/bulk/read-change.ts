import type { Context } from '../contract.ts'
import type { TenantProperties } from '../custom/definitions.ts'
import { readValues } from '../custom/values.ts'
import { run } from '../db/statement.ts'
import { type FieldError, faultWithin, invalidReference } from '../errors.ts'
import { type AnyRecordKind, type Row, settableOf } from '../records/record.ts'
import { referencesOf } from '../records/references.ts'
import { existsStatement } from '../records/statements.ts'
import type { RecordTable } from '../records/table.ts'
import { usersIn } from '../records/unique-values.ts'
import { worldOf } from '../records/world.ts'
import { comparedForm } from '../texts/compared.ts'

/** Reads how many records are to be changed, as far as the contract's schemas don't: what is wrong goes to `errors`. */
export function readChange(
  kind: AnyRecordKind,
  properties: TenantProperties,
  body: unknown,
  errors: FieldError[]
): void {
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
export async function checkReferences(ctx: Context, kind: AnyRecordKind, patch: Row): Promise<void> {
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
