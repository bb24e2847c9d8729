/** Prints what was found; what is not good makes the process end with 1. */
export function report(isGood: boolean, text: string): void {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${text}`)
  if (!isGood) process.exitCode = 1
}

/** Prints whether a goal is reached. Where it isn't, nothing is broken: the process ends as it would. */
export function reportGoal(isReached: boolean, text: string): void {
  console.log(`${isReached ? 'pass' : 'goal missed'}  ${text}`)
}

/** Prints a detail of the line before. */
export function note(text: string): void {
  console.log(`      ${text}`)
}

/** Seconds since a moment of `performance.now()`, as text. */
export function since(began: number): string {
  return `${((performance.now() - began) / 1_000).toFixed(1)} s`
}
