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
  const standard = named.flatMap(([, { view, alsoLogged = [], children }]) => [
    ...Object.keys(view).filter((name) => name !== 'custom'),
    ...alsoLogged,
    ...(children ? [children.property] : [])
  ])
  const own = named.flatMap(([entity]) => [...definitions.of(entity).active.keys()].map((key) => `custom.${key}`))
  const known = new Set([...standard, ...own])
  const near = new NearNames()
  const messageOf = (name: string) => {
    const names = [...new Set(standard), ...(own.length > 0 ? [near.list(own, name)] : [])]
    return `must be a property of a ${[...entities].join(' or ')}: ${names.join(', ')}`
  }
  return properties.flatMap((name, index) =>
    known.has(name) ? [] : [{ path: `/properties/${index}`, message: messageOf(name) }]
  )
}
