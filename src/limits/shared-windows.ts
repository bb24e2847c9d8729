import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { Channel } from '../instances/channel.ts'
import { type Count, windowsByKey } from './fixed-windows.ts'
import { forgetOldWindows, grantShare, type Share, takeBackShares } from './window-shares.ts'

/** Budgets that instances share through the database. */
export type Leases = {
  /** Counts a request; rejects with a 503 where a share is needed and the database is away. */
  count: (key: string) => Promise<Count>
  /** Gives back what this instance holds of a key's budget, for another one that has nothing left. */
  handBack: (key: string) => Promise<void>
  /** Gives back everything. */
  close: () => Promise<void>
}

/** The latest share of this instance, until its window ends. */
type Lease = Share & {
  /** What of it is still to be used. */
  unused: number
  /** Requests of this instance in this window, before this share. */
  ownBefore: number
  /** Whether nothing is left anywhere. */
  isSpent: boolean
  /** The window's end by our clock, in Unix milliseconds. */
  endsAtMs: number
}

/** How often windows that are over are deleted, in milliseconds. */
const forgetEveryMs = 600_000

/**
 * Lets at most `rateLimitMax` requests of a key pass in `rateLimitWindowMs` milliseconds, over all instances. Each leases
 * shares and counts them down in memory. Where nothing is left to lease it has the others hand back theirs, over the
 * channel; where that brings nothing, either, it refuses and asks nobody until the window ends. An instance whose channel
 * is down couldn't be asked, so it leases single requests. What one holds that is killed is lost for the window.
 * `onError` is called with what fails in the background.
 */
export function openLeases(
  db: Database,
  channel: Pick<Channel, 'isTrusted' | 'recall'>,
  { rateLimitMax: max, rateLimitWindowMs: windowMs }: Pick<Config, 'rateLimitMax' | 'rateLimitWindowMs'>,
  onError: (error: unknown) => void
): Leases {
  const leases = windowsByKey<Lease>()
  const asking = new Map<string, Promise<Lease>>()
  const granting = new Map<string, Promise<Lease>>()
  const returning = new Map<string, Promise<void>>()

  const requestShare = async (key: string) => {
    const last = leases.get(key)
    const own = last ? last.ownBefore + last.share - last.unused : 0
    const reported = { resetsAtMs: last?.resetsAtMs ?? 0, used: last ? usedSince(last) : 0 }
    const maxShare = channel.isTrusted() ? largestShare(max, own) : 1
    // The time that the answer takes counts as part of the window, so that ours never ends later than the database's.
    const askedAtMs = Date.now()
    const granted = await grantShare(db, { key, max, windowMs, maxShare, ...reported })
    const ownBefore = granted.resetsAtMs === last?.resetsAtMs ? own : 0
    const endsAtMs = askedAtMs + granted.ttlMs
    const lease: Lease = { ...granted, unused: granted.share, ownBefore, isSpent: false, endsAtMs }
    leases.set(key, lease)
    return lease
  }

  const grant = (key: string) => {
    const granted = requestShare(key).finally(() => granting.delete(key))
    granting.set(key, granted)
    return granted
  }

  const findShare = async (key: string) => {
    let lease = await grant(key)
    // Again where others were quicker to take what came back; not where nobody gives back what is held.
    for (let heldBefore = Number.POSITIVE_INFINITY; lease.share === 0 && lease.held > 0 && lease.held < heldBefore; ) {
      heldBefore = lease.held
      await channel.recall(key)
      lease = await grant(key)
    }
    lease.isSpent = lease.share === 0
    return lease
  }

  /** One at a time for a key; requests that come meanwhile wait for the same one. */
  const ask = (key: string) => {
    const asked = asking.get(key) ?? findShare(key).finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }

  const giveBack = async (held: [string, Lease][]) => {
    // First here: whatever becomes of the statement, nothing is used that another instance may be granted.
    const returned = held.map(([key, lease]) => ({ key, resetsAtMs: lease.resetsAtMs, ...withdraw(lease) }))
    await takeBackShares(db, returned)
  }

  const cleaner = setInterval(() => forgetOldWindows(db).catch(onError), forgetEveryMs).unref()

  return {
    count: async (key) => {
      let lease = leases.get(key)
      if (lease && lease.endsAtMs <= Date.now()) lease = undefined
      // Who has waited for a share takes of it, also where the window is so short that it is over by now.
      while (!lease || (lease.unused === 0 && !lease.isSpent)) lease = await ask(key)
      if (!lease.isSpent) lease.unused -= 1
      return countOf(lease, max)
    },
    handBack: (key) => {
      // A share that is being granted at this moment could be the last one, and an earlier recall may still be under way.
      const underWay = [granting.get(key), returning.get(key)]
      const returned = Promise.allSettled(underWay)
        .then(async () => {
          const lease = leases.get(key)
          if (lease && lease.unused > 0) await giveBack([[key, lease]])
        })
        .finally(() => {
          if (returning.get(key) === returned) returning.delete(key)
        })
      returning.set(key, returned)
      return returned
    },
    close: async () => {
      clearInterval(cleaner)
      const held = [...leases.entries()].filter(([, { unused }]) => unused > 0)
      if (held.length > 0) await giveBack(held).catch(onError)
    }
  }
}

/**
 * The largest share for an instance that has counted `own` requests of the window so far: a tenth of the budget, then twice
 * what it has used, half at most. So an instance with little of the traffic holds little of the budget.
 */
function largestShare(max: number, own: number): number {
  return Math.min(Math.ceil(max / 2), Math.max(Math.ceil(max / 10), 2 * own))
}

/** Requests that the database doesn't know of yet: it counts the first one of each share in advance. */
function usedSince({ share, unused }: Lease): number {
  return share === 0 ? 0 : share - unused - 1
}

/**
 * Takes out of a lease what goes back, and says what was used of it meanwhile. The first request of a share stays, since
 * somebody is waiting for it.
 */
function withdraw(lease: Lease): { unused: number; used: number } {
  const unused = Math.min(lease.unused, lease.share - 1)
  const used = lease.share - 1 - unused
  lease.ownBefore += lease.share - lease.unused
  lease.unused -= unused
  lease.share = lease.unused
  return { unused, used }
}

function countOf(lease: Lease, max: number): Count {
  const { isSpent, used, resetsAtMs, endsAtMs } = lease
  const remaining = isSpent ? 0 : Math.max(0, max - used - usedSince(lease))
  return { isAllowed: !isSpent, remaining, resetsAtMs, waitMs: Math.max(0, endsAtMs - Date.now()) }
}
