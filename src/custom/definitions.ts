import { LRUCache } from 'lru-cache'
import type { Schemas } from '../../generated/types.ts'
import { sql } from '../db/drizzle.ts'
import { properties, recordEntities, tenantSequences } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'

/** A record type that has custom properties, by its name in the change log. */
export type Entity = (typeof recordEntities)[number]

/** The definition of a custom property. */
export type CustomProperty = Omit<Schemas['PropertyResponse'], 'createdAt' | 'updatedAt'>

/** Whether records can be sorted by values of a type. */
export function isSortable(type: CustomProperty['type']): boolean {
  return type !== 'multiselect' && type !== 'user'
}

/** The definitions of one record type by their keys, in their order. */
export type Definitions = {
  /** Archived ones included. */
  all: ReadonlyMap<string, CustomProperty>
  /** Those that requests and answers have. */
  active: ReadonlyMap<string, CustomProperty>
}

/** For statements that show records: the keys of each record type that they leave out, in parameters that `hiddenOf` names. */
export type HiddenKeys = Readonly<Record<string, readonly string[]>>

/** The parameter of the keys that records of a type are shown without. */
export function hiddenOf(entity: Entity): string {
  return `hiddenOf_${entity}`
}

/** A tenant's definitions of custom properties, as of a version of them. */
export class TenantProperties {
  readonly version: number
  /** All in the order of lists: by record type, position and age. */
  readonly all: readonly CustomProperty[]
  /** Leaves out archived ones. */
  readonly hidden: HiddenKeys
  readonly #of: ReadonlyMap<string, Definitions>

  constructor(version: number, all: CustomProperty[]) {
    const byKey = (some: CustomProperty[]) => new Map(some.map((one) => [one.key, one]))
    this.version = version
    this.all = all
    this.#of = new Map(
      recordEntities.map((entity) => {
        const own = all.filter((one) => one.entity === entity)
        return [entity, { all: byKey(own), active: byKey(own.filter(({ isArchived }) => !isArchived)) }]
      })
    )
    this.hidden = Object.fromEntries(recordEntities.map((entity) => [hiddenOf(entity), this.#keysBut(entity)]))
  }

  /** Nothing for what has no custom properties. */
  of(entity: string): Definitions {
    return this.#of.get(entity) ?? none
  }

  /** Leaves out all properties of a record type but these. */
  hiddenBut(entity: Entity, wanted: readonly string[]): HiddenKeys {
    return { ...this.hidden, [hiddenOf(entity)]: this.#keysBut(entity, wanted) }
  }

  #keysBut(entity: Entity, wanted?: readonly string[]): string[] {
    const { all, active } = this.of(entity)
    return [...all.keys()].filter((key) => !active.has(key) || wanted?.includes(key) === false)
  }
}

const none: Definitions = { all: new Map(), active: new Map() }

/** Of a tenant that has never defined any. */
export const noProperties = new TenantProperties(0, [])

const selectProperties = statement<{ version: number; definitions: string }>(
  'tenant_properties',
  sql`select ${tenantSequences.properties}::int as version, (
      select coalesce(json_agg(definition), '[]') from (
        select ${properties.id} as "id", ${properties.entity} as "entity", ${properties.key} as "key", ${properties.type} as "type",
          ${properties.label} as "label", ${properties.description} as "description", ${properties.options} as "options",
          ${properties.isUnique} as "isUnique", ${properties.isArchived} as "isArchived", ${properties.position} as "position"
        from ${properties} where ${mine(properties)}
        order by ${properties.entity}, ${properties.position}, ${properties.id}) as definition) as definitions
    from ${tenantSequences} where ${mine(tenantSequences)}`
)

const bumpVersion = statement(
  'bump_properties',
  sql`update ${tenantSequences} set properties = ${tenantSequences.properties} + 1 where ${mine(tenantSequences)}`
)

/** Ends every cached entry of the tenant. Only in a transaction that holds the tenant's lock and changes its definitions. */
export function bumpProperties(tx: Executor, tenantId: string) {
  return run(tx, bumpVersion, { tenantId })
}

/** Characters of definitions that an instance caches, of all tenants. */
const maxCharacters = 128 * 1024 * 1024

/** What an instance knows of all tenants' definitions. */
export class PropertyCache {
  readonly #underWay = new Map<string, Promise<TenantProperties>>()
  readonly #known = new LRUCache<string, { properties: TenantProperties; characters: number }>({
    maxSize: maxCharacters,
    // A short text is counted as longer, since an entry is more than its text. `max` would take up the room of all entries at the start.
    sizeCalculation: ({ characters }) => Math.max(characters, 2_500)
  })

  /**
   * The tenant's definitions as of `version`, from the cache where it has them, else as they are now. A version that was read under
   * the tenant's lock is the current one until the end of its transaction.
   */
  async at(executor: Executor, tenantId: string, version: number): Promise<TenantProperties> {
    if (version === 0) return noProperties
    return this.#find(tenantId, version) ?? this.#read(executor, tenantId)
  }

  /**
   * The tenant's definitions for a request, as of `version` or later. Requests that come while they are read wait for that one read:
   * they may be a million characters.
   */
  async atLeast(executor: Executor, tenantId: string, version: number): Promise<TenantProperties> {
    if (version === 0) return noProperties
    for (;;) {
      const known = this.#find(tenantId, version)
      if (known) return known
      const begun = this.#underWay.get(tenantId)
      const read = begun ?? this.#read(executor, tenantId).finally(() => this.#underWay.delete(tenantId))
      this.#underWay.set(tenantId, read)
      const properties = await read
      // What was begun before may have read an older version.
      if (!begun || properties.version >= version) return properties
    }
  }

  #find(tenantId: string, version: number): TenantProperties | undefined {
    const known = this.#known.get(tenantId)?.properties
    return known?.version === version ? known : undefined
  }

  async #read(executor: Executor, tenantId: string): Promise<TenantProperties> {
    const [found] = await run(executor, selectProperties, { tenantId })
    if (!found) return noProperties
    const properties = new TenantProperties(found.version, JSON.parse(found.definitions))
    this.#known.set(tenantId, { properties, characters: found.definitions.length })
    return properties
  }
}
