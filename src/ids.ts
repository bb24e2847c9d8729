import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

// The library asks the system for each id's random bytes; for a bulk of 100 records that was 8 % of the CPU.
const idsAtOnce = 256
const bytesPerId = 16
const pool = Buffer.alloc(idsAtOnce * bytesPerId)
let used = pool.length

// The id made last: its time in milliseconds, and its number within that time.
let lastMsecs = 0
let lastSeq = 0

/** No record's id: it is below all of them. */
export const leastId = '00000000-0000-0000-0000-000000000000'

/** A new UUIDv7 (RFC 9562, section 5.7): of two that this process makes, the later one is the greater, within a millisecond, too. */
export function makeId(): string {
  const random = randomBytes()
  const now = Date.now()
  if (now > lastMsecs) {
    lastMsecs = now
    // A random start (RFC 9562, section 6.2, method 1) with the highest bit free, so that no millisecond counts it to its end.
    lastSeq = random.readUInt32BE() >>> 1
  } else {
    lastSeq += 1
  }
  return v7({ msecs: lastMsecs, seq: lastSeq, random })
}

/** A UUIDv7 of a given time, in milliseconds; two of one time are in no order. */
export function makeIdAt(msecs: number): string {
  return v7({ msecs, random: randomBytes() })
}

function randomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytesPerId
  return pool.subarray(used - bytesPerId, used)
}

/** An id as the database and answers write it: UUIDs are read in capitals, too, and written in small letters (RFC 9562, section 4). */
export function canonicalId(id: string): string {
  return id.toLowerCase()
}

/** The moment that a UUIDv7 was made (RFC 9562, section 5.7), in ISO 8601 with milliseconds. */
export function momentOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
}

/** Where the UUIDv7s of a time (in milliseconds since 1970) begin: it is below all of them, and above all earlier ones. */
export function firstIdAt(msecs: number): string {
  const hex = Math.max(msecs, 0).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
