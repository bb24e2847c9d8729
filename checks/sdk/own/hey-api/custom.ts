import { client } from './generated/client.gen.ts'
import { createCompany, createContact, getCompany, updateCompany } from './generated/index.ts'

/** Sets custom values and reads them, with the types of the tenant's own contract. */
export async function setAndRead({ baseUrl, accessToken }: { baseUrl: string; accessToken: string }) {
  client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? accessToken : undefined) })
  const { data: made } = await createCompany({
    body: { name: 'B', custom: { region: 'north', channels: ['web', 'fair'], seats: 12.5, is_partner: true } }
  })
  const path = { id: made?.id ?? '' }
  await updateCompany({ path, body: { custom: { region: 'south', is_partner: null } } })
  const { data } = await getCompany({ path })
  const region: 'north' | 'south' | undefined = data?.custom.region
  const channels: ('fair' | 'web')[] | undefined = data?.custom.channels
  const seats: number | undefined = data?.custom.seats
  const isPartner: boolean | undefined = data?.custom.is_partner
  return { region, channels, seats, isPartner }
}

/** What the compiler has to refuse; a line here that it lets through is an error of its own. */
export async function mistake(): Promise<void> {
  // @ts-expect-error There is no such option.
  await createCompany({ body: { name: 'A', custom: { region: 'west' } } })
  // @ts-expect-error There is no such property.
  await createCompany({ body: { name: 'A', custom: { regoin: 'north' } } })
  // @ts-expect-error It is of companies.
  await createContact({ body: { firstName: 'A', lastName: 'B', custom: { region: 'north' } } })
}
