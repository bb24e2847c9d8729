import t from 'tap'
import { contact } from '../../src/contacts/record.ts'
import { startService } from '../support/start.ts'

t.test('A search that is not valid says what is wrong', async (t) => {
  const { call } = await startService(t)
  const refused = async (body: unknown) => {
    const { status, problem } = await call('searchContacts', { invalidBody: body })
    t.same([status, problem.code], [400, 'validation_failed'])
    return (problem.errors ?? []).map(({ path, message }) => [path, message] as const)
  }
  const names = Object.keys(contact.view).filter((name) => name !== 'custom')
  const [first10, more] = [names.slice(0, 10).join(', '), names.length - 10]
  const one = { property: 'firstName', op: 'eq', value: 'x' }

  t.test('A search that is not valid gets a pointer to the mistake, and what is valid there', async (t) => {
    const shapes = 'must be { and: [...] }, { or: [...] }, { not: ... } or { property, op, value }'
    const cases: [filter: unknown, path: string, message: string | RegExp][] = [
      [
        { property: 'surname', op: 'eq', value: 'x' },
        '/property',
        new RegExp(`^must be one of ((first|last|owner|company)Name, ){4}.* and ${more} more$`)
      ],
      [{ property: 'toString', op: 'eq', value: 'x' }, '/property', new RegExp(`^must be one of .* and ${more} more$`)],
      [{ property: 5, op: 'eq', value: 'x' }, '/property', `must be one of ${first10} and ${more} more`],
      [
        { property: 'createdAt', op: 'contains', value: '2' },
        '/op',
        'must be one of eq, ne, in, gt, gte, lt, lte, isNull for createdAt'
      ],
      [{ property: 'tags', op: 'eq', value: 'x' }, '/op', 'must be one of hasAny, isNull for tags'],
      [{ property: 'companyId', op: 'gt', value: 'x' }, '/op', 'must be one of eq, ne, in, isNull for companyId'],
      [{ property: 'firstName', op: 'like', value: 'x' }, '/op', /^must be one of eq, .* for firstName$/],
      [{ property: 'firstName', value: 'x' }, '/op', /^must be one of eq/],
      [{ ...one, value: 5 }, '/value', 'must be a text of at most 1000 characters'],
      [{ ...one, value: 'a\0' }, '/value', /^must have neither a NUL/],
      [{ ...one, value: null }, '/value', /to ask for null there is isNull$/],
      [{ property: 'firstName', op: 'eq' }, '/value', 'must be a text of at most 1000 characters'],
      [{ property: 'firstName', op: 'startsWith', value: '' }, '/value', 'must be a text that is not empty'],
      [{ property: 'lifecycleStage', op: 'eq', value: 'Lead' }, '/value', /^must be one of subscriber, lead, .*other$/],
      [{ property: 'createdAt', op: 'gt', value: 'yesterday' }, '/value', /^must be an ISO 8601 date or time/],
      [{ property: 'createdAt', op: 'gt', value: 5 }, '/value', /^must be an ISO 8601 date or time/],
      [{ property: 'companyId', op: 'eq', value: 'x' }, '/value', 'must be a UUID'],
      [{ property: 'firstName', op: 'in', value: [] }, '/value', 'must be a list of 1 to 1000 values'],
      [{ property: 'firstName', op: 'in', value: 'x' }, '/value', 'must be a list of 1 to 1000 values'],
      [
        { property: 'firstName', op: 'in', value: Array(1_001).fill('x') },
        '/value',
        'must be a list of 1 to 1000 values'
      ],
      [{ property: 'companyId', op: 'in', value: ['x'] }, '/value/0', 'must be a UUID'],
      [{ property: 'firstName', op: 'in', value: ['x', 'y', null] }, '/value/2', /to ask for null there is isNull$/],
      [{ property: 'tags', op: 'hasAny', value: ['x', 5] }, '/value/1', 'must be a text of at most 1000 characters'],
      [{ property: 'firstName', op: 'isNull', value: 'yes' }, '/value', 'must be true or false'],
      [{ ...one, surprise: 1 }, '', shapes],
      [{}, '', shapes],
      ['x', '', shapes],
      [null, '', shapes],
      [[one], '', shapes],
      [{ and: [] }, '/and', 'must be a list of at least one filter'],
      [{ or: one }, '/or', 'must be a list of at least one filter'],
      [{ and: [one], or: [one] }, '', 'has and, or; "and" stands alone'],
      [{ not: null }, '/not', shapes]
    ]
    for (const [filter, path, message] of cases) {
      const [first, ...others] = await refused({ filter: { or: [one, filter] } })
      t.same(others, [])
      t.equal(first?.[0], `/filter/or/1${path}`, JSON.stringify(filter).slice(0, 100))
      t.match(first?.[1], message, JSON.stringify(filter).slice(0, 100))
    }
  })

  t.test('A search that is not valid gets all problems at once', async (t) => {
    const filter = { and: [{ ...one, op: 'x' }, { not: { ...one, property: 'y' } }, { or: [{ ...one, value: 1 }] }] }
    const sort = [{ property: 'tags' }, { property: 'id', direction: 'up' }, 5]
    const found = await refused({ filter, sort, limit: 0, q: '--', fields: ['id', 'z'], surprise: 1 })
    t.same(found.map(([path]) => path).sort(), [
      '/fields/1',
      '/filter/and/0/op',
      '/filter/and/1/not/property',
      '/filter/and/2/or/0/value',
      '/limit',
      '/q',
      '/sort/0/property',
      '/sort/1/direction',
      '/sort/2',
      '/surprise'
    ])
  })

  t.test('A search is refused where it has too many conditions, or is too deep', async (t) => {
    const many = (count: number) => ({ filter: { and: Array.from({ length: count }, () => one) } })
    t.equal((await call('searchContacts', { body: many(20) as never })).status, 200)
    t.same(await refused(many(21)), [['/filter', 'has 21 conditions; at most 20 are taken']])
    const deep = (levels: number): unknown => (levels === 0 ? one : { not: deep(levels - 1) })
    t.equal((await call('searchContacts', { body: { filter: deep(5) } as never })).status, 200)
    t.same(await refused({ filter: deep(6) }), [
      ['/filter/not/not/not/not/not', 'is nested too deeply: at most 5 of and, or and not']
    ])
    t.equal((await refused({ filter: deep(90) })).length, 1)
  })

  t.test('A search is refused where it sorts by too much, twice, or by what can’t be sorted by', async (t) => {
    const by = (...properties: string[]) => ({ sort: properties.map((property) => ({ property })) })
    t.same(await refused(by('id', 'firstName', 'lastName', 'email')), [['/sort', 'takes at most 3 properties']])
    t.same(await refused(by('id', 'id')), [['/sort/1/property', 'names id twice']])
    t.match(await refused(by('notes')), [['/sort/0/property', /^must name one of [^;]+ and 13 more$/]])
    t.same(await refused({ sort: [] }), [['/sort', 'must be a list of { property, direction }']])
  })

  t.test('A list that is not valid gets the same problems', async (t) => {
    for (const [query, path, message] of [
      [{ sort: 'notes' }, 'sort', /^must name one of .* and 13 more, not "notes"$/],
      [{ sort: 'id,-id' }, 'sort', /^names id twice/],
      [{ sort: '-' }, 'sort', /^must name one of/],
      [{ sort: 'id,,firstName' }, 'sort', /^must name one of/],
      [{ sort: 'id desc; drop table contacts' }, 'sort', /^must name one of/],
      [{ q: '' }, 'q', /^must not be empty/],
      [{ q: '&' }, 'q', /^must have a letter or a digit/],
      [{ q: 'x'.repeat(201) }, 'q', /^must have at most 200 characters/],
      [{ cursor: 'x', offset: 0 }, 'offset', /^must not come with cursor/]
    ] as const) {
      const { status, problem } = await call('listContacts', { query })
      t.same([status, problem.errors?.length, problem.errors?.[0]?.path], [400, 1, path], JSON.stringify(query))
      t.match(problem.errors?.[0]?.message, message)
    }
  })
})
