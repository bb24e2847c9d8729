import type { EventEmitter } from 'node:events'
import { LRUCache } from 'lru-cache'
import { type ApiError, clientHasLeft, overloaded } from '../errors.ts'

export type SemaphoreBounds = {
  /** How many claimants hold a place at once. */
  places: number
  /** Whether a tenant gets a place only while it holds fewer than are free: alone it has half of them. */
  keepsHalf: boolean
  /** How many places a tenant holds at once (default: as many as there are). */
  placesOfTenant?: number
  /**
   * How many wait at most, in all (default 0). Beyond that the latest claimant of the client with the most waiting, of the tenant
   * with the most, is refused.
   */
  maxWaiting?: number
  /** How many of one client wait at most, or of one tenant where claimants name no client (default 0). */
  maxWaitingOfKey?: number
  /** How long a claimant waits at most, in milliseconds (default 0). */
  waitMs?: number
  /** The detail of the 503 for a claimant who can't wait, or has waited for too long. */
  refusal?: string
}

/** An answer that is to be sent; closed when the client has it, or has left without it. */
export type PendingAnswer = Pick<EventEmitter, 'on' | 'off'> & { readonly destroyed: boolean }

/** Who wants a place. */
export type Claimant = {
  tenantId: string
  /** The client, where a tenant's clients are served in turn; absent where the tenant's requests are one queue. */
  client?: string
  /** When this is closed the claimant waits no longer. */
  answer?: PendingAnswer
}

type Waiting = { number: number; enter: () => void; refuse: (error: ApiError) => void }

/** Those who wait with the same tenant and client, in their order. */
type Group = { tenantId: string; client: string; waiting: Waiting[] }

/** How many tenants and clients it remembers the latest service of; forgotten ones count as never served. */
const maxRemembered = 1_000

/**
 * A semaphore with a bounded queue that is fair to tenants: the tenant that was served the longest ago comes first, and of its
 * clients likewise. However many of one tenant wait, at most one of them is served before another tenant's next.
 */
export class FairSemaphore {
  readonly #bounds: Required<SemaphoreBounds>
  readonly #placesOf = new Map<string, number>()
  readonly #groups = new Map<string, Group>()
  readonly #turns = new LRUCache<string, number>({ max: maxRemembered })
  #free: number
  #waiting = 0
  #number = 0

  constructor(bounds: SemaphoreBounds) {
    this.#bounds = {
      placesOfTenant: bounds.places,
      maxWaiting: 0,
      maxWaitingOfKey: 0,
      waitMs: 0,
      refusal: 'Try again shortly.',
      ...bounds
    }
    this.#free = bounds.places
  }

  /** How many places nobody holds. */
  get free(): number {
    return this.#free
  }

  /** How many places a tenant holds. */
  countOf(tenantId: string): number {
    return this.#placesOf.get(tenantId) ?? 0
  }

  /** Does `work` when there is a place for it. Errors as `acquire`. */
  async run<T>(claimant: Claimant, work: () => T | Promise<T>): Promise<T> {
    const release = await this.acquire(claimant)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /**
   * Waits for a place, and resolves to the function that gives it back. 503 for one who would wait for too long or
   * behind too many, 408 for one whose client leaves meanwhile.
   */
  async acquire(claimant: Claimant): Promise<() => void> {
    const release = this.tryEnter(claimant)
    if (release) return release
    const { tenantId, client = tenantId, answer } = claimant
    await this.#wait(tenantId, client, answer)
    return this.#releaseOf(tenantId)
  }

  /** Takes a place at once, and returns the function that gives it back; undefined where the tenant would have to wait. */
  tryEnter({ tenantId, client = tenantId }: Claimant): (() => void) | undefined {
    // Claimants wait only where there is no room, so this overtakes nobody.
    if (!this.#hasRoom(tenantId)) return undefined
    this.#enter(tenantId, client)
    return this.#releaseOf(tenantId)
  }

  #releaseOf(tenantId: string): () => void {
    let isHeld = true
    return () => {
      if (isHeld) this.#leave(tenantId)
      isHeld = false
    }
  }

  #hasRoom(tenantId: string): boolean {
    const held = this.countOf(tenantId)
    return held < this.#bounds.placesOfTenant && (this.#bounds.keepsHalf ? held : 0) < this.#free
  }

  #enter(tenantId: string, client: string): void {
    this.#free -= 1
    this.#placesOf.set(tenantId, this.countOf(tenantId) + 1)
    this.#number += 1
    for (const key of [tenantId, client]) this.#turns.set(key, this.#number)
  }

  #leave(tenantId: string): void {
    this.#free += 1
    const left = this.countOf(tenantId) - 1
    if (left > 0) this.#placesOf.set(tenantId, left)
    else this.#placesOf.delete(tenantId)
    // The places that are free now may be enough for several claimants, also of this tenant, which holds fewer than before.
    for (let next = this.#findNext(); next; next = this.#findNext()) next.waiting[0]?.enter()
  }

  #wait(tenantId: string, client: string, answer?: PendingAnswer): Promise<void> {
    if (answer?.destroyed) throw clientHasLeft()
    const name = `${tenantId} ${client}`
    const group: Group = this.#groups.get(name) ?? { tenantId, client, waiting: [] }
    const own = [...this.#groups.values()].filter((one) => one.client === client)
    const waitingOfKey = own.reduce((sum, { waiting }) => sum + waiting.length, 0)
    if (waitingOfKey >= this.#bounds.maxWaitingOfKey) throw overloaded(this.#bounds.refusal)
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        answer?.off('close', leave)
        group.waiting.splice(group.waiting.indexOf(entry), 1)
        if (group.waiting.length === 0) this.#groups.delete(name)
        this.#waiting -= 1
      }
      const refuse = (error: ApiError) => {
        end()
        reject(error)
      }
      const leave = () => refuse(clientHasLeft())
      const enter = () => {
        end()
        // Entered in the same tick, or a newcomer would take the place.
        this.#enter(tenantId, client)
        resolve()
      }
      const timer = setTimeout(() => refuse(overloaded(this.#bounds.refusal)), this.#bounds.waitMs)
      answer?.on('close', leave)
      this.#number += 1
      const entry = { number: this.#number, enter, refuse }
      group.waiting.push(entry)
      this.#groups.set(name, group)
      this.#waiting += 1
      if (this.#waiting > this.#bounds.maxWaiting) this.#makeRoom()
    })
  }

  #findNext(): Group | undefined {
    let next: Group | undefined
    for (const group of this.#groups.values()) {
      if (this.#hasRoom(group.tenantId) && (!next || this.#isBefore(group, next))) next = group
    }
    return next
  }

  /** Refuses the latest of the client with the most waiting, of the tenant with the most; that may be the newcomer. */
  #makeRoom(): void {
    const countOf = (groups: Group[]) => groups.reduce((sum, { waiting }) => sum + waiting.length, 0)
    const ofTenants = [...Map.groupBy(this.#groups.values(), ({ tenantId }) => tenantId).values()]
    const heaviest = ofTenants.reduce((a, b) => (countOf(b) >= countOf(a) ? b : a))
    const group = heaviest.reduce((a, b) => (b.waiting.length >= a.waiting.length ? b : a))
    group.waiting.at(-1)?.refuse(overloaded(this.#bounds.refusal))
  }

  #isBefore(one: Group, other: Group): boolean {
    const difference =
      this.#turnOf(one.tenantId) - this.#turnOf(other.tenantId) || this.#turnOf(one.client) - this.#turnOf(other.client)
    return difference === 0 ? (one.waiting[0]?.number ?? 0) < (other.waiting[0]?.number ?? 0) : difference < 0
  }

  #turnOf(key: string): number {
    return this.#turns.get(key) ?? 0
  }
}
