import { type CustomProperty, type Entity, TenantProperties } from '../custom/definitions.ts'
import { ApiError, limitReached } from '../errors.ts'
import { makeId } from '../ids.ts'

/** A text property that is to be defined. */
export type Draft = { key: string; label: string }

/** Definitions of one record type, archived ones included. */
export const maxProperties = 200

/**
 * The tenant's definitions with these, as if they were made. Throws a 400 for a key that can't be one or is archived, a 409 where there
 * would be too many.
 */
export function withDrafts(properties: TenantProperties, entity: string, drafts: Draft[]): TenantProperties {
  const { all } = properties.of(entity)
  for (const { key } of drafts) {
    if (all.has(key)) throw invalidKey(key, 'belongs to an archived property: bring that back, or rename the column')
    if (!/^[a-z][a-z0-9_]{0,49}$/.test(key)) {
      throw invalidKey(key, 'is no key: 1 to 50 small letters, digits and underscores, beginning with a letter')
    }
  }
  if (all.size + drafts.length > maxProperties) throw limitReached(`properties of ${entity} records`, maxProperties)
  const made = drafts.map(
    ({ key, label }, index): CustomProperty => ({
      ...{ id: makeId(), entity: entity as Entity, key, type: 'text', label, description: null, options: null },
      ...{ isUnique: false, isArchived: false, position: all.size + index }
    })
  )
  return new TenantProperties(properties.version, [...properties.all, ...made])
}

function invalidKey(key: string, reason: string): ApiError {
  return new ApiError(
    400,
    'invalid_file',
    `The first row names custom.${key.slice(0, 60).toWellFormed()}, which ${reason}.`
  )
}
