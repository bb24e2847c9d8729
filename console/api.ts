import { signal } from '@preact/signals'
import createClient from 'openapi-fetch'
import type { components, paths } from '../generated/types.ts'
import { recordCall } from './calls.tsx'
import { Fault, noAnswer } from './faults.ts'
import {
  askTabs,
  currentToken,
  endSession,
  enter,
  keepTokens,
  passTokens,
  personId,
  refreshToken,
  waitForLogin
} from './session.ts'

/** The schemas of the contract, for types of what is shown and sent. */
export type Schemas = components['schemas']

/** The operations of the contract. What they answer is read with `call` or `page`, which throw a `Fault` where it is a problem. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: send })

/** While the page waits for the rate limit: until when, in milliseconds since 1970. */
export const waitingUntil = signal<number | undefined>(undefined)

/** What openapi-fetch resolves with. */
type Answer<T> = { data?: T; error?: unknown; response: Response }

/** The body of a successful answer, with its response. */
export async function answer<T>(sent: Promise<Answer<T>>): Promise<{ body: NonNullable<T>; response: Response }> {
  const { data, error, response } = await sent
  if (!response.ok) throw new Fault(response.status, problemOf(error))
  return { body: data as NonNullable<T>, response }
}

/** The body of a successful answer. */
export async function call<T>(sent: Promise<Answer<T>>): Promise<NonNullable<T>> {
  return (await answer(sent)).body
}

/** The header that has a change refused where somebody else was faster: 412, *Look again*. */
export function ifMatch({ updatedAt }: { updatedAt?: string | undefined }): { 'If-Match'?: string } {
  return updatedAt === undefined ? {} : { 'If-Match': `"${updatedAt}"` }
}

/** Where a page of a list begins: at its beginning, or behind the page before. */
export type Place = { cursor?: string; offset?: number }

/** A page of a list or a search: its records, where the next one begins, and the total where it was asked for. */
export type Page<T> = { items: T[]; next?: Place; total?: number }

/** A page that a list or a search answers. */
export async function page<T>(sent: Promise<Answer<T[]>>): Promise<Page<T>> {
  const { body, response } = await answer(sent)
  const link = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  const query = new URL(link ?? '', location.origin).searchParams
  const cursor = response.headers.get('x-next-cursor') ?? query.get('cursor')
  const [offset, total] = [query.get('offset'), response.headers.get('x-total-count')]
  const next = cursor ? { cursor } : offset && { offset: Number(offset) }
  return { items: body, ...(next && { next }), ...(total && { total: Number(total) }) }
}

/** All records of a list that is known to be short: up to a thousand, page by page. */
export async function all<T>(
  sendPage: (query: { offset: number; limit: number }) => Promise<Answer<T[]>>
): Promise<T[]> {
  const found: T[] = []
  for (let offset = 0; offset < 1_000; offset += pageSize) {
    const items = await call(sendPage({ offset, limit: pageSize }))
    found.push(...items)
    if (items.length < pageSize) break
  }
  return found
}

const pageSize = 100

/** Logs in and describes who that is. Throws a `Fault` where the login is refused. */
export async function logIn(email: string, password: string): Promise<void> {
  keepTokens(await call(api.POST('/api/v1/auth/login', { body: { email, password } })))
  await describePerson()
}

/** Goes on with the session that the tab has, if any. */
export async function resume(): Promise<void> {
  if (refreshToken()) await askTabs()
  if (!refreshToken() || !(currentToken() || (await renew(undefined)))) endSession()
  else await describePerson()
}

/** Ends the session on the server, and only then here. */
export async function logOut(): Promise<void> {
  const token = refreshToken()
  if (token) await call(api.POST('/api/v1/auth/logout', { body: { refreshToken: token } }))
  endSession()
}

async function describePerson(): Promise<void> {
  const { user, tenant } = await call(api.GET('/api/v1/auth/me'))
  if (user) enter({ user, tenant })
}

/** Sends a call and meets what isn't the caller's business: tokens that end, and waits for the rate limit. */
async function send(request: Request): Promise<Response> {
  const isOfSession = /\/auth\/(login|refresh|logout)$/.test(new URL(request.url).pathname)
  const isForm = request.headers.get('content-type')?.startsWith('multipart/')
  const body = request.body && (await (isForm ? request.formData() : request.text()))
  const caller = personId()
  // What one person began is neither done nor answered for the next one in this tab.
  const isOver = () => caller !== undefined && caller !== personId()
  for (let renewed = false; ; ) {
    const token = isOfSession ? undefined : currentToken()
    const response = isOver() || (await attempt(request, body, token))
    if (response === true || isOver()) return new Promise(() => {})
    if (response.status === 429 && !request.url.endsWith('/auth/login')) {
      await waitFor(Number(response.headers.get('retry-after') ?? 1))
    } else if (response.status === 401 && !isOfSession) {
      // A 401 has done nothing, so a write is sent again as well.
      const isRenewed: boolean = !renewed && (await renew(token))
      if (!isRenewed) await waitForLogin()
      renewed = isRenewed
    } else return response
  }
}

const timeoutMs = 60_000

async function attempt(request: Request, body: string | FormData | null, token: string | undefined): Promise<Response> {
  const { url, method, signal: given } = request
  const headers = new Headers(request.headers)
  // A form makes its own, with the mark between its fields.
  if (body instanceof FormData) headers.delete('content-type')
  const record = recordCall({ url, method, headers, body })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const limited = body instanceof FormData ? given : AbortSignal.any([given, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(url, { method, headers, body, signal: limited })
    record(response.status)
    return response
  } catch (thrown) {
    record(0)
    throw given.aborted ? thrown : noAnswer()
  }
}

async function waitFor(seconds: number): Promise<void> {
  waitingUntil.value = Math.max(waitingUntil.peek() ?? 0, Date.now() + seconds * 1_000)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  if ((waitingUntil.peek() ?? 0) <= Date.now()) waitingUntil.value = undefined
}

let renewing: Promise<boolean> | undefined

/** Whether there is another access token than this one by now; calls that find it out together ask for it once. */
async function renew(token: string | undefined): Promise<boolean> {
  if (currentToken() !== undefined && currentToken() !== token) return true
  renewing ??= refresh().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function refresh(): Promise<boolean> {
  const former = refreshToken()
  if (!former) return false
  const { data, error, response } = await api.POST('/api/v1/auth/refresh', { body: { refreshToken: former } })
  if (data) passTokens(former, data)
  else if (response.status >= 500) throw new Fault(response.status, problemOf(error))
  return data !== undefined
}

function problemOf(error: unknown): Partial<Schemas['Problem']> {
  return typeof error === 'object' && error !== null ? error : {}
}
