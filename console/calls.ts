import { session } from './session.ts'
import { createStore } from './store.ts'

/** A call that the page has made: as a line for a POSIX shell, with how it was answered and after how many milliseconds. */
type Call = { id: number; line: string; status?: number; ms?: number }

/** The latest calls, the newest first. */
export const calls = createStore<Call[]>([])

// Whoever logs in next reads nothing of them.
session.listeners.add(() => session.value.state === 'out' && calls.set([]))

const maxCalls = 100
let count = 0

/** What is sent, without a credential. */
type Sent = { url: string; method: string; headers: Headers; body: string | FormData | null }

/** Lists what is sent as a call; the returned function is to be told how it was answered, 0 where it wasn't. */
export function recordCall(sent: Sent): (status: number) => void {
  const call: Call = { id: ++count, line: curlLine(sent) }
  const began = performance.now()
  calls.set([call, ...calls.value].slice(0, maxCalls))
  return (status) => {
    const ended = { ...call, status, ms: Math.round(performance.now() - began) }
    calls.set(calls.value.map((one) => (one.id === call.id ? ended : one)))
  }
}

/** Headers that make a difference to the answer; the credential is never one of them. */
const shownHeaders = ['content-type', 'if-match', 'idempotency-key']

function curlLine({ url, method, headers, body }: Sent): string {
  const parts = body === null ? [] : body instanceof FormData ? formOf(body) : textOf(body, headers)
  const shown = shownHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [`-H ${quote(`${titleCase(name)}: ${value}`)}`]
  })
  const usual = parts.length > 0 ? 'POST' : 'GET'
  const how = method === usual ? [] : [`-X ${method}`]
  return ['curl', ...how, quote(url), '-H "X-Api-Key: $CRM_KEY"', ...shown, ...parts].join(' ')
}

/** In quotes that leave every character as it is for a POSIX shell. */
function quote(text: string): string {
  return `'${escaped(text)}'`
}

function escaped(text: string): string {
  return text.replaceAll("'", `'\\''`)
}

function titleCase(header: string): string {
  return header.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** What nobody may read over a shoulder or copy along: each becomes a variable of the shell. */
const secrets: Record<string, string> = {
  password: 'CRM_PASSWORD',
  currentPassword: 'CRM_PASSWORD',
  newPassword: 'CRM_NEW_PASSWORD',
  refreshToken: 'CRM_REFRESH_TOKEN'
}

function textOf(text: string, headers: Headers): string[] {
  if (!headers.get('content-type')?.includes('json')) return [`--data-binary ${quote(text)}`]
  const sent = JSON.parse(text)
  if (Array.isArray(sent)) return [`-d ${quote(text)}`]
  const properties = Object.entries(sent).map(([name, value]) => {
    const variable = Object.hasOwn(secrets, name) ? secrets[name] : undefined
    return `${escaped(JSON.stringify(name))}:${variable ? `"'"$${variable}"'"` : escaped(JSON.stringify(value))}`
  })
  return [`-d '{${properties.join(',')}}'`]
}

function formOf(form: FormData): string[] {
  return [...form].map(([name, value]) =>
    value instanceof File ? `-F ${quote(`${name}=@${value.name}`)}` : `--form-string ${quote(`${name}=${value}`)}`
  )
}
