import { configure } from './fetch.ts'
import { createCompany, getCompany, updateCompany } from './generated/companies/companies.ts'

/** Sets custom values and reads them, with the types of the tenant's own contract. */
export async function setAndRead({ baseUrl, accessToken }: { baseUrl: string; accessToken: string }) {
  configure({ baseUrl, accessToken })
  const made = await createCompany({
    name: 'C',
    custom: { region: 'north', channels: ['web', 'fair'], seats: 12.5, is_partner: true }
  })
  const id = made.status === 201 ? made.data.id : ''
  await updateCompany(id, { custom: { region: 'south', is_partner: null } })
  const answer = await getCompany(id)
  const custom = answer.status === 200 ? answer.data.custom : undefined
  const region: 'north' | 'south' | undefined = custom?.region
  const channels: ('fair' | 'web')[] | undefined = custom?.channels
  const seats: number | undefined = custom?.seats
  const isPartner: boolean | undefined = custom?.is_partner
  return { region, channels, seats, isPartner }
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(): Promise<void> {
  // @ts-expect-error There is no such option.
  await createCompany({ name: 'A', custom: { region: 'west' } })
  // @ts-expect-error There is no such property.
  await createCompany({ name: 'A', custom: { regoin: 'north' } })
}
