import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOutsidePostgres } from './bench/outside-postgres.ts'
import { fillContacts } from './upgrade/fill.ts'
import { type Fleet, openFleet } from './upgrade/fleet.ts'
import { defineBeside, fillCustom, findSurprises } from './upgrade/going-back.ts'
import { type Load, startLoad } from './upgrade/load.ts'
import { findLosses } from './upgrade/losses.ts'
import { extractRelease, type Release } from './upgrade/release.ts'

// Fills the last release, keeps readers and writers going on two instances of it, and replaces them by this version, one after the
// other; then one of them by the last release again. Nobody may notice, and going back costs what the docs say.

const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '200000' },
    'longest-ms': { type: 'string', default: '2000' },
    help: { type: 'boolean' }
  }
})
if (values.help) {
  console.log(`npm run upgrade:check -- [--contacts 200000] [--longest-ms 2000]
  --contacts    how many the last release holds when it is upgraded
  --longest-ms  how long any request may take; a machine that does other things, too, may need Infinity`)
  process.exit(0)
}

const longestMs = Number(values['longest-ms'])
/** For how long the load goes on between two steps, in milliseconds. */
const betweenMs = 2_000

const release = extractRelease()
if (release === undefined) {
  console.log('upgrade:check skipped: the commit of the last release is not in this clone (git fetch --unshallow)')
  process.exit(0)
}
const database = await startOutsidePostgres()
const fleet = openFleet(database.url)
try {
  await upgrade(release, fleet)
} finally {
  await fleet.stop()
  await database.stop()
  release.remove()
}

async function upgrade(release: Release, fleet: Fleet): Promise<void> {
  const tenant = release.makeTenant(database.url)
  const first = await fleet.start(release.folder)
  const second = await fleet.start(release.folder)
  await fillContacts(fleet, tenant, Number(values.contacts))
  const load = startLoad(fleet, tenant)
  await sleep(betweenMs)

  const beganAt = Date.now()
  const upgraded = await fleet.replace(first)
  console.log(`the first instance of this version is ready after ${((Date.now() - beganAt) / 1_000).toFixed(1)} s`)
  await sleep(betweenMs)
  const surprises = await defineBeside(upgraded, tenant)
  const newest = await fleet.replace(second)
  await sleep(betweenMs)
  const filled = await fillCustom(newest, tenant)
  const older = await fleet.replace(newest, release.folder)
  surprises.push(...(await findSurprises(upgraded, older, tenant, filled)))
  await sleep(betweenMs)
  await load.stop()
  report(load, [...surprises, ...(await findLosses(fleet, tenant, load.acknowledged))])
}

function report(load: Load, losses: string[]): void {
  const outcome = `${load.failures.length} failed, the longest took ${load.longestMs} ms`
  console.log(`${load.requests} requests, ${outcome}; ${load.acknowledged.size} companies acknowledged`)
  const problems = [
    ...load.failures.map((failure) => `a request failed: ${failure}`),
    ...(load.longestMs > longestMs ? [`a request took ${load.longestMs} ms`] : []),
    ...(load.requests < 100 ? ['there was hardly any load'] : []),
    ...losses
  ]
  for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(
      '✓ nobody noticed: no request failed or waited, nothing was lost but what the docs say, the feed has no gap'
    )
}
