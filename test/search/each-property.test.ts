import t from 'tap'
import { propertiesOf } from '../../src/search/property.ts'
import type { Answer } from '../support/call.ts'
import { type Service, startService } from '../support/start.ts'
import { searchable } from './records.ts'
import type { AnyRecord } from './reference.ts'

// Two records of each type, in which no two properties of one type have the same value: who compares another property than
// the one that a condition names doesn't find them.

const texts = (n: number, kind: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, `${kind} ${name} ${n}`]))

async function makeRecords({ call }: Service, n: number): Promise<void> {
  const isFirst = n === 1
  const user = {
    email: `user-${n}@x.example`,
    name: `User ${n}`,
    role: 'member',
    password: 'seven lazy geese fly'
  } as const
  const { id: ownerId } = (await call('createUser', { body: user })).body
  const { id: companyId } = (
    await call('createCompany', {
      body: {
        ...(texts(
          n,
          'company',
          'industry description phone website networkUrl address city state country notes'
        ) as object),
        name: `Company ${n}`,
        domain: `domain-${n}.example`,
        postalCode: `code ${n}`,
        employeeCount: n,
        annualRevenue: 100.5 + n,
        tags: [`company tag ${n}`],
        ownerId
      }
    })
  ).body
  const { id: contactId } = (
    await call('createContact', {
      body: {
        ...texts(n, 'contact', 'phone mobile title department address city state country leadSource notes'),
        firstName: `First ${n}`,
        lastName: `Last ${n}`,
        email: `email-${n}@x.example`,
        postalCode: `code ${n}`,
        lifecycleStage: isFirst ? 'customer' : 'evangelist',
        tags: [`contact tag ${n}`],
        companyId,
        ownerId
      }
    })
  ).body
  const { id: pipelineId } = (await call('createPipeline', { body: { name: `Pipeline ${n}` } })).body
  const stage = { name: `Stage ${n}`, probability: 10 }
  const { id: stageId } = (await call('createStage', { params: { id: pipelineId }, body: stage })).body
  const refersTo = { contactId, companyId, ownerId }
  const { id: dealId } = (
    await call('createDeal', {
      body: {
        name: `Deal ${n}`,
        notes: `deal notes ${n}`,
        currency: isFirst ? 'EUR' : 'SEK',
        value: 200.25 + n,
        expectedCloseDate: `2026-01-0${n}`,
        pipelineId,
        stageId,
        ...refersTo
      }
    })
  ).body
  const scores = { budget: isFirst ? 25 : 5, authority: isFirst ? 25 : 6, need: 20, timeline: 10 }
  await call('updateDealBant', { params: { id: dealId }, body: scores as never })
  const { id: activityId } = (
    await call('createActivity', {
      body: {
        activityType: isFirst ? 'call' : 'meeting',
        subject: `Subject ${n}`,
        body: `Body ${n}`,
        priority: isFirst ? 'low' : 'high',
        scheduledAt: `2026-02-0${n}`,
        dueDate: `2026-03-0${n}`,
        completedAt: `2026-04-0${n}`,
        dealId,
        ...refersTo
      }
    })
  ).body
  // So that they are changed at another time than they were made.
  const outcome = { status: isFirst ? 'won' : 'lost', actualCloseDate: `2026-05-0${n}` } as const
  await call('updateCompany', { params: { id: companyId }, body: { notes: `changed company ${n}` } })
  await call('updateContact', { params: { id: contactId }, body: { notes: `changed contact ${n}` } })
  await call('updateDeal', { params: { id: dealId }, body: outcome })
  await call('updateActivity', { params: { id: activityId }, body: { body: `Changed body ${n}` } })
}

t.test('A condition on any property compares that one', async (t) => {
  const service = await startService(t)
  for (const n of [1, 2]) await makeRecords(service, n)
  for (const { kind, plural } of searchable) {
    const records = (await service.call(`list${plural}` as 'listContacts')).body as unknown as AnyRecord[]
    t.equal(records.length, 2)
    const properties = Object.entries(propertiesOf(kind))
    for (const [name, { type }] of properties) {
      for (const record of records) {
        const own = record[name]
        const alike = properties.filter(([other, property]) => property.type === type && record[other] === own)
        t.same(
          alike.map(([other]) => other),
          [name],
          `${kind.entity}.${name} is like no other property`
        )
        const filter = { property: name, op: type === 'tags' ? 'hasAny' : 'eq', value: own }
        const { body } = (await service.call(`search${plural}` as 'searchContacts', {
          invalidBody: { filter }
        })) as unknown as Answer<AnyRecord[]>
        const wanted = records.filter((other) => JSON.stringify(other[name]) === JSON.stringify(own))
        t.same(body, wanted, `${kind.entity}.${name}`)
      }
    }
  }
})
