import { readFileSync } from 'node:fs'
import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import type { Answer } from '../support/call.ts'
import { makeRecordFor, makeRequest, upload } from '../support/example-requests.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'

type Problem = Schemas['Problem']
type Refused = Promise<Answer<unknown>>

const { components } = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

/** What no single request brings about; each has tests of its own. */
const unprovoked = [
  'RequestTimeout.request_timeout',
  // Of 100,001 records: test/bulk/most.test.ts.
  'BulkRefused.limit_reached',
  'InternalServerError.internal_error',
  'ServiceUnavailable.overloaded',
  'ServiceUnavailable.database_unavailable'
]

t.test('The errors that the contract shows are the ones that the service answers, to the letter', async (t) => {
  const service = await startService(t)
  const { call, acme, globex, db, sql, startInstance } = service
  const nobodysId = '019cadd6-1e40-7b3a-9d52-5f0c8a7e4b11'
  const withBothCredentials = () => call('listCompanies', { headers: { authorization: 'Bearer x' } })
  const onUnknownHost = () => call('listCompanies', { as: { host: 'nobody.localhost', headers: {} } })
  const login = (email: string) => call('login', { as: acme.nobody, body: { email, password: 'not the password' } })
  const [pipeline] = (await call('listPipelines')).body
  const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }

  const defineRegion = async (key: string) => {
    const options = [{ value: 'north' }, { value: 'south' }]
    return (await call('createProperty', { body: { entity: 'deal', key, type: 'select', label: 'L', options } })).body
  }
  const definition = { entity: 'company', type: 'text', label: 'L' } as const

  const twiceNumbered = async () => {
    const body = { entity: 'deal', type: 'text', label: 'L', key: 'contract_number', isUnique: true } as const
    await call('createProperty', { body })
    return twice(() => call('createDeal', { body: { ...stage, name: 'D', custom: { contract_number: 'N-1' } } }))
  }
  /** The answer to the last of 51 contacts that a deal is given. */
  const withManyContacts = async (give: (id: string, contactId: string) => Refused) => {
    const { id } = (await call('createDeal', { body: { ...stage, name: 'Many' } })).body
    const items = Array.from({ length: 51 }, (_, n) => ({ firstName: 'N', lastName: `${n}` }))
    const { createdIds } = (await call('bulkCreateContacts', { body: { items } })).body
    const answers: Answer<unknown>[] = []
    for (const contactId of createdIds) answers.push(await give(id, contactId))
    return answers.at(-1) as Answer<unknown>
  }

  const personal = { firstName: 'N', lastName: 'N', email: 'restored@a.example' }
  const makeContact = async () => (await call('createContact', { body: personal })).body.id
  const erase = (id: string) => call('eraseContact', { params: { id }, body: { activities: 'unlink' } })
  const restore = (id: string) => call('restoreContact', { params: { id } })

  /** The id of a user who sees some records only, unless `more` says otherwise. */
  const makeRestricted = async (more: object = { visibility: 'own' }) => {
    const body = { email: `r${++users}@acme.example`, name: 'R', password: 'seven lazy geese fly', ...more }
    return (await call('createUser', { body })).body.id
  }
  let users = 0

  let exceeded: Refused | undefined
  const provoke: Record<string, () => Refused> = {
    'BadRequest.validation_failed': () => call('createCompany', { invalidBody: { name: ' ', employeeCount: 'many' } }),
    'BadRequest.invalid_reference': () => call('createCompany', { body: { name: 'Nordwind', ownerId: nobodysId } }),
    'BadRequest.malformed_json': () => call('createCompany', { payload: '{"name":' }),
    'BadRequest.ambiguous_credentials': withBothCredentials,
    'InvalidParameters.validation_failed': () => call('listCompanies', { query: { limit: 101 } }),
    'InvalidParameters.ambiguous_credentials': withBothCredentials,
    'InvalidQuery.validation_failed': () => {
      const condition = { property: 'title', op: 'isNull' }
      const filter = { and: [condition, { ...condition, property: 'tags', op: 'eq' }] }
      return call('searchContacts', { invalidBody: { filter } })
    },
    'InvalidQuery.invalid_cursor': () => call('listDeals', { query: { cursor: 'x' } }),
    'InvalidQuery.ambiguous_credentials': withBothCredentials,
    'QueryTooExpensive.query_too_expensive': () =>
      db.transaction(async (tx) => {
        await tx.query({ text: 'lock table contacts in access exclusive mode' })
        return call('searchContacts', { body: { q: 'x' } })
      }),
    'BulkRefused.count_changed': async () => {
      const items = Array.from({ length: 3 }, (_, n) => ({ name: `Counted ${n}` }))
      await call('bulkCreateCompanies', { body: { items } })
      const filter = { property: 'name', op: 'startsWith', value: 'counted' } as const
      return call('bulkDeleteCompanies', { body: { filter, expectedCount: 2 } })
    },
    'BulkTooExpensive.query_too_expensive': () =>
      db.transaction(async (tx) => {
        await tx.query({ text: 'lock table contacts in access exclusive mode' })
        return call('bulkDeleteContacts', { body: { filter: { property: 'city', op: 'eq', value: 'x' } } })
      }),
    'BulkTooExpensive.reused': async () => {
      const headers = { 'idempotency-key': 'of a change of many'.replaceAll(' ', '-') }
      const filter = { property: 'city', op: 'eq', value: 'x' } as const
      await call('bulkDeleteContacts', { body: { filter }, headers })
      return call('bulkDeleteContacts', { body: { filter, dryRun: true }, headers })
    },
    'InvalidFile.invalid_file': () => call('importContacts', upload('')),
    'InvalidFile.ambiguous_credentials': withBothCredentials,
    'McpBadRequest.validation_failed': () => call('callMcp', { invalidBody: { jsonrpc: '2.0' } }),
    'McpBadRequest.malformed_json': () => call('callMcp', { payload: '{"jsonrpc":' }),
    'McpBadRequest.ambiguous_credentials': () =>
      call('callMcp', { invalidBody: {}, headers: { authorization: 'Bearer x' } }),
    'McpForbidden.origin_not_allowed': () =>
      call('callMcp', { invalidBody: {}, headers: { origin: 'https://elsewhere.example' } }),
    'McpForbidden.tenant_suspended': whileSuspended,
    'McpNotFound.unknown_tenant': onUnknownHost,
    'NotAcceptable.not_acceptable': () =>
      call('callMcp', { body: { jsonrpc: '2.0', method: 'ping' }, headers: { accept: 'application/json' } }),
    'Unauthorized.unauthenticated': () =>
      call('getMe', { as: { host: acme.host, headers: { 'x-api-key': 'crm_unknown' } } }),
    'InvalidCredentials.invalid_credentials': () => login('stranger@acme.example'),
    'InvalidRefreshToken.invalid_refresh_token': () =>
      call('refreshSession', { as: acme.nobody, body: { refreshToken: 'spent' } }),
    'Forbidden.insufficient_scope': () => call('createCompany', { as: acme.reader, body: { name: 'Nordwind' } }),
    'Forbidden.tenant_suspended': whileSuspended,
    'ForbiddenToRestricted.insufficient_scope': () =>
      call('undoChangeSet', { as: acme.reader, body: { changeSet: nobodysId } }),
    'ForbiddenToRestricted.tenant_suspended': whileSuspended,
    'ForbiddenToRestricted.forbidden': async () => {
      const { body } = await call('createApiKey', { body: { name: 'K', userId: await makeRestricted() } })
      return call('listChanges', { as: { host: acme.host, headers: { 'x-api-key': body.key } } })
    },
    'ForbiddenAsOf.insufficient_scope': () => call('createCompany', { as: acme.reader, body: { name: 'N' } }),
    'ForbiddenAsOf.tenant_suspended': whileSuspended,
    'ForbiddenAsOf.forbidden': async () => {
      const { body } = await call('createApiKey', { body: { name: 'K', userId: await makeRestricted() } })
      const as = { host: acme.host, headers: { 'x-api-key': body.key } }
      return call('getCompany', { params: { id: nobodysId }, query: { asOf: 1 }, as })
    },
    'TenantSuspended.tenant_suspended': whileSuspended,
    'NotFound.not_found': () => call('getCompany', { params: { id: nobodysId } }),
    'NotFound.merged': async () => {
      const { id } = (await call('createCompany', { body: { name: 'Nordwind' } })).body
      const duplicateId = (await call('createCompany', { body: { name: 'Nordwind' } })).body.id
      await call('mergeCompanies', { params: { id }, body: { duplicateId } })
      return call('getCompany', { params: { id: duplicateId } })
    },
    'NotFound.unknown_tenant': onUnknownHost,
    'UnknownTenant.unknown_tenant': onUnknownHost,
    'Duplicate.company': () => twice(() => call('createCompany', { body: { name: 'A', domain: 'a.example' } })),
    'Duplicate.contact': () =>
      twice(() => call('createContact', { body: { firstName: 'A', lastName: 'B', email: 'a@a.example' } })),
    'Duplicate.user': () =>
      twice(() =>
        call('createUser', { body: { email: 'b@acme.example', name: 'B', password: 'seven lazy geese fly' } })
      ),
    'Duplicate.custom': twiceNumbered,
    'DealConflict.duplicate': twiceNumbered,
    'PropertyConflict.duplicate': () => twice(() => call('createProperty', { body: { ...definition, key: 'a' } })),
    'PropertyConflict.limit_reached': async () => {
      for (let n = 0; n < 199; n++) await call('createProperty', { body: { ...definition, key: `p${n}` } })
      return call('createProperty', { body: { ...definition, key: 'more' } })
    },
    'InUse.in_use': async () => {
      await call('createDeal', { body: { ...stage, name: 'Fleet tracking 2026' } })
      return call('deleteStage', { params: { id: stage.stageId } })
    },
    'InUse.property': async () => {
      const { id } = await defineRegion('region')
      await call('createDeal', { body: { ...stage, name: 'D', custom: { region: 'north' } } })
      return call('deleteProperty', { params: { id } })
    },
    'InUse.option': async () => {
      const { id } = await defineRegion('area')
      await call('createDeal', { body: { ...stage, name: 'D', custom: { area: 'north' } } })
      return call('updateProperty', { params: { id }, body: { options: [{ value: 'south' }] } })
    },
    'InUse.default': () => call('deletePipeline', { params: { id: stage.pipelineId } }),
    'LimitReached.limit_reached': async () => {
      const events = (['deal.won', 'deal.lost', 'deal.deleted', 'contact.created', 'contact.deleted'] as const).map(
        (event) => ({ name: 'x', url: 'https://hooks.example.com/', events: [event] })
      )
      for (let n = 0; n < 20; n++) for (const body of events) await call('createWebhook', { body })
      const body = { name: 'x', url: 'https://hooks.example.com/', events: ['company.created' as const] }
      return call('createWebhook', { body })
    },
    'LimitReached.imports': async () => {
      const { id } = await makeRecordFor(service, acme.admin, 'getImportJob')
      const waiting = `jsonb_build_object('id', gen_random_uuid(), 'status', 'queued', 'finished_at', null)`
      const text = `insert into import_jobs select (jsonb_populate_record(job, ${waiting})).* from import_jobs job, generate_series(1, 100) where id = $1`
      await sql(text, [id])
      const request = { ...upload('first_name,last_name\nA,B\n'), query: { async: true } }
      const refused = await call('importContacts', request as never)
      await sql(`delete from import_jobs where status = 'queued'`)
      return refused
    },
    'WebhookInactive.webhook_inactive': async () => {
      const [hook] = (await call('listWebhooks')).body
      const id = hook?.id ?? ''
      await call('updateWebhook', { params: { id }, body: { events: ['company.created'] } })
      await call('createCompany', { body: { name: 'Delivered' } })
      const [made] = (await call('listWebhookDeliveries', { params: { id } })).body
      await call('updateWebhook', { params: { id }, body: { isActive: false } })
      return call('redeliverWebhookDelivery', { params: { id, deliveryId: made?.id ?? '' } })
    },
    'KeyNotActive.key_not_active': async () => {
      const { body } = await call('createApiKey', { body: { name: 'Replaced' } })
      return twice(() => call('rotateApiKey', { params: { id: body.id } } as never))
    },
    'RotationInProgress.rotation_in_progress': async () => {
      const [hook] = (await call('listWebhooks')).body
      return twice(() => call('rotateWebhookSecret', { params: { id: hook?.id ?? '' } }))
    },
    'NoReplay.webhook_inactive': async () => {
      const [, , hook] = (await call('listWebhooks')).body
      const params = { id: hook?.id ?? '' }
      await call('updateWebhook', { params, body: { isActive: false } })
      return call('replayWebhook', { params, body: { since: new Date().toISOString(), only: 'all' } })
    },
    'NoReplay.replay_in_progress': async () => {
      const [, , , hook] = (await call('listWebhooks')).body
      const params = { id: hook?.id ?? '' }
      await call('updateWebhook', { params, body: { events: ['company.created'] } })
      await call('createCompany', { body: { name: 'Again' } })
      const since = new Date(Date.now() - 3_600_000).toISOString()
      // The first replay doesn't end before there is a second.
      return hold(db, ['deliveries'], () =>
        twice(() => call('replayWebhook', { params, body: { since, only: 'all' } }))
      )
    },
    'NoRotation.no_rotation': async () => {
      const [, hook] = (await call('listWebhooks')).body
      return call('commitWebhookSecret', { params: { id: hook?.id ?? '' } })
    },
    'CursorExpired.cursor_expired': async () => {
      await sql('update tenant_clocks set removed_changes = 3 where tenant_id = $1', [acme.tenantId])
      const answer = await call('listChanges', { query: { cursor: 'MQ' } })
      await sql('update tenant_clocks set removed_changes = 0')
      return answer
    },
    'HistoryExpired.history_expired': async () => {
      await sql('update tenant_clocks set oldest_sequence = 1204 where tenant_id = $1', [acme.tenantId])
      const answer = await call('getContact', { params: { id: nobodysId }, query: { asOf: 1 } })
      await sql('update tenant_clocks set oldest_sequence = 0')
      return answer
    },
    'Erased.erased': async () => {
      const id = await makeContact()
      return twice(() => erase(id))
    },
    'Erased.import_in_progress': async () => {
      const cancellation = await makeRequest(service, acme.admin, 'cancelImportJob')
      const id = await makeContact()
      const answer = await erase(id)
      await call('cancelImportJob', cancellation as never)
      await call('deleteContact', { params: { id } })
      return answer
    },
    'NotUndone.erased': async () => {
      const { headers } = await erase(await makeContact())
      return call('undoChangeSet', { body: { changeSet: String(headers['x-change-set']) } })
    },
    'NotRestorable.duplicate': async () => {
      const id = await makeContact()
      await call('deleteContact', { params: { id } })
      const takerId = await makeContact()
      const answer = await restore(id)
      await call('deleteContact', { params: { id: takerId } })
      return answer
    },
    'NotRestorable.there': async () => {
      const id = await makeContact()
      const answer = await restore(id)
      await call('deleteContact', { params: { id } })
      return answer
    },
    'NotRestorable.invalid_reference': async () => {
      const added = await call('createStage', { params: { id: stage.pipelineId }, body: { name: 'Short-lived' } })
      const body = { ...stage, stageId: added.body.id, name: 'D' }
      const params = { id: (await call('createDeal', { body })).body.id }
      await call('deleteDeal', { params })
      await call('deleteStage', { params: { id: added.body.id } })
      return call('restoreDeal', { params })
    },
    'NotRestorable.erased': async () => {
      const id = await makeContact()
      await erase(id)
      return restore(id)
    },
    'JobFinished.job_finished': async () => {
      const { id } = await makeRecordFor(service, acme.admin, 'getImportJob')
      return call('cancelImportJob', { params: { id: String(id) } })
    },
    'TooManyDealContacts.limit_reached': () =>
      withManyContacts((id, contactId) => call('setDealContact', { params: { id, contactId }, body: {} })),
    'DealConflict.limit_reached': () =>
      withManyContacts((id, contactId) => call('updateDeal', { params: { id }, body: { contactId } })),
    'TeamConflict.duplicate': () => twice(() => call('createTeam', { body: { name: 'North' } })),
    'TeamConflict.limit_reached': async () => {
      for (let n = 0; n < 200; n++) await call('createTeam', { body: { name: `Team ${n}` } })
      return call('createTeam', { body: { name: 'More' } })
    },
    'InUse.team': async () => {
      const { id } = (await call('createTeam', { body: { name: 'South' } })).body
      await makeRestricted({ visibility: 'team', teamId: id })
      return call('deleteTeam', { params: { id } })
    },
    'LastAdmin.last_admin': () => call('deleteUser', { params: { id: acme.userId } }),
    'UserConflict.duplicate': async () => {
      const body = { email: 'c@acme.example', name: 'C', password: 'seven lazy geese fly' }
      const { id } = (await call('createUser', { body })).body
      return call('updateUser', { params: { id }, body: { email: acme.email } })
    },
    'UserConflict.last_admin': () => call('updateUser', { params: { id: acme.userId }, body: { role: 'viewer' } }),
    'UserConflict.in_use': async () => {
      const id = await makeRestricted({ visibility: 'all' })
      await call('createApiKey', { body: { name: 'Nightly sync', scopes: 'admin', userId: id } })
      return call('updateUser', { params: { id }, body: { visibility: 'own' } })
    },
    'VersionConflict.changed': async () => {
      const { id } = (await call('createCompany', { body: { name: 'Nordwind' } })).body
      const headers = { 'if-match': '"2001-01-01T00:00:00.000Z"' }
      return call('updateCompany', { params: { id }, body: { name: 'Südwind' }, headers })
    },
    'IdempotencyKeyReused.reused': async () => {
      const headers = { 'idempotency-key': 'one-for-two' }
      await call('createCompany', { body: { name: 'One' }, headers })
      return call('createCompany', { body: { name: 'Two' }, headers })
    },
    'PayloadTooLarge.body': () => call('createCompany', { payload: ' '.repeat(262_145) }),
    'PayloadTooLarge.file': () => call('importContacts', upload(Buffer.alloc(10_485_761, 'x'))),
    'UnsupportedMediaType.unsupported_media_type': () =>
      call('createCompany', { payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    'UnsupportedMediaType.content_encoding': () =>
      call('createCompany', { payload: '{}', headers: { 'content-encoding': 'gzip' } }),
    'TooManyRequests.rate_limited': exceedLimit,
    'TooManyLogins.rate_limited': exceedLimit,
    'TooManyFromAddress.rate_limited': async () => {
      const instance = await startInstance({ rateLimitMax: 1 })
      return untilRefused(async () => {
        await Promise.all(Array.from({ length: 99 }, () => instance.send({ url: '/nowhere' })))
        return [await instance.call('getOpenApiYaml')]
      })
    },
    'TooManyLogins.login_throttled': async () => {
      for (let failures = 0; failures < 10; failures++) await login('forgetful@acme.example')
      return login('forgetful@acme.example')
    }
  }

  const shown = problemsShown()
  t.same([...shown.keys()].sort(), [...Object.keys(provoke), ...unprovoked].sort())
  for (const [name, example] of shown) {
    const answer = provoke[name]
    if (!answer) continue
    const { problem } = await answer()
    const { existingId, currentVersion, mergedInto, cursor } = problem
    const asShown = JSON.parse(JSON.stringify(problem).replaceAll('localhost', 'example.com'))
    const { requestId, existingId: shownId, currentVersion: shownVersion, mergedInto: shownMerge } = example
    t.same(
      {
        ...{ ...asShown, requestId },
        ...(existingId && { existingId: shownId }),
        ...(cursor && { cursor: example.cursor }),
        ...(currentVersion && { currentVersion: shownVersion }),
        ...(mergedInto && { mergedInto: shownMerge })
      },
      example,
      name
    )
  }

  async function whileSuspended(): Refused {
    await sql(`update tenants set suspended_at = now() where id = $1`, [globex.tenantId])
    return (await startInstance()).call('listCompanies', { as: globex.admin })
  }

  function exceedLimit(): Refused {
    exceeded ??= exceedLimitOnce()
    return exceeded
  }

  async function exceedLimitOnce(): Refused {
    const instance = await startInstance({ rateLimitMax: 1_000 })
    return untilRefused(() => Promise.all(Array.from({ length: 100 }, () => instance.call('getMe'))))
  }
})

/** Asks until a request is one too many: on a busy machine a window may end before so many are counted. */
async function untilRefused(ask: () => Promise<Answer<unknown>[]>): Refused {
  for (;;) {
    const refused = (await ask()).find(({ status }) => status === 429)
    if (refused) return refused
  }
}

async function twice(create: () => Refused): Refused {
  await create()
  return create()
}

/** By component and name. */
function problemsShown(): Map<string, Problem> {
  const responses = Object.entries<{ content?: Record<string, { examples: Record<string, { value: Problem }> }> }>(
    components.responses
  )
  return new Map(
    responses.flatMap(([response, { content }]) =>
      Object.entries(content?.['application/problem+json']?.examples ?? {}).map(([name, { value }]) => [
        `${response}.${name}`,
        value
      ])
    )
  )
}
