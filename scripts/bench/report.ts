import { type Sample, summarize } from './measure.ts'
import type { Work } from './works.ts'

/** All rounds of one work, a floor's beside each of the service's. */
export type Result = { work: Work; floor: Sample[]; service: Sample[] }

type Summary = ReturnType<typeof summarize>

/** The line of one work. */
export function describe({ work, floor, service }: Result): string {
  const [low, high] = spread({ floor, service })
  const [a, b] = [summarize(floor), summarize(service)]
  const verdict = ratioOf(a, b) <= work.bar ? 'pass' : 'FAIL'
  return [
    work.name.padEnd(28),
    columns(a),
    columns(b),
    `${ratioOf(a, b).toFixed(2).padStart(5)} (${low.toFixed(2)}–${high.toFixed(2)})`,
    `≤ ${work.bar.toFixed(1)} ${verdict}`
  ].join(' | ')
}

export function header(): string {
  const side = '   req/s   p50   p99    CPU = node + db   '
  const titles = ['', 'floor', 'service'].map((title, n) => title.padEnd(n === 0 ? 28 : side.length))
  return `${titles.join(' | ')} |\n${[''.padEnd(28), side, side, 'ratio (by round) ', 'bar'].join(' | ')}`
}

/** Whether late pages of a sync cost what early ones do. */
export function describeFlatness(results: Result[]): string | undefined {
  const pages = results.filter(({ work }) => work.name.includes('since'))
  if (pages.length < 2) return undefined
  // The best round: the others say how busy the machine was.
  const times = pages.map(({ service }) => Math.min(...service.map((sample) => summarize([sample]).p50Ms)))
  const growth = Math.max(...times) / Math.min(...times)
  return `updatedSince, p50 of ${pages.map(({ work }, n) => `${work.name.split(' ').at(-1)} ${times[n]?.toFixed(1)} ms`).join(', ')}: ${growth < 1.5 ? 'flat' : 'NOT FLAT'} (${growth.toFixed(2)} ×)`
}

export function passes({ work, floor, service }: Result): boolean {
  return ratioOf(summarize(floor), summarize(service)) <= work.bar
}

function ratioOf(floor: Summary, service: Summary): number {
  return service.cpu / floor.cpu
}

function spread({ floor, service }: Pick<Result, 'floor' | 'service'>): [number, number] {
  const ratios = service.map((sample, round) => summarize([sample]).cpu / summarize(floor.slice(round, round + 1)).cpu)
  return [Math.min(...ratios), Math.max(...ratios)]
}

function columns({ requestsPerSecond, p50Ms, p99Ms, cpu, nodeCpu, databaseCpu }: Summary): string {
  const times = [p50Ms, p99Ms].map((ms) => ms.toFixed(1).padStart(5)).join(' ')
  const rate = String(Math.round(requestsPerSecond)).padStart(8)
  return `${rate} ${times}  ${cpu.toFixed(3)} = ${nodeCpu.toFixed(3)} + ${databaseCpu.toFixed(3)}`
}
