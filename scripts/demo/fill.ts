import { randomBytes } from 'node:crypto'
import type { Client } from '../api-client.ts'
import { type Body, colleagues, type Deal, invent, keyOf, partnerPipeline, type Sizes } from './invent.ts'
import { properties, valuesOf } from './properties.ts'

/** Called with the progress of a step. */
export type Progress = (step: string, done: number, total: number) => void

type Found = Body & { id: string }
type Pipeline = Found & { createdAt: string; stages: Found[] }
type Outcome = { failed: number; errors: { error: string }[] }

const bulkItems = 100

/**
 * Fills a tenant with a small company's CRM. What is there already, by its key, is left as it is: a second run makes
 * nothing, and one that was interrupted is finished by the next. Returns how many records it made or closed or rated.
 */
export async function fillDemo(client: Client, sizes: Sizes, onProgress: Progress): Promise<number> {
  const demo = new Demo(client, onProgress)
  // An administrator sets other passwords.
  const password = () => randomBytes(24).toString('base64url')
  const users = colleagues.map((one) => ({ ...one, password: password(), role: 'member' }))
  const owners = await demo.bring('users', users)
  const [sales, partners] = await demo.bringPipelines()
  await demo.bring('properties', properties)
  // Dates are around the day on which the tenant was made, so that another day's run finds the same records.
  const plan = invent(sizes, new Date(sales.createdAt))

  const companies = plan.companies.map(({ owner, body }, index) => ({
    ...body,
    ownerId: owners[owner],
    custom: valuesOf.company(index)
  }))
  const companyIds = await demo.bring('companies', companies)
  const contacts = plan.contacts.map(({ owner, company, body }, index) => ({
    ...body,
    ownerId: owners[owner],
    companyId: companyIds[company],
    custom: valuesOf.contact(index)
  }))
  const contactIds = await demo.bring('contacts', contacts)
  const linksOf = ({ owner, company, contact }: { owner: number; company: number; contact: number }) => ({
    ownerId: owners[owner],
    companyId: companyIds[company],
    contactId: contactIds[contact]
  })
  const deals = plan.deals.map((deal, index) => {
    const { id: pipelineId, stages } = deal.isPartner ? partners : sales
    const stage = stages[Math.min(stages.length - 1, Math.floor(deal.progress * stages.length))]
    const dealStage = { pipelineId, stageId: stage?.id, probability: Math.round(deal.progress * 90) }
    return { ...deal.body, ...linksOf(deal), ...dealStage, custom: valuesOf.deal(index) }
  })
  const dealIds = await demo.bring('deals', deals)
  await demo.finishDeals(plan.deals, dealIds)
  const activities = plan.activities.map((activity) => {
    const dealId = activity.deal === undefined ? null : dealIds[activity.deal]
    return { ...activity.body, ...linksOf(activity), dealId }
  })
  await demo.bring('activities', activities)
  return demo.written
}

/** What the tenant has by now, and how much of it was written here. */
class Demo {
  written = 0
  readonly #client: Client
  readonly #onProgress: Progress

  constructor(client: Client, onProgress: Progress) {
    this.#client = client
    this.#onProgress = onProgress
  }

  /** Makes what is missing of one kind, and returns the ids of all that was planned, in its order. */
  async bring(kind: keyof typeof keyOf, planned: Body[]): Promise<string[]> {
    const find = async () => new Map((await this.#list(kind)).map((found) => [keyOf[kind](found), found.id]))
    let known = await find()
    const missing = planned.filter((body) => !known.has(keyOf[kind](body)))
    for (let start = 0; start < missing.length; start += bulkItems) {
      const items = missing.slice(start, start + bulkItems)
      if (kind === 'users' || kind === 'properties') for (const item of items) await this.#write('POST', kind, item)
      else await this.#makeMany(kind, items)
      this.#onProgress(kind, planned.length - missing.length + start + items.length, planned.length)
    }
    if (missing.length > 0) known = await find()
    else this.#onProgress(kind, planned.length, planned.length)
    return planned.map((body) => known.get(keyOf[kind](body)) ?? '')
  }

  /** The pipeline that a tenant has from the start, and the second one. */
  async bringPipelines(): Promise<[Pipeline, Pipeline]> {
    const known = (await this.#list('pipelines')) as Pipeline[]
    const first = known.find(({ isDefault }) => isDefault)
    if (!first?.stages.length) throw new Error('the default pipeline has no stages')
    const { name, stages } = partnerPipeline
    const second = known.find((pipeline) => pipeline.name === name && !pipeline.isDefault)
    const { id } = second ?? (await this.#write('POST', 'pipelines', { name }))
    const missing = stages.slice(second?.stages.length ?? 0)
    for (const stage of missing) await this.#write('POST', `pipelines/${id}/stages`, stage)
    this.#onProgress('pipelines', 2, 2)
    return [first, await this.#client<Pipeline>('GET', `/pipelines/${id}`)]
  }

  /** Closes and rates the deals of the plan that aren't closed and rated yet. */
  async finishDeals(deals: Deal[], ids: string[]): Promise<void> {
    const now = new Map((await this.#list('deals')).map((found) => [found.id, found]))
    for (const [index, { closing, rating }] of deals.entries()) {
      const id = ids[index] ?? ''
      if (rating && now.get(id)?.bantScore === null) await this.#write('PUT', `deals/${id}/bant`, rating)
      if (closing && now.get(id)?.status === 'open') await this.#write('PUT', `deals/${id}`, closing)
      this.#onProgress('deals closed and rated', index + 1, deals.length)
    }
  }

  async #write(method: 'POST' | 'PUT', path: string, body: object): Promise<Found> {
    this.written += 1
    return this.#client<Found>(method, `/${path}`, body)
  }

  async #makeMany(kind: string, items: object[]): Promise<void> {
    const { failed, errors } = await this.#client<Outcome>('POST', `/${kind}/bulk`, { items })
    if (failed > 0) throw new Error(`${failed} ${kind} were refused: ${errors[0]?.error}`)
    this.written += items.length
  }

  async #list(kind: string): Promise<Found[]> {
    const all: Found[] = []
    for (;;) {
      const page = await this.#client<Found[]>('GET', `/${kind}?limit=100&offset=${all.length}`)
      all.push(...page)
      if (page.length < 100) return all
    }
  }
}
