// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Finding records: filters, words, order, cursors, totals and batch reads.

const condition = 'src/records/condition.ts'
const findPage = 'src/records/find-page.ts'
const list = 'src/records/list.ts'
const oneIndex = 'src/records/one-index.ts'
const order = 'src/records/order.ts'
const reads = 'src/limits/work-slots.ts'

const finding = ['test/search/search.test.ts']
const cursors = ['test/search/cursors.test.ts']

export const searchFaults: Fault[] = [
  {
    file: condition,
    breaks: 'a search by a name that the index has finds other tenants’ records of that name',
    edits: [['where ${mine(table, part.sql)})`', 'where ${part.sql})`']],
    tests: ['test/search/plans.test.ts', 'test/architecture.test.ts']
  },
  {
    file: condition,
    breaks: 'a search by a part of a name looks for it at all tenants',
    edits: [
      [
        'where ${mine(table, sql`${table.id} = ${by}`, compared.sql)})`',
        'where ${table.id} = ${by} and ${compared.sql})`'
      ]
    ],
    tests: ['test/search/statistics.test.ts', 'test/search/plans.test.ts', 'test/architecture.test.ts']
  },
  {
    file: condition,
    breaks: '`contains` takes % and _ for any letters',
    edits: [
      ['sql`strpos(${subject}, ${comparand}::text) > 0`', "sql`${subject} like '%' || ${comparand}::text || '%'`"]
    ],
    tests: finding
  },
  {
    file: condition,
    breaks: '`startsWith` takes % and _ for any letters',
    edits: [['sql`starts_with(${subject}, ${comparand}::text)`', "sql`${subject} like ${comparand}::text || '%'`"]],
    tests: finding
  },
  {
    file: condition,
    breaks: '`gte` leaves out what is equal',
    edits: [["gte: '>=',", "gte: '>',"]],
    tests: finding
  },
  {
    file: condition,
    breaks: '`lte` leaves out what is equal',
    edits: [["lte: '<='", "lte: '<'"]],
    tests: finding
  },
  {
    file: condition,
    breaks: '`ne` of a joined name leaves out records that refer to nothing',
    edits: [
      [
        'if (isNegated) return { shape: `${shape}:not`, sql: sql`(${isMeant}) is not true` }',
        'if (isNegated) return { shape: `${shape}:not`, sql: sql`not (${isMeant})` }'
      ]
    ],
    tests: finding
  },
  {
    file: condition,
    breaks: 'tags compare with regard to accents',
    edits: [
      [
        'const isWanted = sql`public.crm_fold(tag) = any(${list}::text[])`',
        'const isWanted = sql`lower(tag) = any(${list}::text[])`'
      ]
    ],
    tests: finding
  },
  {
    file: 'src/records/folded.ts',
    breaks: 'tags that several conditions compare do it with regard to accents',
    edits: [['select public.crm_fold(tag) collate "C" as tag', 'select lower(tag) collate "C" as tag']],
    tests: finding
  },
  {
    file: 'src/records/property.ts',
    breaks: 'numbers are compared with one decimal',
    edits: [["number: sql.raw('numeric'),", "number: sql.raw('numeric(18,1)'),"]],
    tests: finding
  },
  {
    file: 'src/records/property.ts',
    breaks: 'times are compared in whole seconds',
    edits: [["time: sql.raw('timestamptz'),", "time: sql.raw('timestamptz(0)'),"]],
    tests: finding
  },
  {
    file: 'src/records/narrow.ts',
    breaks: 'of alternatives only those that an index serves are found',
    edits: [['return found.length === filter.or.length ?', 'return found.length > 0 ?']],
    tests: finding
  },
  {
    file: 'src/contacts/record.ts',
    breaks: 'a condition on a property compares another one of the same type',
    edits: [['city: text(contacts.city)', 'city: text(contacts.state)']],
    tests: ['test/search/each-property.test.ts']
  },
  {
    file: 'src/activities/record.ts',
    breaks: 'a condition on a time compares another one',
    edits: [['scheduledAt: time(activities.scheduledAt)', 'scheduledAt: time(activities.dueDate)']],
    tests: ['test/search/each-property.test.ts']
  },
  {
    file: order,
    breaks: 'nulls come first in descending order',
    edits: [['sql` desc nulls last`', 'sql` desc`']],
    tests: finding
  },
  {
    file: order,
    breaks: 'what is equal comes in any order',
    edits: [
      ['sql.join([...orders, sql`${id}`], sql`, `)', 'sql.join(orders.length > 0 ? orders : [sql`${id}`], sql`, `)']
    ],
    tests: finding
  },
  {
    file: findPage,
    breaks: 'a cursor opens for the same conditions with another operator',
    edits: [['return [filter.name, filter.op, filter.value]', 'return [filter.name, filter.value]']],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor of `and` opens for `or`',
    edits: [['{ or: filter.or.map(plainOf) }', '{ and: filter.or.map(plainOf) }']],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor of `not` opens for what it negates',
    edits: [['return { not: plainOf(filter.not) }', 'return plainOf(filter.not)']],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor opens for another property of the order',
    edits: [
      ['keys.map(({ name, isDescending }) => [name, isDescending])', 'keys.map(({ isDescending }) => [isDescending])']
    ],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor opens for another record type',
    edits: [
      ['JSON.stringify([tenantId, entity, ...parts])', 'JSON.stringify([tenantId, entity.length > 0, ...parts])']
    ],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor opens for another tenant',
    edits: [['JSON.stringify([tenantId, entity, ...parts])', 'JSON.stringify([tenantId.length, entity, ...parts])']],
    tests: cursors
  },
  {
    file: list,
    breaks: 'the cursor of a list opens with other filters',
    edits: [
      [
        "const identity = cursorIdentity(ctx, kind.entity, ['list', filters, since ?? null])",
        "const identity = cursorIdentity(ctx, kind.entity, ['list', since ?? null])"
      ]
    ],
    tests: cursors
  },
  {
    file: list,
    breaks: 'the cursor of a list with words or an order opens with other filters',
    edits: [["identity: ['list', filters, since ?? null]", "identity: ['list']"]],
    tests: cursors
  },
  {
    file: 'src/records/cursor.ts',
    breaks: 'a cursor opens whatever version it says',
    edits: [['bytes[0] !== version[0] || ', '']],
    tests: cursors
  },
  {
    file: 'src/records/cursor.ts',
    breaks: 'a cursor opens in another spelling',
    edits: [[" || bytes.toString('base64url') !== cursor", '']],
    tests: cursors
  },
  {
    file: 'src/http/page-headers.ts',
    breaks: 'the last page of a search has a cursor where it is full',
    edits: [
      ['if (hasMore && nextCursor !== undefined)', 'if (isFull && hasMore !== null && nextCursor !== undefined)']
    ],
    tests: finding
  },
  {
    file: findPage,
    breaks: 'a list with an order ends before its last page where that is full',
    edits: [['isFull: page.rowCount >= limit', 'isFull: page.rowCount > limit + 1']],
    tests: finding
  },
  {
    file: 'src/records/search-statement.ts',
    breaks: 'what is counted is what comes behind the cursor',
    edits: [
      ['from ${table} where ${where})`', 'from ${table} where ${after ? mine(table, where, after.sql) : where})`']
    ],
    tests: finding
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'what is counted in one pass is what comes behind the cursor',
    edits: [
      ['select count(*)::int as total from matching)`', 'select count(*)::int as total from matching${behind})`']
    ],
    tests: finding
  },
  {
    file: 'src/records/list-statement.ts',
    breaks: 'a list counts what comes behind the cursor',
    edits: [['from ${table} where ${where}) as total`', 'from ${table} where ${and(where, start)}) as total`']],
    tests: ['test/records/list.test.ts', 'test/search/cursors.test.ts']
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'a search that compares a text several times finds other tenants’ records',
    edits: [
      ['where ${mine(table, ...parts, ...when)}`', 'where ${sql.join([...parts, ...when, sql`true`], sql` and `)}`']
    ],
    tests: finding
  },
  {
    file: 'src/records/search-statement.ts',
    breaks: 'the records of a page are read by their ids alone',
    edits: [['where ${mine(table, sql`${table.id} = page.id`)} limit 1`', 'where ${table.id} = page.id limit 1`']],
    tests: ['test/search/plans.test.ts']
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'what records are ordered by is looked up at all tenants',
    edits: [
      [
        'where ${mine(other, sql`${other.id} = ${by}`)} limit 1) as ${other} on true`',
        'where ${other.id} = ${by} limit 1) as ${other} on true`'
      ]
    ],
    tests: ['test/search/plans.test.ts', 'test/search/statistics.test.ts']
  },
  {
    file: oneIndex,
    breaks: 'the next page of a search by a choice begins with the last record of the one before',
    edits: [['sql`(${column}, ${id}) > (${wanted}', 'sql`(${column}, ${id}) >= (${wanted}']],
    tests: finding
  },
  {
    file: oneIndex,
    breaks: 'a search by a choice ignores the order',
    edits: [
      [
        'words.length > 0 || more || keys.length > 0) return undefined\n  const { name',
        'words.length > 0 || more || keys.length > 3) return undefined\n  const { name'
      ]
    ],
    tests: finding
  },
  {
    file: oneIndex,
    breaks: 'a search by a choice ignores the words',
    edits: [
      [
        'others.length > 0 || words.length > 0 || more || keys.length > 0) return undefined\n  const { name',
        'others.length > 0 || more || keys.length > 0) return undefined\n  const { name'
      ]
    ],
    tests: finding
  },
  {
    file: oneIndex,
    breaks: 'of several conditions on choices all but the first are ignored',
    edits: [
      [
        "return 'and' in filter ? filter.and.flatMap(conditionsOf) : [undefined]",
        "return 'and' in filter ? conditionsOf(filter.and[0] as Filter) : [undefined]"
      ]
    ],
    tests: finding
  },
  {
    file: 'src/records/batch-get.ts',
    breaks: 'a missing id that is asked for twice is named twice',
    edits: [['[...new Set(ids.map((id) => id.toLowerCase()))]', 'ids.map((id) => id.toLowerCase())']],
    tests: ['test/search/batch-get.test.ts']
  },
  {
    file: 'src/records/batch-get.ts',
    breaks: 'records come in any order, not in that of their ids',
    edits: [['json_agg(record order by number)', 'json_agg(record)']],
    tests: ['test/search/batch-get.test.ts']
  },
  {
    file: reads,
    breaks: 'a search that fails keeps its slot',
    edits: [
      [
        '    try {\n      return await answer(request.body)\n    } finally {\n      release()\n    }',
        '    const answered = await answer(request.body)\n    release()\n    return answered'
      ]
    ],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: reads,
    breaks: 'lists with words need no slot of a search',
    edits: [['(q !== undefined || sort !== undefined)', 'sort !== undefined && q !== sort']],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: reads,
    breaks: 'lists with an order need no slot of a search',
    edits: [['(q !== undefined || sort !== undefined)', 'q !== undefined && q !== sort']],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: reads,
    breaks: 'the searches of one tenant take half of all connections',
    edits: [['maxAtOnce: 6,', 'maxAtOnce: 10,']],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: findPage,
    breaks: 'a page at an offset is the first one, where that was asked for before',
    edits: [
      [
        'JSON.stringify([search.fields, search.withTotal, shape.hasOffset])',
        'JSON.stringify([search.fields, search.withTotal])'
      ]
    ],
    tests: ['test/search/words.test.ts', 'test/search/search.test.ts']
  },
  {
    file: reads,
    breaks: 'batch reads of one tenant take all connections',
    edits: [[" || path.endsWith('/batch-get')", ' && path.length > 0']],
    tests: ['test/http/reads.test.ts']
  },
  {
    file: 'src/http/page-headers.ts',
    breaks: 'a list at offset 0 goes on by a cursor',
    edits: [
      ["nextCursor !== undefined && !url.searchParams.has('offset')", 'nextCursor !== undefined && offset === 0']
    ],
    tests: ['test/records/list.test.ts', 'test/companies/list-companies.test.ts', 'test/search/cursors.test.ts']
  },
  {
    file: 'src/records/property.ts',
    breaks: 'texts are in the order of the database’s collation',
    edits: [['sql`public.crm_fold(${source}) collate "C"`', 'sql`public.crm_fold(${source})`']],
    tests: ['test/search/search.test.ts', 'test/search/fold.test.ts']
  },
  {
    file: 'src/records/indexed.ts',
    breaks: 'parts of names are looked for at the beginning of words alone',
    edits: [["(op === 'eq' || op === 'startsWith')", "(op === 'eq' || op === 'startsWith' || op === 'contains')"]],
    tests: finding
  },
  {
    file: 'src/records/narrow.ts',
    breaks: 'what a filter excludes is what it finds',
    edits: [["if ('not' in filter) return undefined", "if ('not' in filter) return narrowingOf(searched, filter.not)"]],
    tests: finding
  },
  {
    file: order,
    breaks: 'an order by a time leaves out records without it',
    edits: [["first?.property.type !== 'time' || isNullable(first.property)", "first?.property.type !== 'time'"]],
    tests: finding
  },
  {
    file: oneIndex,
    breaks: '`ne` of a choice finds what is equal',
    edits: [["if (op !== 'eq' || (property.type", "if ((op !== 'eq' && op !== 'ne') || (property.type"]],
    tests: finding
  },
  {
    file: 'src/records/small-tables.ts',
    breaks: 'names of owners and stages are looked up at all tenants',
    edits: [['where ${mine(table, isMeant)})`', 'where ${isMeant})`']],
    tests: ['test/search/plans.test.ts']
  },
  {
    file: findPage,
    breaks: 'a cursor opens with other words',
    edits: [
      [
        'return [filter ? plainOf(filter) : null, words, keys',
        'return [filter ? plainOf(filter) : null, words.length, keys'
      ]
    ],
    tests: cursors
  },
  {
    file: 'src/records/search.ts',
    breaks: 'a page of a search has fifty records where its size is left out',
    edits: [['const { q, cursor, limit = 100,', 'const { q, cursor, limit = 50,']],
    tests: finding
  },
  {
    file: 'src/records/fold.ts',
    breaks: 'a number is found by runs that begin at each second digit alone',
    edits: [["['', ...'0123456789'].map((before)", "[''].map((before)"]],
    tests: ['test/search/words.test.ts', 'test/search/fold.test.ts']
  },
  {
    file: reads,
    breaks: 'a tenant’s searches take the slots of all others',
    edits: [["acquire(request.tenant?.id ?? '', reply.raw)", "acquire('', reply.raw)"]],
    tests: ['test/search/limits.test.ts']
  },
  {
    file: list,
    breaks: 'a list whose cursor is wrong says that the body is',
    edits: [["{ text: cursor, path: 'cursor' }", "{ text: cursor, path: '/cursor' }"]],
    tests: cursors
  },
  {
    file: 'src/records/batch-get.ts',
    breaks: 'a batch read finds other tenants’ records',
    edits: [['where ${mine(table, sql`${table.id} = any(${ids})`)})', 'where ${table.id} = any(${ids}))']],
    tests: ['test/search/batch-get.test.ts']
  },
  {
    file: 'src/records/search-shape.ts',
    breaks: 'words are ignored beside a filter',
    edits: [
      [
        'wordsPart(searched, words, queried.hasPhones),',
        'filters.length > 0 ? null : wordsPart(searched, words, queried.hasPhones),'
      ]
    ],
    tests: finding
  },
  {
    file: 'src/records/read-value.ts',
    breaks: 'a time without a zone is read in another one than UTC',
    edits: [['? toUtcIso(value)', '? new Date(value).toString()']],
    tests: ['test/search/search.test.ts', 'test/search/introduction.test.ts', 'test/search/cursors.test.ts']
  },
  {
    file: 'src/records/sort.ts',
    breaks: 'a list with several properties to sort by reverses all where the first one is reversed',
    edits: [["isDescending: name.startsWith('-'), path: 'sort'", "isDescending: text.startsWith('-'), path: 'sort'"]],
    tests: finding
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'where many records match, those that refer to nothing are left out',
    edits: [[' left join ${other} on ${mine(', ' join ${other} on ${mine(']],
    tests: ['test/search/sizes.test.ts']
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'where many records match, each is found twice',
    edits: [['sql`not (select is_large from size)`', 'sql`true or (select is_large from size)`']],
    tests: ['test/search/sizes.test.ts']
  },
  {
    file: 'src/records/search-pass.ts',
    breaks: 'where many records match, none is found',
    edits: [
      ['rows(sideBySide, sql`(select is_large from size)`)', 'rows(sideBySide, sql`(select not is_large from size)`)']
    ],
    tests: ['test/search/sizes.test.ts']
  }
]
