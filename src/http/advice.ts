import { type OperationDescription, operations } from '../../generated/operations.ts'
import type { Definitions } from '../custom/definitions.ts'
import { NearNames } from '../near-names.ts'

const paths = new Set<string>(Object.values(operations).map(({ path }) => path))

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
    const asked = /^filter\b/.test(name) || fields?.includes(name)
    if (asked && paths.has(`${path}/search`)) return `; to find by any property, POST ${path}/search`
    return this.#ofQuery.ask(name)
  }

  /** Advice about a property of the body, or of an item of a bulk body. */
  aboutProperty(name: string): string {
    const near = this.#ofBody.find(name)
    if (near === undefined) return ''
    const isOwn = this.#operation.bodyNames.includes(near)
    return `; did you mean ${isOwn ? near : `custom.${near}`}?`
  }
}
