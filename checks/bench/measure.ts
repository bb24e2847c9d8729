import { readdirSync, readFileSync } from 'node:fs'
import { percentile } from '../percentile.ts'

/** CPU time since the start of the processes, in seconds, user and system. */
export type CpuTime = { node: number; database: number }

/** What is known of one side of one work: a Sample a round. */
export type Sample = { requests: number; seconds: number; latencies: number[]; cpu: CpuTime }

/** Reads the CPU time of a Node process (all its threads) and of a whole PostgreSQL server. */
export function readCpuTime(nodePid: number, postmasterPid: number): CpuTime {
  return { node: readProcess(nodePid)?.own ?? 0, database: readServer(postmasterPid) }
}

export function summarize(samples: Sample[]) {
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0)
  const latencies = samples.flatMap((sample) => sample.latencies).sort((a, b) => a - b)
  const requests = sum((sample) => sample.requests)
  return {
    requestsPerSecond: requests / sum((sample) => sample.seconds),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    nodeCpu: (sum(({ cpu }) => cpu.node) / requests) * 1000,
    databaseCpu: (sum(({ cpu }) => cpu.database) / requests) * 1000,
    cpu: (sum(({ cpu }) => cpu.node + cpu.database) / requests) * 1000
  }
}

/** A backend that ended is in the postmaster's count of children that it has waited for, the others are added to it. */
function readServer(postmasterPid: number): number {
  for (let tries = 0; tries < 100; tries++) {
    const before = readProcess(postmasterPid)
    const living = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readProcess(Number(name)))
      .filter((found) => found?.parent === postmasterPid)
    const after = readProcess(postmasterPid)
    if (!before || !after) break
    // Where a process ended meanwhile, it might be counted twice or not at all.
    const hasGone = before.ended !== after.ended || living.some((child) => child?.isDead)
    if (!hasGone) return living.reduce((total, child) => total + (child?.own ?? 0), after.own + after.ended)
  }
  throw new Error("the CPU time of the database can't be read")
}

const ticksPerSecond = 100

function readProcess(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in parentheses, and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return {
      parent: Number(fields[1]),
      isDead: fields[0] === 'Z' || fields[0] === 'X',
      own: (user + system) / ticksPerSecond,
      ended: (endedUser + endedSystem) / ticksPerSecond
    }
  } catch {
    return undefined
  }
}
