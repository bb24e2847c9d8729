// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Tenants, credentials, scopes, sessions, logins, and what anonymous clients may do.

export const accessFaults: Fault[] = [
  {
    file: 'src/db/tenant.ts',
    breaks: 'statements read all tenants',
    edits: [['and(eq(table.tenantId, ownTenantId), ...more)', 'and(sql`${ownTenantId} is not null`, ...more)']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: 'src/http/host.ts',
    breaks: 'a Host of another domain names a tenant',
    edits: [
      ['name.endsWith(suffix) ? name.slice(0, -suffix.length)', "name.includes('.') ? name.slice(0, name.indexOf('.'))"]
    ],
    tests: ['test/http/tenants.test.ts']
  },
  {
    file: 'src/http/access-control.ts',
    breaks: 'a suspended tenant is served',
    edits: [['if (tenant.isSuspended) throw', 'if (tenant.isSuspended && !operation) throw']],
    tests: ['test/tenants/commands.test.ts']
  },
  {
    file: 'src/credentials/credentials.ts',
    breaks: "a cached key is good for every tenant's Host",
    edits: [['`key ${tenantId} ${keyHash}`', '`key ${keyHash}`']],
    tests: ['test/auth/credentials.test.ts', 'test/http/tenants.test.ts']
  },
  {
    file: 'src/http/access-control.ts',
    breaks: 'any caller may do anything',
    edits: [['!(caller && isAllowed(caller, operation.scope))', '!caller']],
    tests: ['test/http/scopes.test.ts']
  },
  {
    file: 'src/credentials/scopes.ts',
    breaks: 'a member is an administrator',
    edits: [["member: 'write'", "member: 'admin'"]],
    tests: ['test/http/scopes.test.ts', 'test/users/users.test.ts', 'test/auth/login.test.ts']
  },
  {
    file: 'src/http/authenticate.ts',
    breaks: 'two credentials in one request are taken',
    edits: [
      ['if (key !== undefined && authorization !== undefined)', 'if (key === authorization && key !== undefined)']
    ],
    tests: ['test/contract.test.ts']
  },
  {
    file: 'src/http/authenticate.ts',
    breaks: 'an access token keeps the scope of a role that the user lost',
    edits: [['!claims || caller?.scopes.at(-1) !== claims.scope', '!claims || !caller']],
    tests: ['test/users/users.test.ts', 'test/auth/credentials.test.ts']
  },
  {
    file: 'src/credentials/credentials.ts',
    breaks: 'a cached key outlives its expiry',
    edits: [['!found || found.expiresAtMs <= Date.now()', '!found']],
    tests: ['test/auth/credentials.test.ts', 'test/api-keys/api-keys.test.ts']
  },
  {
    file: 'src/credentials/credential-cache.ts',
    breaks: 'a look-up that races a revocation is cached',
    edits: [
      [
        'const number = this.#latest\n    const value = await lookUp()',
        'const value = await lookUp()\n    const number = this.#latest'
      ]
    ],
    tests: ['test/auth/credentials.test.ts']
  },
  {
    file: 'src/credentials/credentials.ts',
    breaks: 'an access token outlives its session',
    edits: [['eq(users.isActive, true), hasSession)', 'eq(users.isActive, true))']],
    tests: ['test/auth/credentials.test.ts', 'test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/api-keys/handlers.ts',
    breaks: 'a revoked key goes on working from memory',
    edits: [
      [
        'if (record.isChanged) await ctx.invalidateCredentials',
        'if (!record.isChanged) await ctx.invalidateCredentials'
      ]
    ],
    tests: ['test/api-keys/api-keys.test.ts', 'test/auth/credentials.test.ts']
  },
  {
    file: 'src/instances/listener.ts',
    breaks: 'an instance whose channel is down trusts its cache',
    edits: [['return performance.now() < this.#trustedUntil', 'return this.#trustedUntil >= 0']],
    tests: ['test/db/channel.test.ts']
  },
  {
    file: 'src/instances/channel.ts',
    breaks: 'another instance confirms a revocation and keeps its cache',
    edits: [['      this.#settings.onText(text)\n', '']],
    tests: ['test/db/channel.test.ts', 'test/auth/credentials.test.ts']
  },
  {
    file: 'src/users/user-changes.ts',
    breaks: "deactivating a user doesn't end the sessions",
    edits: [['if (password !== undefined || body.isActive === false) await', 'if (password !== undefined) await']],
    tests: ['test/users/users.test.ts', 'test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/users/user-changes.ts',
    breaks: "a new password doesn't end the sessions",
    edits: [['if (password !== undefined || body.isActive === false) await', 'if (body.isActive === false) await']],
    tests: ['test/users/users.test.ts', 'test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/users/user-changes.ts',
    breaks: 'the last administrator can be deleted',
    edits: [['    await assertNotLastAdmin(ctx, tx, id)\n    await ctx', '    await ctx']],
    tests: ['test/users/users.test.ts']
  },
  {
    file: 'src/auth/change-password.ts',
    breaks: "changing one's password leaves the other sessions",
    edits: [['    await endOtherSessions(ctx, tx, id, sessionId)\n', '']],
    tests: ['test/auth/change-password.test.ts']
  },
  {
    file: 'src/auth/sessions.ts',
    breaks: 'a copied refresh token leaves its session going',
    edits: [['await run(tx, endFamily, { tenantId, familyId })\n      hasEnded = true', 'hasEnded = true']],
    tests: ['test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/auth/sessions.ts',
    breaks: 'an expired refresh token is taken',
    edits: [['if (!token || token.isExpired) return', 'if (!token) return']],
    tests: ['test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/config.ts',
    breaks: 'behind a public name, a Host without a tenant means the first one',
    edits: [["env.DEFAULT_TENANT ?? (databaseUrl ? '' : 'demo')", "env.DEFAULT_TENANT ?? 'demo'"]],
    tests: ['test/docs/readme.test.ts']
  },
  {
    file: 'src/auth/refresh-tokens.ts',
    breaks: 'a session lives for years',
    edits: [['const refreshTokenDays = 30', 'const refreshTokenDays = 3_000']],
    tests: ['test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/auth/refresh-tokens.ts',
    breaks: 'a spent refresh token is good for a minute',
    edits: [['const repeatSeconds = 10', 'const repeatSeconds = 60']],
    tests: ['test/auth/refresh-session.test.ts']
  },
  {
    file: 'src/auth/sessions.ts',
    breaks: 'a login that began before a new password starts a session',
    edits: [
      [
        "    eq(users.isActive, true),\n    eq(users.updatedAt, sql.placeholder('updatedAt'))",
        '    eq(users.isActive, true)'
      ]
    ],
    tests: ['test/auth/login.test.ts', 'test/auth/change-password.test.ts', 'test/users/users.test.ts']
  },
  {
    file: 'src/credentials/passwords.ts',
    breaks: 'an unknown user is answered faster than a known one',
    edits: [
      [
        '  const { salt, tag, ...parameters } = phc',
        '  if (phc === undefined) return false\n  const { salt, tag, ...parameters } = phc'
      ]
    ],
    tests: ['test/auth/login.test.ts', 'test/limits/login-throttle.test.ts']
  },
  {
    file: 'src/db/statement.ts',
    breaks: 'a statement is built without a tenant',
    edits: [['if (!made.parameters.some(isTenant)) throw', 'if (made.parameters === undefined) throw']],
    tests: ['test/db/unscoped.test.ts']
  },
  {
    file: 'src/http/log.ts',
    breaks: 'API keys are in the log',
    edits: [['(crm_[a-z0-9]{8}_)[a-z0-9]{32}|', '(crm_never)|']],
    tests: ['test/http/log.test.ts']
  },
  {
    file: 'src/http/deprecation.ts',
    breaks: 'a deprecated operation is not announced',
    edits: [['deprecation: deprecatedAt, sunset: sunsetAt, link', 'link']],
    tests: ['test/http/deprecation.test.ts']
  }
]
