type Schema = { oneOf?: unknown[] }
type Contract = { components: { schemas: Record<string, Schema> } }

/**
 * The contract with filters that hold `depth` filters inside one another at most, for generators that write each schema out in
 * full and so can't end one that contains itself.
 */
export function withoutRecursion<Document extends Contract>(contract: Document, depth = 2): Document {
  const copy = structuredClone(contract)
  const { schemas } = copy.components
  for (const [name, schema] of Object.entries(schemas)) {
    const itself = JSON.stringify({ $ref: `#/components/schemas/${name}` })
    const text = JSON.stringify(schema)
    if (!text.includes(itself)) continue
    // The first alternative is the one that ends it.
    schemas[`${name}${depth}`] = { oneOf: schema.oneOf?.slice(0, 1) ?? [] }
    for (let level = depth - 1; level >= 0; level -= 1) {
      const deeper = JSON.stringify({ $ref: `#/components/schemas/${name}${level + 1}` })
      schemas[level === 0 ? name : `${name}${level}`] = JSON.parse(text.replaceAll(itself, deeper))
    }
  }
  return copy
}
