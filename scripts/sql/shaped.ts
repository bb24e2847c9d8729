import type { OperationId } from '../../generated/operations.ts'
import { readConfig } from '../../src/config.ts'
import type { Context } from '../../src/contract.ts'
import { noProperties } from '../../src/custom/definitions.ts'
import { shapedStatements } from '../../src/db/prepared.ts'
import type { Executor, Statement } from '../../src/db/statement.ts'
import { handlers } from '../../src/handlers.ts'
import type { Contract, Operation } from '../contract.ts'

// Statements whose text depends on the request. There is no end of them; of each operation a typical one is shown.

type Sample = { params: object; query: object; body?: unknown }

const id = '01920000-0000-7000-8000-000000000001'
const time = '2026-01-01T00:00:00.000Z'
/** A row that stands for every answer of the database. */
const anyRow = {
  id,
  value: '',
  isKnown: true,
  json: '[]',
  changes: '[]',
  ids: [],
  rowCount: 1,
  total: 1,
  last: null,
  stored: {}
}

/** Runs the handlers of operations that read, with a database that only listens: the statements, by operation. */
export async function buildShapedStatements({ operations }: Contract): Promise<Map<string, Statement<object>>> {
  const found = new Map<string, Statement<object>>()
  for (const operation of operations.filter(isRead)) {
    const texts = await listen(operation.id as OperationId, sampleOf(operation))
    const [shaped] = [...shapedStatements()].filter(({ text }) => texts.has(text))
    if (shaped && ![...found.values()].includes(shaped)) found.set(operation.id, shaped)
  }
  return found
}

/** Whether it reads a tenant's records; a new operation has no handler at first. */
function isRead({ id, tags }: Operation): boolean {
  const isOther =
    ['system', 'auth', 'import-export', 'personal-data'].some((tag) => tags.includes(tag)) || id === 'getContract'
  return /^(list|search|batchGet|get)/.test(id) && !isOther && id in handlers
}

async function listen(id: OperationId, { params, query, body }: Sample): Promise<Set<string>> {
  const texts = new Set<string>()
  const executor: Executor = {
    query: async ({ text }) => {
      texts.add(text)
      return [anyRow] as never
    }
  }
  const ctx = {
    db: {
      ...executor,
      transaction: (work: (tx: Executor) => unknown) => work(executor),
      queryWith: (_settings: object, config: Parameters<Executor['query']>[0]) => executor.query(config)
    },
    config: readConfig({}),
    properties: noProperties,
    hidden: noProperties.hidden,
    tenantId: '',
    search: (work: () => unknown) => work(),
    cursors: { decrypt: () => [time, ''], encrypt: () => '' }
  } as unknown as Context
  const read = handlers[id].read?.({ params, query, body, properties: noProperties }, [])
  const request = { params, query, body, read, fields: undefined, invalidItems: new Map() }
  await handlers[id](ctx as never, request as never)
  return texts
}

function sampleOf({ parameters, body }: Operation): Sample {
  const inPath = parameters.filter((one) => one.in === 'path')
  const params = Object.fromEntries(inPath.map(({ name }) => [name, id]))
  const isList = parameters.some(({ name }) => name === 'limit')
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const query = {
    ...(isList && { limit: 100, offset: 0, count: false }),
    ...Object.fromEntries(required.map(({ name, example }) => [name, example]))
  }
  return body ? { params, query, body: body.examples[0] } : { params, query }
}
