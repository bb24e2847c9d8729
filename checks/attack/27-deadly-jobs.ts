import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { formOf, type ServiceProcess, send } from '../service-process.ts'
import type { Arena, Attack } from './arena.ts'
import { succeed } from './client.ts'

const beginnings = 5
const mostDeaths = 9
const rows = 100_000
/** A job that died is given back at once, for which an instance would wait half a minute. */
const hurry = "update pgboss.job set state = 'retry', start_after = now() where state = 'active'"

export const attack: Attack = {
  line: 27,
  what: 'an import and a delivery end the process that works on them, each time',
  isDisruptive: true,
  run: async (arena) => {
    const { sql, tenants } = arena
    const tenant = tenants.mallory
    const instance = { current: arena.service }
    const deaths = { job: 0, delivery: 0 }
    const die = async (what: keyof typeof deaths) => {
      deaths[what] += 1
      await instance.current.stop('SIGKILL')
      await sql(hurry, [])
      instance.current = await arena.startInstance()
    }
    // One part, which takes some seconds.
    const file = formOf(`first_name,last_name\n${'Jane,Roe\n'.repeat(rows)}`)
    const path = '/api/v1/importexport/contacts/import?async=true&dryRun=true'
    const { bytes } = await send(arena.port, tenant, 'POST', path, file)
    const { id } = JSON.parse(bytes.toString()) as { id: string }
    let job = await readJob(instance.current, tenant, id, sql)
    // What is begun once more than it may be ends by itself.
    for (const until = Date.now() + 90_000; job.finishedAt === null && Date.now() < until; ) {
      if (job.status === 'running' && job.begun > deaths.job && deaths.job < beginnings) await die('job')
      await sleep(50)
      job = await readJob(instance.current, tenant, id, sql)
    }
    const delivery = await deliver(
      arena,
      instance,
      () => die('delivery'),
      () => deaths.delivery < mostDeaths
    )
    const last = job.errors.at(-1) ?? ''
    return {
      sent: `an import of ${rows} rows, and a delivery, whose process dies as soon as either is begun`,
      checks: [
        {
          isHeld: job.status === 'failed' && deaths.job === beginnings && /after 5 attempts/.test(last),
          found: `the import: ${job.status} after ${deaths.job} deaths (${beginnings}): ${last}`
        },
        {
          isHeld: delivery.status === 'failed' && deaths.delivery === beginnings,
          found: `the delivery: ${delivery.status} after ${deaths.delivery} deaths (${beginnings}): ${delivery.error}`
        }
      ]
    }
  }
}

type Tenant = Arena['tenants']['mallory']
type Job = { status: string; finishedAt: string | null; errors: string[]; begun: number }

async function readJob({ port }: ServiceProcess, tenant: Tenant, id: string, sql: Arena['sql']): Promise<Job> {
  const job = await succeed<Job>({ port, tenant, path: `/api/v1/importexport/jobs/${id}` })
  const found = (await sql('select beginnings from import_jobs where id = $1', [id])) as {
    rows: { beginnings: number }[]
  }
  return { ...job, begun: found.rows[0]?.beginnings ?? 0 }
}

/** A delivery to a receiver that ends whoever delivers, and what has become of it. */
async function deliver(
  { tenants: { mallory } }: Arena,
  instance: { current: ServiceProcess },
  die: () => Promise<void>,
  mayDie: () => boolean
): Promise<{ status: string; error: string | null }> {
  // The next instance may deliver before it is ready.
  let dying = Promise.resolve()
  const receiver = createServer((request, response) => {
    request.resume()
    dying = dying.then(async () => {
      if (mayDie()) await die()
      else response.end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const post = (path: string, body: object) =>
    succeed<{ id: string }>({ port: instance.current.port, tenant: mallory, method: 'POST', path, body })
  const { id } = await post('/api/v1/webhooks', { name: 'deadly', url, events: ['company.created'] })
  await post('/api/v1/companies', { name: 'Told' })
  let delivery = { status: 'pending', error: null as string | null }
  for (const until = Date.now() + 90_000; delivery.status === 'pending' && Date.now() < until; ) {
    await sleep(200)
    await dying
    const path = `/api/v1/webhooks/${id}/deliveries`
    const found = await succeed<(typeof delivery)[]>({ port: instance.current.port, tenant: mallory, path }).catch(
      () => []
    )
    delivery = found[0] ?? delivery
  }
  receiver.close()
  receiver.closeAllConnections()
  return delivery
}
