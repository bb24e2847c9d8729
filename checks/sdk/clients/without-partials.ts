/**
 * The contract without its partial answers, for clients that don't use `fields`: types can't depend on a parameter's value, so
 * with them each property of a record that is read might be missing. Whoever does use `fields` generates from the contract as it is.
 */
export function withoutPartials<Document>(contract: Document): Document {
  return JSON.parse(JSON.stringify(contract, (_key, value) => (isPartial(value?.anyOf?.[1]) ? value.anyOf[0] : value)))
}

function isPartial(alternative: { $ref?: string } | undefined): boolean {
  return alternative?.$ref?.endsWith('Fields') ?? false
}
