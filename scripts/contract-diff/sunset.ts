/** How long a deprecated operation lives at least, in years: the contract's introduction ("Versions") promises it. */
const leastYears = 1

/** The first day on which an operation may be gone whose end clients learn of on `date`; both as `2027-01-31`. */
export function earliestSunset(date: string): string {
  const end = new Date(date)
  end.setUTCFullYear(end.getUTCFullYear() + leastYears)
  return dateOf(end)
}

/** In UTC, as `2027-01-31`. */
export function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
