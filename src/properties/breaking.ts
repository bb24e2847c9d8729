import type { Schemas } from '../../generated/types.ts'
import { type CustomProperty, isSortable } from '../custom/definitions.ts'
import { listWords } from '../message-sizes.ts'
import { schemaNames } from './record-schemas.ts'

export type Breaking = Schemas['BreakingResponse']

/**
 * What a change of a definition breaks for clients of the tenant's contract; `after` is undefined where it is deleted. A key and a type
 * never change, and answers may have more options and properties, so only two changes can break: a property that goes, and an
 * option that does (`record-schemas.ts` has the schemas).
 */
export function findBreaking(before: CustomProperty, after: CustomProperty | undefined): Breaking {
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
export function findDropped(before: CustomProperty, after: CustomProperty): string[] {
  const kept = new Set(after.options?.map(({ value }) => value))
  return (before.options ?? []).map(({ value }) => value).filter((value) => !kept.has(value))
}

function refusing(values: string[]): string {
  return `A value that was taken is refused: ${listWords(values)}.`
}
