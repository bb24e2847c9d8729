import { percentile } from '../percentile.ts'
import { load } from './load.ts'
import { type Facts, works } from './works.ts'

const writers = 32

/**
 * What a lone writer gets, and what many leave to a reader of their tenant, as a line each; nothing here has a bar. (What 32
 * writers get beside the floor's is the work `POST company`, by its requests a second.)
 */
export async function benchWriters(
  targets: Record<'floor' | 'service', { port: number }>,
  facts: Facts,
  seconds: number
): Promise<string[]> {
  const run = (side: keyof typeof targets, name: string, connections: number) => {
    const work = works.findIndex((one) => one.name === name)
    return load({ work, side, port: targets[side].port, connections, seconds: 2 * seconds, facts })
  }
  const findings: string[] = []
  for (const side of ['service', 'floor'] as const) {
    const lone = await run(side, 'POST company', 1)
    const alone = await run(side, 'GET deal', 1)
    const [many, beside] = await Promise.all([run(side, 'POST company', writers), run(side, 'GET deal', 1)])
    const [rate, rateOfMany] = [lone, many].map((one) => (one.latencies.length / one.seconds).toFixed(0))
    const [before, after] = [alone, beside].map(({ latencies }) => percentile(latencies, 0.99).toFixed(1))
    findings.push(
      `the ${side}: a lone writer ${rate} writes/s; a reader's p99 ${before} ms alone, ${after} beside ${writers} writers (${rateOfMany}/s)`
    )
  }
  return findings
}
