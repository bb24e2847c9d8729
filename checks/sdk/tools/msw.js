import { readFile } from 'node:fs/promises'
import { fromOpenApi } from '@mswjs/source/open-api'
import { getResponse } from 'msw'
import { parse } from 'yaml'

/** The page that calls, which has the address of what it calls. */
const page = 'http://localhost'

/** Every operation answers as it should from handlers that are made of the contract, and a list is a flat array of records. */
export async function check({ contract }) {
  const text = await readFile(contract, 'utf8')
  const { paths } = parse(text)
  const handlers = await fromOpenApi(parse(text))
  const problems = []
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId, responses }] of Object.entries(item)) {
      const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? ''
      // Of the successes it answers 200 by itself; others are to be asked for.
      const url = `${page}${path.replace(/\{\w+\}/g, 'any')}?response=${status}`
      const answer = await getResponse(handlers, new Request(url, { method: method.toUpperCase() }), { baseUrl: page })
      const fault = answer ? await faultOf(answer, operationId, status) : 'no answer'
      if (fault) problems.push(`${operationId}: ${fault}`)
    }
  }
  return problems
}

async function faultOf(answer, operationId, status) {
  if (String(answer.status) !== status) return `answers ${answer.status} instead of ${status}`
  if (!answer.headers.get('content-type')?.includes('json')) return undefined
  const body = await answer.json()
  const isList = /^(?:list(?:Companies|Contacts|Deals|Activities|Users|Webhooks|ApiKeys)|search|batchGet)/.test(
    operationId
  )
  if (isList && !(Array.isArray(body) && body.length > 0 && body.every((one) => !Array.isArray(one) && one.id))) {
    return `is no flat list of records: ${JSON.stringify(body).slice(0, 200)}`
  }
  return Object.keys(body).length > 0 ? undefined : 'is empty'
}
