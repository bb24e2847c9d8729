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

/** Where the UUIDv7s of a time (in milliseconds since 1970) begin: it is below all of them, and above all earlier ones. */
export function firstIdAt(msecs: number): string {
  const hex = Math.max(msecs, 0).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
