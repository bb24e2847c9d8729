import { LRUCache } from 'lru-cache'
import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import type { CustomProperty, Entity, TenantProperties } from '../custom/definitions.ts'
import { valueTypes } from '../custom/types.ts'
import { preparedFor } from '../db/prepared.ts'
import { recordEntities } from '../db/schema.ts'
import { makeJsonDocument } from '../document.ts'
import type { Document } from '../handler-results.ts'
import { baseUrlOf } from '../tenants/base-url.ts'
import { describeRecords, type Json, schemaNames } from './record-schemas.ts'

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
function tenantContract({ tenant, config, contract }: TenantOfContract, definitions: TenantProperties['all']): Json {
  const active = definitions.filter(({ isArchived }) => !isArchived)
  const of = (entity: Entity) => active.filter((one) => one.entity === entity)
  const { components, webhooks, ...rest } = readPublished(contract.json)
  const values = Object.fromEntries(recordEntities.map((entity) => [entity, exampleOf(of(entity))]))
  const fill = examplesFiller(components.schemas, values)
  const schemas = fill(components.schemas)
  for (const entity of recordEntities) describeRecords(schemas, entity, of(entity))
  return {
    ...rest,
    servers: [{ url: baseUrlOf(config, tenant.subdomain), description: 'This tenant' }],
    webhooks: fill(webhooks),
    components: { ...components, examples: fill(components.examples, true), schemas }
  }
}

const readPublished = preparedFor(({ plain }: Contract): Json => JSON.parse(Buffer.from(plain).toString()))

/** The values that examples of one kind of record have. */
function exampleOf(definitions: CustomProperty[]): Json {
  return Object.fromEntries(definitions.map((one) => [one.key, valueTypes[one.type].example(one)]))
}

/** Gives the records in a contract's examples these values, by the record type. */
function examplesFiller(schemas: Json, values: Record<string, Json>): (node: Json, isExample?: boolean) => Json {
  const typeOf = typesByProperty(schemas)
  const fill = (node: Json, isExample = false): Json => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map((one) => fill(one, isExample))
    const entries = Object.entries<Json>(node).map(([key, value]) => {
      if (isExample && key === 'custom') return [key, values[typeOf(node)]]
      return [key, fill(value, isExample || key === 'example' || key === 'examples')]
    })
    return Object.fromEntries(entries)
  }
  return fill
}

/** Tells the type of a record in an example by a property that records of no other type have. Throws where it has none. */
function typesByProperty(schemas: Json): (record: object) => Entity {
  const propertiesOf = (entity: Entity) => Object.keys(schemas[schemaNames(entity).response].properties)
  const all = recordEntities.flatMap((entity) => propertiesOf(entity).map((name) => ({ name, entity })))
  const own = new Map(
    all.filter(({ name }) => all.filter((one) => one.name === name).length === 1).map((one) => [one.name, one.entity])
  )
  return (record) => {
    const found = Object.keys(record).find((name) => own.has(name))
    const entity = found && own.get(found)
    if (!entity) throw new Error(`an example of no record type: ${JSON.stringify(record).slice(0, 200)}`)
    return entity
  }
}
