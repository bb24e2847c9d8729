import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import { type Arena, type Attack, makeTemplate, type Outcome, openArena } from './attack/arena.ts'
import type { Felt } from './attack/innocent.ts'

// Attacks a fresh service as anonymous clients and tenants do, one after the other, with 512 MB of heap and beside an innocent
// tenant. On the loopback alone, with bounded counts and times. Linux only, for /proc.

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(`npm run attack -- [--only 1,5]
  --only  the lines of docs/attacks.md that are tried; all of them take ten minutes`)
  process.exit(0)
}

const attackTimeoutMs = 240_000
const aloneMs = 2_000
/** What an innocent tenant may feel of any attack, in milliseconds, and how many of a hundred requests may fail. */
const mostP99Ms = 1_000
const mostFailed = 1

const folder = new URL('./attack/', import.meta.url)
const files = (await readdir(folder)).filter((name) => /^\d\d-/.test(name)).sort()
const wanted = values.only?.split(',').map(Number)
const dataDir = await mkdtemp(join(tmpdir(), 'crm-attack-'))
const database = await startEmbeddedDatabase({ dataDir })
const broken: number[] = []
try {
  const tenants = await makeTemplate(database.url)
  for (const file of files) {
    const { attack } = (await import(new URL(file, folder).href)) as { attack: Attack }
    if (wanted && !wanted.includes(attack.line)) continue
    if (!(await tryAttack(attack, tenants))) broken.push(attack.line)
  }
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(broken.length > 0 ? `\nbroken: ${broken.join(', ')}` : '\nall held')
process.exit(broken.length > 0 ? 1 : 0)

async function tryAttack(attack: Attack, tenants: Arena['tenants']): Promise<boolean> {
  const beganAt = Date.now()
  const arena = await openArena(database.url, tenants, attack)
  try {
    await sleep(aloneMs)
    await arena.begin()
    const late = sleep(attackTimeoutMs, undefined, { ref: false }).then((): Outcome => {
      return { sent: '?', checks: [{ isHeld: false, found: `no end within ${attackTimeoutMs / 1000} s` }] }
    })
    const failure = (error: Error): Outcome => ({ sent: '?', checks: [{ isHeld: false, found: error.message }] })
    const { sent, checks } = await Promise.race([attack.run(arena).catch(failure), late])
    const memory = arena.readMemory()
    const beside = await arena.readFelt()
    const disorder = attack.isDisruptive
      ? []
      : await Promise.race([arena.proveInnocent(), sleep(30_000, ['its work did not end'])])
    const isAlive = arena.service.child.exitCode === null && arena.service.child.signalCode === null
    const all = [...checks, ...disorder.map((found) => ({ isHeld: false, found: `innocent: ${found}` }))]
    if (!attack.isDisruptive)
      all.push({ isHeld: isAlive, found: isAlive ? 'alive' : 'the service died' }, judge(beside))
    const isHeld = all.every((check) => check.isHeld)
    console.log(`${String(attack.line).padStart(2)} ${isHeld ? 'held  ' : 'BROKEN'} ${attack.what} (${Math.round((Date.now() - beganAt) / 1000)} s)
     sent: ${sent}
     ${all.map(({ isHeld, found }) => `${isHeld ? 'ok' : 'NO'} ${found}`).join('\n     ')}
     RSS ${Math.round(memory.before)} → ${Math.round(memory.now)} MB, ${Math.round(memory.most)} at most`)
    return isHeld
  } finally {
    await arena.leave()
  }
}

function judge({ get, post }: Felt) {
  const reasons = { ...get.failed, ...post.failed }
  const failures = [get, post].flatMap((each) => Object.values(each.failed)).reduce((sum, count) => sum + count, 0)
  const failed = (failures / (get.count + post.count)) * 100
  const p99 = Math.max(get.p99, post.p99)
  const found = `innocent: ${failed.toFixed(1)} % failed${failures > 0 ? ` (${Object.keys(reasons).join(', ')})` : ''}, p99 ${p99.toFixed(0)} ms`
  // No answer at all means that requests hang.
  return { isHeld: get.count > 0 && post.count > 0 && failed <= mostFailed && p99 <= mostP99Ms, found }
}
