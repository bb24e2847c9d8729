import type { Contract } from '../contract.ts'
import { type CollectedRequest, collectRequests, type Input, variables } from './requests.ts'

/** The contract as a collection of Postman, in its format 2.1 (schema.postman.com); Insomnia, Hoppscotch and others read it, too. */
export function postmanCollection(contract: Contract): object {
  const { title, version } = contract.document.info as { title: string; version: string }
  return {
    info: {
      name: title,
      description: `Version ${version} of the contract. Set the variables \`baseUrl\` and \`apiKey\`; *Log in* answers an \`accessToken\` for what only people may do.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Api-Key' },
        { key: 'value', value: '{{apiKey}}' },
        { key: 'in', value: 'header' }
      ]
    },
    variable: variables.map(({ name, value }) => ({ key: name, value })),
    item: collectRequests(contract).map(({ name, docs, requests }) => ({
      name,
      description: docs,
      item: requests.map((request) => ({ name: request.name, request: postmanRequest(request), response: [] }))
    }))
  }
}

function postmanRequest(request: CollectedRequest): object {
  const { method, docs, path, pathInputs, queryInputs, headers, body, auth } = request
  const content = body && 'json' in body ? [{ key: 'Content-Type', value: 'application/json' }] : []
  return {
    method,
    description: docs,
    header: [...content, ...headers.map(keyValue)],
    url: {
      raw: `{{baseUrl}}${path}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      ...(queryInputs.length > 0 && { query: queryInputs.map(keyValue) }),
      ...(pathInputs.length > 0 && { variable: pathInputs.map(keyValue) })
    },
    ...(body && { body: postmanBody(body) }),
    ...(auth === 'none' && { auth: { type: 'noauth' } }),
    ...(auth === 'token' && { auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}' }] } })
  }
}

function postmanBody(body: NonNullable<CollectedRequest['body']>): object {
  if ('file' in body) return { mode: 'formdata', formdata: [{ key: body.file, type: 'file', src: [] }] }
  return { mode: 'raw', raw: body.json, options: { raw: { language: 'json' } } }
}

function keyValue({ name, value, description, isOn }: Input): object {
  return { key: name, value, description, ...(!isOn && { disabled: true }) }
}
