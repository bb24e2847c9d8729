// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Finding records: what tells tenants, queries and cursors apart.

const findPage = 'src/search/find-page.ts'
const pageStatement = 'src/search/page-statement.ts'

const cursors = ['test/search/cursors.test.ts']

export const searchFaults: Fault[] = [
  {
    file: pageStatement,
    breaks: 'names are joined from all tenants',
    edits: [['on ${mine(other, sql`${other.id} = ${column}`)}`', 'on ${other.id} = ${column}`']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: pageStatement,
    breaks: 'a sorted page is read from all tenants',
    edits: [['where ${mine(table, sql`${table.id} = page.id`)} limit 1', 'where ${table.id} = page.id limit 1']],
    tests: ['test/architecture.test.ts']
  },
  {
    file: findPage,
    breaks: 'a cursor opens for another tenant',
    edits: [['JSON.stringify([ctx.tenantId, kind.entity,', 'JSON.stringify([ctx.tenantId.length, kind.entity,']],
    tests: cursors
  },
  {
    file: findPage,
    breaks: 'a cursor opens with other conditions',
    edits: [['operation, conditions, words, keys])', 'operation, words, keys])']],
    tests: cursors
  },
  {
    file: 'src/search/batch-get.ts',
    breaks: 'a batch read finds records of other tenants',
    edits: [['where ${mine(table, sql`${table.id} = any(${ids})`)}', 'where ${table.id} = any(${ids})']],
    tests: ['test/search/batch-get.test.ts', 'test/architecture.test.ts']
  }
]
