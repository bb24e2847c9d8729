import {
  bigint,
  boolean,
  check,
  date,
  index,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid
} from '../drizzle.ts'
import { comparedIndex, indexOn, moment, ofTenant, oneOf, present, reference, tenantId } from './columns.ts'
import { ownTenant } from './tenants.ts'

const roles = ['admin', 'member', 'viewer'] as const
const visibilities = ['all', 'team', 'own'] as const

/** Groups of users who may see each other's records. */
export const teams = pgTable(
  'teams',
  {
    ...ofTenant(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('teams_name').on(table.tenantId, table.nameKey).where(present(table.nameKey)),
    comparedIndex('teams_compared_name', table, table.name),
    indexOn('teams_updated', table, table.updatedAt)
  ]
)

export const users = pgTable(
  'users',
  {
    ...ofTenant(ownTenant()),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    isActive: boolean('is_active').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Which records the user sees. */
    visibility: text('visibility', { enum: visibilities }).notNull().default('all'),
    teamId: uuid('team_id')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('users_email').on(table.tenantId, table.emailKey).where(present(table.emailKey)),
    indexOn('users_updated', table, table.updatedAt),
    indexOn('users_team', table, table.teamId),
    reference('users_team', table, table.teamId, teams),
    check('users_role', oneOf(table.role, roles)),
    check('users_visibility', oneOf(table.visibility, visibilities))
  ]
)

/** Refresh tokens, by SHA-256 only. A family is one login (session); a spent token that is used again revokes all of it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tenantId: ownTenant(),
    tokenHash: text('token_hash').notNull(),
    familyId: uuid('family_id').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('refresh_tokens_family').on(table.tenantId, table.familyId).where(present(table.familyId)),
    index('refresh_tokens_user').on(table.tenantId, table.userId).where(present(table.userId)),
    reference('refresh_tokens_user', table, table.userId, users).onDelete('cascade')
  ]
)

export const apiKeys = pgTable(
  'api_keys',
  {
    ...ofTenant(ownTenant()),
    keyPrefix: text('key_prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
    /** The maker's address as it was then; without a maker the key was made by another key. */
    createdBy: text('created_by'),
    /** No foreign key: a key stays when its maker goes. Null also where it isn't known who that was. */
    createdById: uuid('created_by_id'),
    /**
     * The user whom the key acts for. No foreign key, which would have to empty it when the user goes: then the key would act for nobody,
     * and see all. A key whose user isn't there is none.
     */
    userId: uuid('user_id'),
    /** The key that it was made in place of, and the first one of that chain; null as a rule. */
    replaces: uuid('replaces'),
    firstId: uuid('first_id'),
    replacedBy: uuid('replaced_by')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.tenantId, table.keyHash).where(present(table.keyHash)),
    indexOn('api_keys_updated', table, table.updatedAt)
  ]
)

/**
 * The answers that keys were given, by day (UTC) and operation, for 30 days. `scope` is what the operation needed: 0 for nothing or a
 * refusal, then by their order in `allScopes`. It comes before the day, so that the largest one of a key is found at once.
 */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    tenantId: ownTenant(),
    keyId: uuid('key_id').notNull(),
    scope: smallint('scope').notNull(),
    day: date('day').notNull(),
    operationId: text('operation_id').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    errors: bigint('errors', { mode: 'number' }).notNull(),
    rateLimited: bigint('rate_limited', { mode: 'number' }).notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.keyId, table.scope, table.day, table.operationId] }),
    // For the retention, which looks through all tenants.
    index('api_key_usage_day').on(table.day).where(present(table.day))
  ]
)

/**
 * Logins, and who changed access, setup and files. Entries are added; only the retention removes them, and only the erasure of
 * a contact changes them: it takes the name out.
 * An id is a UUIDv7 of its entry's millisecond, so the primary key is the order of time. Actors and targets may be deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: ownTenant(),
    id: uuid('id').notNull(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    actorType: text('actor_type').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id'),
    targetName: text('target_name'),
    ip: text('ip'),
    requestId: text('request_id'),
    counts: json('counts'),
    // Older releases that run beside this one name none.
    source: text('source').notNull().default('api')
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    indexOn('audit_log_action', table, table.action),
    indexOn('audit_log_actor', table, table.actorId),
    // For the retention. No BRIN: new rows fill the space of removed ones, and each block range would then span the whole year.
    index('audit_log_at').on(table.at).where(present(table.at))
  ]
)

/** The answers to requests with an `Idempotency-Key`, for 24 hours; while one is under way it has a run (runs.ts), and of an instance of 1.1.0 its progress. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    credentialId: uuid('credential_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    changeSet: uuid('change_set'),
    /** Encrypted: it may show a new key or secret. */
    answer: text('answer'),
    progress: json('progress'),
    createdAt: moment('created_at').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.credentialId, table.operation, table.key] }),
    index('idempotency_keys_created').on(table.createdAt)
  ]
)
