import { hashPassword } from '../credentials/passwords.ts'
import { randomText } from '../credentials/secrets.ts'
import type { Database } from '../db/client.ts'
import { sql } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { build, run, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { originOfService } from '../outbox/origin.ts'
import { emailKeys } from '../texts/emails.ts'
import { hasAddress } from '../users/record.ts'
import { endSessions } from '../users/user-changes.ts'
import { recordAudit } from '../writes/audit-log.ts'
import type { TenantState } from './state.ts'

const setPassword = statement<{ id: string; email: string; name: string }>(
  'reset_password',
  build
    .update(users)
    .set({ passwordHash: sql`${sql.placeholder('passwordHash')}` })
    .where(mine(users, hasAddress))
    .returning({ id: users.id, email: users.email, name: users.name })
)

/**
 * Gives a user another password, a random one unless it is given, and ends the user's sessions; the caller invalidates the
 * instances' caches.
 * Throws an Error of one line where the tenant has no user with this address.
 */
export async function resetPassword(
  db: Database,
  { tenantId, subdomain }: TenantState,
  email: string,
  password = randomText(20)
): Promise<{ userId: string; email: string; password: string }> {
  const passwordHash = await hashPassword({ tenantId, client: '' }, password)
  return db.transaction(async (tx) => {
    const [user] = await run(tx, setPassword, { tenantId, emailKeys: emailKeys(email), passwordHash })
    if (!user) throw new Error(`${subdomain} has no user with the address ${email}`)
    await run(tx, endSessions, { tenantId, id: user.id })
    const target = { type: 'user', id: user.id, name: user.name } as const
    await recordAudit({ tenantId, origin: originOfService() }, tx, { action: 'user.password_changed', target })
    return { userId: user.id, email: user.email, password }
  })
}
