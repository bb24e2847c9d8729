import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Arena, Attack, Check } from './arena.ts'

const sockets = 800
const [roundMs, mostMs] = [3_000, 20_000]
const leastAnswers = 200
/** Before and after, since others use the machine, too. */
const rounds = 2
const mostTimes = 2.5
const mostFailed = 1

const lines = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `x-${n}: ${'v'.repeat(length)}\r\n`).join('')
/** Of 11 kB: as many lines as are taken, and more than that. Each is compared with a short head on a connection that ends, or doesn't. */
const heads = {
  '90 lines': { long: lines(90, 120), short: '', status: '429' },
  '400 lines': { long: lines(400, 20), short: 'Connection: close\r\n', status: '431' }
}

export const attack: Attack = {
  line: 23,
  what: 'an anonymous client sends requests with long heads',
  isDisruptive: true,
  run: async (arena) => {
    const checks: Check[] = []
    for (const [name, { long, short, status }] of Object.entries(heads)) {
      const cost = { long: 0, short: 0 }
      let isOther = false
      for (let n = 0; n < rounds; n += 1) {
        cost.short += (await measure(arena, short)).ms
        const { ms, statuses } = await measure(arena, long)
        cost.long += ms
        isOther ||= statuses !== status
      }
      const times = cost.long / cost.short
      const found = `${name}: ${status}, ${(cost.long / rounds).toFixed(2)} ms of CPU, ${times.toFixed(1)} times as much as a short head`
      // What ends its connection can't be sent again without another one.
      const isBounded = status === '431' || times <= mostTimes
      checks.push({ isHeld: !isOther && isBounded, found: status === '431' ? found : `${found} ≤ ${mostTimes}` })
    }
    const { get, health } = await arena.readFelt()
    const failures = [get, health].flatMap(({ failed }) => Object.values(failed)).reduce((sum, count) => sum + count, 0)
    const failed = (failures / (get.count + health.count)) * 100
    checks.push({ isHeld: failed <= mostFailed, found: `innocent: ${failed.toFixed(1)} % failed ≤ ${mostFailed}` })
    return { sent: `heads of 11 kB on ${sockets} connections, on each the next one behind each answer`, checks }
  }
}

/** What one request takes of the service's CPU, in milliseconds, and how it is answered behind the first ones. */
async function measure({ port, service }: Arena, more: string): Promise<{ ms: number; statuses: string }> {
  const head = `GET /api/v1/contacts HTTP/1.1\r\nHost: innocent.localhost\r\n${more}\r\n`
  const open = new Set<Socket>()
  let [isOver, answers] = [false, 0]
  const statuses = new Set<string>()
  const begin = () => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' }, () => socket.write(head))
    open.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => {
      answers += 1
      statuses.add(data.toString('latin1', 9, 12))
      socket.write(head)
    })
    socket.on('close', () => {
      open.delete(socket)
      if (!isOver) begin()
    })
  }
  for (let n = 0; n < sockets; n += 1) begin()
  await sleep(500)
  const before = { cpu: readCpu(service.child.pid), answers }
  const beganAt = performance.now()
  statuses.clear()
  // Longer where others leave the machine little time.
  while (performance.now() - beganAt < (answers - before.answers < leastAnswers ? mostMs : roundMs)) await sleep(100)
  const spent = readCpu(service.child.pid) - before.cpu
  const count = answers - before.answers
  isOver = true
  for (const socket of open) socket.destroy()
  await sleep(500)
  return { ms: spent / count, statuses: [...statuses].join(', ') }
}

/** What a process has taken of the CPU, in milliseconds. */
function readCpu(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
