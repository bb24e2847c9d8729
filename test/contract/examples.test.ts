import { readFileSync } from 'node:fs'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { createTenant, type NewTenant } from '../../src/tenants/create.ts'
import type { Actor } from '../support/call.ts'
import {
  anHourAgo,
  makeActor,
  makeDelivery,
  makeRecordFor,
  parametersOf,
  referencesOf,
  resolve,
  takesKeys,
  upload
} from '../support/example-requests.ts'
import { describe, operationIds } from '../support/operations.ts'
import { type Service, startService } from '../support/start.ts'

// What a reader finds in the contract and sends as it stands, which is what the reference's "Test Request" does.

type Json = Record<string, unknown>
type Media = {
  schema: { $ref?: string; examples?: unknown[] }
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}
/** A tenant that has nothing yet but what every tenant begins with. */
type Fresh = NewTenant & { as: Actor }

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

/** The operations whose first example can't be accepted as it stands, and what a reader has to put into it. */
const ownValues: Partial<
  Record<OperationId, (service: Service, tenant: Fresh, params: Record<string, string>) => Promise<Json>>
> = {
  login: async (_, { email, password }) => ({ email, password }),
  refreshSession: async ({ call }, { as, email, password }) => {
    const { refreshToken } = (await call('login', { as, body: { email, password } })).body
    return { refreshToken }
  },
  replayWebhook: async () => ({ since: anHourAgo() }),
  createDeal: firstStage,
  upsertDeal: firstStage,
  bulkCreateDeals: firstStage,
  undoChangeSet: async ({ call }, { as }) => {
    const { headers } = await call('createCompany', { as, body: { name: 'To be undone' } })
    return { changeSet: headers['x-change-set'] }
  },
  moveDealStage: async ({ call }, { as }, { id = '' }) => {
    const { pipelineId } = (await call('getDeal', { as, params: { id } })).body
    const added = await call('createStage', { as, params: { id: pipelineId }, body: { name: 'Pilot' } })
    return { stageId: added.body.id }
  },
  mergeCompanies: async ({ call }, { as }) => ({
    duplicateId: (await call('createCompany', { as, body: { name: 'Nordwind' } })).body.id
  }),
  mergeContacts: async ({ call }, { as }) => ({
    duplicateId: (await call('createContact', { as, body: { firstName: 'Maja', lastName: 'Ek' } })).body.id
  })
}

t.test('The examples of the contract are accepted by the service', async (t) => {
  const service = await startService(t)
  const { call, send } = service
  const newTenant = tenants(service)
  const withBody = operationIds.filter((id) => describe(id).requestType === 'application/json')

  t.test(
    'The contract’s first example of each request is accepted as it stands, by a tenant that is just made',
    async (t) => {
      for (const id of withBody) {
        const tenant = await newTenant()
        const params = await makeParams(service, tenant, id)
        const [example] = examplesOf(id)
        const as = await actorFor(service, id, tenant, example)
        const answer = await call(id, { as, params, invalidBody: example } as never)
        const fill = ownValues[id]
        if (!fill) {
          t.equal(answer.status, describe(id).status, `${id} ${JSON.stringify(example)}`)
          continue
        }
        if (id === 'bulkCreateDeals') t.equal((answer.body as { created: number }).created, 0, id)
        else t.ok(answer.status >= 400, `${id}: an example that is accepted needs no values of one's own`)
        const invalidBody = replace(example as Json, await fill(service, tenant, params))
        const again = await call(id, { as, params, invalidBody } as never)
        t.equal(again.status, describe(id).status, `${id} ${JSON.stringify(invalidBody)}`)
      }
    }
  )

  t.test('The contract’s examples of bulks make what they show', async (t) => {
    for (const id of withBody.filter((one) => one.startsWith('bulkCreate'))) {
      const tenant = await newTenant()
      const [example] = examplesOf(id) as [{ items: Json[] }]
      const invalidBody = replace(example, (await ownValues[id]?.(service, tenant, {})) ?? {})
      const { body } = await call(id, { as: tenant.as, invalidBody } as never)
      t.match(body, { created: example.items.length, failed: 0, errors: [] }, id)
    }
  })

  t.test('The contract’s examples are accepted with records of the tenant where they name some', async (t) => {
    const linked = withBody.filter((id) => examplesOf(id).length > 1)
    t.same(linked, ['createContact', 'createDeal', 'createActivity'])
    for (const id of linked) {
      for (const example of examplesOf(id).slice(1) as Json[]) {
        const tenant = await newTenant()
        const values: Json = (await ownValues[id]?.(service, tenant, {})) ?? {}
        for (const { name, readerId } of referencesOf(id)) {
          if (name in example) values[name] ??= (await makeRecordFor(service, tenant.as, readerId)).id
        }
        t.ok(Object.keys(values).length > 0, `${id} names records`)
        const invalidBody = replace(example, values)
        t.match((await call(id, { as: tenant.as, invalidBody } as never)).body, values, id)
      }
    }
  })

  t.test('The contract’s examples of query parameters are accepted', async (t) => {
    const tenant = await newTenant()
    for (const id of operationIds.filter((one) => describe(one).scope)) {
      const parameters = parametersOf(id).filter((parameter) => parameter.in === 'query')
      if (parameters.length === 0) continue
      const params = await makeParams(service, tenant, id)
      const required = parameters.filter((one) => one.required)
      const always = Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
      for (const { name, example } of parameters) {
        // A list's cursor comes from an answer to this very tenant; another is refused (test/search/cursors.test.ts).
        if (name === 'cursor' && id !== 'listChanges') continue
        // Before a tenant is made there is nothing to ask for (test/records/past.test.ts).
        if (name === 'asOf') continue
        // What an import's mapping names has to be in its file (test/import-export/modes.test.ts).
        if (name === 'mapping') continue
        // What match names has to be defined (test/custom/values.test.ts, test/import-export/custom-columns.test.ts).
        if (name === 'match' && /^(?:upsert|import)/.test(id)) continue
        const content = /^import/.test(id) ? upload((fileExample(id) as { file: string }).file) : {}
        const body = id === 'updateProperty' ? { invalidBody: {} } : {}
        const answer = await call(id, {
          as: tenant.as,
          params,
          ...content,
          ...body,
          query: { ...always, [name]: String(example) }
        } as never)
        t.equal(answer.status, 200, `${id} ${name}=${example}`)
      }
    }
  })

  t.test('The contract’s example files are imported one after the other, and exported again as shown', async (t) => {
    const { as } = await newTenant()
    for (const entity of ['Companies', 'Contacts', 'Deals', 'Activities']) {
      const { file } = fileExample(`import${entity}`) as { file: string }
      const imported = await call(`import${entity}` as OperationId, { as, ...upload(file) } as never)
      t.same(imported.body, { totalRows: 1, imported: 1, skipped: 0, errors: [], ignoredColumns: [] }, entity)
      for (const id of [`export${entity}`, `get${entity}Template`] as OperationId[]) {
        // The examples are texts; a file begins with its byte-order mark.
        t.equal((await send({ as, url: describe(id).path })).body, `\ufeff${fileExample(id)}`, id)
      }
    }
  })
})

function tenants({ db, config }: Service): () => Promise<Fresh> {
  let made = 0
  return async () => {
    const subdomain = `fresh${++made}`
    const tenant = await createTenant(db, config, { subdomain, name: subdomain, email: `admin@${subdomain}.example` })
    return { ...tenant, as: { host: `${subdomain}.localhost`, headers: { 'x-api-key': tenant.apiKey } } }
  }
}

async function actorFor(service: Service, id: OperationId, { as }: Fresh, example: unknown): Promise<Actor> {
  if (!describe(id).scope) return { host: as.host, headers: {} }
  return takesKeys(id) ? as : makeActor(service, as, example)
}

async function makeParams(service: Service, { as }: Fresh, id: OperationId): Promise<Record<string, string>> {
  if (!describe(id).path.includes('{id}')) return {}
  const record = await makeRecordFor(service, as, id)
  const params = { id: String(record.id) }
  const { path } = describe(id)
  if (path.includes('{deliveryId}')) return { ...params, deliveryId: await makeDelivery(service, as, record) }
  if (!path.includes('{contactId}')) return params
  return { ...params, contactId: String((await makeRecordFor(service, as, 'getContact')).id) }
}

/** Where every tenant can put a deal: the first stage of the pipeline that it begins with. */
async function firstStage({ call }: Service, { as }: Fresh): Promise<Json> {
  const [pipeline] = (await call('listPipelines', { as })).body
  return { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
}

/** The example with other values, in each item where it is a bulk body. */
function replace(example: Json, values: Json): Json {
  if (!Array.isArray(example.items)) return { ...example, ...values }
  return { items: example.items.map((item) => ({ ...item, ...values })) }
}

/** The examples of a JSON body in the order in which the reference offers them. */
function examplesOf(id: OperationId): unknown[] {
  const { path, method } = describe(id)
  const media: Media = contract.paths[path][method.toLowerCase()].requestBody.content['application/json']
  if (media.examples) return Object.values(media.examples).map((one) => resolve(one).value)
  return media.example === undefined ? (resolve(media.schema).examples ?? []) : [media.example]
}

/** The example of the one media type that an operation takes or, where it takes nothing, answers. */
function fileExample(id: string): unknown {
  const { path, method, status, requestType, contentType } = describe(id as OperationId)
  const { requestBody, responses } = contract.paths[path][method.toLowerCase()]
  return (requestType ? requestBody.content[requestType] : responses[status].content[contentType ?? '']).example
}
