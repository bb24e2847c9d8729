const dateTimePattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?)?)?$/i

/**
 * An ISO 8601 date or date-time as UTC text with milliseconds, the only form in which the service stores and answers times. A date alone
 * is its midnight in UTC, a time without a zone is UTC. The zone's colon and minutes may be missing: strftime writes `+0200`, PostgreSQL
 * `+02`. Digits beyond milliseconds are cut off. Throws a RangeError for anything that `date-time` would not accept.
 */
export function toUtcIso(text: string): string {
  const time = toEpochMs(text)
  if (time === null) throw new RangeError('not an ISO 8601 date or date-time')
  return new Date(time).toISOString()
}

/** A real calendar moment whose UTC year is 0001 to 9999: other years are written differently in ISO text and by PostgreSQL. */
export function isDateTime(text: string): boolean {
  return toEpochMs(text) !== null
}

function toEpochMs(text: string): number | null {
  const match = dateTimePattern.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', sign, zoneHour, zoneMinute] = match
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  if (Number(zoneHour ?? 0) > 23 || Number(zoneMinute ?? 0) > 59) return null

  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null

  date.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.padEnd(3, '0').slice(0, 3)))
  const offsetMinutes = (Number(zoneHour ?? 0) * 60 + Number(zoneMinute ?? 0)) * (sign === '-' ? -1 : 1)
  const time = date.getTime() - offsetMinutes * 60_000
  const utcYear = new Date(time).getUTCFullYear()
  return utcYear >= 1 && utcYear <= 9999 ? time : null
}
