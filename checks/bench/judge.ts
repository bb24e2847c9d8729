/** Prints whether what was measured meets its bar; what doesn't makes the process end with 1, where `--strict` was given. */
export function judge(line: string, isGood: boolean): void {
  console.log(`${isGood ? 'pass' : 'FAIL'}  ${line}`)
  if (!isGood && process.argv.includes('--strict')) process.exitCode = 1
}
