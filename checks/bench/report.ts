import { type Sample, summarize } from './measure.ts'
import type { Work } from './works.ts'

/** All rounds of one work, a floor's beside each of the service's. */
export type Result = { work: Work; floor: Sample[]; service: Sample[] }

type Summary = ReturnType<typeof summarize>

/** The line of one work. */
export function describe(result: Result): string {
  const { work, floor, service } = result
  const [low, high] = spread({ floor, service })
  const [a, b] = [summarize(floor), summarize(service)]
  const rate = work.rateBar === undefined ? '' : `, req/s ${rateOf(a, b).toFixed(2)} ≥ ${work.rateBar}`
  return [
    work.name.padEnd(28),
    columns(a),
    columns(b),
    `${ratioOf(a, b).toFixed(2).padStart(5)} (${low.toFixed(2)}–${high.toFixed(2)})`,
    `≤ ${work.bar.toFixed(2)}${rate} ${passes(result) ? 'pass' : 'FAIL'}`
  ].join(' | ')
}

export function header(): string {
  const side = '   req/s   p50   p99    CPU = node + db   '
  const titles = ['', 'floor', 'service'].map((title, n) => title.padEnd(n === 0 ? 28 : side.length))
  return `${titles.join(' | ')} |\n${[''.padEnd(28), side, side, 'ratio (by round) ', 'bar'].join(' | ')}`
}

/** The ratios of every work in every setup, by the setups' names. */
export function table(results: Map<string, Result[]>): string {
  const names = [...new Set([...results.values()].flatMap((some) => some.map(({ work }) => work.name)))]
  const widths = [...results.keys()].map((name) => name.length + 2)
  const lines = names.map((name) => {
    const cells = [...results.values()].map((some, n) => {
      const result = some.find(({ work }) => work.name === name)
      const ratio = result ? ratioOf(summarize(result.floor), summarize(result.service)).toFixed(2) : ''
      return `${ratio}${result && !passes(result) ? ' !' : '  '}`.padStart(widths[n] ?? 0)
    })
    const bar = [...results.values()].flat().find(({ work }) => work.name === name)?.work.bar
    return [name.padEnd(28), ...cells, `≤ ${bar?.toFixed(2)}`].join(' | ')
  })
  const head = [...results.keys()].map((name, n) => name.padStart(widths[n] ?? 0))
  return [[''.padEnd(28), ...head, 'bar'].join(' | '), ...lines].join('\n')
}

export function passes({ work, floor, service }: Result): boolean {
  const [a, b] = [summarize(floor), summarize(service)]
  return ratioOf(a, b) <= work.bar && (work.rateBar === undefined || rateOf(a, b) >= work.rateBar)
}

/** The service's requests a second as a share of the floor's. */
function rateOf(floor: Summary, service: Summary): number {
  return service.requestsPerSecond / floor.requestsPerSecond
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
