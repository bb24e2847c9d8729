/** Something that takes a slot for its tenant. */
type Holder = { tenantId: string }

/** How many attempts an instance has under way at once, shared fairly among tenants. */
export class SendSlots<T extends Holder> {
  readonly #total: number
  readonly #holders = new Set<T>()
  readonly #used = new Map<string, number>()

  constructor(total: number) {
    this.#total = total
  }

  get used(): number {
    return this.#holders.size
  }

  get free(): number {
    return this.#total - this.#holders.size
  }

  /** How many a tenant has. */
  countOf(tenantId: string): number {
    return this.#used.get(tenantId) ?? 0
  }

  /**
   * Takes a slot while at least as many are free as the tenant would then hold; false otherwise. A tenant alone gets half of the
   * slots, two get a third each, and a further tenant always finds one.
   */
  take(holder: T): boolean {
    const count = this.countOf(holder.tenantId) + 1
    if (count > this.free) return false
    this.#holders.add(holder)
    this.#used.set(holder.tenantId, count)
    return true
  }

  /** Gives a slot back; one that was given back before stays so. */
  release(holder: T): void {
    if (!this.#holders.delete(holder)) return
    const count = this.countOf(holder.tenantId) - 1
    if (count > 0) this.#used.set(holder.tenantId, count)
    else this.#used.delete(holder.tenantId)
  }
}
