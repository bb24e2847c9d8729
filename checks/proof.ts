import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { type Outcome, runMixed } from './proof/run.ts'
import { seededRandom } from './proof/seeded-random.ts'
import { report } from './report.ts'

// All that the service promises of order, in rounds, each on a tenant of its own: docs/proof.md.

const option = { type: 'string' } as const
const { values } = parseArgs({
  options: { minutes: option, round: option, kills: option, writers: option, seed: option, help: { type: 'boolean' } }
})
if (values.help) {
  console.log(`npm run proof -- [--minutes 10] [--round 30] [--kills 4] [--writers 2] [--seed 1]
  --minutes  for how long rounds are begun
  --round    for how long a round is written, in seconds
  --kills    how often an instance is killed in a round
  --writers  how many clients write at once of each kind: administrators, members, restricted users
  --seed     what the requests are drawn from; each round has the next one`)
  process.exit(0)
}
const until = Date.now() + Number(values.minutes ?? 10) * 60_000
const dataDir = await mkdtemp(join(tmpdir(), 'crm-proof-'))
const database = await startEmbeddedDatabase({ dataDir })
try {
  for (let seed = Number(values.seed ?? 1); ; seed += 1) {
    const outcome = await runMixed({
      databaseUrl: database.url,
      forMs: Number(values.round ?? 30) * 1_000,
      kills: Number(values.kills ?? 4),
      writersEach: Number(values.writers ?? 2),
      random: seededRandom(seed)
    })
    print(seed, outcome)
    if (Date.now() > until) break
  }
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function print(seed: number, outcome: Outcome): void {
  const {
    faults,
    changes,
    writes,
    unknown,
    unknownWritten,
    refused,
    lookedAt,
    reads,
    unjudged,
    kills,
    neverDone,
    neverRefused
  } = outcome
  const isProved = faults.length + neverDone.length + neverRefused.length === 0
  report(
    isProved,
    `round ${seed}, ${kills} kills: ${changes} changes by ${writes} writes, ${refused} refused requests of which ${lookedAt} were
      looked at one by one, ${unknown} writes without an answer of which ${unknownWritten} are in the log; ${reads} reads judged, ${unjudged} not`
  )
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`)
  if (faults.length > 20) console.error(`  and ${faults.length - 20} more`)
  if (neverDone.length > 0) console.error(`  never done: ${neverDone.join(', ')}`)
  if (neverRefused.length > 0) console.error(`  never refused: ${neverRefused.join(', ')}`)
}
