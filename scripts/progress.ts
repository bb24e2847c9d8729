/** Shows a line that the next one overwrites; where nobody watches, none is overwritten. */
export function show(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`)
  else if (line) process.stderr.write(`${line}\n`)
}

/** Shows how far a step is; where nobody watches, only that it is done. */
export function showProgress(step: string, done: number, total: number | null): void {
  const width = 30
  const filled = total ? Math.round((width * done) / total) : 0
  const bar = process.stderr.isTTY ? `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ` : ''
  if (bar || done === total) show(`${bar}${step} ${done}/${total ?? '?'}`)
}
