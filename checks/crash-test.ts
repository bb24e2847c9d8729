import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { runBulk } from './crash-test/bulk.ts'
import { type CrashOptions, describeOutcome, isKept, runCrashes } from './crash-test/loop.ts'
import { runPeople } from './crash-test/people.ts'
import { runUndo } from './crash-test/undo.ts'
import { report } from './report.ts'

// The large form of test/webhooks/crash.test.ts, with a PostgreSQL that keeps its data as in production.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { kills: option, restarts: option, writers: option, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(`npm run crash-test -- [--kills 100] [--restarts 10] [--writers 6]
  --kills     how often the service is killed with SIGKILL
  --restarts  how often, apart from that, PostgreSQL is restarted
  --writers   how many clients write meanwhile, each new record with an Idempotency-Key until it is answered`)
  process.exit(0)
}
const [kills, restarts] = [Number(values.kills ?? 100), Number(values.restarts ?? 10)]
const writers = Number(values.writers ?? 6)

const dataDir = await mkdtemp(join(tmpdir(), 'crm-crash-test-'))
let database = await startEmbeddedDatabase({ dataDir })
try {
  await run(`${kills} kills of the service`, kills, async (service, restart) => {
    await service.stop('SIGKILL')
    return restart()
  })
  await run(`${restarts} restarts of PostgreSQL`, restarts, async (service) => {
    await database.stop()
    database = await startEmbeddedDatabase({ dataDir })
    return service
  })
  if (kills > 0) await undo(5_000)
  if (kills > 0) await bulk(5_000)
  if (kills > 0) await people(Math.ceil(kills / 4))
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function undo(contacts: number): Promise<void> {
  const { kills: count, ...outcome } = await runUndo(database.url, contacts)
  const isDone = outcome.reverted === contacts - 1 && outcome.left === 1
  const verdict = isDone && outcome.spoilt === 0 && outcome.sets === 1
  report(verdict, `undo of ${contacts} contacts, ${count} kills: ${JSON.stringify(outcome)}`)
}

async function bulk(contacts: number): Promise<void> {
  const { kills: count, ...outcome } = await runBulk(database.url, contacts)
  const isDone = outcome.updated === contacts && outcome.deleted === contacts && outcome.left === 0
  const verdict = isDone && outcome.spoilt === 0 && outcome.sets === 2
  report(verdict, `change and deletion of ${contacts}, ${count} kills: ${JSON.stringify(outcome)}`)
}

async function people(count: number): Promise<void> {
  const { merged, erased, halves } = await runPeople(database.url, count, writers)
  const verdict = halves.length === 0 && merged.length > 0 && erased.length > 0
  const done = `${merged.length} merges and ${erased.length} erasures of contacts with unique values`
  report(verdict, `${done}, ${count} kills, half done: ${JSON.stringify(halves)}`)
}

async function run(name: string, count: number, disturb: CrashOptions['disturb']): Promise<void> {
  if (count === 0) return
  const onProgress = (text: string) => process.stdout.isTTY && process.stdout.write(`\r${text}   `)
  const outcome = await runCrashes({ databaseUrl: database.url, writers, count, spellMs: 1_500, disturb, onProgress })
  const verdict = isKept(outcome)
  console.log()
  report(verdict, `${name}, ${writers} writers: ${describeOutcome(outcome)}`)
}
