import { fakerEN as faker } from '@faker-js/faker'
import { knownRecords } from './known.ts'

// The CRM of a small company that sells software to others. The same sizes and the same day give the same records.

export type Sizes = { companies: number; contacts: number; deals: number; activities: number }

type Stage = { name: string; probability: number }

/** The second pipeline, beside the one that a tenant has from the start. */
export const partnerPipeline: { name: string; stages: Stage[] } = {
  name: 'Partnerships',
  stages: [
    { name: 'Introduced', probability: 10 },
    { name: 'Evaluating', probability: 30 },
    { name: 'Terms agreed', probability: 70 },
    { name: 'Signing', probability: 90 }
  ]
}

/** The people who work here. */
export const colleagues = ['Ada Lindgren', 'Bo Nyström', 'Carla Ruiz', 'Daniel Okafor'].map((name) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@demo.example`
}))

/** How other records refer to a record: by its index in the list of its type. */
export type Invented = {
  companies: { owner: number; body: { domain: string; [property: string]: unknown } }[]
  contacts: { owner: number; company: number; body: { email: string; [property: string]: unknown } }[]
  deals: {
    owner: number
    company: number
    contact: number
    isPartner: boolean
    /** How far along the pipeline it is, from 0 to 1. */
    progress: number
    body: { name: string; [property: string]: unknown }
    closing: { status: 'won' | 'lost'; actualCloseDate: string } | undefined
    rating: Record<'budget' | 'authority' | 'need' | 'timeline', number> | undefined
  }[]
  activities: {
    owner: number
    company: number
    contact: number
    deal: number | undefined
    body: { subject: string; activityType: string; [property: string]: unknown }
  }[]
}

/** Draws all but the last few, which are known; `today` is what dates are around. */
export function invent(sizes: Sizes, today: Date): Invented {
  faker.seed(20_261_121)
  faker.setDefaultRefDate(today)
  const known = knownRecords(sizes)
  const companies = endWith(
    known.companies,
    unique(sizes.companies, inventCompany, ({ body }) => body.domain)
  )
  const contacts = endWith(
    known.contacts,
    unique(
      sizes.contacts,
      () => inventContact(companies),
      ({ body }) => body.email
    )
  )
  const deals = unique(
    sizes.deals,
    () => inventDeal(companies, contacts, today),
    ({ body }) => body.name.toLowerCase()
  )
  const activities = endWith(
    known.activities,
    unique(
      sizes.activities,
      () => inventActivity(contacts, deals, today),
      ({ body, contact }) => JSON.stringify([body.activityType, body.subject, body.scheduledAt, contact])
    )
  )
  return { companies, contacts, deals, activities }
}

/** Puts these in the place of the last ones. */
function endWith<T>(last: T[], drawn: T[]): T[] {
  return [...drawn.slice(0, -last.length), ...last].slice(-drawn.length)
}

/** Draws again where a key comes a second time. */
function unique<T>(count: number, draw: () => T, keyOf: (one: T) => string): T[] {
  const drawn = new Map<string, T>()
  while (drawn.size < count) {
    const one = draw()
    if (!drawn.has(keyOf(one))) drawn.set(keyOf(one), one)
  }
  return [...drawn.values()]
}

const industries = ['Software', 'Logistics', 'Retail', 'Healthcare', 'Manufacturing', 'Energy', 'Education', 'Finance']
const owner = () => faker.number.int(colleagues.length - 1)
const phone = () => faker.phone.number({ style: 'international' })
const maybe = <T>(draw: () => T, probability: number) => faker.helpers.maybe(draw, { probability }) ?? null

function inventCompany(): Invented['companies'][number] {
  const name = faker.company.name()
  const domain = `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.example`
  const employeeCount = Math.round(10 ** faker.number.float({ min: 0.7, max: 3.6 }))
  const state = faker.location.state()
  return {
    owner: owner(),
    body: {
      name,
      domain,
      industry: faker.helpers.arrayElement(industries),
      description: `${faker.company.catchPhrase()}.`,
      employeeCount,
      annualRevenue: employeeCount * faker.number.int({ min: 60, max: 220 }) * 1000,
      phone: phone(),
      website: `https://www.${domain}/`,
      networkUrl: maybe(() => `https://network.example/company/${domain.split('.')[0]}`, 0.6),
      address: faker.location.streetAddress(),
      city: faker.location.city(),
      state,
      country: 'United States',
      postalCode: faker.location.zipCode(),
      tags: faker.helpers.arrayElements(['key account', 'newsletter', 'reference', 'trial', 'partner'], {
        min: 0,
        max: 2
      }),
      notes: maybe(() => faker.helpers.arrayElement(companyNotes), 0.2)
    }
  }
}

const companyNotes = [
  'Budget is decided in autumn.',
  'Prefers to be called in the morning.',
  'Came through a recommendation.',
  'Asked for a reference from the same industry.',
  'Uses a competitor until the contract ends.'
]

function inventContact(companies: Invented['companies']): Invented['contacts'][number] {
  const company = faker.number.int(companies.length - 1)
  const firstName = faker.person.firstName()
  const lastName = faker.person.lastName()
  const local = `${firstName}.${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
  return {
    owner: companies[company]?.owner ?? 0,
    company,
    body: {
      firstName,
      lastName,
      email: `${local}@${companies[company]?.body.domain}`,
      phone: phone(),
      mobile: maybe(phone, 0.5),
      title: faker.person.jobTitle(),
      department: faker.helpers.arrayElement(['Operations', 'Sales', 'Finance', 'IT', 'Procurement', 'Management']),
      city: companies[company]?.body.city,
      state: companies[company]?.body.state,
      country: 'United States',
      lifecycleStage: faker.helpers.weightedArrayElement([
        { value: 'lead', weight: 35 },
        { value: 'subscriber', weight: 10 },
        { value: 'marketing_qualified_lead', weight: 15 },
        { value: 'sales_qualified_lead', weight: 10 },
        { value: 'opportunity', weight: 12 },
        { value: 'customer', weight: 15 },
        { value: 'evangelist', weight: 3 }
      ]),
      leadSource: faker.helpers.arrayElement(['website', 'trade fair', 'recommendation', 'cold call', 'webinar']),
      tags: faker.helpers.arrayElements(['decision maker', 'technical', 'newsletter', 'champion'], { min: 0, max: 2 })
    }
  }
}

const products = ['Starter plan', 'Team plan', 'Enterprise plan', 'Onboarding package', 'Data migration', 'Renewal']

function inventDeal(
  companies: Invented['companies'],
  contacts: Invented['contacts'],
  today: Date
): Invented['deals'][number] {
  const contact = faker.number.int(contacts.length - 1)
  const company = contacts[contact]?.company ?? 0
  const isPartner = faker.datatype.boolean(0.25)
  const status = faker.helpers.weightedArrayElement([
    { value: 'open' as const, weight: 65 },
    { value: 'won' as const, weight: 20 },
    { value: 'lost' as const, weight: 15 }
  ])
  const progress = status === 'won' ? 1 : faker.number.float()
  const what = isPartner ? 'Partnership' : faker.helpers.arrayElement(products)
  const closedAt = faker.date.recent({ days: 120, refDate: today }).toISOString()
  return {
    owner: companies[company]?.owner ?? 0,
    company,
    contact,
    isPartner,
    progress,
    body: {
      name: `${companies[company]?.body.name} – ${what}`,
      value: Math.round(10 ** faker.number.float({ min: 3, max: 5.2 })),
      currency: 'USD',
      expectedCloseDate: status === 'open' ? faker.date.soon({ days: 120, refDate: today }).toISOString() : closedAt,
      notes: maybe(() => faker.helpers.arrayElement(dealNotes), 0.3)
    },
    closing: status === 'open' ? undefined : { status, actualCloseDate: closedAt },
    rating: faker.datatype.boolean(0.4) ? inventRating(progress) : undefined
  }
}

const dealNotes = [
  'Wants a pilot with one team first.',
  'Legal is reading the contract.',
  'Compares us with two others.',
  'Price is fine, timing is not.',
  'Decision maker is on leave until next month.'
]

function inventRating(progress: number) {
  const score = () => Math.min(25, Math.round(faker.number.float({ min: 5, max: 15 }) + progress * 12))
  return { budget: score(), authority: score(), need: score(), timeline: score() }
}

const details = [
  'Good conversation; they will come back to us next week.',
  'Left a message with the assistant.',
  'Open questions about the rollout, to be answered in writing.',
  'They want to see the numbers for a team of fifty.',
  'Happy with the service, asked for a volume discount.'
]

const dayMs = 86_400_000

const subjects = {
  call: ['Introductory call', 'Call about the proposal', 'Follow-up call', 'Call about the renewal'],
  meeting: ['Product demo', 'Quarterly review', 'Kick-off meeting', 'Contract negotiation'],
  task: ['Send the proposal', 'Prepare the demo', 'Check the references', 'Update the forecast'],
  email: ['Sent the price list', 'Answered technical questions', 'Sent the meeting notes', 'Shared a case study'],
  note: ['Met at the trade fair', 'Changed responsibilities', 'Mentioned a new budget', 'Asked about security']
}

function inventActivity(
  contacts: Invented['contacts'],
  deals: Invented['deals'],
  today: Date
): Invented['activities'][number] {
  const deal = faker.datatype.boolean(0.6) ? faker.number.int(deals.length - 1) : undefined
  const contact = (deal === undefined ? undefined : deals[deal]?.contact) ?? faker.number.int(contacts.length - 1)
  const activityType = faker.helpers.objectKey(subjects)
  const isAhead = ['call', 'meeting', 'task'].includes(activityType) && faker.datatype.boolean(0.25)
  const at = isAhead
    ? faker.date.between({ from: today.getTime() + dayMs, to: today.getTime() + 30 * dayMs })
    : faker.date.recent({ days: 180, refDate: today.getTime() - dayMs })
  // Within office hours in America.
  at.setUTCHours(faker.number.int({ min: 14, max: 22 }), faker.helpers.arrayElement([0, 15, 30, 45]), 0, 0)
  const isCancelled = activityType !== 'note' && !isAhead && faker.datatype.boolean(0.06)
  const status = isAhead ? 'pending' : isCancelled ? 'cancelled' : 'completed'
  const scheduledAt = at.toISOString()
  return {
    owner: contacts[contact]?.owner ?? 0,
    company: contacts[contact]?.company ?? 0,
    contact,
    deal,
    body: {
      activityType,
      subject: faker.helpers.arrayElement(subjects[activityType]),
      body: maybe(() => faker.helpers.arrayElement(details), 0.3),
      scheduledAt,
      status,
      priority: faker.helpers.weightedArrayElement([
        { value: 'normal', weight: 70 },
        { value: 'high', weight: 15 },
        { value: 'low', weight: 10 },
        { value: 'urgent', weight: 5 }
      ]),
      ...(status === 'completed' && { completedAt: scheduledAt }),
      ...(activityType === 'task' && { dueDate: new Date(at.getTime() + 3 * dayMs).toISOString() })
    }
  }
}
