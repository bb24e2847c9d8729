/**
 * The schemas of answers that `fields` cuts down. They follow from the whole ones, so openapi.yaml hasn't got them; validators of
 * answers need them.
 */
import { componentOf, find, partialName } from './schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes; contract-rules.ts reports what is wrong with it
type Raw = any

/** A copy of a contract's document in which each answer that `fields` cuts down may be whole or partial. */
export function withPartialAnswers(written: Raw): Raw {
  const document = structuredClone(written)
  for (const item of Object.values<Raw>(document.paths)) {
    for (const [method, operation] of Object.entries<Raw>(item)) {
      if (method === 'parameters' || !hasFields(item, operation, document)) continue
      for (const [status, response] of Object.entries<Raw>(operation.responses ?? {})) {
        const media = response.content?.['application/json']
        if (media && status.startsWith('2')) allowPartial(media, document)
      }
    }
  }
  return document
}

/** Whether a request may ask for some properties only: by a query parameter, or in its body. */
function hasFields(item: Raw, operation: Raw, document: Raw): boolean {
  const parameters: Raw[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
  const body = componentOf(operation.requestBody?.content?.['application/json']?.schema ?? {})
  return (
    parameters.some((one) => (one.$ref ? find(one.$ref, document) : one).name === 'fields') ||
    document.components.schemas[body?.name ?? '']?.properties?.fields !== undefined
  )
}

/** Makes an answer that `fields` cuts down valid: the whole schema, or one that demands no property. */
function allowPartial(media: Raw, { components }: Raw): void {
  const component = componentOf(media.schema ?? {})
  if (!component) return
  const { name, isList } = component
  const either = { anyOf: [name, partialName(name)].map((one) => ({ $ref: `#/components/schemas/${one}` })) }
  media.schema = isList ? { type: 'array', items: either } : either
  const properties = Object.entries<Raw>(components.schemas[name]?.properties ?? {})
  components.schemas[partialName(name)] = {
    type: 'object',
    description: `What \`fields\` leaves of ${name}, at least one property.`,
    'x-partial-of': name,
    minProperties: 1,
    propertyNames: { enum: properties.map(([key]) => key) },
    properties: Object.fromEntries(properties.map(([key, schema]) => [key, withoutProse(schema)]))
  }
}

function withoutProse({ description: _, examples: _1, ...schema }: Raw): Raw {
  return schema
}
