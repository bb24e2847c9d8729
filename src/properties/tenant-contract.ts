import { LRUCache } from 'lru-cache'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Json } from '../contract-diff/comparison.ts'
import type { CustomProperty, Entity, TenantProperties } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'
import { recordEntities } from '../db/schema.ts'
import { makeJsonDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { baseUrlOf } from '../tenants/base-url.ts'
import { describeRecords } from './record-schemas.ts'

type Contract = Document<Schemas['OpenApiDocument']>

/** Bytes of contracts that an instance keeps, of all tenants; the largest possible one has some 2 million. */
const maxBytes = 128 * 1024 * 1024

type Made = { version: number; contract: Contract }
type Asking = TenantOfContract & Pick<Context, 'tenantId' | 'properties'>

const made = new LRUCache<string, Made>({ maxSize: maxBytes, sizeCalculation: ({ contract }) => contract.plain.length })

/** Of each tenant that waits for its contract: who asks with the latest definitions, and what all who ask get. */
const waiting = new Map<string, { latest: Asking; contract: Promise<Contract> }>()
let turn: Promise<unknown> = Promise.resolve()

/**
 * The tenant's own contract, as of these definitions or later ones. One contract of all tenants is in the making at a time, and of a
 * tenant one waits, which is made of the latest definitions.
 */
export async function getContract(ctx: Asking): Promise<Contract> {
  const { tenantId, properties } = ctx
  const { version } = properties
  const known = made.get(tenantId)
  if (known && known.version >= version) return known.contract
  const asked = waiting.get(tenantId)
  if (asked) {
    if (version > asked.latest.properties.version) asked.latest = ctx
    return asked.contract
  }
  const contract = turn.then(() => {
    const { latest = ctx } = waiting.get(tenantId) ?? {}
    waiting.delete(tenantId)
    return makeContract(latest)
  })
  turn = contract.catch(() => {})
  waiting.set(tenantId, { latest: ctx, contract })
  return contract
}

async function makeContract(ctx: Asking): Promise<Contract> {
  const { tenantId, properties } = ctx
  const contract = await makeJsonDocument<Schemas['OpenApiDocument']>(tenantContract(ctx, properties.all))
  made.set(tenantId, { version: properties.version, contract })
  return contract
}

type TenantOfContract = Pick<Context, 'tenant' | 'config' | 'contract'>

/** The published contract for one tenant, with these definitions. What isn't different is shared with other tenants' contracts. */
export function tenantContract(
  { tenant, config, contract }: TenantOfContract,
  definitions: TenantProperties['all']
): Json {
  const active = definitions.filter(({ isArchived }) => !isArchived)
  const of = (entity: Entity) => active.filter((one) => one.entity === entity)
  const { components, webhooks, ...rest } = readPublished(contract.json)
  const values = Object.fromEntries(recordEntities.map((entity) => [entity, exampleOf(of(entity))]))
  const schemas = fillExamples(components.schemas, values)
  describeRecords(schemas, 'Contact', of('contact'))
  describeRecords(schemas, 'Company', of('company'))
  describeRecords(schemas, 'Deal', of('deal'))
  describeRecords(schemas, 'Activity', of('activity'))
  return {
    ...rest,
    servers: [{ url: baseUrlOf(config, tenant.subdomain), description: 'This tenant' }],
    webhooks: fillExamples(webhooks, values),
    components: { ...components, examples: fillExamples(components.examples, values, true), schemas }
  }
}

const published = new WeakMap<Contract, Json>()

function readPublished(document: Contract): Json {
  const known = published.get(document) ?? JSON.parse(Buffer.from(document.plain).toString())
  published.set(document, known)
  return known
}

/** The values that examples of one kind of record have. */
function exampleOf(definitions: CustomProperty[]): Json {
  return Object.fromEntries(definitions.map((one) => [one.key, valueTypes[one.type].example(one)]))
}

/** Gives the records in a contract's examples these values, by the kind of record. */
function fillExamples(node: Json, values: Record<string, Json>, isExample = false): Json {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((one) => fillExamples(one, values, isExample))
  const entries = Object.entries<Json>(node).map(([key, value]) => {
    if (isExample && key === 'custom') return [key, values[entityOf(node)]]
    return [key, fillExamples(value, values, isExample || key === 'example' || key === 'examples')]
  })
  return Object.fromEntries(entries)
}

/** The kind of a record in an example, by a property that no other kind has. */
function entityOf(record: object): Entity {
  if ('firstName' in record) return 'contact'
  if ('activityType' in record) return 'activity'
  return 'stageId' in record ? 'deal' : 'company'
}
