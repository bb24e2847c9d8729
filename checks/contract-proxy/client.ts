import type { OperationId } from '../../generated/operations.ts'
import { type Actor, type Answer, type Call, toInject } from '../../test/support/call.ts'
import type { Client } from '../../test/support/example-requests.ts'
import { spoilHeader } from './spoiler.ts'

/** What came back, and what Prism has to say about the exchange; null: nothing. */
export type Exchange = { status: number; text: string; contentType: string; violations: string | null }

export type Requester = <Id extends OperationId>(
  id: Id,
  request?: Call<Id> & { isSpoilt?: boolean }
) => Promise<Exchange>

/** Calls operations at a URL. The Host names the tenant, and Prism sets its own: the forwarded one replaces it. */
export function makeRequester(url: string, admin: Actor): Requester {
  return (id, request = {}) => {
    const { as = admin, isSpoilt = false } = request
    const { method, url: path, headers, payload } = toInject(id, request)
    return exchange(`${url}${path}`, as, {
      method: String(method),
      headers: { ...(headers as Record<string, string>), ...(isSpoilt && { [spoilHeader]: 'yes' }) },
      ...(payload !== undefined && { body: payload as Buffer<ArrayBuffer> | string })
    })
  }
}

/** For test/support/example-requests.ts, which makes valid requests, and the records they need, by calling other operations. */
export function makeClient(url: string, admin: Actor): Client {
  const request = makeRequester(url, admin)
  return {
    call: async (id, call) => asAnswer(id, await request(id, call ?? {})),
    send: async ({ as = admin, url: path }) => asAnswer(String(path), await exchange(`${url}${path}`, as, {}))
  }
}

async function exchange(url: string, as: Actor, init: RequestInit): Promise<Exchange> {
  const headers = { 'x-forwarded-host': as.host, ...as.headers, ...init.headers }
  const response = await fetch(url, { ...init, headers })
  return {
    status: response.status,
    text: await response.text(),
    contentType: response.headers.get('content-type') ?? '',
    violations: response.headers.get('sl-violations')
  }
}

function asAnswer<Body>(what: string, { status, text, contentType, violations }: Exchange): Answer<Body> {
  if (status >= 400 || violations) throw new Error(`${what} answered ${status}: ${violations ?? text}`)
  const body = contentType.includes('json') ? JSON.parse(text) : text
  return {
    status,
    headers: {},
    body,
    get problem(): never {
      throw new Error('a success has no problem')
    }
  }
}
