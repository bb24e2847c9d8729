/** Send slots of an instance: each job under way has one, until its result is written. */
export type SendSlots = {
  take: (jobId: string, tenantId: string) => void
  release: (jobId: string) => void
  count: () => number
  countFree: () => number
  countOf: (tenantId: string) => number
  /** By tenant, of those that have any. */
  countUsed: () => Record<string, number>
}

/** `maxAtOnce` slots; who takes them sees to it that there are enough. */
export function openSendSlots(maxAtOnce: number): SendSlots {
  const tenants = new Map<string, string>()
  const used = new Map<string, number>()
  const add = (tenantId: string, change: number) => {
    const count = (used.get(tenantId) ?? 0) + change
    if (count > 0) used.set(tenantId, count)
    else used.delete(tenantId)
  }
  return {
    take: (jobId, tenantId) => {
      tenants.set(jobId, tenantId)
      add(tenantId, 1)
    },
    release: (jobId) => {
      const tenantId = tenants.get(jobId)
      if (tenantId !== undefined && tenants.delete(jobId)) add(tenantId, -1)
    },
    count: () => tenants.size,
    countFree: () => maxAtOnce - tenants.size,
    countOf: (tenantId) => used.get(tenantId) ?? 0,
    countUsed: () => Object.fromEntries(used)
  }
}
