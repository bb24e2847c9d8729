import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { type Once, runKeyedImport, runKeyedWrites } from './crash-test/idempotency.ts'
import { type CrashOptions, describeOutcome, isKept, runCrashes } from './crash-test/loop.ts'

// The large form of test/webhooks/crash.test.ts, with a PostgreSQL that keeps its data as in production.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    kills: option,
    restarts: option,
    writers: option,
    idempotency: { type: 'boolean' },
    help: { type: 'boolean' }
  }
})
if (values.help) {
  console.log(`npm run crash-test -- [--kills 100] [--restarts 10] [--writers 6]
  --kills     how often the service is killed with SIGKILL
  --restarts  how often, apart from that, PostgreSQL is restarted
  --writers   how many clients write meanwhile
npm run crash-test -- --idempotency [--kills 50] [--writers 6]
  kills the service and PostgreSQL alternately while clients repeat their writes with an Idempotency-Key, and then during an
  import of 20,000 rows`)
  process.exit(0)
}
const kills = Number(values.kills ?? (values.idempotency ? 50 : 100))
const restarts = Number(values.restarts ?? 10)
const writers = Number(values.writers ?? 6)

const dataDir = await mkdtemp(join(tmpdir(), 'crm-crash-test-'))
let database = await startEmbeddedDatabase({ dataDir })
const common = { databaseUrl: database.url, writers, spellMs: 1_500, onProgress: showProgress }
try {
  if (values.idempotency) await runKeyed()
  else await runDeliveries()
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function runDeliveries(): Promise<void> {
  await run(`${kills} kills of the service`, {
    ...common,
    count: kills,
    disturb: async (service, restart) => {
      await service.stop('SIGKILL')
      return restart()
    }
  })
  await run(`${restarts} restarts of PostgreSQL`, {
    ...common,
    count: restarts,
    disturb: async (service) => {
      await database.stop()
      database = await startEmbeddedDatabase({ dataDir })
      return service
    }
  })
}

async function runKeyed(): Promise<void> {
  const keyed = { databaseUrl: database.url, dataDir, onProgress: showProgress }
  const written = await runKeyedWrites({ ...keyed, kills, writers })
  const { changed, refused, repetitions } = written
  showOnce(`${kills} kills, ${writers} clients, ${repetitions} requests sent again`, written, [...changed, ...refused])
  const importKills = Math.min(kills, 10)
  const imported = await runKeyedImport({ ...keyed, kills: importKills, rows: 20_000 })
  const { answer, replay } = imported
  const isWhole = answer === replay && answer.startsWith('{"totalRows":20000,"imported":20000,"skipped":0')
  showOnce(`an import of 20000 rows killed ${importKills} times: ${answer}`, imported, isWhole ? [] : [replay])
}

/** Prints whether each name was written exactly once. */
function showOnce(name: string, { expected, missing, doubled, surplus, rows }: Once, others: string[]): void {
  const isOnce = [...missing, ...doubled, ...surplus, ...others].length === 0 && rows === expected
  console.log(`\n${isOnce ? 'pass' : 'FAIL'}  ${name}
      ${expected} records acknowledged, ${rows} rows; in the change feed missing ${missing.length}, twice ${doubled.length}, surplus ${surplus.length}
      answers that differ or are refused ${others.length}${others.length > 0 ? `: ${others[0]}` : ''}`)
  if (!isOnce) process.exitCode = 1
}

async function run(name: string, options: CrashOptions): Promise<void> {
  if (options.count === 0) return
  const outcome = await runCrashes(options)
  const verdict = isKept(outcome)
  console.log(`\n${verdict ? 'pass' : 'FAIL'}  ${name}, ${writers} writers: ${describeOutcome(outcome)}`)
  if (!verdict) process.exitCode = 1
}

function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}   `)
}
