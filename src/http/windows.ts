/** What counting one request told; a window is fixed, from the first request in it. */
export type Count = {
  isAllowed: boolean
  /** Requests still allowed in the window. */
  remaining: number
  /** When the window ends, in Unix milliseconds by the clock that all instances go by. */
  resetsAtMs: number
  /** How long until then, in milliseconds, at least 0. */
  waitMs: number
}

/** More windows than this in memory at once, and the oldest is forgotten: 100,000 take about 15 MB. */
const mostWindows = 100_000

/** Puts a new window at the end of the map, so that the first one in it is always the oldest; forgets that one when full. */
export function keepWindow<Window>(windows: Map<string, Window>, key: string, window: Window): void {
  windows.delete(key)
  if (windows.size >= mostWindows) windows.delete(windows.keys().next().value ?? '')
  windows.set(key, window)
}

/** Counts in this process alone: at most `max` requests of a key pass in `windowMs` milliseconds. */
export function openWindows(max: number, windowMs: number): (key: string) => Count {
  const windows = new Map<string, { count: number; resetsAtMs: number }>()
  return (key) => {
    const now = Date.now()
    let window = windows.get(key)
    if (!window || window.resetsAtMs <= now) {
      window = { count: 0, resetsAtMs: now + windowMs }
      keepWindow(windows, key, window)
    }
    window.count += 1
    const { count, resetsAtMs } = window
    return { isAllowed: count <= max, remaining: Math.max(0, max - count), resetsAtMs, waitMs: resetsAtMs - now }
  }
}
