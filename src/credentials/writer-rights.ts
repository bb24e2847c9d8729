import { eq, sql } from '../db/drizzle.ts'
import { apiKeys, users } from '../db/schema.ts'
import { type Executor, run, statement } from '../db/statement.ts'
import { mine, type SeenScope } from '../db/tenant.ts'
import { ApiError } from '../errors.ts'
import type { Actor } from '../outbox/origin.ts'
import { type Owners, owners, teamId, whatSees } from './credentials.ts'
import { type Role, scopeOf, widen } from './scopes.ts'

// What is written in parts may take longer than its caller's rights last: each part asks for them anew. That the credential has expired
// since, or that its session is over, ends nothing that was begun (docs/visibility.md).

/** Whoever writes, by the key or the user that began it. */
type WriterScope = SeenScope & { origin: { actor: Pick<Actor, 'type' | 'id'> } }

type Rights = Omit<Owners, 'owners'> & { owners: string[] | null; isActive: boolean | null }
type KeyRights = Rights & { isRevoked: boolean; scopes: string }
type UserRights = Rights & { role: Role }

const isIt = { key: eq(apiKeys.id, sql.placeholder('id')), user: eq(users.id, sql.placeholder('id')) }

const selectKey = statement<KeyRights>(
  'rights_of_key',
  sql`select ${apiKeys.revokedAt} is not null as "isRevoked", ${apiKeys.scopes} as scopes, ${apiKeys.userId} as "userId",
      ${users.isActive} as "isActive", ${teamId} as "teamId", ${owners} as owners
    from ${apiKeys} left join ${users} on ${mine(users, eq(users.id, apiKeys.userId))}
    where ${mine(apiKeys, isIt.key)}`
)

const selectUser = statement<UserRights>(
  'rights_of_user',
  sql`select ${users.role} as role, ${users.id} as "userId", ${users.isActive} as "isActive", ${teamId} as "teamId", ${owners} as owners
    from ${users} where ${mine(users, isIt.user)}`
)

/**
 * Asks whether whoever began to write may go on, and sets what they see now; resolves with whether that has changed. Throws a 403 that
 * says why where they may not.
 */
export async function askWriter(scope: WriterScope, executor: Executor): Promise<boolean> {
  const { actor } = scope.origin
  if (actor.type === 'system' || actor.id === null) return false
  const rights = await (actor.type === 'api_key' ? findKey : findUser)(scope, executor, actor.id)
  const sees = whatSees(rights)
  const isChanged = JSON.stringify(sees) !== JSON.stringify(scope.sees)
  scope.sees = sees
  return isChanged
}

async function findKey({ tenantId }: WriterScope, executor: Executor, id: string): Promise<Rights> {
  const [key] = await run(executor, selectKey, { tenantId, id })
  if (!key || key.isRevoked) throw ended('the API key that began it was revoked')
  if (key.userId !== null) assertUser(key.isActive)
  if (!widen(key.scopes.split(',')).includes('write')) throw ended('the API key that began it may no longer write')
  return key
}

async function findUser({ tenantId }: WriterScope, executor: Executor, id: string): Promise<Rights> {
  const [user] = await run(executor, selectUser, { tenantId, id })
  assertUser(user?.isActive ?? null)
  if (!user || !widen([scopeOf(user.role)]).includes('write')) throw ended('the user who began it may no longer write')
  return user
}

/** `isActive` is null of a user who isn't there. */
function assertUser(isActive: boolean | null): void {
  if (isActive === null) throw ended('the user who began it was deleted')
  if (!isActive) throw ended('the user who began it was deactivated')
}

function ended(why: string): ApiError {
  return new ApiError(403, 'forbidden', `This was not finished: ${why}; what was written until then stays.`)
}
