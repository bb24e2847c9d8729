import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/db/client.ts'
import { connectForMigrations, migrateDatabase, pendingMigrations } from '../src/db/migrate.ts'
import { reachDatabase, rootMessage } from '../src/storage.ts'
import { describeTwins, describeUnlisted, endUpgrade } from '../src/tenants/twins.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'
import { describePlan } from './migrate/plan.ts'

// Brings the database to this version ahead of a roll-out, beside running instances of the version before.

const usage = `npm run migrate              brings the database of DATABASE_URL, or else the one in DATA_DIR, to this version
npm run migrate -- --plan    says what that would do, what it locks, about how long it takes and how much disk
npm run migrate -- --twins   lists, after it, all records that an older release told apart and that have one key by now`

try {
  const { values } = parseArgs({
    options: { plan: { type: 'boolean' }, twins: { type: 'boolean' }, help: { type: 'boolean' } }
  })
  if (values.help) process.stdout.write(`${usage}\n`)
  else if (values.twins) await withDatabase(printTwins)
  else await withDatabase(values.plan ? printPlan : run)
} catch (error) {
  process.stderr.write(`${rootMessage(error)}\n`)
  process.exit(1)
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  // Its secrets are not needed beside DATABASE_URL.
  const { DATABASE_URL: databaseUrl } = process.env
  const database = await reachDatabase(databaseUrl ? { databaseUrl, dataDir: '' } : readConfig(process.env))
  try {
    await work(database.url)
  } finally {
    await database.stop()
  }
}

async function printPlan(url: string): Promise<void> {
  const client = await connectForMigrations(url)
  try {
    process.stdout.write(await describePlan(client, await pendingMigrations(client)))
  } finally {
    await client.end()
  }
}

async function run(url: string): Promise<void> {
  await migrateDatabase(url, {
    prepareQueue,
    onProgress: (progress) => {
      if (progress.state === 'waiting') process.stdout.write('waiting for another instance that migrates\n')
      else if (progress.state === 'blocked') process.stdout.write(`${progress.migration}: waits for a lock\n`)
      else if (progress.state === 'done') {
        process.stdout.write(`${progress.migration}: done in ${Date.now() - progress.since} ms\n`)
      }
    }
  })
  print(['the database is at this version'])
  print(await withPool(url, endUpgrade).catch((error) => [describeUnlisted(rootMessage(error))]))
}

async function printTwins(url: string): Promise<void> {
  await withPool(url, async (db) => {
    for await (const line of describeTwins(db)) print([line])
  })
}

async function withPool<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, 1, () => {})
  return work(db).finally(() => db.close())
}

function print(lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
