import type { ServerResponse } from 'node:http'
import { overloaded } from '../errors.ts'

/** How many things that take memory or connections are under way at once, in this process. */
export type SlotLimits = {
  maxAtOnce: number
  /** So many more of a tenant's wait, for `waitMs` milliseconds at most. */
  maxWaitingOfTenant: number
  waitMs: number
  /** The error of requests that can't wait, or have waited for too long. */
  refusal: string
}

/**
 * Waits until there is a slot for a tenant, and answers with the function that releases it. Throws a 503 for one who
 * would wait for too long, and as soon as the response is closed that would come of it.
 */
export type AcquireSlot = (tenantId: string, response: ServerResponse) => Promise<() => void>

type Waiting = { tenantId: string; enter: () => void }

/**
 * A semaphore that tenants share. A tenant gets a slot while it has fewer than are free: of eight the first tenant has
 * four at most, the next one two beside it, and a third one that comes then still finds one. Those who wait are served in
 * order, but a tenant that has fewer slots comes before one that has more.
 */
export function openTenantSlots({ maxAtOnce, maxWaitingOfTenant, waitMs, refusal }: SlotLimits): AcquireSlot {
  const taken = new Map<string, number>()
  const waiting = new Set<Waiting>()
  let takenCount = 0
  const ofTenant = (tenantId: string) => taken.get(tenantId) ?? 0
  const hasRoom = (tenantId: string) => ofTenant(tenantId) < maxAtOnce - takenCount

  return async (tenantId, response) => {
    // Whoever waits has no room, so nobody is overtaken.
    if (hasRoom(tenantId)) take(tenantId)
    else await wait(tenantId, response)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      release(tenantId)
    }
  }

  function take(tenantId: string): void {
    takenCount += 1
    taken.set(tenantId, ofTenant(tenantId) + 1)
  }

  function release(tenantId: string): void {
    takenCount -= 1
    const left = ofTenant(tenantId) - 1
    if (left > 0) taken.set(tenantId, left)
    else taken.delete(tenantId)
    // What is free now may be enough for others, and for this tenant, which has fewer than before.
    for (let next = findNext(); next; next = findNext()) next.enter()
  }

  function findNext(): Waiting | undefined {
    let next: Waiting | undefined
    for (const one of waiting) {
      if (hasRoom(one.tenantId) && (!next || ofTenant(one.tenantId) < ofTenant(next.tenantId))) next = one
    }
    return next
  }

  function wait(tenantId: string, response: ServerResponse): Promise<void> {
    const ownCount = [...waiting].filter((one) => one.tenantId === tenantId).length
    if (ownCount >= maxWaitingOfTenant || response.destroyed) throw overloaded(refusal)
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        response.off('close', giveUp)
        waiting.delete(one)
      }
      const giveUp = () => {
        end()
        reject(overloaded(refusal))
      }
      const enter = () => {
        end()
        // In the same tick, or a newcomer would find room that is promised.
        take(tenantId)
        resolve()
      }
      const one = { tenantId, enter }
      const timer = setTimeout(giveUp, waitMs)
      response.once('close', giveUp)
      waiting.add(one)
    })
  }
}
