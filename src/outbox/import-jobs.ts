import { sql } from '../db/drizzle.ts'
import { type Executor, run } from '../db/statement.ts'
import { unscoped } from '../db/unscoped.ts'
import { activateJobs, type FetchedJob, insertJobs, jobsOf, type Queue } from './job-table.ts'

/**
 * The queue of asynchronous imports. One may take hours, so its instance writes a heartbeat; where there was none for 20 seconds,
 * pg-boss notices within 10 s, and another instance goes on. Instances of 1.1.0 know another queue only: they would read these files
 * by their own rules, without the parameters that they don't know (docs/running-in-production.md, Upgrades).
 */
const importQueue: Queue = {
  name: 'imports-1.2',
  expireSeconds: 604_800,
  heartbeatSeconds: 20,
  retryLimit: 1_000_000,
  retryDelaySeconds: 1
}

/** Where imports wait: in the second queue those that 1.1.0 took, which goes once no upgrade comes from there. */
export const importQueues = [importQueue, { ...importQueue, name: 'imports' }] as const

/** An active import, and the queue that it is of. */
export type FetchedImport = FetchedJob & { queue: Queue; tenantId: string }

/** How many imports of a tenant may be under way at once, over all instances. */
const importsPerTenant = 4

/** Inserts the job of an import, whose id it has, in the transaction that writes the import. */
export function addImportJob(tx: Executor, tenantId: string, id: string): Promise<void> {
  return insertJobs(tx, importQueue, [{ id, data: { tenantId }, group: tenantId }])
}

const selectDue = unscoped<{ id: string; tenantId: string; name: string }>(
  'due_imports',
  sql`with active as (
      select job.group_id, count(*)::int as count from ${jobsOf(importQueues, 'active')} as job group by job.group_id),
    waiting as (
      select job.id, job.name, job.group_id,
        row_number() over (partition by job.group_id order by job.id) + coalesce(active.count, 0) as place
      from ${jobsOf(importQueues, 'waiting')} as job left join active on active.group_id = job.group_id
      where job.start_after <= now())
    select waiting.id, waiting.name, waiting.group_id as "tenantId" from waiting
    where waiting.place <= ${sql.raw(String(importsPerTenant))} order by waiting.place, waiting.id limit ${sql.placeholder('limit')}::int`
)

/** Takes waiting imports, in a transaction in which no other instance does: of each tenant as many as may be under way. */
export async function fetchImports(tx: Executor, limit: number): Promise<FetchedImport[]> {
  const due = await run(tx, selectDue, { limit })
  const fetched: FetchedImport[] = []
  for (const queue of importQueues) {
    const tenants = new Map(due.flatMap(({ id, name, tenantId }) => (name === queue.name ? [[id, tenantId]] : [])))
    const jobs = await activateJobs(tx, queue, [...tenants.keys()])
    fetched.push(...jobs.map((job) => ({ ...job, queue, tenantId: tenants.get(job.id) ?? '' })))
  }
  return fetched
}
