import SwaggerParser from '@apidevtools/swagger-parser'

/** Reads, resolves and validates the contract. */
export async function check({ contract }) {
  const { paths } = await SwaggerParser.validate(contract)
  return Object.keys(paths).length > 50 ? [] : ['it read fewer paths than there are']
}
