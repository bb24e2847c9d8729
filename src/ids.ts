import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

// `uuid` asks the system for random bytes anew for each id, which in a busy process was most of what an id costs
// (docs/decisions/ids.md). Here one call serves many; ids are in no way secret.

const bytesOfId = 16
const pool = new Uint8Array(256 * bytesOfId)
let used = pool.length

let latestMs = 0
let counter = 0

/** A new UUIDv7 (RFC 9562, section 5.7): of two that this process makes, the later one is the greater, within a millisecond, too. */
export function makeId(): string {
  const random = takeRandom()
  const now = Date.now()
  if (now > latestMs) {
    latestMs = now
    // A random beginning with room to count up from it: 31 of the counter's 32 bits.
    counter = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1
  } else counter += 1
  return v7({ random, msecs: latestMs, seq: counter })
}

/** A UUIDv7 of a given time, in milliseconds; two of one time are in no order. */
export function makeIdAt(msecs: number): string {
  return v7({ random: takeRandom(), msecs })
}

/** The moment that a UUIDv7 was made (RFC 9562, section 5.7), in ISO 8601 with milliseconds. */
export function momentOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
}

function takeRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytesOfId
  return pool.subarray(used - bytesOfId, used)
}
