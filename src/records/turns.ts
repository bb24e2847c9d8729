import { overloaded } from '../errors.ts'

type Line = { last: Promise<unknown>; length: number }

/** The writers of each tenant that has one under way or waiting. */
const lines = new Map<string, Line>()

/** More than this and the next writer of the tenant is refused: each waits a millisecond or two for each before it. */
const mostWaiting = 1_000

/** How many writes wait for their turn in this process, of all tenants; those under way are not counted. */
export function countWaitingWrites(): number {
  let count = 0
  for (const { length } of lines.values()) count += length - 1
  return count
}

/**
 * Runs the writes of a tenant one after the other. The tenant's clock row makes them wait for each other anyway, but
 * there each waiting one holds a connection, and waking it up costs the database more than the write itself. Never to
 * be called inside a turn of the same tenant, which would wait for itself. Throws a 503 where too many wait.
 */
export async function inTurn<T>(tenantId: string, write: () => Promise<T>): Promise<T> {
  const line = lines.get(tenantId) ?? { last: Promise.resolve(), length: 0 }
  if (line.length >= mostWaiting) throw overloaded('Too many writes of this tenant are waiting; try again shortly.')
  lines.set(tenantId, line)
  line.length += 1
  const turn = line.length === 1 ? write() : line.last.then(write, write)
  line.last = turn
  try {
    return await turn
  } finally {
    line.length -= 1
    if (line.length === 0) lines.delete(tenantId)
  }
}
