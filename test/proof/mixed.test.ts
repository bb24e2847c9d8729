import t from 'tap'
import { runMixed } from '../../checks/proof/run.ts'
import { seededRandom } from '../../checks/proof/seeded-random.ts'
import { cloneDatabase } from '../postgres/database.ts'

t.test(
  'All that writes, as all kinds of callers, over two instances that are killed, is one order of the changes, and what is refused is nothing',
  async (t) => {
    const database = await cloneDatabase()
    t.teardown(() => database.drop())
    const seed = Number(process.env.PROOF_SEED ?? Math.floor(Math.random() * 1_000_000))
    const outcome = await runMixed({
      databaseUrl: database.url,
      forMs: 3_000,
      kills: 2,
      writersEach: 1,
      random: seededRandom(seed)
    })
    const { faults, changes, reads, lookedAt, neverDone, neverRefused } = outcome
    t.same(faults.slice(0, 10), [], `PROOF_SEED=${seed}`)
    t.same(neverDone, [], 'each operation that writes was done')
    t.same(neverRefused, [], 'each operation that writes was refused')
    t.ok(changes > 100 && reads > 100 && lookedAt > 10, `${changes} changes, ${reads} reads, ${lookedAt} refusals`)
  }
)
