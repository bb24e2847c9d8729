// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code

/** A fault to put into the code. */
export type Fault = {
  file: string
  /** What it breaks, as one would report it. */
  breaks: string
  /** Each text, which the file has exactly once, and its replacement. */
  edits: [good: string, bad: string][]
  /** Tests of which one has to fail; all pass without the fault. */
  tests: string[]
}

/** Of tenants, credentials and the contract; then of commits, keys and the change log. */
export const faults: Fault[] = [
  {
    file: 'src/db/tenant.ts',
    breaks: 'statements read all tenants',
    edits: [['eq(table.tenantId, ownTenantId)', 'sql`${ownTenantId} is not null`']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: 'src/records/as-shown.ts',
    breaks: 'what an operation does not set is left out in silence',
    edits: [['given === undefined || isSame', 'given === undefined || isSame || name.length > 0']],
    tests: ['test/contract/nothing-in-silence.test.ts']
  },
  {
    file: 'src/pipelines/record.ts',
    breaks: 'another pipeline of a stage is left out in silence',
    edits: [['[old.pipelineId ?? given.pipelineId, undefined]', '[given.pipelineId, undefined]']],
    tests: ['test/contract/nothing-in-silence.test.ts']
  },
  {
    file: 'src/credentials/key-usage.ts',
    breaks: 'counts of keys have no bound',
    edits: [['else if (this.#size < maxCounts) {', 'else {']],
    tests: ['test/api-keys/usage.test.ts']
  },
  {
    file: 'src/db/tenant.ts',
    breaks: 'an or of a condition stands beside the tenant',
    edits: [['one && sql`(${one})`', 'one']],
    tests: ['test/db/tenant-conditions.test.ts']
  },
  {
    file: 'src/search/page-statement.ts',
    breaks: 'a list counts what its caller does not see',
    edits: [
      [
        "const counted = and(where, wordsCondition(plan, 'hidden'))",
        "const counted = and(mineAnyOwner(table, ...conditionsOf(plan)), wordsCondition(plan, 'hidden'))"
      ]
    ],
    tests: ['test/visibility/own.test.ts']
  },
  {
    file: 'src/records/record.ts',
    breaks: 'a record shows the name of one that its caller does not see',
    edits: [
      ['import { mine, type TenantScope,', 'import { mine, mineAnyOwner, type TenantScope,'],
      [
        'where ${mine(table, eq(table.id, column))})`.queryChunks',
        'where ${mineAnyOwner(table, eq(table.id, column))})`.queryChunks'
      ]
    ],
    tests: ['test/visibility/own.test.ts']
  },
  {
    file: 'src/records/plan.ts',
    breaks: 'a key that is taken names a record that its caller does not see',
    edits: [['this.#facts.hidden.has(id) ? undefined : id', 'this.#facts.hidden.has(id) ? id : id']],
    tests: ['test/visibility/keys.test.ts']
  },
  {
    file: 'src/personal-data/erase.ts',
    breaks: 'an erasure leaves what came after it had begun to read',
    edits: [['Date.now()) - marginMs', 'Date.now()) + marginMs']],
    tests: ['test/personal-data/since.test.ts']
  },
  {
    file: 'src/db/lists.ts',
    breaks: 'an erasure looks through the first page of stored answers alone, as the export of a tenant does',
    edits: [['if (wanted < size && page.length === wanted) return', 'return']],
    tests: ['test/personal-data/others.test.ts']
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
    edits: [
      [
        'request.tenant = tenant\n    if (tenant.isSuspended) throw',
        'request.tenant = tenant\n    if (tenant.isSuspended && !operation) throw'
      ]
    ],
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
    edits: [['!(caller && isAllowed(caller, scope))', '!caller']],
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
    file: 'src/api-keys/key-changes.ts',
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
    file: 'src/instances/channel.ts',
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
    edits: [['    await assertNotLastAdmin(ctx, tx, id)\n    await removeRow', '    await removeRow']],
    tests: ['test/users/users.test.ts']
  },
  {
    file: 'src/auth/change-password.ts',
    breaks: "changing one's password leaves the sessions",
    edits: [['    await run(tx, endSessions, { tenantId, id })\n', '']],
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
    file: 'src/encryption.ts',
    breaks: 'an encrypted secret decrypts for another tenant',
    edits: [
      ['.setAAD(context)\n', '\n'],
      ['decipher.setAAD(context).setAuthTag', 'decipher.setAuthTag']
    ],
    tests: ['test/webhooks/webhooks.test.ts', 'test/webhooks/send.test.ts']
  },
  {
    file: 'src/outbox/outbox.ts',
    breaks: 'two changes of a tenant have the same time',
    edits: [['Math.max(this.#latestMs + 1, Date.parse(now))', 'Math.max(this.#latestMs, Date.parse(now))']],
    tests: ['test/changes/followers.test.ts', 'test/companies/changes.test.ts', 'test/records/bulk.test.ts']
  },
  {
    file: 'src/outbox/outbox.ts',
    breaks: "writers don't wait for the tenant's lock",
    edits: [
      [
        'update ${tenantSequences} set sequence = ${tenantSequences.sequence} where ${mine(tenantSequences)} ${latest}',
        'select sequence::float8 as sequence, changed_at as "changedAt", subscriptions::int as version from ${tenantSequences} where ${mine(tenantSequences)}'
      ]
    ],
    tests: ['test/changes/followers.test.ts', 'test/records/upsert.test.ts']
  },
  {
    file: 'src/records/plan.ts',
    breaks: 'If-Match is ignored',
    edits: [
      [
        "return ifMatch !== undefined && ifMatch !== '*' && ifMatch !== version",
        "return ifMatch === '' && version === ''"
      ]
    ],
    tests: ['test/safe-writes/versions.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: "an idempotency key is shared with other credentials'",
    edits: [["  sql`${idempotencyKeys.credentialId} = ${sql.placeholder('credentialId')}::uuid`,\n", '']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: 'an idempotency key is good for ever',
    edits: [[' where entry.created_at > now() - ${keyLifetime}`', '`']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'a repetition is done again',
    edits: [['known[index] === undefined ? await work(tx)', 'true ? await work(tx)']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'a repetition has a change set of its own',
    edits: [['  origin.changeSet = entry.changeSet ?? origin.changeSet\n', '']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/imports/progress.ts',
    breaks: 'an import that is sent again with its key writes its rows again',
    edits: [['return { run: (await find(db)) ?? run, find, keep }', 'return { run, keep }']],
    tests: ['test/safe-writes/idempotency.test.ts', 'test/import-export/interrupted.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'two requests with one key both send their test event',
    edits: [
      ['(entry.progress as Claim).until > Date.now()', '(entry.progress as Claim).until > Number.POSITIVE_INFINITY']
    ],
    tests: ['test/safe-writes/test-events.test.ts']
  },
  {
    file: 'src/writes/idempotency.ts',
    breaks: 'an idempotency key answers for another body',
    edits: [['if (found.bodyHash !== request.bodyHash) throw', 'if (!found.bodyHash) throw']],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/once.ts',
    breaks: 'stored answers show secrets',
    edits: [
      ["JSON.parse(secrets.decrypt(tenantId, entry.answer ?? ''))", "JSON.parse(entry.answer ?? '')"],
      ['answer: encrypted, progress', 'answer: text, progress']
    ],
    tests: ['test/safe-writes/idempotency.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'a write that is refused takes the others of its commit along',
    edits: [['if (batch.length === 1 || !isRolledBack(cause)) write.reject', 'if (batch.length > 0) write.reject']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/writes/writer.ts',
    breaks: 'what a refused write has written is committed with the others',
    edits: [['await sendAll(tx, batch, sent)\n', 'await sendAll(tx, batch, sent).catch(() => {})\n']],
    tests: ['test/safe-writes/shared-commits.test.ts']
  },
  {
    file: 'src/search/find-page.ts',
    breaks: 'a cursor opens for another tenant',
    edits: [
      ['JSON.stringify([ctx.tenantId, ...seenKey(ctx),', 'JSON.stringify([ctx.tenantId.length, ...seenKey(ctx),']
    ],
    tests: ['test/search/cursors.test.ts']
  },
  {
    file: 'src/search/batch-get.ts',
    breaks: 'a batch read finds records of other tenants',
    edits: [['where ${mine(table, sql`${table.id} = any(${ids})`)}', 'where ${table.id} = any(${ids})']],
    tests: ['test/search/batch-get.test.ts', 'test/architecture.test.ts']
  },
  {
    file: 'src/http/long-polls.ts',
    breaks: 'a request whose client has gone goes on waiting',
    edits: [["      reply.raw.on('close', onClose)\n", '']],
    tests: ['test/changes/long-poll-ends.test.ts']
  },
  {
    file: 'src/composition-root.ts',
    breaks: 'a credential that ends while it waits for changes is not told',
    edits: [['      longPolls.admitAgain(tenantId)\n', '']],
    tests: ['test/changes/long-poll.test.ts']
  },
  {
    file: 'src/outbox/change-watch.ts',
    breaks: 'who waits hears nothing of commits that nobody tells of',
    edits: [['this.committed(tenantId, latest)', 'void [tenantId, latest]']],
    tests: ['test/changes/long-poll.test.ts']
  },
  {
    file: 'src/outbox/change-watch.ts',
    breaks: 'who waits hears nothing of a change behind 500 that the filters refuse',
    edits: [
      ['const end = facts.length < factsAtOnce ? Math.max(last, latest) : last', 'const end = Math.max(last, latest)']
    ],
    tests: ['test/changes/long-poll.test.ts']
  },
  {
    file: 'src/changes/handlers.ts',
    breaks: 'a page of the feed that the filters leave empty keeps its cursor',
    edits: [['after: hasMore ? Number(page.last) : latest', 'after: Number(page.last ?? Math.min(after, latest))']],
    tests: ['test/retention/old-changes.test.ts', 'test/changes/long-poll.test.ts']
  },
  {
    file: 'src/search/find-page.ts',
    breaks: 'a page of the past by its cursor alone takes no slot of a search',
    edits: [
      ['isBounded || ctx.asOf ? readNow() : ctx.search(readNow)', 'isBounded || ctx.asOf ? readNow() : readNow()']
    ],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: 'src/search/batch-get.ts',
    breaks: 'records of the past by their ids take no slot of a search',
    edits: [[': await ctx.search(find)', ': await find()']],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: 'src/outbox/change-log.ts',
    breaks: 'a record of the past is looked for among all numbers of the log',
    edits: [
      ['return sql`(${column}, ${changes.sequence}) <= (${id}, ${end})`', 'return sql`${changes.sequence} <= ${end}`']
    ],
    tests: ['test/records/past-blocks.test.ts']
  }
]
