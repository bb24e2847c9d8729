import type { Invented } from './invent.ts'

// Records that are the same in every demo: what the examples of *Finding records*, in the contract's introduction, find.

/** Their references are to the last of each type, which they are. */
export function knownRecords(sizes: { companies: number; contacts: number }) {
  const company = sizes.companies - 1
  const companies: Invented['companies'] = [
    {
      owner: 1,
      body: {
        name: 'Nordwind Logistik',
        domain: 'nordwind.example',
        industry: 'Logistics',
        employeeCount: 120,
        annualRevenue: 18_500_000,
        phone: '+46 8 555 010 20',
        website: 'https://www.nordwind.example/',
        address: 'Hamngatan 12',
        city: 'Stockholm',
        country: 'Sweden',
        tags: ['key account']
      }
    }
  ]
  const ofCompany = { owner: 1, company }
  const contacts: Invented['contacts'] = [
    {
      ...ofCompany,
      body: {
        ...{
          firstName: 'José',
          lastName: 'García',
          email: 'jose.garcia@nordwind.example',
          title: 'Head of Purchasing'
        },
        ...{ mobile: '+46 70 555 010 21', city: 'Stockholm', country: 'Sweden' },
        ...{ lifecycleStage: 'opportunity', tags: ['decision maker', 'VIP'] }
      }
    },
    {
      ...ofCompany,
      body: {
        ...{ firstName: 'Maja', lastName: 'Ek', email: 'maja.ek@nordwind.example', title: 'Fleet Manager' },
        ...{ phone: '+46 8 555 010 22', city: 'Stockholm', country: 'Sweden', lifecycleStage: 'lead', tags: [] }
      }
    }
  ]
  const activities: Invented['activities'] = [
    {
      ...ofCompany,
      contact: sizes.contacts - 1,
      deal: undefined,
      body: {
        ...{ activityType: 'task', subject: 'Send the proposal', status: 'pending', priority: 'high' },
        ...{ scheduledAt: '2026-03-11T09:00:00.000Z', dueDate: '2026-03-12T09:00:00.000Z' }
      }
    }
  ]
  return { companies, contacts, activities }
}
