import t from 'tap'
import { isKept, runCrashes } from '../../scripts/crash-loop.ts'
import { cloneDatabase } from '../database.ts'

t.test('kills of the service lose nothing, number without gaps, and leave nothing unsaid', async (t) => {
  const database = await cloneDatabase()
  t.teardown(database.drop)
  const outcome = await runCrashes({
    databaseUrl: database.url,
    writers: 4,
    count: 3,
    spellMs: 800,
    isHurried: true,
    disturb: async (service, restart) => {
      await service.stop('SIGKILL')
      return restart()
    }
  })
  t.ok(outcome.changes > 50, `${outcome.changes} changes`)
  t.same(
    [outcome.lost, outcome.gaps, outcome.unlogged, outcome.missing, outcome.phantom, outcome.spoilt],
    [[], 0, [], [], [], 0]
  )
  // So few deliveries are no measure for the share of duplicates: what was under way when it was killed may come again.
  t.ok(isKept({ ...outcome, duplicates: 0 }))
  t.ok(outcome.duplicates <= 3 * 8, `${outcome.duplicates} of ${outcome.received} came twice`)
})
