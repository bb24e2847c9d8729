import { type Agent, request } from 'node:http'
import type { NewTenant } from '../../src/tenants/create.ts'

const body = JSON.stringify({ name: 'Written meanwhile' })

/** Creates a company over a connection that is kept; resolves with the status, or `none` where no answer comes. */
export function post(agent: Agent, port: number, { subdomain, apiKey }: NewTenant): Promise<string> {
  const headers = {
    host: `${subdomain}.localhost`,
    'x-api-key': apiKey,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body)
  }
  return new Promise((resolve) => {
    const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path: '/api/v1/companies', headers })
    sent.on('response', (response) => {
      response.on('end', () => resolve(String(response.statusCode))).on('error', () => resolve('none'))
      response.resume()
    })
    sent.on('error', () => resolve('none'))
    sent.end(body)
  })
}
