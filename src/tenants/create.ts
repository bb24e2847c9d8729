import { apiKey } from '../api-keys/record.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { makeApiKey, randomText } from '../credentials/secrets.ts'
import { PropertyCache } from '../custom/definitions.ts'
import type { Database } from '../db/client.ts'
import { eq, sql } from '../db/drizzle.ts'
import { tenantSequences, tenants } from '../db/schema.ts'
import { build, type Executor, run, runOne, statement } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { makeId } from '../ids.ts'
import { originOfService } from '../outbox/origin.ts'
import { noSubscriptions } from '../outbox/subscriptions.ts'
import { pipeline, stage } from '../pipelines/record.ts'
import { newRow, type RecordScope } from '../records/rows.ts'
import type { Wanted } from '../records/wanted.ts'
import { write, writeOne } from '../records/write.ts'
import { user } from '../users/record.ts'
import { writeWithin } from '../writes/transaction.ts'

/** What a new tenant's owner needs to begin; the password and the key can't be shown again. */
export type NewTenant = {
  tenantId: string
  subdomain: string
  userId: string
  email: string
  password: string
  apiKey: string
}

/** The first tenant may come without a key. */
export type KeylessTenant = Omit<NewTenant, 'apiKey'> & { apiKey?: string }

/** What a tenant is made of; without a password a random one is made. */
type TenantRequest = { subdomain: string; name: string; email: string; password?: string | undefined }

const insertTenant = statement(
  'insert_tenant',
  build.insert(tenants).values({
    id: sql.placeholder('tenantId'),
    subdomain: sql.placeholder('subdomain'),
    name: sql.placeholder('name'),
    createdAt: sql.placeholder('now')
  })
)

const insertSequence = statement(
  'insert_sequence',
  build
    .insert(tenantSequences)
    .values({ tenantId: sql.placeholder('tenantId'), sequence: 0, changedAt: sql.placeholder('now') })
)

const countTenants = unscoped<{ count: number }>('count_tenants', sql`select count(*)::int as count from ${tenants}`)
const lockTenants = unscoped('lock_tenants', sql`lock table ${tenants} in share row exclusive mode`)
const selectTaken = unscoped(
  'find_subdomain',
  build
    .select({ id: tenants.id })
    .from(tenants)
    .where(eq(tenants.subdomain, sql.placeholder('subdomain')))
)

/** The stages of a new tenant's default pipeline. */
const firstStages = ['Lead In', 'Contacted', 'Proposal', 'Negotiation', 'Closing']

/**
 * Makes a tenant with an admin user, a default pipeline and an admin key.
 * Throws an Error whose message is one line where the subdomain is taken.
 */
export async function createTenant(
  db: Database,
  config: RecordScope['config'],
  request: TenantRequest
): Promise<NewTenant> {
  const password = request.password ?? randomText(20)
  const passwordHash = await hashPassword(operator, password)
  return db.transaction(async (tx) => {
    await run(tx, lockTenants, {})
    if ((await run(tx, selectTaken, request)).length > 0) {
      throw new Error(`the subdomain ${request.subdomain} is taken: choose another`)
    }
    const key = makeApiKey()
    return { ...(await insertAll(tx, config, { ...request, password }, passwordHash, key)), apiKey: key.key }
  })
}

/** What the first tenant is made of: by default a random password, and a key. */
type FirstTenantRequest = {
  email?: string | undefined
  password?: string | undefined
  isKeyless?: boolean
  /** Called with the secrets before anything is committed; where it throws, no tenant is made. */
  keep?: (tenant: KeylessTenant) => Promise<void>
}

/** The claimant for hashing a tenant's first password, which no client waits for. */
const operator = { tenantId: '', client: '' }

/** Makes the tenant `demo` where there is no tenant yet; of several instances that start at once, one does. */
export async function createFirstTenant(
  db: Database,
  config: RecordScope['config'],
  { email = 'admin@demo.example', password = randomText(20), isKeyless = false, keep }: FirstTenantRequest = {}
): Promise<KeylessTenant | undefined> {
  const hasTenants = async (executor: Executor) => (await runOne(executor, countTenants, {})).count > 0
  if (await hasTenants(db)) return undefined
  const passwordHash = await hashPassword(operator, password)
  return db.transaction(async (tx) => {
    await run(tx, lockTenants, {})
    if (await hasTenants(tx)) return undefined
    const key = isKeyless ? undefined : makeApiKey()
    const request = { subdomain: 'demo', name: 'Demo', email, password }
    const made = await insertAll(tx, config, request, passwordHash, key)
    await keep?.(made)
    return made
  })
}

/** Without `key` the tenant has none. */
async function insertAll(
  tx: Executor,
  config: RecordScope['config'],
  request: TenantRequest & { password: string },
  passwordHash: string,
  key: ReturnType<typeof makeApiKey> | undefined
): Promise<KeylessTenant> {
  const { subdomain, email, password } = request
  const tenantId = makeId()
  const now = new Date().toISOString()
  await run(tx, insertTenant, { tenantId, subdomain, name: request.name, now })
  await run(tx, insertSequence, { tenantId, now })
  const scope = { tenantId, sees: undefined, config, origin: originOfService() }
  const admin = { ...newRow(user, { email, name: 'Administrator', role: 'admin' }), passwordHash }
  const firstPipeline = newRow(pipeline, { name: 'Sales', isDefault: true })
  const stageRows = firstStages.map((name, position): Wanted => {
    return { action: 'insert', row: newRow(stage, { name, position, pipelineId: firstPipeline.id }) }
  })
  await writeWithin(tx, tenantId, noSubscriptions, new PropertyCache(), async (tenantTx) => {
    await writeOne(scope, tenantTx, user, { action: 'insert', row: admin })
    await writeOne(scope, tenantTx, pipeline, { action: 'insert', row: firstPipeline })
    await (await write(scope, tenantTx, stage, stageRows)).answer
    if (!key) return
    const { keyPrefix, keyHash } = key
    const firstKey = { ...newRow(apiKey, { name: 'First key', scopes: 'read,write,admin' }), keyPrefix, keyHash }
    await writeOne(scope, tenantTx, apiKey, { action: 'insert', row: firstKey })
  })
  return { tenantId, subdomain, userId: admin.id, email, password, ...(key && { apiKey: key.key }) }
}
