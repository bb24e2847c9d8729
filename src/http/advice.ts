import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { Definitions } from '../custom/definitions.ts'
import { NearNames } from '../near-names.ts'

const paths = new Set<string>(Object.values(operations).map(({ path }) => path))

/** What other services have around a record. */
const wrappers = new Set(['data', 'properties', 'attributes', 'record', 'payload', 'body'])

/** What puts a request's unknown names and wrong values right; one is for one request, which bounds its work. */
export class Advice {
  readonly #operation: OperationDescription
  readonly #definitions: Definitions | undefined
  readonly #ofQuery: NearNames
  readonly #ofBody: NearNames

  /** `definitions` are those of the kind of record that the operation writes. */
  constructor(operation: OperationDescription, definitions: Definitions | undefined) {
    const { queryNames, bodyNames, takesCustom } = operation
    this.#operation = operation
    this.#definitions = takesCustom ? definitions : undefined
    this.#ofQuery = new NearNames(() => queryNames)
    this.#ofBody = new NearNames(() => [...bodyNames, ...(this.#definitions?.active.keys() ?? [])])
  }

  /** What to say behind "is not known here" of a query parameter; empty where there is nothing to say. */
  aboutParameter(name: string): string {
    const { queryNames, path, fields } = this.#operation
    if (
      /^(?:page|per_?page|page_?(?:size|number|token)|start|size|skip)$/i.test(name) &&
      queryNames.includes('cursor')
    ) {
      return '; pages are asked for with limit and cursor'
    }
    if (/^(?:order|order_?by|sort_?(?:by|order|dir|direction))$/i.test(name) && queryNames.includes('sort'))
      return '; the order is asked for with sort, such as sort=-createdAt'
    if (/^(?:include|includes|expand|embed|with|populate|relations|associations)$/i.test(name) && fields)
      return '; names of what a record refers to are in it, such as companyName, and the rest is read by its id'
    if (/(?:since|after|from)$/i.test(name) && path.endsWith('/changes'))
      return '; a cursor says where to begin: none for the first change that is kept, cursor=latest for the next one, and then nextCursor'
    const asked = /^filter\b/.test(name) || fields?.includes(name)
    if (asked && paths.has(`${path}/search`)) return `; to find by any property, POST ${path}/search`
    return this.#ofQuery.ask(name)
  }

  /** Where the id of a path is found, behind a message that says that it is none. */
  aboutId(parameter: string): string {
    const [, collection = ''] = /^(\/api\/v1\/[a-z-]+)\/\{id\}/.exec(this.#operation.path) ?? []
    if (parameter !== 'id' || !paths.has(collection)) return ''
    return paths.has(`${collection}/search`)
      ? `; POST ${collection}/search finds it by a name`
      : `; GET ${collection} has it`
  }

  /** Advice about a property of the body, or of an item of a bulk body, or of the object in it that a pointer leads to. */
  aboutProperty(name: string, parent = ''): string {
    const { bodyNames, innerNames, customOf } = this.#operation
    const inner = innerNames[parent.slice(1)]
    if (parent !== '') return inner ? new NearNames(() => inner).ask(name) : ''
    if (wrappers.has(name) || name === customOf)
      return `; send what it holds as the body itself, without ${name} around it`
    if (name.startsWith('custom.')) return `; it belongs into custom: { "${name.slice('custom.'.length)}": … }`
    if (/^(?:order|order_?by|sort_?by)$/i.test(name) && bodyNames.includes('sort'))
      return '; the order is asked for with sort: [{ "property": "createdAt", "direction": "desc" }]'
    const near = this.#ofBody.find(name)
    if (near === undefined) return ''
    const isOwn = bodyNames.includes(near)
    return `; did you mean ${isOwn ? near : `custom.${near}`}?`
  }
}
