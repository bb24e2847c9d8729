import type { Client } from './client.ts'

type Definition = { entity: string; key: string; type: string; isArchived?: boolean }

/** What a small company adds to its records. */
const definitions = [
  { entity: 'company', key: 'customer_number', type: 'text', label: 'Customer number', isUnique: true },
  { entity: 'company', key: 'segment', type: 'select', label: 'Segment', options: options('Small', 'Medium', 'Large') },
  { entity: 'company', key: 'contract_until', type: 'date', label: 'Contract until' },
  { entity: 'contact', key: 'newsletter', type: 'boolean', label: 'Wants the newsletter' },
  {
    entity: 'deal',
    key: 'competitors',
    type: 'multiselect',
    label: 'Competitors',
    options: options('Spreadsheets', 'Rival', 'Nobody')
  }
]

/** The values of a record by its entity and its number in the plan, from 0 on. */
export type CustomValues = (entity: string, index: number) => Record<string, unknown>

/**
 * Defines the demo's custom properties where the tenant has none of these keys; `onMade` is called for each. What is returned leaves
 * out values of properties that the tenant has defined otherwise.
 */
export async function bringProperties(client: Client, onMade: () => void): Promise<CustomValues> {
  const known = await client<Definition[]>('GET', '/properties')
  const usable = new Set<string>()
  for (const definition of definitions) {
    const isSame = ({ entity, key }: Definition) => entity === definition.entity && key === definition.key
    const found = known.find(isSame)
    if (!found) {
      await client('POST', '/properties', definition)
      onMade()
    }
    if (!found || (found.type === definition.type && !found.isArchived)) {
      usable.add(`${definition.entity}.${definition.key}`)
    }
  }
  return (entity, index) =>
    Object.fromEntries(
      Object.entries(valuesOf[entity]?.(index) ?? {}).filter(([key]) => usable.has(`${entity}.${key}`))
    )
}

const valuesOf: Record<string, (index: number) => Record<string, unknown>> = {
  company: (index) => ({
    customer_number: `C-${1_000 + index}`,
    segment: ['small', 'medium', 'large'][index % 3],
    ...(index % 4 > 0 && { contract_until: `${2027 + (index % 3)}-${String((index % 12) + 1).padStart(2, '0')}-01` })
  }),
  contact: (index) => ({ newsletter: index % 3 === 0 }),
  deal: (index) =>
    index % 2 === 0 ? { competitors: [['spreadsheets'], ['rival', 'spreadsheets'], ['nobody']][index % 3] } : {}
}

function options(...labels: string[]) {
  return labels.map((label) => ({ value: label.toLowerCase(), label }))
}
