import t from 'tap'
import { readDigest } from '../../checks/proof/digest.ts'
import type { OperationId } from '../../generated/operations.ts'
import type { Answer } from '../support/call.ts'
import type { AnyCall } from '../support/example-requests.ts'
import { type Kind, kinds, makeWorlds } from './worlds.ts'

t.test('A deletion that is refused leaves every table of the tenant as it was', async (t) => {
  const { service, whole } = await makeWorlds(t, 'own')
  const { acme } = service
  const call = service.call as (id: OperationId, request?: object) => Promise<Answer<unknown>>
  const { id, as } = whole
  const theirs = id('user.stranger')
  const place = { pipelineId: id('pipeline'), stageId: id('stage') }
  const make = async (operation: string, body: object, owner: string | null = theirs) =>
    (await call(operation as OperationId, { as: acme.admin, body: { ...body, ownerId: owner } })).body as { id: string }
  // What refers to them is hidden, too, or seen.
  const company = await make('createCompany', { name: 'Hidden' })
  const contact = await make('createContact', { firstName: 'Hid', lastName: 'Den', companyId: company.id })
  const deal = await make('createDeal', { ...place, name: 'Hidden', companyId: company.id, contactId: contact.id })
  const links = { companyId: company.id, contactId: contact.id, dealId: deal.id }
  const activity = await make('createActivity', { activityType: 'call', subject: 'Hidden', ...links })
  await make('createActivity', { activityType: 'call', subject: 'Seen', ...links }, null)
  await make('createContact', { firstName: 'Seen', lastName: 'One', companyId: company.id }, null)
  const second = await make('createDeal', { ...place, name: 'Seen' }, null)
  const params = { id: second.id, contactId: contact.id }
  await call('setDealContact', { as: acme.admin, params, body: { role: 'buyer' } })
  await call('createProperty', { body: { entity: 'contact', key: 'manager', type: 'user', label: 'Manager' } })
  await make('createContact', { firstName: 'Man', lastName: 'Aged', custom: { manager: theirs } })

  const read = () => readDigest(service.sql, acme.tenantId)
  const before = await read()
  const isUnchanged = async (what: string) => t.same(await read(), before, what)
  const stale = '"2020-01-01T00:00:00.000Z"'
  const refuse = async (what: string, operation: string, status: number, request: AnyCall) => {
    const answer = await call(operation as OperationId, request)
    t.equal(answer.status, status, what)
    await isUnchanged(`${what}: ${status}`)
  }
  const hidden = { company, contact, deal, activity }
  const gone = id('deleted.contact')
  for (const kind of Object.keys(kinds) as Kind[]) {
    const { one, many } = kinds[kind]
    const its = { id: hidden[kind].id }
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': stale }]) {
      const said = JSON.stringify(headers)
      await refuse(`a hidden ${kind}, ${said}`, `delete${one}`, 404, { as, params: its, headers } as AnyCall)
      const absent = { params: { id: gone }, headers } as AnyCall
      await refuse(`no ${kind}, ${said}`, `delete${one}`, 404, absent)
    }
    const stalely = { params: its, headers: { 'if-match': stale } } as AnyCall
    await refuse(`another version of a ${kind}`, `delete${one}`, 412, stalely)
    const matching = { filter: { property: 'id', op: 'eq', value: its.id } }
    const counted = { body: { ...matching, expectedCount: 5 } }
    await refuse(`another count of ${many}`, `bulkDelete${many}`, 409, counted as AnyCall)
    for (const ifMatch of [undefined, '*', '2020-01-01T00:00:00.000Z']) {
      const args = { kind, id: its.id, ifMatch }
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'delete', arguments: args } }
      const answer = await call('callMcp', { as, invalidBody: message })
      t.match(answer.body, { result: { isError: true, structuredContent: { status: 404, code: 'not_found' } } })
      await isUnchanged(`the tool delete of a hidden ${kind}, ${ifMatch}`)
    }
  }
  await refuse('another version of a user', 'deleteUser', 412, {
    params: { id: theirs },
    headers: { 'if-match': stale }
  } as AnyCall)
  await refuse('no user', 'deleteUser', 404, { params: { id: gone } } as AnyCall)
  await refuse('another version of a pipeline', 'deletePipeline', 409, { params: { id: place.pipelineId } } as AnyCall)
  for (const [into, duplicateId] of [
    [contact.id, id('contact.mine')],
    [id('contact.mine'), contact.id]
  ]) {
    const request = { as, params: { id: into }, body: { duplicateId } } as AnyCall
    await refuse('a merge with a hidden contact', 'mergeContacts', 404, request)
  }
  const merge = {
    params: { id: contact.id },
    body: { duplicateId: id('contact.mine') },
    headers: { 'if-match': stale }
  }
  await refuse('a merge into another version', 'mergeContacts', 412, merge as AnyCall)
})
