import type { Schemas } from '../../generated/types.ts'
import type { Context, RequestOf } from '../contract.ts'
import { bumpProperties, type CustomProperty, type Entity, isSortable } from '../custom/definitions.ts'
import { ApiError, duplicate, inUse, invalidRequest, limitReached, notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { listWords } from '../message-sizes.ts'
import { findHeldOption, isHeld } from '../records/custom-holders.ts'
import { rowOf } from '../records/record.ts'
import { newRow } from '../records/rows.ts'
import { planRows, sendChanges, write } from '../records/write.ts'
import { onceFor } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type Draft, maxProperties, withDrafts } from './drafts.ts'
import { asStored, findChanged } from './faults.ts'
import { property } from './record.ts'
import { recordKinds } from './record-kinds.ts'
import { schemaNames } from './record-schemas.ts'

// Each of these holds the tenant's lock and increments the version of its definitions: records that are written before it go by the
// old ones, later ones by the new, on every instance (custom/definitions.ts). An answer is sent when all instances know.

type Property = Schemas['PropertyResponse']

/** The last position that the column holds; those that share it are in the order of their age. */
const maxPosition = 2 ** 31 - 1
/** Characters of a tenant's definitions as JSON: reading those that an instance hasn't cached stays a matter of milliseconds. */
const maxCharacters = 1_048_576

/** A new definition, the last of its record type unless it has a position. 409 where its key is taken, or there are 200. */
export async function createProperty(
  ctx: Context,
  { body }: { body: Schemas['CreatePropertyRequest'] }
): Promise<Rendered<Property>> {
  const work = async (tx: TenantTransaction) => {
    const [record] = await define(ctx, tx, [body])
    if (!record) throw new Error('an insert returns its row')
    return render<Property>(record.json, { id: record.id })
  }
  const answer = await ctx.writer.write(ctx.tenantId, work, onceFor(ctx))
  await ctx.invalidateCredentials(ctx.tenantId)
  return answer
}

/**
 * Defines text properties of one record type, in a transaction whose caller invalidates the tenant's credentials behind it. Those that
 * another request has defined meanwhile are taken as they are. Resolves with the keys of those that it made; throws as `withDrafts` does.
 */
export async function defineDrafts(
  ctx: Context,
  tx: TenantTransaction,
  entity: Entity,
  drafts: Draft[]
): Promise<string[]> {
  const { all } = tx.properties.of(entity)
  const lacking = drafts.filter(({ key }) => all.get(key)?.isArchived !== false)
  withDrafts(tx.properties, entity, lacking)
  const bodies = lacking.map((one) => ({ ...one, entity, type: 'text' as const }))
  if (bodies.length > 0) await define(ctx, tx, bodies)
  return lacking.map(({ key }) => key)
}

/** Makes definitions of one record type. */
async function define(ctx: Context, tx: TenantTransaction, bodies: Schemas['CreatePropertyRequest'][]) {
  const [{ entity } = { entity: 'contact' as const }] = bodies
  const own = [...tx.properties.of(entity).all.values()]
  const taken = own.find(({ key }) => bodies.some((one) => one.key === key))
  if (taken) throw duplicate('property', 'key', taken.id)
  if (own.length + bodies.length > maxProperties) throw limitReached(`properties of ${entity} records`, maxProperties)
  const last = Math.max(-1, ...own.map((one) => one.position))
  const rows = bodies.map((body, index) => {
    const position = body.position ?? Math.min(last + 1 + index, maxPosition)
    return { ...newRow(property, { ...body, position }), options: null, ...rowOf(property, body), position }
  })
  const wanted = rows.map((row) => ({ action: 'insert', row }) as const)
  const records = await (await write(ctx, tx, property, wanted)).answer
  assertRoom(
    tx,
    records.map(({ json }) => JSON.parse(json))
  )
  await bumpProperties(tx, ctx.tenantId)
  return records
}

/** Changes a definition. 409 where an option is left out that a record holds. */
export async function updateProperty(
  ctx: Context,
  { params: { id }, query, body }: RequestOf<'updateProperty'>
): Promise<Rendered<Property> | Breaking> {
  const work = async (tx: TenantTransaction) => {
    const stored = findDefinition(tx, id)
    const { options } = body
    const patch = rowOf(property, options ? { ...body, options: asStored(stored, options) } : body)
    const errors = findChanged(stored, body)
    if (errors.length > 0) throw invalidRequest(errors)
    const planned = await planRows(ctx, tx, property, [{ action: 'update', id, patch, ifMatch: ctx.ifMatch }])
    const after: CustomProperty = { ...stored, ...planned[0]?.row }
    assertRoom(tx, [after])
    const dropped = findDropped(stored, after)
    const held = await findHeldOption(ctx, tx, recordKinds[stored.entity], stored.key, dropped)
    if (held !== undefined) throw inUse(property.entity, `records hold the option ${held}; archive it instead`)
    if (query.check) return findBreaking(stored, after)
    const [changed] = await (await sendChanges(ctx, tx, property, planned)).answer
    if (!changed) throw notFound(property.entity)
    if (changed.isChanged) await bumpProperties(tx, ctx.tenantId)
    return changed
  }
  const done = await ctx.writer.write(ctx.tenantId, work)
  if ('breaking' in done) return done
  if (done.isChanged) await ctx.invalidateCredentials(ctx.tenantId)
  return render(done.json, { isUnchanged: !done.isChanged })
}

/** Deletes a definition. 409 where a record has a value of it. */
export async function deleteProperty(
  ctx: Context,
  { params: { id }, query }: RequestOf<'deleteProperty'>
): Promise<{ id: string; deleted: true } | Breaking> {
  const work = async (tx: TenantTransaction) => {
    const stored = findDefinition(tx, id)
    const planned = await planRows(ctx, tx, property, [{ action: 'delete', id, ifMatch: ctx.ifMatch }])
    if (await isHeld(ctx, tx, recordKinds[stored.entity], stored.key)) {
      throw inUse(property.entity, 'records have values of it; archive it instead')
    }
    if (query.check) return findBreaking(stored, undefined)
    await (await sendChanges(ctx, tx, property, planned)).answer
    await bumpProperties(tx, ctx.tenantId)
    return { id, deleted: true as const }
  }
  const done = await ctx.writer.write(ctx.tenantId, work)
  if ('deleted' in done) await ctx.invalidateCredentials(ctx.tenantId)
  return done
}

/** Throws a 409 where a tenant's definitions would be too large with these, new or changed; those that get no larger are taken. */
function assertRoom({ properties: { all } }: TenantTransaction, changed: CustomProperty[]): void {
  const grownBy = changed.reduce((sum, one) => {
    const before = all.find(({ id }) => id === one.id)
    return sum + charactersOf(one) - (before ? charactersOf(before) : 0)
  }, 0)
  const count = all.reduce((sum, one) => sum + charactersOf(one), grownBy)
  if (grownBy <= 0 || count <= maxCharacters) return
  const detail = `The definitions of a tenant have at most ${maxCharacters} characters together, as JSON, and would have ${count} with this. Shorten or remove labels, descriptions or options first.`
  throw new ApiError(409, 'limit_reached', detail)
}

/** What a definition's own texts take as JSON. */
function charactersOf({ key, label, description, options }: CustomProperty): number {
  return JSON.stringify({ key, label, description, options }).length
}

function findDefinition({ properties }: TenantTransaction, id: string): CustomProperty {
  const found = properties.all.find((one) => one.id === id)
  if (!found) throw notFound(property.entity)
  return found
}

type Breaking = Schemas['BreakingResponse']

/**
 * What a change of a definition breaks for clients of the tenant's contract; `after` is undefined where it is deleted. A key and a type
 * never change, and answers may have more options and properties, so only two changes can break: a property that goes, and an
 * option that does (`record-schemas.ts` has the schemas).
 */
function findBreaking(before: CustomProperty, after: CustomProperty | undefined): Breaking {
  const { key, type, isArchived } = before
  if (isArchived) return { breaking: [] }
  const names = schemaNames(before.entity)
  const at = (schema: string, rest = '') => `/components/schemas/${schema}${rest}`
  const ofInput = at(names.input, `/properties/${key}`)
  if (!after || after.isArchived) {
    const lists = isSortable(type) ? [names.property, names.sortProperty] : [names.property]
    return {
      breaking: [
        { path: at(names.values, `/properties/${key}`), message: 'The property is no longer answered.' },
        { path: ofInput, message: 'The property is gone; bodies that hold it are refused.' },
        ...lists.map((list) => ({ path: at(list), message: refusing([`custom.${key}`]) }))
      ]
    }
  }
  const dropped = findDropped(before, after)
  if (dropped.length === 0) return { breaking: [] }
  return { breaking: [{ path: type === 'multiselect' ? `${ofInput}/items` : ofInput, message: refusing(dropped) }] }
}

/** The options that a change leaves out. */
function findDropped(before: CustomProperty, after: CustomProperty): string[] {
  const kept = new Set(after.options?.map(({ value }) => value))
  return (before.options ?? []).map(({ value }) => value).filter((value) => !kept.has(value))
}

function refusing(values: string[]): string {
  return `A value that was taken is refused: ${listWords(values)}.`
}
