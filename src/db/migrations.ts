import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One file of `drizzle/`. */
export type Migration = {
  /** The file's name without its ending, such as `0003_next_release`. */
  name: string
  /** What identifies it in the database: the time in `drizzle/meta/_journal.json`, in Unix milliseconds. */
  madeAt: number
  /** SHA-256 of the file, in hex. */
  hash: string
  /** SQL, in order. */
  statements: string[]
  /**
   * Whether its statements run one by one, each of them as often as it takes, and block neither readers nor writers. Else all of
   * them are one transaction, which waits for a lock for half a second at most.
   */
  isConcurrent: boolean
}

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url))
const separator = '--> statement-breakpoint'

/** The migrations of `drizzle/`, in order. */
export function readMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    return parseMigration(tag, when, text)
  })
}

/** Reads the text of one file. */
export function parseMigration(name: string, madeAt: number, text: string): Migration {
  const statements = text.split(separator).map((statement) => statement.trim())
  return {
    ...{ name, madeAt, statements },
    hash: createHash('sha256').update(text).digest('hex'),
    isConcurrent: statements.some((statement) => /\bconcurrently\b|\bvalidate constraint\b/i.test(bare(statement)))
  }
}

/** A statement without its comments, and without what stands in the body of a function. */
export function bare(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .trim()
}
