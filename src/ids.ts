import { v7 } from 'uuid'

/** A new UUIDv7 (RFC 9562, section 5.7): of two that this process makes, the later one is the greater, within a millisecond, too. */
export function makeId(): string {
  return v7()
}

/** A UUIDv7 of a given time, in milliseconds; two of one time are in no order. */
export function makeIdAt(msecs: number): string {
  return v7({ msecs })
}

/** The moment that a UUIDv7 was made (RFC 9562, section 5.7), in ISO 8601 with milliseconds. */
export function momentOfId(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toISOString()
}
