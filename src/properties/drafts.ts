import { type CustomProperty, type Entity, TenantProperties } from '../custom/definitions.ts'
import { ApiError } from '../errors.ts'
import { makeId } from '../ids.ts'
import { joinProblems, maxLine } from '../message-sizes.ts'

/** A text property that is to be defined. */
export type Draft = { key: string; label: string }

/** Definitions of one record type, archived ones included. */
export const maxProperties = 200

const archivedKey = 'belongs to an archived property: bring that back, or rename the column'
const noKey = 'is no key: 1 to 50 small letters, digits and underscores, beginning with a letter'
/** The wrong keys that one message names. */
const maxNamed = 20

/**
 * The tenant's definitions with these, as if they were made. Throws a 400 for a key that can't be one or is archived, a 409 where there
 * would be too many.
 */
export function withDrafts(properties: TenantProperties, entity: string, drafts: Draft[]): TenantProperties {
  const { all } = properties.of(entity)
  const faults = drafts.flatMap(({ key }) => {
    const fault = all.has(key) ? archivedKey : /^[a-z][a-z0-9_]{0,49}$/.test(key) ? undefined : noKey
    return fault ? [`custom.${key.slice(0, 60).toWellFormed()}, which ${fault}`] : []
  })
  if (faults.length > 0) {
    const named = joinProblems(faults.slice(0, maxNamed), maxLine - 50, faults.length)
    throw new ApiError(400, 'invalid_file', `The first row names ${named}.`)
  }
  if (all.size + drafts.length > maxProperties) {
    const detail = `The file names ${drafts.length} properties that are not defined, beside the ${all.size} that this tenant has of ${entity} records; together there may be ${maxProperties}, archived ones included.`
    throw new ApiError(409, 'limit_reached', detail)
  }
  const made = drafts.map(
    ({ key, label }, index): CustomProperty => ({
      ...{ id: makeId(), entity: entity as Entity, key, type: 'text', label, description: null, options: null },
      ...{ isUnique: false, isArchived: false, position: all.size + index }
    })
  )
  return new TenantProperties(properties.version, [...properties.all, ...made])
}
