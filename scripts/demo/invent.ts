import { fakerEN as faker } from '@faker-js/faker'

// The CRM of a small company that sells software to others. The same sizes and the same day give the same records.

export type Sizes = { companies: number; contacts: number; deals: number; activities: number }

/** The second pipeline, beside the one that a tenant has from the start. */
export const partnerPipeline = {
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

export type Body = { [property: string]: unknown }
// Each record has those that it refers to by their index in the list of their type.
type Company = { owner: number; body: Body }
type Contact = Company & { company: number }
export type Deal = Contact & {
  contact: number
  isPartner: boolean
  /** How far along the pipeline it is, from 0 to 1. */
  progress: number
  closing: object | undefined
  rating: object | undefined
}
type Activity = Contact & { contact: number; deal: number | undefined }

/** What tells records of a kind apart, both those that are planned and those that are there. */
export const keyOf = {
  users: ({ email }: Body) => String(email).toLowerCase(),
  properties: ({ entity, key }: Body) => `${entity} ${key}`,
  companies: ({ domain }: Body) => String(domain),
  contacts: ({ email }: Body) => String(email),
  deals: ({ name }: Body) => String(name).trim().toLowerCase(),
  activities: ({ scheduledAt, subject }: Body) => `${scheduledAt} ${subject}`
}

/** Draws all records but the last few, which are always the same; dates are around `today`. */
export function invent(sizes: Sizes, today: Date) {
  faker.seed(20_261_121)
  faker.setDefaultRefDate(today)
  const known = knownRecords(sizes)
  const companies = draw('companies', sizes, known.companies, inventCompany)
  const contacts = draw('contacts', sizes, known.contacts, () => inventContact(companies))
  const deals = draw<Deal>('deals', sizes, [], () => inventDeal(companies, contacts, today))
  const activities = draw('activities', sizes, known.activities, () => inventActivity(contacts, deals, today))
  return { companies, contacts, deals, activities }
}

/** Draws as many records with distinct keys as wanted, of which `last` are the last. */
function draw<T extends Company>(kind: keyof Sizes, sizes: Sizes, last: T[], drawOne: () => T): T[] {
  const drawn = new Map<string, T>()
  while (drawn.size < Math.max(0, sizes[kind] - last.length)) {
    const one = drawOne()
    const key = keyOf[kind](one.body)
    if (!drawn.has(key)) drawn.set(key, one)
  }
  return [...drawn.values(), ...last].slice(-sizes[kind])
}

const { arrayElement, arrayElements, weightedArrayElement } = faker.helpers
const phone = () => faker.phone.number({ style: 'international' })
const industries = ['Software', 'Logistics', 'Retail', 'Healthcare', 'Manufacturing', 'Energy', 'Education', 'Finance']

function inventCompany(): Company {
  const name = faker.company.name()
  const domain = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`
  const employeeCount = Math.round(10 ** faker.number.float({ min: 0.7, max: 3.6 }))
  const annualRevenue = employeeCount * faker.number.int({ min: 60, max: 220 }) * 1000
  const tags = arrayElements(['key account', 'newsletter', 'reference', 'trial', 'partner'], { min: 0, max: 2 })
  const place = { city: faker.location.city(), state: faker.location.state(), country: 'United States' }
  const website = `https://www.${domain}/`
  const industry = arrayElement(industries)
  return {
    owner: faker.number.int(colleagues.length - 1),
    body: { name, domain, industry, employeeCount, annualRevenue, phone: phone(), website, ...place, tags }
  }
}

function inventContact(companies: Company[]): Contact {
  const company = faker.number.int(companies.length - 1)
  const { owner, body } = companies[company] as Company
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()]
  const local = `${firstName}.${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
  return {
    owner,
    company,
    body: {
      ...{ firstName, lastName, email: `${local}@${body.domain}`, phone: phone(), title: faker.person.jobTitle() },
      ...{ city: body.city, state: body.state, country: body.country },
      lifecycleStage: arrayElement(['lead', 'subscriber', 'marketing_qualified_lead', 'opportunity', 'customer']),
      tags: arrayElements(['decision maker', 'technical', 'newsletter', 'champion'], { min: 0, max: 2 })
    }
  }
}

const products = ['Starter plan', 'Team plan', 'Enterprise plan', 'Onboarding package', 'Data migration', 'Renewal']

function inventDeal(companies: Company[], contacts: Contact[], today: Date): Deal {
  const contact = faker.number.int(contacts.length - 1)
  const { company, owner } = contacts[contact] as Contact
  const isPartner = faker.datatype.boolean(0.25)
  const status = weightedArrayElement([
    { value: 'open' as const, weight: 65 },
    { value: 'won' as const, weight: 20 },
    { value: 'lost' as const, weight: 15 }
  ])
  const progress = status === 'won' ? 1 : faker.number.float()
  const closedAt = faker.date.recent({ days: 120, refDate: today }).toISOString()
  const score = () => Math.min(25, Math.round(faker.number.float({ min: 5, max: 15 }) + progress * 12))
  const isRated = faker.datatype.boolean(0.4)
  return {
    ...{ owner, company, contact, isPartner, progress },
    body: {
      name: `${companies[company]?.body.name} – ${isPartner ? 'Partnership' : arrayElement(products)}`,
      value: Math.round(10 ** faker.number.float({ min: 3, max: 5.2 })),
      currency: 'USD',
      expectedCloseDate: status === 'open' ? faker.date.soon({ days: 120, refDate: today }).toISOString() : closedAt
    },
    closing: status === 'open' ? undefined : { status, actualCloseDate: closedAt },
    rating: isRated ? { budget: score(), authority: score(), need: score(), timeline: score() } : undefined
  }
}

const subjects = {
  call: ['Introductory call', 'Call about the proposal', 'Follow-up call', 'Call about the renewal'],
  meeting: ['Product demo', 'Quarterly review', 'Kick-off meeting', 'Contract negotiation'],
  task: ['Send the proposal', 'Prepare the demo', 'Check the references', 'Update the forecast'],
  email: ['Sent the price list', 'Answered technical questions', 'Sent the meeting notes', 'Shared a case study'],
  note: ['Met at the trade fair', 'Changed responsibilities', 'Mentioned a new budget', 'Asked about security']
}
const dayMs = 86_400_000

function inventActivity(contacts: Contact[], deals: Deal[], today: Date): Activity {
  const deal = faker.datatype.boolean(0.6) ? faker.number.int(deals.length - 1) : undefined
  const contact = (deal === undefined ? undefined : deals[deal]?.contact) ?? faker.number.int(contacts.length - 1)
  const { owner, company } = contacts[contact] as Contact
  const activityType = faker.helpers.objectKey(subjects)
  const isAhead = ['call', 'meeting', 'task'].includes(activityType) && faker.datatype.boolean(0.25)
  const at = isAhead
    ? faker.date.between({ from: today.getTime() + dayMs, to: today.getTime() + 30 * dayMs })
    : faker.date.recent({ days: 180, refDate: today.getTime() - dayMs })
  // Within office hours in America.
  at.setUTCHours(faker.number.int({ min: 14, max: 22 }), arrayElement([0, 15, 30, 45]), 0, 0)
  const scheduledAt = at.toISOString()
  return {
    ...{ owner, company, contact, deal },
    body: {
      ...{ activityType, subject: arrayElement(subjects[activityType]), scheduledAt },
      status: isAhead ? 'pending' : 'completed',
      priority: arrayElement(['normal', 'normal', 'normal', 'high', 'low', 'urgent']),
      ...(!isAhead && { completedAt: scheduledAt }),
      ...(activityType === 'task' && { dueDate: new Date(at.getTime() + 3 * dayMs).toISOString() })
    }
  }
}

/**
 * Records that each demo ends with, since the examples of *Finding records* in the contract's introduction find them. They refer to
 * the last of each type, which they are.
 */
function knownRecords(sizes: Sizes): { companies: Company[]; contacts: Contact[]; activities: Activity[] } {
  const ofCompany = { owner: 1, company: sizes.companies - 1 }
  const place = { city: 'Stockholm', country: 'Sweden' }
  const company = {
    name: 'Nordwind Logistik',
    domain: 'nordwind.example',
    phone: '+46 8 555 010 20',
    employeeCount: 120
  }
  const jose = {
    firstName: 'José',
    lastName: 'García',
    email: 'jose.garcia@nordwind.example',
    title: 'Head of Purchasing'
  }
  const maja = { firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@nordwind.example', title: 'Fleet Manager' }
  const task = { activityType: 'task', subject: 'Send the proposal', status: 'pending', priority: 'high' }
  const dates = { scheduledAt: '2026-03-11T09:00:00.000Z', dueDate: '2026-03-12T09:00:00.000Z' }
  return {
    companies: [{ owner: 1, body: { ...company, ...place, annualRevenue: 18_500_000, tags: ['key account'] } }],
    contacts: [
      {
        ...ofCompany,
        body: {
          ...jose,
          ...place,
          mobile: '+46 70 555 010 21',
          lifecycleStage: 'opportunity',
          tags: ['decision maker', 'VIP']
        }
      },
      { ...ofCompany, body: { ...maja, ...place, phone: '+46 8 555 010 22', lifecycleStage: 'lead', tags: [] } }
    ],
    activities: [{ ...ofCompany, contact: sizes.contacts - 1, deal: undefined, body: { ...task, ...dates } }]
  }
}
