import t from 'tap'
import { isKept, runCrashes } from '../../checks/crash-test/loop.ts'
import { openDatabase } from '../../src/db/client.ts'
import { cloneDatabase } from '../postgres/database.ts'
import { waitFor } from '../support/wait-for.ts'

/** Changes between one kill and the next, at least: each is to come in the middle of writing, however slow that is. */
const leastChanges = 20

t.test('Kills of the service lose nothing, number without gaps, and leave nothing unsaid', async (t) => {
  const database = await cloneDatabase()
  const db = openDatabase(database.url, 1, (error) => t.comment(error))
  t.teardown(async () => {
    await db.close()
    await database.drop()
  })
  const countChanges = async () => {
    const text = `select count(*)::int as count from changes where entity = 'company'`
    return (await db.query<{ count: number }>({ text }))[0]?.count ?? 0
  }
  let before = 0
  const outcome = await runCrashes({
    databaseUrl: database.url,
    writers: 4,
    count: 3,
    spellMs: 800,
    isHurried: true,
    disturb: async (service, restart) => {
      await waitFor('changes to be killed at', async () => (await countChanges()) >= before + leastChanges)
      await service.stop('SIGKILL')
      before = await countChanges()
      return restart()
    }
  })
  t.ok(outcome.changes >= 3 * leastChanges, `${outcome.changes} changes`)
  t.same(
    [outcome.lost, outcome.gaps, outcome.unlogged, outcome.missing, outcome.phantom, outcome.spoilt, outcome.disorder],
    [[], 0, [], [], [], 0, []]
  )
  // So few deliveries are no measure for the share of duplicates: what was under way when it was killed may come again.
  t.ok(isKept({ ...outcome, duplicates: 0 }))
  t.ok(outcome.duplicates <= 3 * 8, `${outcome.duplicates} of ${outcome.received} came twice`)
})
