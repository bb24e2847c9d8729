import type { LRUCache } from 'lru-cache'
import { openCache } from '../cache.ts'

/** The result of counting one request; a window is fixed, from the first request in it. */
export type Count = {
  isAllowed: boolean
  /** Requests still allowed in the window. */
  remaining: number
  /** When the window ends, in Unix milliseconds by the clock that all instances go by. */
  resetsAtMs: number
  /** How long until then, in milliseconds, at least 0. */
  waitMs: number
}

/** Windows by key, in memory; of more than 100,000 (22 MB) the one that was not asked for the longest is forgotten. */
export function windowsByKey<Window extends object>(): LRUCache<string, Window> {
  return openCache(100_000)
}

/** Counts in this process alone: at most `max` requests of a key pass in `windowMs` milliseconds; one may count for several. */
export function openWindows(max: number, windowMs: number): (key: string, requests?: number) => Count {
  const windows = windowsByKey<{ count: number; resetsAtMs: number }>()
  return (key, requests = 1) => {
    const now = Date.now()
    let window = windows.get(key)
    if (!window || window.resetsAtMs <= now) {
      window = { count: 0, resetsAtMs: now + windowMs }
      windows.set(key, window)
    }
    window.count += requests
    const { count, resetsAtMs } = window
    return { isAllowed: count <= max, remaining: Math.max(0, max - count), resetsAtMs, waitMs: resetsAtMs - now }
  }
}
