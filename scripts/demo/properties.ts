const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

/** What a small company adds to its records. */
export const properties = [
  { entity: 'company', key: 'customer_number', type: 'text', label: 'Customer number', isUnique: true },
  {
    entity: 'company',
    key: 'segment',
    type: 'select',
    label: 'Segment',
    options: optionsOf('Small', 'Medium', 'Large')
  },
  { entity: 'company', key: 'contract_until', type: 'date', label: 'Contract until' },
  { entity: 'contact', key: 'newsletter', type: 'boolean', label: 'Wants the newsletter' },
  {
    ...{ entity: 'deal', key: 'competitors', type: 'multiselect', label: 'Competitors' },
    options: optionsOf('Spreadsheets', 'Rival', 'Nobody')
  }
]

/** The values of a record by its number in the plan, from 0 on. */
export const valuesOf = {
  company: (index: number) => ({
    customer_number: `C-${1_000 + index}`,
    segment: ['small', 'medium', 'large'][index % 3],
    ...(index % 4 > 0 && { contract_until: `${2027 + (index % 3)}-${String((index % 12) + 1).padStart(2, '0')}-01` })
  }),
  contact: (index: number) => ({ newsletter: index % 3 === 0 }),
  deal: (index: number) =>
    index % 2 === 0 ? { competitors: [['spreadsheets'], ['rival', 'spreadsheets'], ['nobody']][index % 3] } : {}
}
