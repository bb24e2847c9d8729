// An answer that `fields` cuts down lacks properties that the whole one always has. Its schema says so: any of the whole
// record's schema and a partial one, which is derived from it.

// biome-ignore lint/suspicious/noExplicitAny: YAML as it comes
export type RawSchema = any

/** The name of the partial schema that belongs to an answer's. */
export function partialName(name: string): string {
  return `${name.replace(/Response$/, '')}Fields`
}

/** The component that a body is or lists, leaving aside its partial one; undefined for any other schema. */
export function bodyComponent(schema: RawSchema): { name: string; isList: boolean } | undefined {
  const one = schema?.items ?? schema
  const reference: string | undefined = one?.anyOf?.[0]?.$ref ?? one?.$ref
  return reference === undefined
    ? undefined
    : { name: reference.split('/').at(-1) ?? '', isList: schema.items !== undefined }
}

/** The schema without its partial alternative: what is answered unless `fields` asks for less. */
export function wholeOf(schema: RawSchema): RawSchema {
  if (schema?.items) return { ...schema, items: wholeOf(schema.items) }
  const [whole, partial] = schema?.anyOf ?? []
  return partial?.$ref?.endsWith('Fields') && whole?.$ref ? whole : schema
}
