import createClient from 'openapi-fetch'
import type { paths } from './generated/schema.ts'

/** Sets custom values and reads them, with the types of the tenant's own contract. */
export async function setAndRead({ baseUrl, accessToken }: { baseUrl: string; accessToken: string }) {
  const { GET, POST, PUT } = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${accessToken}` } })
  const made = await POST('/api/v1/companies', {
    body: { name: 'A', custom: { region: 'north', channels: ['web', 'fair'], seats: 12.5, is_partner: true } }
  })
  const params = { path: { id: made.data?.id ?? '' } }
  await PUT('/api/v1/companies/{id}', { params, body: { custom: { region: 'south', is_partner: null } } })
  const { data } = await GET('/api/v1/companies/{id}', { params })
  const region: 'north' | 'south' | undefined = data?.custom.region
  const channels: ('fair' | 'web')[] | undefined = data?.custom.channels
  const seats: number | undefined = data?.custom.seats
  const isPartner: boolean | undefined = data?.custom.is_partner
  return { region, channels, seats, isPartner }
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(): Promise<void> {
  const { POST } = createClient<paths>()
  // @ts-expect-error There is no such option.
  await POST('/api/v1/companies', { body: { name: 'A', custom: { region: 'west' } } })
  // @ts-expect-error It is of companies.
  await POST('/api/v1/contacts', { body: { firstName: 'A', lastName: 'B', custom: { region: 'north' } } })
}
