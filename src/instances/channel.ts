import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SilenceWatch } from '../db/silent-connections.ts'
import { type ChannelTimeouts, findListening, leaseMs, type Message, openListener, send } from './listener.ts'

/**
 * Cache invalidation between instances, for what must end everywhere at once, such as revoked credentials. `isTrusted` says
 * whether this instance has certainly received every announcement that is older than the lease.
 */
export type Channel = {
  isTrusted: () => boolean
  /**
   * Invalidates what every instance, this one first, caches of a tenant; resolves when none of them can still use the old
   * entries.
   */
  announce: (tenantId: string) => Promise<void>
  /** Makes every other instance return its unused share of a rate limit; resolves when those that listen have. */
  recall: (budget: string) => Promise<void>
  close: () => Promise<void>
}

/** Nothing is trusted meanwhile, but a database that is only busy must not lose its connections. */
const defaultTimeouts: ChannelTimeouts = { connectMs: 2_500, answerMs: 5_000 }

/**
 * Opens the channel; `onAnnounced` runs for each announcement, and without a tenant, which means all of them, whenever
 * announcements may have been missed; `onRecalled` when another instance recalls a budget. An instance whose listener isn't
 * trusted doesn't use its cache. An announcer therefore waits until each listening instance has confirmed, or for the lease
 * at most.
 */
export function openChannel(
  url: string,
  onAnnounced: (tenantId?: string) => void,
  onError: (error: Error) => void,
  onRecalled: (budget: string) => Promise<void> = async () => {},
  silence: SilenceWatch = { mark: () => {}, destroySilent: () => {} },
  timeouts: ChannelTimeouts = defaultTimeouts
): Channel {
  const self = randomUUID()
  const waiting = new Map<number, { missing: Set<string>; done: () => void }>()
  let announcements = 0

  const receive = async (session: pg.Client, { from, number, to, tenantId, recalled }: Message) => {
    if (to === self) confirm(number, from)
    else if (to === undefined && from !== self) {
      if (recalled === undefined) onAnnounced(tenantId)
      else await onRecalled(recalled).catch(onError)
      await send(session, { from: self, number, to: from }).catch(onError)
    }
  }

  const confirm = (number: number, by: string) => {
    const pending = waiting.get(number)
    pending?.missing.delete(by)
    if (pending?.missing.size === 0) pending.done()
  }

  /** Resolves when every other instance that listens has confirmed, or when the lease is over. */
  const publish = async (session: pg.Client, announcement: Pick<Message, 'tenantId' | 'recalled'>) => {
    const number = ++announcements
    const missing = new Set(await findListening(session))
    missing.delete(self)
    if (missing.size === 0) return
    const confirmed = new Promise<void>((done) => waiting.set(number, { missing, done }))
    await send(session, { from: self, number, ...announcement })
    await Promise.race([confirmed, sleep(leaseMs)])
    waiting.delete(number)
  }

  const onListening = () => onAnnounced()
  const listener = openListener({ url, self, onListening, onMessage: receive, onError, silence, timeouts })

  return {
    isTrusted: listener.isTrusted,
    announce: async (tenantId) => {
      onAnnounced(tenantId)
      const session = listener.session()
      await (session ? publish(session, { tenantId }) : sleep(leaseMs))
    },
    recall: async (recalled) => {
      const session = listener.session()
      if (session) await publish(session, { recalled })
    },
    close: listener.close
  }
}
