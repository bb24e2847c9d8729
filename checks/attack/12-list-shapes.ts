import { readFileSync } from 'node:fs'
import { type Arena, type Attack, readCpu } from './arena.ts'
import { ask, repeat, succeed } from './client.ts'

const properties = [
  'id',
  'name',
  'domain',
  'industry',
  'phone',
  'website',
  'city',
  'country',
  'tags',
  'notes',
  'createdAt'
]
const shapes = 480
const lists = 200

export const attack: Attack = {
  line: 12,
  what: 'a tenant asks for lists of ever other shapes',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async (arena) => {
    const {
      port,
      tenants: { mallory, trudy }
    } = arena
    const items = Array.from({ length: 100 }, (_, n) => ({ name: `Company ${n}`, domain: `c-${n}.example` }))
    await succeed({ port, tenant: trudy, method: 'POST', path: '/api/v1/companies/bulk', body: { items } })
    // Of a shape that nobody has asked for yet, as that of somebody who comes later.
    const listOthers = (fields: string) =>
      measureCpu(arena, () =>
        repeat(lists, 4, () =>
          ask({
            port,
            tenant: trudy,
            path: `/api/v1/companies?limit=100&fields=${fields}`
          })
        )
      )
    await listOthers('id,name,phone')
    const before = await listOthers('id,name,domain')
    const asked = await repeat(shapes, 8, (n) => {
      const fields = properties.filter((_, bit) => ((n + 1) >> bit) & 1).join()
      return ask({ port, tenant: mallory, path: `/api/v1/companies?fields=${fields}&limit=${1 + (n % 100)}` })
    })
    await listOthers('id,name,city')
    const after = await listOthers('id,name,city')
    const good = asked.filter(({ status }) => status === 200).length
    const ratio = after / before
    return {
      sent: `${good} lists of different shapes with one key`,
      checks: [
        {
          isHeld: ratio <= 1.5,
          found: `another tenant's new list costs ${ratio.toFixed(2)} × ≤ 1.5 (${before.toFixed(2)} → ${after.toFixed(2)} ms of CPU)`
        }
      ]
    }
  }
}

/** CPU of service and database for one list, in milliseconds. */
async function measureCpu({ service, sql }: Arena, work: () => Promise<unknown>): Promise<number> {
  const pid = service.child.pid ?? 0
  const backends = await sql(`select pid from pg_stat_activity where datname = current_database()`)
  const read = () => backends.reduce((sum, { pid }) => sum + readIfAlive(Number(pid)), readCpu(pid))
  const before = read()
  await work()
  return ((read() - before) / lists) * 1_000
}

function readIfAlive(pid: number): number {
  try {
    readFileSync(`/proc/${pid}/stat`)
    return readCpu(pid)
  } catch {
    return 0
  }
}
