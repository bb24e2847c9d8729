import { readFileSync } from 'node:fs'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { describe, operationIds } from '../support/operations.ts'

// The collections for API clients hold the whole contract, as `npm run generate` makes them from it (with --check CI holds that
// they are fresh), and a request sends nothing unasked that it need not. npm run sdk:check has Postman and Bruno read them.

type Named = { name?: string; key?: string; enabled?: boolean; disabled?: boolean; description: string }
type PostmanRequest = {
  name: string
  request: {
    method: string
    url: { raw: string; query?: Named[]; variable?: Named[] }
    header: Named[]
    body?: object
    auth?: { type: string }
  }
}
type BrunoRequest = {
  name: string
  request: {
    method: string
    url: string
    params: (Named & { type: string })[]
    headers: Named[]
    body: { mode: string }
    auth: { mode: string }
  }
}
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'))
const postman: PostmanRequest[] = read('crm.postman_collection.json').item.flatMap(
  ({ item }: { item: PostmanRequest[] }) => item
)
const bruno: BrunoRequest[] = read('crm.bruno_collection.json').items.flatMap(
  ({ items }: { items: BrunoRequest[] }) => items
)

const { paths } = read('openapi.json')
const takesKey = (id: OperationId) => {
  const { path, method } = describe(id)
  return paths[path][method.toLowerCase()].security.some((one: object) => 'apiKey' in one)
}

t.test('Both collections for API clients have every operation', async (t) => {
  const operations = operationIds.map((id) => {
    const { method, path } = describe(id)
    return `${method} {{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`
  })
  t.same(postman.map(({ request }) => `${request.method} ${request.url.raw}`).sort(), operations.sort())
  t.same(bruno.map(({ request }) => `${request.method} ${request.url}`).sort(), operations)
})

t.test(
  'A request of a collection has a body where the operation has one, and the credential that it takes',
  async (t) => {
    for (const id of operationIds) {
      const { method, path, requestType, scope } = describe(id)
      const url = `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`
      const one = postman.find(({ request }) => request.method === method && request.url.raw === url)
      const other = bruno.find(({ request }) => request.method === method && request.url === url)
      t.equal(one?.request.body !== undefined, requestType !== null, id)
      t.equal(other?.request.body.mode !== 'none', requestType !== null, id)
      const [kind, mode] =
        scope === null ? ['noauth', 'none'] : takesKey(id) ? [undefined, 'inherit'] : ['bearer', 'bearer']
      t.equal(one?.request.auth?.type, kind, id)
      t.equal(other?.request.auth.mode, mode, id)
    }
  }
)

t.test('A request of a collection switches on only what the operation requires', async (t) => {
  // The one query parameter that the contract requires.
  const isOptional = ({ key, name }: Named) => (key ?? name) !== 'groupBy'
  for (const { name, request } of postman) {
    const inQuery = request.url.query?.filter(isOptional) ?? []
    const optional = [...inQuery, ...request.header.filter(({ key }) => key !== 'Content-Type')]
    t.same(
      optional.filter(({ disabled }) => !disabled),
      [],
      name
    )
    t.same(
      (request.url.variable ?? []).filter(({ disabled }) => disabled),
      [],
      name
    )
  }
  for (const { name, request } of bruno) {
    const optional = [...request.params.filter((one) => one.type === 'query' && isOptional(one)), ...request.headers]
    t.same(
      optional.filter(({ enabled }) => enabled),
      [],
      name
    )
    t.ok(
      request.params.filter(({ type }) => type === 'path').every(({ enabled }) => enabled),
      name
    )
  }
})
