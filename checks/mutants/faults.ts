import { accessFaults } from './access.ts'
import { writeFaults } from './writes.ts'

/** A fault to put into the code. */
export type Fault = {
  file: string
  /** What it breaks, as one would report it. */
  breaks: string
  /** Each text, which the file has exactly once, and its replacement. */
  edits: [good: string, bad: string][]
  /** Tests of which one has to fail; all pass without the fault. */
  tests: string[]
}

export const faults: Fault[] = [...accessFaults, ...writeFaults]
