import { percentile } from '../percentile.ts'
import { startLoader, type Target } from './processes.ts'
import { type Facts, works } from './works.ts'

// What writers of one tenant get, and what they leave to its readers. (32 at once beside the floor's are the work
// `POST company`, by its requests a second.)

type Targets = Record<'floor' | 'service', Pick<Target, 'port'>>

const writers = 32

/** What was found, a line each; none has a bar. */
export async function benchWriters(targets: Targets, facts: Facts, seconds: number): Promise<string[]> {
  const [write, read] = [startLoader(), startLoader()]
  const [writing, reading] = ['POST company', 'GET deal'].map((name) => works.findIndex((work) => work.name === name))
  const order = (side: keyof Targets, work = 0, connections = 1) => ({
    ...{ work, side, port: targets[side].port, connections, seconds: 2 * seconds, facts }
  })
  const lone = {
    floor: rateOf(await write(order('floor', writing))),
    service: rateOf(await write(order('service', writing)))
  }
  /** What a reader feels of the same side's writers. */
  const feel = async (side: keyof Targets) => {
    const alone = percentile((await read(order(side, reading))).latencies, 0.99)
    const [written, beside] = await Promise.all([
      write({ ...order(side, writing, writers), seconds: 3 * seconds }),
      read(order(side, reading))
    ])
    return { alone, beside: percentile(beside.latencies, 0.99), rate: rateOf(written) }
  }
  const [floor, service] = [await feel('floor'), await feel('service')]
  const describe = ({ alone, beside, rate }: typeof floor) =>
    `${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} beside ${rate.toFixed(0)} writes/s (${(beside / alone).toFixed(1)} ×)`
  return [
    `a lone writer: ${lone.service.toFixed(0)} writes/s, the floor ${lone.floor.toFixed(0)} (${(lone.service / lone.floor).toFixed(2)} ×)`,
    `a reader's p99 beside ${writers} writers of its tenant: ${describe(service)}; the floor's ${describe(floor)}`
  ]
}

type Outcome = Awaited<ReturnType<ReturnType<typeof startLoader>>>

function rateOf({ latencies, seconds, failures }: Outcome): number {
  if (failures.length > 0) throw new Error(failures.join(', '))
  return latencies.length / seconds
}
