import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import newman from 'newman'
import Converter from 'openapi-to-postmanv2'

/** The contract as Postman imports it, with its examples: a create answers 201. */
export async function checkImport({ contract, baseUrl, apiKey }) {
  const options = { folderStrategy: 'Tags', requestParametersResolution: 'Example', parametersResolution: 'Example' }
  const data = await readFile(contract, 'utf8')
  const { result, reason, output } = await promisify(Converter.convertV2.bind(Converter))(
    { type: 'string', data },
    options
  )
  if (!result) return [reason]
  const [{ data: collection }] = output
  return run(collection, { baseUrl, apiKey }, ({ name }) => name === 'Create a company', 1)
}

/** The collection that the service offers, as somebody who downloads it finds it: lists are read, and a create answers 201. */
export async function checkDownload({ baseUrl, apiKey }) {
  const collection = await (await fetch(`${baseUrl}/docs/crm.postman_collection.json`)).json()
  const isWanted = ({ name, request }) =>
    name === 'Create a contact' || (request.method === 'GET' && !request.url.variable)
  return run(collection, { baseUrl, apiKey }, isWanted, 20)
}

/** Sends the wanted requests; returns what was answered otherwise than with 201 to a POST and 200 to a GET. */
async function run(collection, variables, isWanted, fewest) {
  const text = JSON.stringify(collection)
  if (text.includes('{scheme}')) return ['it holds a literal {scheme}']
  const requests = collection.item.flatMap(({ item }) => item).filter(isWanted)
  if (requests.length < fewest) return [`it has ${requests.length} such requests`]
  const kept = Object.entries(variables).map(([key, value]) => ({ key, value }))
  const summary = await promisify(newman.run)({ collection: { ...collection, item: requests, variable: kept } })
  return summary.run.executions.flatMap(({ item, request, response, requestError }) => {
    const expected = request.method === 'POST' ? 201 : 200
    if (response?.code === expected) return []
    return [`${item.name}: ${response?.code ?? requestError} ${String(response?.stream ?? '').slice(0, 300)}`]
  })
}
