import type { OperationId } from '../../generated/operations.ts'
import { readConfig } from '../../src/config.ts'
import type { Context } from '../../src/contract.ts'
import { shapedStatements } from '../../src/db/prepared.ts'
import type { Executor, Statement } from '../../src/db/statement.ts'
import { handlers } from '../../src/handlers.ts'
import { type Contract, componentOf, type Operation, type Parameter, successOf } from '../contract.ts'

// Statements whose text depends on the request. There is no end of them; of each operation some typical ones are shown.

/** A request, and what is special about it; a plain one has no name. */
type Sample = { name?: string; params: object; query: object; body?: unknown; fields?: string[] }

const id = '01920000-0000-7000-8000-000000000001'
const time = '2026-01-01T00:00:00.000Z'
/** What every answer of the database is taken for. */
const anyRow = { id, isKnown: true, json: '[]', changes: '[]', ids: [], rowCount: 1, total: 1, last: null, stored: {} }

/** Runs the handlers of operations that read, with a database that only listens: the statements, by operation and sample. */
export async function buildShapedStatements({
  operations,
  schemas
}: Contract): Promise<Map<string, Statement<object>>> {
  const found = new Map<string, Statement<object>>()
  for (const operation of operations.filter(isRead)) {
    for (const sample of samplesOf(operation, schemas)) {
      const texts = await listen(operation.id as OperationId, sample)
      const [shaped] = [...shapedStatements()].filter(({ text }) => texts.has(text))
      const name = [operation.id, ...(sample.name ? [sample.name] : [])].join('.')
      if (shaped && ![...found.values()].includes(shaped)) found.set(name, shaped)
    }
  }
  return found
}

/** Whether it reads a tenant's records; a new operation has no handler at first. */
function isRead({ id, tags }: Operation): boolean {
  const isOther = ['system', 'auth', 'import-export'].some((tag) => tags.includes(tag))
  return /^(list|search|batchGet|get)/.test(id) && !isOther && id in handlers
}

async function listen(id: OperationId, { params, query, body, fields }: Sample): Promise<Set<string>> {
  const texts = new Set<string>()
  const executor: Executor = {
    query: async ({ text }) => {
      texts.add(text)
      return [anyRow] as never
    },
    afterCommit: () => {},
    isOnCluster: () => false
  }
  const ctx = {
    db: {
      ...executor,
      transaction: (work: (tx: Executor) => unknown) => work(executor),
      queryWith: (_settings: object, config: Parameters<Executor['query']>[0]) => executor.query(config)
    },
    config: readConfig({}),
    tenantId: '',
    cursors: { open: () => [time, ''], seal: () => '' }
  } as unknown as Context
  const request = { params, query, body, fields, invalidItems: new Map() }
  await handlers[id](ctx as never, request as never)
  return texts
}

function samplesOf(operation: Operation, schemas: Contract['schemas']): Sample[] {
  const valuesIn = (location: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters.filter((one) => one.in === location).map((one) => [one.name, anyValueOf(one)])
    )
  const params = valuesIn('path')
  const given = valuesIn('query')
  const { limit, fields: hasFields, ...others } = given
  const defaults = limit === undefined ? {} : { limit: 100, offset: 0, count: false }
  if (operation.body) return [{ params, query: defaults, body: operation.body.examples[0] }]
  const plain = { params, query: defaults }
  const named = Object.entries(others).map(([name, value]) => ({ name, params, query: { ...defaults, [name]: value } }))
  return [
    plain,
    ...named,
    ...(hasFields === undefined ? [] : [{ ...plain, name: 'fields', fields: [firstProperty(operation, schemas)] }])
  ]
}

/** Of what the operation answers. */
function firstProperty(operation: Operation, schemas: Contract['schemas']): string {
  const schema = successOf(operation).contents[0]?.schema
  const component = schema && componentOf(schema)
  return Object.keys(schemas[component?.name ?? '']?.properties ?? {})[0] ?? 'id'
}

/** Any value that the contract accepts; the statement's text doesn't depend on it. */
function anyValueOf({ name, schema }: Parameter): unknown {
  if (name === 'sort') return 'createdAt'
  if (name === 'cursor') return Buffer.from('1').toString('base64url')
  if (name === 'offset') return 100
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer') return 100
  if (/Id$|^id$|^changeSet$/.test(name)) return id
  if (/Since$|^since$|^until$/.test(name)) return time
  return (schema.enum as unknown[] | undefined)?.[0] ?? 'x'
}
