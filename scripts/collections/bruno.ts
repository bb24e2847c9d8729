import type { Contract } from '../contract.ts'
import { type CollectedRequest, collectRequests, type Input, variables } from './requests.ts'

/** The contract as a collection of Bruno, in the JSON that it exports and imports. */
export function brunoCollection(contract: Contract): object {
  const { title } = contract.document.info as { title: string }
  return {
    name: title,
    version: '1',
    items: collectRequests(contract).map(({ name, docs, requests }, index) => ({
      type: 'folder',
      name,
      seq: index + 1,
      root: { docs, meta: { name, seq: index + 1 } },
      items: requests.map((request, index) => ({
        type: 'http',
        name: request.name,
        seq: index + 1,
        request: brunoRequest(request)
      }))
    })),
    environments: [
      {
        name: 'This machine',
        variables: variables.map(({ name, value, isSecret }) => ({
          ...{ name, value, type: 'text' },
          ...{ enabled: true, secret: isSecret }
        }))
      }
    ],
    root: {
      request: { auth: { mode: 'apikey', apikey: { key: 'X-Api-Key', value: '{{apiKey}}', placement: 'header' } } }
    },
    brunoConfig: { version: '1', name: title, type: 'collection' }
  }
}

function brunoRequest({ method, docs, path, pathInputs, queryInputs, headers, body, auth }: CollectedRequest): object {
  return {
    url: `{{baseUrl}}${path}`,
    method,
    headers: headers.map(pair),
    params: [
      ...queryInputs.map((input) => ({ ...pair(input), type: 'query' })),
      ...pathInputs.map((input) => ({ ...pair(input), type: 'path' }))
    ],
    body: brunoBody(body),
    auth: brunoAuth(auth),
    script: {},
    docs
  }
}

function brunoAuth(auth: CollectedRequest['auth']): object {
  if (auth === 'token') return { mode: 'bearer', bearer: { token: '{{accessToken}}' } }
  return { mode: auth === 'none' ? 'none' : 'inherit' }
}

function brunoBody(body: CollectedRequest['body']): object {
  if (!body) return { mode: 'none' }
  if ('json' in body) return { mode: 'json', json: body.json }
  return { mode: 'multipartForm', multipartForm: [{ type: 'file', name: body.file, value: [], enabled: true }] }
}

function pair({ name, value, description, isOn }: Input): object {
  return { name, value, description, enabled: isOn }
}
