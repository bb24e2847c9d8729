import { effect, signal } from '@preact/signals'
import { CopyButton } from './parts/show.tsx'
import { session } from './session.ts'

/** A call that the page has made: as a line for a POSIX shell, with how it was answered and after how many milliseconds. */
type Call = { id: number; line: string; said: string }

/** The latest calls, the newest first. */
const calls = signal<Call[]>([])

// Whoever logs in next reads nothing of them.
effect(() => {
  if (session.value.state === 'out') calls.value = []
})

const maxCalls = 100
let count = 0

/** What is sent, without a credential. */
type Sent = { url: string; method: string; headers: Headers; body: string | FormData | null }

/** Lists what is sent as a call; the returned function is to be told how it was answered, 0 where it wasn't. */
export function recordCall(sent: Sent): (status: number) => void {
  const id = ++count
  const began = performance.now()
  calls.value = [{ id, line: curlLine(sent), said: 'on its way' }, ...calls.value].slice(0, maxCalls)
  return (status) => {
    const said = status === 0 ? 'no answer' : `${status} · ${Math.round(performance.now() - began)} ms`
    calls.value = calls.value.map((one) => (one.id === id ? { ...one, said } : one))
  }
}

/** What the page has called, each as a line to paste: all that it does, a program can do as well. */
export function CallsPanel() {
  return (
    <details class="calls">
      <summary>Calls</summary>
      <p class="hint">
        All that this page does are calls of the API. Put an API key into <code>CRM_KEY</code>, and paste a line into a
        shell.
      </p>
      <ol>
        {calls.value.map(({ id, line, said }) => (
          <li key={id}>
            <code>{line}</code> <span class="hint">{said}</span> <CopyButton text={line} what="the call" />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Headers that make a difference to the answer; the credential is never one of them. */
const shownHeaders = ['Content-Type', 'If-Match', 'Idempotency-Key']

function curlLine({ url, method, headers, body }: Sent): string {
  const parts = body === null ? [] : body instanceof FormData ? formOf(body) : [textOf(body, headers)]
  const shown = shownHeaders.flatMap((name) =>
    headers.has(name) ? `-H ${quote(`${name}: ${headers.get(name)}`)}` : []
  )
  const how = method === (parts.length > 0 ? 'POST' : 'GET') ? [] : [`-X ${method}`]
  return ['curl', ...how, quote(url), '-H "X-Api-Key: $CRM_KEY"', ...shown, ...parts].join(' ')
}

/** In quotes that leave every character as it is for a POSIX shell. */
const quote = (text: string) => `'${escaped(text)}'`
const escaped = (text: string) => text.replaceAll("'", `'\\''`)

/** What nobody may read over a shoulder or copy along: each becomes a variable of the shell. */
const secrets = new Map([
  ['password', 'CRM_PASSWORD'],
  ['currentPassword', 'CRM_PASSWORD'],
  ['newPassword', 'CRM_NEW_PASSWORD'],
  ['refreshToken', 'CRM_REFRESH_TOKEN']
])

function textOf(text: string, headers: Headers): string {
  if (!headers.get('content-type')?.includes('json')) return `--data-binary ${quote(text)}`
  const sent = JSON.parse(text)
  if (Array.isArray(sent)) return `-d ${quote(text)}`
  const properties = Object.entries(sent).map(([name, value]) => {
    const variable = secrets.get(name)
    return `${escaped(JSON.stringify(name))}:${variable ? `"'"$${variable}"'"` : escaped(JSON.stringify(value))}`
  })
  return `-d '{${properties.join(',')}}'`
}

function formOf(form: FormData): string[] {
  return [...form].map(([name, value]) =>
    value instanceof File ? `-F ${quote(`${name}=@${value.name}`)}` : `--form-string ${quote(`${name}=${value}`)}`
  )
}
