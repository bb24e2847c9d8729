import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { migrateDatabase, type PrepareQueue } from './db/migrate.ts'
import { startEmbeddedDatabase } from './embedded-postgres/server.ts'

/** A database with the present schema, and the secrets that go with its data. */
export type Storage = {
  connectionUrl: string
  jwtSecret: string
  encryptionKey: string
  stop: () => Promise<void>
}

/**
 * Reaches the database of `DATABASE_URL`, or starts the one that the service brings along, and migrates it.
 * Throws an Error of one line where it can't.
 */
export async function openStorage(config: Config, prepareQueue: PrepareQueue): Promise<Storage> {
  const { databaseUrl, jwtSecret, encryptionKey, dataDir } = config
  if (databaseUrl !== undefined && jwtSecret !== undefined && encryptionKey !== undefined) {
    await migrateDatabase(databaseUrl, { prepareQueue }).catch((error) => {
      throw new Error(`the database of DATABASE_URL can't be used: ${rootMessage(error)}`)
    })
    return { connectionUrl: databaseUrl, jwtSecret, encryptionKey, stop: async () => {} }
  }
  const database = await startEmbeddedDatabase({ dataDir })
  try {
    await migrateDatabase(database.url, { prepareQueue })
    const made = await keepSecrets(dataDir)
    return {
      connectionUrl: database.url,
      jwtSecret: jwtSecret ?? made.jwtSecret,
      encryptionKey: encryptionKey ?? made.encryptionKey,
      stop: database.stop
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

type Secrets = { jwtSecret: string; encryptionKey: string }

/** The secrets beside the data, made on the first start; of two first starts at once, one makes them for both. */
async function keepSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const draft = `${file}.${process.pid}`
  const made: Secrets = { jwtSecret: randomBytes(32).toString('hex'), encryptionKey: randomBytes(32).toString('hex') }
  await writeFile(draft, JSON.stringify(made), { mode: 0o600, flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The first message in the chain of causes that isn't empty: drivers wrap what the operator needs to read. */
export function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && error.errors.length > 0) return rootMessage(error.errors[0])
  if (error.cause) return rootMessage(error.cause)
  const code = 'code' in error ? String(error.code) : error.name
  return (error.message || code).split('\n')[0] ?? code
}
