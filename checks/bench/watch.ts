import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../percentile.ts'

/** Watches a process's memory; the function that it returns ends that and says by how many MB it grew at most. */
export function measureMemory(pid: number): () => number {
  const before = readMemoryMb(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, readMemoryMb(pid))
  }, 20)
  return () => {
    clearInterval(timer)
    return most - before
  }
}

function readMemoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Sends one request after the other, two at a time; the function that it returns ends that and says how long they took. */
export function watchReads(read: () => Promise<unknown>) {
  const times: number[] = []
  let isOver = false
  const reader = async () => {
    while (!isOver) {
      const beganAt = performance.now()
      await read()
      times.push(performance.now() - beganAt)
      await sleep(2)
    }
  }
  const readers = [reader(), reader()]
  return async () => {
    isOver = true
    await Promise.all(readers)
    const at = (share: number) => percentile(times, share)
    return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1), count: times.length }
  }
}
