import { randomBytes } from 'node:crypto'
import type { Client } from './client.ts'
import { colleagues, invent, partnerPipeline, type Sizes } from './invent.ts'
import { bringProperties } from './properties.ts'

/** Called with the progress of a step. */
export type Progress = (step: string, done: number, total: number) => void

type Found = { id: string; [property: string]: unknown }
type Stage = { id: string; name: string; probability: number }
type Pipeline = { id: string; name: string; isDefault: boolean; createdAt: string; stages: Stage[] }
type Outcome = { created: number; failed: number; errors: { error: string }[] }
type Planned = { body: object; key: string }

const bulkItems = 100

/**
 * Fills a tenant with a small company's CRM. What is there already, by its key, is left as it is: a second run makes
 * nothing, and one that was interrupted is finished by the next. Returns how many records it made or closed or rated.
 */
export async function fillDemo(client: Client, sizes: Sizes, onProgress: Progress): Promise<number> {
  let written = 0
  const owners = await bringColleagues()
  const [sales, partners] = await bringPipelines()
  // Dates are around the day on which the tenant was made, so that another day's run finds the same records.
  const plan = invent(sizes, new Date(sales.createdAt))
  const ownerOf = (one: { owner: number }) => ({ ownerId: owners[one.owner] })
  const customOf = await bringProperties(client, () => {
    written += 1
  })

  const companyIds = await bring(
    'companies',
    plan.companies.map((one, index) => ({
      key: one.body.domain,
      body: { ...one.body, ...ownerOf(one), custom: customOf('company', index) }
    })),
    ({ domain }) => String(domain)
  )
  const contactIds = await bring(
    'contacts',
    plan.contacts.map((one, index) => ({
      key: one.body.email,
      body: { ...one.body, ...ownerOf(one), companyId: companyIds[one.company], custom: customOf('contact', index) }
    })),
    ({ email }) => String(email)
  )
  const dealKey = (pipelineId: unknown, name: unknown) => `${pipelineId} ${String(name).trim().toLowerCase()}`
  const dealIds = await bring(
    'deals',
    plan.deals.map((one, index) => {
      const { id: pipelineId, stages } = one.isPartner ? partners : sales
      const stage = stages[Math.min(stages.length - 1, Math.floor(one.progress * stages.length))]
      const links = { companyId: companyIds[one.company], contactId: contactIds[one.contact] }
      const dealStage = { pipelineId, stageId: stage?.id, probability: Math.round(one.progress * 90) }
      return {
        key: dealKey(pipelineId, one.body.name),
        body: { ...one.body, ...links, ...dealStage, ...ownerOf(one), custom: customOf('deal', index) }
      }
    }),
    ({ pipelineId, name }) => dealKey(pipelineId, name)
  )
  await finishDeals()
  const activityKey = (one: Record<string, unknown>) =>
    JSON.stringify([one.activityType, one.subject, one.scheduledAt, one.contactId])
  await bring(
    'activities',
    plan.activities.map((one) => {
      const dealId = one.deal === undefined ? null : dealIds[one.deal]
      const links = { companyId: companyIds[one.company], contactId: contactIds[one.contact], dealId }
      const body = { ...one.body, ...links, ...ownerOf(one) }
      return { key: activityKey(body), body }
    }),
    activityKey
  )
  return written

  /** Makes the colleagues as users and returns their ids in order. Their passwords are random, and an administrator sets others. */
  async function bringColleagues(): Promise<string[]> {
    const known = await listAll('users')
    const ids: string[] = []
    for (const { name, email } of colleagues) {
      const found = known.find((user) => String(user.email).toLowerCase() === email)
      const password = randomBytes(24).toString('base64url')
      const user = found ?? (await client<Found>('POST', '/users', { name, email, password, role: 'member' }))
      if (!found) written += 1
      ids.push(user.id)
      onProgress('users', ids.length, colleagues.length)
    }
    return ids
  }

  async function bringPipelines(): Promise<[Pipeline, Pipeline]> {
    const known = (await listAll('pipelines')) as unknown as Pipeline[]
    const first = known.find(({ isDefault }) => isDefault)
    if (!first?.stages.length) throw new Error('the default pipeline has no stages')
    const { name, stages } = partnerPipeline
    const second = known.find((pipeline) => pipeline.name === name && !pipeline.isDefault)
    const { id } = second ?? (await client<Pipeline>('POST', '/pipelines', { name }))
    if (!second) written += 1
    for (const stage of stages.slice(second?.stages.length ?? 0)) {
      await client('POST', `/pipelines/${id}/stages`, stage)
      written += 1
    }
    onProgress('pipelines', 2, 2)
    return [first, await client<Pipeline>('GET', `/pipelines/${id}`)]
  }

  /** Makes what is missing of one kind, and returns the ids of all that was planned, in its order. */
  async function bring(kind: string, planned: Planned[], keyOf: (found: Found) => string): Promise<string[]> {
    const find = async () => new Map((await listAll(kind)).map((found) => [keyOf(found), found.id]))
    let known = await find()
    const missing = planned.filter(({ key }) => !known.has(key))
    for (let start = 0; start < missing.length; start += bulkItems) {
      const items = missing.slice(start, start + bulkItems).map(({ body }) => body)
      const { created, failed, errors } = await client<Outcome>('POST', `/${kind}/bulk`, { items })
      if (failed > 0) throw new Error(`${failed} ${kind} were refused: ${errors[0]?.error}`)
      written += created
      onProgress(kind, planned.length - missing.length + start + items.length, planned.length)
    }
    if (missing.length > 0) known = await find()
    else onProgress(kind, planned.length, planned.length)
    return planned.map(({ key }) => known.get(key) ?? '')
  }

  /** Closes and rates the deals of the plan that aren't closed and rated yet. */
  async function finishDeals(): Promise<void> {
    const now = new Map((await listAll('deals')).map((found) => [found.id, found]))
    for (const [index, { closing, rating }] of plan.deals.entries()) {
      const id = dealIds[index] ?? ''
      if (rating && now.get(id)?.bantScore === null) {
        await client('PUT', `/deals/${id}/bant`, rating)
        written += 1
      }
      if (closing && now.get(id)?.status === 'open') {
        await client('PUT', `/deals/${id}`, closing)
        written += 1
      }
      onProgress('deals closed and rated', index + 1, plan.deals.length)
    }
  }

  async function listAll(kind: string): Promise<Found[]> {
    const all: Found[] = []
    for (;;) {
      const page = await client<Found[]>('GET', `/${kind}?limit=100&offset=${all.length}`)
      all.push(...page)
      if (page.length < 100) return all
    }
  }
}
