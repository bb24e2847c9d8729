import { type Sample, summarize } from './measure.ts'
import { works } from './works.ts'

/** Loads the service with one work, with so many writers, and says what came of it. */
type Measure = (work: number, connections: number) => Promise<Sample>

const rounds = 3
const mostTimes = 2

/** What an Idempotency-Key adds to the CPU time of a write, with many writers of one tenant and with one. */
export async function benchKeys(measure: Measure): Promise<{ line: string; isGood: boolean }[]> {
  const [plain = 0, keyed = 0] = ['POST company', 'POST company with a key'].map((name) =>
    works.findIndex((work) => work.name === name)
  )
  const findings: { line: string; isGood: boolean }[] = []
  for (const connections of [32, 1]) {
    const samples: Record<'plain' | 'keyed', Sample[]> = { plain: [], keyed: [] }
    for (let round = 0; round < rounds; round++) {
      samples.plain.push(await measure(plain, connections))
      samples.keyed.push(await measure(keyed, connections))
    }
    const times = summarize(samples.keyed).cpu / summarize(samples.plain).cpu
    const writers = connections === 1 ? 'a lone writer' : `${connections} writers`
    const line = `an Idempotency-Key, ${writers}: ${times.toFixed(2)} × the CPU of the same write without (≤ ${mostTimes})`
    findings.push({ line, isGood: times <= mostTimes })
  }
  return findings
}
