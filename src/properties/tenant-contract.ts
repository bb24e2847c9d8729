import { LRUCache } from 'lru-cache'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { Json } from '../contract-diff/comparison.ts'
import type { CustomProperty, TenantProperties } from '../custom/definitions.ts'
import { makeJsonDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { baseUrlOf } from '../tenants/base-url.ts'
import { describeRecords } from './record-schemas.ts'

type Contract = Document<Schemas['OpenApiDocument']>

/** Bytes of contracts that an instance keeps, of all tenants; the largest possible one has 84 million. */
const maxBytes = 128 * 1024 * 1024

type Made = { version: number; contract: Promise<Contract>; bytes: number }

const made = new LRUCache<string, Made>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })

/** The tenant's own contract, made once for each version of its definitions. */
export function getContract(ctx: TenantOfContract & Pick<Context, 'tenantId' | 'properties'>): Promise<Contract> {
  const { tenantId, properties } = ctx
  const { version } = properties
  const known = made.get(tenantId)
  if (known?.version === version) return known.contract
  const contract = makeJsonDocument<Schemas['OpenApiDocument']>(tenantContract(ctx, properties.all))
  made.set(tenantId, { version, contract, bytes: 1 })
  void contract.then(({ plain: { length } }) => {
    if (made.peek(tenantId)?.contract === contract) made.set(tenantId, { version, contract, bytes: length })
  })
  return contract
}

type TenantOfContract = Pick<Context, 'tenant' | 'config' | 'contract'>

/** The published contract for one tenant, with these definitions. What isn't different is shared with other tenants' contracts. */
export function tenantContract(
  { tenant, config, contract }: TenantOfContract,
  definitions: TenantProperties['all']
): Json {
  const published = readPublished(contract.json)
  const schemas = { ...published.components.schemas }
  const active = definitions.filter(({ isArchived }) => !isArchived)
  const of = (entity: CustomProperty['entity']) => active.filter((one) => one.entity === entity)
  describeRecords(schemas, 'Contact', of('contact'))
  describeRecords(schemas, 'Company', of('company'))
  describeRecords(schemas, 'Deal', of('deal'))
  describeRecords(schemas, 'Activity', of('activity'))
  return {
    ...published,
    servers: [{ url: baseUrlOf(config, tenant.subdomain), description: 'This tenant' }],
    components: { ...published.components, schemas }
  }
}

const published = new WeakMap<Contract, Json>()

/** The published contract, whose examples have no values of custom properties: the tenant's may be others. */
function readPublished(document: Contract): Json {
  const known = published.get(document) ?? withoutValues(JSON.parse(Buffer.from(document.plain).toString()), false)
  published.set(document, known)
  return known
}

function withoutValues(node: Json, isExample: boolean): Json {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((one) => withoutValues(one, isExample))
  const entries = Object.entries<Json>(node).map(([key, value]) => {
    if (isExample && key === 'custom') return [key, {}]
    return [key, withoutValues(value, isExample || key === 'example' || key === 'examples')]
  })
  return Object.fromEntries(entries)
}
