import type { FieldError } from '../errors.ts'
import { NearNames } from '../near-names.ts'
import { trimText } from '../texts/blanks.ts'
import type { Property } from './property.ts'
import type { SortKey } from './query.ts'

type Properties = Record<string, Property>

const maxKeys = 3

/** Reads `sort` of a list, as in `-value,name`; what is wrong with it goes to `errors`. */
export function readSortText(properties: Properties, text: string, errors: FieldError[]): SortKey[] {
  const given = text.split(',').map((part) => {
    const name = trimText(part)
    return { name: name.replace(/^-/, ''), isDescending: name.startsWith('-'), path: 'sort' }
  })
  return readKeys(properties, given, 'sort', errors)
}

/** Reads `sort` of a search, a list of `{ property, direction }`. */
export function readSortList(properties: Properties, list: unknown, errors: FieldError[]): SortKey[] {
  if (!Array.isArray(list) || list.length === 0) {
    errors.push({ path: '/sort', message: 'must be a list of { property, direction }' })
    return []
  }
  const given = list.slice(0, maxKeys + 1).flatMap((one, index) => {
    const path = `/sort/${index}`
    const { property, direction = 'asc', ...others } = Object(one) as Record<string, unknown>
    const isShaped = typeof one === 'object' && one !== null && Object.keys(others).length === 0
    if (!isShaped) errors.push({ path, message: 'must be { property, direction }' })
    else if (direction !== 'asc' && direction !== 'desc') {
      errors.push({ path: `${path}/direction`, message: 'must be asc or desc' })
    }
    return isShaped ? [{ name: property, isDescending: direction === 'desc', path: `${path}/property` }] : []
  })
  return readKeys(properties, given, '/sort', errors)
}

function readKeys(
  properties: Properties,
  given: { name: unknown; isDescending: boolean; path: string }[],
  path: string,
  errors: FieldError[]
): SortKey[] {
  if (given.length > maxKeys) errors.push({ path: path, message: `takes at most ${maxKeys} properties` })
  const sortable = Object.keys(properties).filter((name) => properties[name]?.isSortable)
  const near = new NearNames(() => sortable)
  const seen = new Set<unknown>()
  return given.slice(0, maxKeys).flatMap(({ name, isDescending, path }) => {
    const property = typeof name === 'string' && sortable.includes(name) ? properties[name] : undefined
    // A list's sort keys share the path `sort`, so the message names the key.
    const asked = path === 'sort' ? `, not "${String(name).slice(0, 50)}"` : ''
    if (!property)
      errors.push({ path, message: `must name one of ${near.list(sortable, name)}${asked}${near.ask(String(name))}` })
    else if (seen.has(name)) errors.push({ path, message: `names ${name} twice` })
    seen.add(name)
    if (!property) return []
    const { custom, choices } = property
    const ofCustom = custom && { custom: choices ? { ...custom, options: [...choices] } : custom }
    return [{ name: name as string, isDescending, ...ofCustom }]
  })
}
