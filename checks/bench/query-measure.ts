import { readCpuTime } from './measure.ts'
import type { QueryWork } from './query-works.ts'

export type Answer = { status: number; bytes: Buffer; headers: Record<string, unknown> }
/** One of the two that are compared. */
export type Side = { pid: number; ask: (work: QueryWork, more?: object) => Promise<Answer> }

const rounds = 3

/** Milliseconds of CPU time of one request. */
export type Taken = { node: number; database: number }
export const none: Taken = { node: 0, database: 0 }

/** The CPU time of Node and the database together. */
export function sum({ node, database }: Taken): number {
  return node + database
}

/** CPU times as a cell of the table. */
export function describe(taken: Taken): string {
  const [all, node, database] = [sum(taken), taken.node, taken.database].map((ms) => ms.toFixed(2))
  return `${all?.padStart(6)} = ${node?.padStart(4)} + ${database?.padStart(4)}`
}

/** What several things take, each asked for `count` times in each round, by turns, after a round that doesn't count. */
export async function measure(
  some: { pid: number; ask: () => Promise<Answer> }[],
  postmaster: number,
  count: number
): Promise<Taken[]> {
  const taken = some.map(() => ({ ...none }))
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { pid, ask }] of some.entries()) {
      const before = readCpuTime(pid, postmaster)
      for (let repeat = 0; repeat < count; repeat += 1) {
        const { status, bytes } = await ask()
        if (status !== 200) throw new Error(`${status} ${bytes.toString().slice(0, 500)}`)
      }
      const after = readCpuTime(pid, postmaster)
      const own = taken[index]
      if (!own || round < 0) continue
      const inMs = 1_000 / (rounds * count)
      own.node += (after.node - before.node) * inMs
      own.database += (after.database - before.database) * inMs
    }
  }
  return taken
}
