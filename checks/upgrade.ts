import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/db/client.ts'
import { startOutsidePostgres } from './bench/outside-postgres.ts'
import { type Proof, prove } from './proof/check.ts'
import type { Sql } from './proof/digest.ts'
import { History } from './proof/history.ts'
import { findFirstSender } from './proof/kept-send.ts'
import { findLostValues } from './upgrade/custom-values.ts'
import { fillContacts } from './upgrade/fill.ts'
import { type Fleet, openFleet } from './upgrade/fleet.ts'
import { keepSends, type Send } from './upgrade/kept.ts'
import { type Load, startLoad } from './upgrade/load.ts'
import { extractRelease, type Release } from './upgrade/release.ts'

// Fills the last release, keeps readers and writers going on two instances of it, and replaces them by this version, one after the
// other; then one of them by the last release again. Nobody may notice, going back loses nothing, and all that both versions answered is
// one order of the log's changes: docs/proof.md.

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
  const db = openDatabase(database.url, 2, () => {})
  const sql: Sql = (text, values) => db.query({ text, values })
  const history = new History()
  const send = keepSends(fleet, tenant, history, await findFirstSender(sql, tenant.tenantId))
  const first = await fleet.start(release.folder)
  const second = await fleet.start(release.folder)
  await fillContacts(send, Number(values.contacts))
  const load = startLoad(send)
  await sleep(betweenMs)

  const beganAt = Date.now()
  const upgraded = await fleet.replace(first)
  console.log(`the first instance of this version is ready after ${((Date.now() - beganAt) / 1_000).toFixed(1)} s`)
  await sleep(betweenMs)
  const lost = await findLostValues(send, upgraded, second)
  const newest = await fleet.replace(second)
  await sleep(betweenMs)
  await fleet.replace(newest, release.folder)
  await sleep(betweenMs)
  await load.stop()
  await followFeed(send)
  report(load, lost, await prove(history, sql, tenant.tenantId))
  await db.close()
}

/** From its beginning to its end, so that the history has all of the log's pages. */
async function followFeed(send: Send): Promise<void> {
  for (let cursor = '', hasMore = true; hasMore; ) {
    const { body } = await send('GET', `/api/v1/changes?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    cursor = String(body.nextCursor)
    hasMore = body.hasMore === true
  }
}

function report(load: Load, lost: string[], { faults, changes, writes, reads, unjudged }: Proof): void {
  const outcome = `${load.failures.length} failed, the longest took ${load.longestMs} ms`
  console.log(
    `${load.requests} requests, ${outcome}; ${changes} changes by ${writes} writes, ${reads} reads judged, ${unjudged} not`
  )
  const problems = [
    ...load.failures.map((failure) => `a request failed: ${failure}`),
    ...(load.longestMs > longestMs ? [`a request took ${load.longestMs} ms`] : []),
    ...(load.requests < 100 ? ['there was hardly any load'] : []),
    ...lost,
    ...faults
  ]
  for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(
      '✓ nobody noticed: no request failed or waited, nothing was lost, and what was answered is one order of the changes'
    )
}
