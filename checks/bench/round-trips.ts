import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServiceProcess } from '../service-process.ts'

/** How long the service is left alone, to learn what it sends by itself, in milliseconds. */
const idleMs = 3_000

/**
 * Starts an instance whose connections to the database go through this process, which counts how often an answer was waited for. `count`
 * resolves with how many of those some work took, less what the instance would have sent in that time anyway.
 */
export async function countRoundTrips(url: string, start: (through: string) => Promise<ServiceProcess>) {
  let trips = 0
  const target = new URL(url)
  const server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) })
    let isAnswered = true
    client.on('data', (chunk) => {
      if (isAnswered) trips += 1
      isAnswered = false
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      isAnswered = true
      client.write(chunk)
    })
    for (const [one, other] of [[client, database] as const, [database, client] as const]) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const instance = await start(through.href)
  const count = async (work: (instance: ServiceProcess) => Promise<unknown>): Promise<number> => {
    // Connections are opened and statements prepared before that.
    await work(instance)
    const idle = trips
    await sleep(idleMs)
    const perMs = (trips - idle) / idleMs
    const [before, beganAt] = [trips, performance.now()]
    await work(instance)
    return trips - before - perMs * (performance.now() - beganAt)
  }
  const stop = async () => {
    await instance.stop()
    server.close()
  }
  return { count, stop }
}
