import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { checkEncryptionKeys } from './db/encryption-check.ts'
import { type MigrationRun, migrateDatabase } from './db/migrate.ts'
import { startEmbeddedDatabase } from './embedded-postgres/server.ts'

/** A database with the present schema, and the secrets that go with its data. */
export type Storage = {
  connectionUrl: string
  jwtSecret: string
  encryptionKey: string
  stop: () => Promise<void>
}

/** A database that answers, at whatever schema. */
type ReachedDatabase = { url: string; stop: () => Promise<void> }

/** The database of `DATABASE_URL`, or the one that the service brings along, which it starts. Throws an Error of one line. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  cancelled?: AbortSignal
): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase({ dataDir, cancelled })
}

/**
 * Reaches the database and migrates it, then finds or makes the secrets. Throws an Error of one line where it can't, or the key is not
 * the database's, and
 * once `cancelled` is aborted: the database that comes along is then stopped under the migrations.
 */
export async function openStorage(config: Config, migration: MigrationRun, cancelled?: AbortSignal): Promise<Storage> {
  const { databaseUrl } = config
  const { url, stop } = await reachDatabase(config, cancelled)
  cancelled?.addEventListener('abort', stop)
  try {
    cancelled?.throwIfAborted()
    await migrateDatabase(url, migration).catch((error) => {
      if (databaseUrl === undefined) throw error
      throw new Error(`the database of DATABASE_URL can't be used: ${rootMessage(error)}`)
    })
    const secrets = await findSecrets(config)
    await checkEncryptionKeys(url, { ...config, ...secrets })
    return { connectionUrl: url, ...secrets, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    cancelled?.removeEventListener('abort', stop)
  }
}

/** With DATABASE_URL both are settings. */
export async function findSecrets({ jwtSecret, encryptionKey, dataDir }: Config): Promise<Secrets> {
  if (jwtSecret !== undefined && encryptionKey !== undefined) return { jwtSecret, encryptionKey }
  const made = await keepSecrets(dataDir)
  return { jwtSecret: jwtSecret ?? made.jwtSecret, encryptionKey: encryptionKey ?? made.encryptionKey }
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
