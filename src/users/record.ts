import type { Operations, Schemas } from '../../generated/types.ts'
import { sql } from '../db/drizzle.ts'
import { oddlySpelled } from '../db/schema/columns.ts'
import { users } from '../db/schema.ts'
import type { Action } from '../outbox/change-log.ts'
import { type RecordKind, withKey } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { emailKey, emailKeys } from '../texts/emails.ts'
import { respelledEmail } from '../texts/respelled.ts'
import type { AuditAction } from '../writes/audit-log.ts'

const respelled = respelledEmail(users.emailKey)

/** Whether a user has an address with one of `emailKeys` (text[]). */
export const hasAddress = sql`(${users.emailKey} = any(${sql.placeholder('emailKeys')}::text[])
      or (${oddlySpelled(users.emailKey)} and ${respelled.plain} = any(${sql.placeholder('emailKeys')}::text[])))`

/** Users. They own records, but are none themselves: the change log doesn't have them. */
export const user: RecordKind<
  Schemas['UserResponse'],
  Omit<Schemas['UpdateUserRequest'], 'password'>,
  Operations['listUsers']['query']
> = {
  entity: 'user',
  isLogged: false,
  table: users,
  view: viewOf('getUser', users, {}),
  defaults: { role: 'member', isActive: true, visibility: 'all' },
  derive: withKey('email', 'emailKey', emailKey),
  audit: auditActions,
  match: {
    property: 'email',
    columns: ['emailKey'],
    form: emailKey,
    spellings: emailKeys,
    respelled,
    kept: 'emailKey',
    isUnique: true
  },
  filters: {}
}

/** A new password has an action of its own, whoever set it. */
function auditActions(action: Action, changed: string[]): AuditAction[] {
  if (action !== 'updated') return [`user.${action}`]
  const actions: AuditAction[] = changed.includes('passwordHash') ? ['user.password_changed'] : []
  return changed.some((property) => property !== 'passwordHash') ? [...actions, 'user.updated'] : actions
}
