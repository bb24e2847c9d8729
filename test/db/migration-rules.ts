import { bare, type Migration } from '../../src/db/migrations.ts'

// What a migration of drizzle/ may do while the service answers (docs/decisions/migrations.md).

/** Migrations up to this one were released before there were rules. */
const lastUnruled = '0002'

/** Tables that hold a few rows a tenant, all of which one statement may write. */
const smallTables = ['api_keys', 'pipelines', 'stages', 'tenants', 'users', 'webhooks']

type Rule = { pattern: RegExp; message: string; isAllowed?: (table: string, made: Set<string>) => boolean }

const isNew = (table: string, made: Set<string>) => made.has(table)

/** Of a migration that is one transaction; the pattern's first group is the table. */
const atOnce: Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently).*? on "?(\w+)"?/i,
    message: 'stops all writes of the table until it is made: CREATE INDEX CONCURRENTLY, in a file of its own',
    isAllowed: isNew
  },
  {
    pattern: /^drop index (?!concurrently)()/i,
    message: 'stops the table: DROP INDEX CONCURRENTLY IF EXISTS, in a file of its own'
  },
  {
    pattern: /^alter table "?(\w+)"? add constraint .*(?:foreign key|check)(?!.*not valid)/i,
    message: 'reads the whole table under its lock: add NOT VALID, and VALIDATE CONSTRAINT in a later file',
    isAllowed: isNew
  },
  {
    pattern: /^alter table "?(\w+)"? add constraint .*(?:unique|primary key)(?!.*using index)/i,
    message: 'makes an index under the lock of the table: make it CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
    isAllowed: isNew
  },
  {
    pattern: /^alter table "?(\w+)"? add constraint .*check ?\(.*"\w+"\."/i,
    message: 'names a table that has another name on the nodes of Citus: write the column alone'
  },
  {
    pattern: /^alter table "?(\w+)"? alter column .*(?:set not null|(?:set data )?type )/i,
    message: 'reads or writes the whole table under its lock: add a CHECK … NOT VALID, or a new column',
    isAllowed: isNew
  },
  {
    pattern: /^alter table "?(\w+)"? add column .*default .*\(/i,
    message: 'writes each row under the lock of the table where the default is not a constant: fill the column later',
    isAllowed: isNew
  },
  {
    pattern: /^alter table "?(\w+)"? add column (?!.*default).*not null/i,
    message: 'fails where there are rows, and in writes of the version before: give it a DEFAULT',
    isAllowed: isNew
  },
  {
    pattern: /^alter table .*(?:drop column|rename column|rename to)()/i,
    message: 'the version before still uses it while instances are replaced: drop it in a later release'
  },
  { pattern: /^drop table()/i, message: 'the version before still uses it: drop it in a later release' },
  {
    pattern: /^(?:update|delete from) "?(\w+)"?/i,
    message: `locks all rows that it writes until the end; only of ${smallTables.join(', ')} they are few`,
    isAllowed: (table, made) => smallTables.includes(table) || made.has(table)
  }
]

const oneByOne =
  /^(?:create (?:unique )?index concurrently |drop index concurrently if exists |alter table .* validate constraint )/i

/** A line for each statement that would stop the service, break the version before, or fail on Citus, with what to write instead. */
export function findBlocking(migrations: Migration[]): string[] {
  return migrations.filter(({ name }) => name.slice(0, 4) > lastUnruled).flatMap(findBlockingIn)
}

function findBlockingIn({ name, statements, isConcurrent }: Migration): string[] {
  const texts = statements.map((statement) => bare(statement).replace(/\s+/g, ' '))
  const made = new Set(texts.flatMap((text) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(text)?.[1] ?? []))
  return texts.flatMap((text) => {
    const problems = isConcurrent
      ? [
          oneByOne.test(text)
            ? undefined
            : 'runs by itself beside CONCURRENTLY, and perhaps twice: put it into another file'
        ]
      : atOnce.map(({ pattern, message, isAllowed }) => {
          const found = pattern.exec(text)
          return found && !isAllowed?.(found[1] ?? '', made) ? message : undefined
        })
    return problems.flatMap((problem) => (problem ? [`${name}: ${text.slice(0, 80)}: ${problem}`] : []))
  })
}
