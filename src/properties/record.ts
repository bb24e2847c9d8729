import type { Operations, Schemas } from '../../generated/types.ts'
import { properties } from '../db/schema.ts'
import type { RecordKind } from '../records/record.ts'
import { viewOf } from '../records/view.ts'

/** Definitions of custom properties. The change log doesn't have them. */
export const property: RecordKind<
  Schemas['PropertyResponse'],
  Schemas['UpdatePropertyRequest'],
  Operations['listProperties']['query']
> = {
  entity: 'property',
  isLogged: false,
  table: properties,
  view: viewOf('getProperty', properties, {
    options: properties.options as never
  }),
  normalize: { options: withDefaults },
  defaults: { isUnique: false, isArchived: false },
  audit: (action) => [`property.${action}`],
  auditName: 'label',
  order: [properties.entity, properties.position],
  filters: { entity: { column: properties.entity } }
}

function withDefaults(options: Schemas['PropertyOptionRequest'][]): Schemas['PropertyOption'][] {
  return options.map(({ value, label = value, isArchived = false }) => ({ value, label, isArchived }))
}
