import { type Contract, propertiesOf } from './contract.ts'
import { componentOf } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: the contract's media types as they come
type Raw = any

/**
 * The contract for whoever validates answers. What `fields` leaves of a record lacks properties that the whole one always has, so
 * such an answer is either: the whole record, or a partial one, whose schema is made of the whole one's and demands no property.
 */
export function strictEdition(contract: Contract): Contract['document'] {
  const { document, operations } = contract
  const strict: Raw = structuredClone(document)
  for (const { path, method, parameters, body } of operations) {
    if (!propertiesOf(body?.schema, contract).fields && !parameters.some(({ name }) => name === 'fields')) continue
    for (const [status, { content }] of Object.entries<Raw>(strict.paths[path][method.toLowerCase()].responses)) {
      if (status.startsWith('2')) allowPartial(content['application/json'], strict)
    }
  }
  return strict
}

function allowPartial(media: Raw, { components }: Raw): void {
  const component = componentOf(media.schema)
  if (!component) throw new Error('`fields` is for answers that are a named component or a list of one')
  const { name, isList } = component
  const partial = `${name.replace(/Response$/, '')}Fields`
  const either = { anyOf: [name, partial].map((one) => ({ $ref: `#/components/schemas/${one}` })) }
  media.schema = isList ? { type: 'array', items: either } : either
  const properties = Object.entries<Raw>(components.schemas[name].properties)
  components.schemas[partial] = {
    type: 'object',
    description: `What \`fields\` leaves of ${name}, at least one property.`,
    minProperties: 1,
    propertyNames: { enum: properties.map(([key]) => key) },
    properties: Object.fromEntries(properties.map(([key, schema]) => [key, withoutProse(schema)]))
  }
}

function withoutProse({ description: _, examples: _1, ...schema }: Raw): Raw {
  return schema
}
