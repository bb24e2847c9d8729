import type { NewTenant } from '../../src/tenants/create.ts'
import { type Call, formOf, makeCall, send } from '../service-process.ts'

/** What a load came to: how many requests of each kind, and what was refused that shouldn't have been. */
export type Load = { requests: number; byTenant: Map<string, number>; faults: string[] }

/** A tenant as the load knows it. */
type Side = {
  tenant: NewTenant
  call: Call
  pipeline: { pipelineId: string; stageIds: string[] } | undefined
  ids: Record<Path, string[]>
}
type Path = 'companies' | 'contacts' | 'deals' | 'activities'

/** One kind of request, with its share of the load; without a record to work on it makes one. */
type Step = { share: number; run: (side: Side, port: number, n: number) => Promise<{ status: number; body?: unknown }> }

const steps: Step[] = [
  { share: 30, run: (side) => onRecord(side, (path, id) => side.call('GET', `/api/v1/${path}/${id}`)) },
  { share: 20, run: ({ call }) => call('GET', `/api/v1/${pick(paths)}?limit=20`) },
  { share: 5, run: ({ call }) => call('GET', '/api/v1/changes?limit=20') },
  { share: 5, run: ({ call }, _port, n) => call('POST', `/api/v1/${pick(paths)}/search`, { q: `load ${n % 100}` }) },
  { share: 12, run: (side, _port, n) => create(side, pick(paths), n) },
  {
    share: 15,
    run: (side, _port, n) => onRecord(side, (path, id) => side.call('PUT', `/api/v1/${path}/${id}`, noteOf(path, n)))
  },
  {
    share: 3,
    run: ({ call }, _port, n) =>
      call('PUT', '/api/v1/companies/upsert', { name: `Load ${n}`, domain: `load-${n % 50}.example` })
  },
  { share: 3, run: moveStage },
  {
    share: 3,
    run: ({ call }, _port, n) =>
      call('POST', '/api/v1/contacts/bulk', {
        items: [1, 2, 3].map((i) => ({ firstName: 'Bulk', lastName: `${n}-${i}` }))
      })
  },
  { share: 2, run: remove },
  { share: 1, run: importFile },
  { share: 1, run: ({ tenant }, port) => send(port, tenant, 'GET', `/api/v1/importexport/${pick(paths)}/export`) }
]
const paths: Path[] = ['companies', 'contacts', 'deals', 'activities']
const order = steps.flatMap((step) => Array<Step>(step.share).fill(step))

/** Sends requests of all kinds for tenants at random, `clients` at a time. */
export async function runLoad(port: number, tenants: NewTenant[], clients: number, seconds: number): Promise<Load> {
  const sides = tenants.map(
    (tenant): Side => ({
      ...{ tenant, call: makeCall(port, tenant), pipeline: undefined },
      ids: { companies: [], contacts: [], deals: [], activities: [] }
    })
  )
  const load: Load = { requests: 0, byTenant: new Map(), faults: [] }
  const until = Date.now() + seconds * 1_000
  const client = async () => {
    while (Date.now() < until) {
      const side = pick(sides)
      const { tenantId } = side.tenant
      load.requests += 1
      const n = load.requests
      load.byTenant.set(tenantId, (load.byTenant.get(tenantId) ?? 0) + 1)
      const { status, body } = await pick(order).run(side, port, n)
      // Two clients may take the same record.
      if (status >= 300 && ![404, 409].includes(status)) load.faults.push(`${status}: ${JSON.stringify(body)}`)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return load
}

async function create(side: Side, path: Path, n: number) {
  const answer = await side.call('POST', `/api/v1/${path}`, await bodyOf(side, path, n))
  if (answer.status === 201) side.ids[path].push(String(answer.body.id))
  return answer
}

async function bodyOf(side: Side, path: Path, n: number): Promise<object> {
  if (path === 'companies') return { name: `Load ${n}`, industry: 'Logistics', tags: ['load'] }
  if (path === 'contacts')
    return {
      firstName: 'Load',
      lastName: String(n),
      ...(side.ids.companies[0] && { companyId: side.ids.companies[0] })
    }
  if (path === 'activities')
    return {
      activityType: 'call',
      subject: `Load ${n}`,
      ...(side.ids.contacts[0] && { contactId: side.ids.contacts[0] })
    }
  const { pipelineId, stageIds } = await findPlace(side)
  return { name: `Load ${n}`, pipelineId, stageId: stageIds[0], value: n }
}

async function findPlace(side: Side): Promise<{ pipelineId: string; stageIds: string[] }> {
  if (side.pipeline) return side.pipeline
  const { body } = await side.call('GET', '/api/v1/pipelines')
  const [pipeline] = body as unknown as { id: string; stages: { id: string }[] }[]
  if (!pipeline) throw new Error('a tenant without a pipeline')
  side.pipeline = { pipelineId: pipeline.id, stageIds: pipeline.stages.map(({ id }) => id) }
  return side.pipeline
}

function onRecord(side: Side, run: (path: Path, id: string) => ReturnType<Call>): ReturnType<Call> {
  const path = pick(paths)
  const id = side.ids[path].at(-1)
  return id ? run(path, id) : create(side, path, 0)
}

const noteOf = (path: Path, n: number) => (path === 'activities' ? { body: `note ${n}` } : { notes: `note ${n}` })

async function moveStage(side: Side, _port: number, n: number) {
  const { stageIds } = await findPlace(side)
  const id = side.ids.deals.at(-1)
  if (!id) return create(side, 'deals', n)
  return side.call('PATCH', `/api/v1/deals/${id}/stage`, { stageId: stageIds[n % stageIds.length] })
}

function remove(side: Side): ReturnType<Call> {
  const path = pick(paths)
  const id = side.ids[path].shift()
  return id ? side.call('DELETE', `/api/v1/${path}/${id}`) : create(side, path, 0)
}

async function importFile({ tenant }: Side, port: number, n: number) {
  const rows = Array.from({ length: 20 }, (_, i) => `Import,Row,row-${n}-${i}@load.example\n`).join('')
  const file = formOf(`first_name,last_name,email\n${rows}`)
  return send(port, tenant, 'POST', '/api/v1/importexport/contacts/import', file)
}

function pick<T>(some: T[]): T {
  return some[Math.floor(Math.random() * some.length)] as T
}
