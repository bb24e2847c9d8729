/** Prints what was found; what is not good makes the process end with 1. */
export function report(isGood: boolean, text: string): void {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${text}`)
  if (!isGood) process.exitCode = 1
}

/** Prints a detail of the line before. */
export function note(text: string): void {
  console.log(`      ${text}`)
}

/** Seconds since a moment of `performance.now()`, as text. */
export function since(began: number): string {
  return `${((performance.now() - began) / 1_000).toFixed(1)} s`
}
