import { createStore } from './store.ts'

/** A call that the page has made: as a line for a POSIX shell, with how it was answered and after how many milliseconds. */
export type Call = { id: number; line: string; at: Date; status?: number; ms?: number }

/** The latest calls, the newest first. */
export const calls = createStore<Call[]>([])

const maxCalls = 100
let count = 0

/** Lists a request as a call; the returned function is to be told how it was answered, 0 where it wasn't. */
export async function recordCall(request: Request): Promise<(status: number) => void> {
  const call: Call = { id: ++count, line: await curlLine(request), at: new Date() }
  const began = performance.now()
  calls.set([call, ...calls.value].slice(0, maxCalls))
  return (status) => {
    const ended = { ...call, status, ms: Math.round(performance.now() - began) }
    calls.set(calls.value.map((one) => (one.id === call.id ? ended : one)))
  }
}

/** Headers that make a difference to the answer; the credential is never one of them. */
const shownHeaders = ['content-type', 'if-match', 'idempotency-key']

async function curlLine(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = type.startsWith('multipart/')
  const body = isForm ? await formOf(request) : await textOf(request)
  const headers = shownHeaders.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null || (isForm && name === 'content-type') ? [] : [`-H ${quote(`${titleCase(name)}: ${value}`)}`]
  })
  const method = request.method === (body.length > 0 ? 'POST' : 'GET') ? [] : [`-X ${request.method}`]
  return ['curl', ...method, quote(request.url), '-H "X-Api-Key: $CRM_KEY"', ...headers, ...body].join(' ')
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

async function textOf(request: Request): Promise<string[]> {
  const text = await request.clone().text()
  if (!text) return []
  if (!request.headers.get('content-type')?.includes('json')) return [`--data-binary ${quote(text)}`]
  const properties = Object.entries(JSON.parse(text)).map(([name, value]) => {
    const variable = Object.hasOwn(secrets, name) ? secrets[name] : undefined
    return `${escaped(JSON.stringify(name))}:${variable ? `"'"$${variable}"'"` : escaped(JSON.stringify(value))}`
  })
  return [`-d '{${properties.join(',')}}'`]
}

async function formOf(request: Request): Promise<string[]> {
  const parts = [...(await request.clone().formData())]
  return parts.map(([name, value]) =>
    value instanceof File ? `-F ${quote(`${name}=@${value.name}`)}` : `--form-string ${quote(`${name}=${value}`)}`
  )
}
