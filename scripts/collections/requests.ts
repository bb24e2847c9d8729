import { type Contract, isJson, type Operation, type Parameter } from '../contract.ts'

// What the collections for API clients have in common: each operation of the contract as a request that can be sent.

/** A parameter or header with its example; one that a call needs not is switched off, so that it narrows nothing unasked. */
export type Input = { name: string; value: string; description: string; isOn: boolean }

export type CollectedRequest = ReturnType<typeof requestOf>

/** The requests of each tag, in the contract's order. */
export function collectRequests({ tags, operations }: Contract) {
  return tags
    .map(({ name, description = '', ...tag }) => ({
      name: tag['x-displayName'] ?? name,
      docs: description,
      requests: operations.filter((operation) => operation.tags[0] === name).map(requestOf)
    }))
    .filter(({ requests }) => requests.length > 0)
}

/** The variables of both collections; the address is that of a new installation on one's own machine. */
export const variables = [
  { name: 'baseUrl', value: 'http://127.0.0.1:3000', isSecret: false },
  { name: 'apiKey', value: '', isSecret: true },
  { name: 'accessToken', value: '', isSecret: true }
]

function requestOf(operation: Operation) {
  const inputsIn = (place: Parameter['in']) => operation.parameters.filter((one) => one.in === place).map(inputOf)
  return {
    name: operation.summary,
    docs: `${operation.description.trim()}\n\nOperation \`${operation.id}\``,
    method: operation.method,
    /** With `:id` where the contract has `{id}`. */
    path: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    pathInputs: inputsIn('path'),
    queryInputs: inputsIn('query'),
    headers: inputsIn('header'),
    body: bodyOf(operation),
    auth: authOf(operation)
  }
}

function inputOf({ name, example, description = '', required = false }: Parameter): Input {
  return { name, value: String(example ?? ''), description, isOn: required }
}

/** Whom a request is from: nobody, the API key of the whole collection, or who has logged in. */
function authOf({ security = [] }: Operation): 'none' | 'key' | 'token' {
  if (security.length === 0) return 'none'
  return security.some((one) => 'apiKey' in one) ? 'key' : 'token'
}

/** What is sent: JSON text, or the name of the form's part that a file goes into. */
function bodyOf({ id, body }: Operation): { json: string } | { file: string } | undefined {
  if (!body) return undefined
  const [example] = body.examples
  if (example === undefined) throw new Error(`${id}: its body has no example`)
  if (isJson(body)) return { json: JSON.stringify(example, null, 2) }
  const [part = ''] = Object.keys(example as object)
  return { file: part }
}
