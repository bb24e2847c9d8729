import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'
import { type CrashOptions, type CrashOutcome, isKept, runCrashes } from './crash-loop.ts'

// The large form of test/webhooks/crash.test.ts, with a PostgreSQL that keeps its data as in production.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { kills: option, restarts: option, writers: option, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(`npm run crash-test -- [--kills 100] [--restarts 10] [--writers 6]
  --kills     how often the service is killed with SIGKILL
  --restarts  how often, apart from that, PostgreSQL is restarted
  --writers   how many clients write meanwhile`)
  process.exit(0)
}
const kills = Number(values.kills ?? 100)
const restarts = Number(values.restarts ?? 10)
const writers = Number(values.writers ?? 6)

const dataDir = await mkdtemp(join(tmpdir(), 'crm-crash-test-'))
let database = await startEmbeddedDatabase({ dataDir })
const common = { databaseUrl: database.url, writers, spellMs: 1_500, onProgress: showProgress }
try {
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
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function run(name: string, options: CrashOptions): Promise<void> {
  if (options.count === 0) return
  const outcome = await runCrashes(options)
  const verdict = isKept(outcome)
  console.log(`\n${verdict ? 'pass' : 'FAIL'}  ${name}, ${writers} writers: ${describe(outcome)}`)
  if (!verdict) process.exitCode = 1
}

function describe({ lost, unlogged, missing, phantom, ...counts }: CrashOutcome): string {
  const share = ((counts.duplicates / counts.received) * 100).toFixed(2)
  return `${counts.changes} changes of ${counts.acknowledged} records, ${counts.received} deliveries
      acknowledged but lost ${lost.length}, gaps in the numbers ${counts.gaps}, table and log differ ${unlogged.length},
      undelivered ${missing.length}, phantom ${phantom.length}, attempts spoilt ${counts.spoilt}, duplicates ${counts.duplicates} (${share} %)`
}

function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}   `)
}
