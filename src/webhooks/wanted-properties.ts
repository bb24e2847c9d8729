import type { TenantProperties } from '../custom/definitions.ts'
import type { FieldError } from '../errors.ts'
import { NearNames } from '../near-names.ts'
import { recordKinds } from '../properties/record-kinds.ts'

/** What is wrong with the properties that a webhook wants: those that no record of its events has. */
export function findPropertyFaults(
  definitions: TenantProperties,
  { events, properties }: { events: readonly string[]; properties: readonly string[] }
): FieldError[] {
  const entities = new Set(events.map((event) => event.slice(0, event.indexOf('.'))))
  const named = Object.entries(recordKinds).filter(([entity]) => entities.has(entity))
  const known = new Set(
    named.flatMap(([entity, { view, alsoLogged = [], children }]) => [
      ...Object.keys(view).filter((name) => name !== 'custom'),
      ...alsoLogged,
      ...(children ? [children.property] : []),
      ...[...definitions.of(entity).active.keys()].map((key) => `custom.${key}`)
    ])
  )
  const names = [...known]
  const near = new NearNames()
  const messageOf = (name: string) => `must be a property of a ${[...entities].join(' or ')}: ${near.list(names, name)}`
  return properties.flatMap((name, index) =>
    known.has(name) ? [] : [{ path: `/properties/${index}`, message: messageOf(name) }]
  )
}
