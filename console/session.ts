import { signal } from '@preact/signals'
import type { Schemas } from './api.ts'
import { navigate } from './router.ts'

type Tokens = Pick<Schemas['SessionResponse'], 'accessToken' | 'refreshToken'>

/** Who is logged in, and on which tenant's host. */
export type Person = { user: Schemas['UserResponse']; tenant?: Schemas['TenantResponse'] }

/**
 * `lapsed`: the service took the session back while the page was in use. The room stays as it is, calls wait, and go on once the same
 * person is logged in again.
 */
export type Session = { state: 'starting' | 'out' } | { state: 'in' | 'lapsed'; person: Person }

export const session = signal<Session>({ state: 'starting' })

/** Whose session it is, if there is one. */
export function personId(): string | undefined {
  const now = session.peek()
  return 'person' in now ? now.person.user.id : undefined
}

/** The access token is nowhere but here: a reload gets another one for the refresh token, which the tab keeps until it is closed. */
let accessToken: string | undefined
const storedAs = 'crm.refreshToken'

/** The refresh token of this tab, if it has a session. */
export function refreshToken(): string | null {
  return sessionStorage.getItem(storedAs)
}

/** The access token for the header `Authorization`, if there is one. */
export function currentToken(): string | undefined {
  return accessToken
}

// A tab that is duplicated has the refresh token of the first, and each token works once: they tell each other the next one. Who slept
// meanwhile asks for it first, since a token that is used for a second time ends the session of both.
type Told = { former: string; next?: Tokens | null }
const tabs = new BroadcastChannel('crm-session')
const formerTokens = new Set<string>()
tabs.onmessage = ({ data: { former, next } }: MessageEvent<Told>) => {
  const own = refreshToken()
  if (next === undefined) {
    const isKnown = own === former || formerTokens.has(former)
    if (isKnown && own && accessToken) tabs.postMessage({ former, next: { accessToken, refreshToken: own } })
  } else if (own === former) {
    if (next) keepTokens(next)
    else endSession({ tellTabs: false })
  }
}

/** Asks duplicates of this tab for their tokens, and waits a moment for an answer. */
export async function askTabs(): Promise<void> {
  tabs.postMessage({ former: refreshToken() })
  for (let waits = 0; waits < 10 && !accessToken; waits += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Takes over the tokens of a login, of a refresh or of another tab. */
export function keepTokens(next: Tokens): void {
  formerTokens.add(refreshToken() ?? '')
  accessToken = next.accessToken
  sessionStorage.setItem(storedAs, next.refreshToken)
}

/** Takes over the tokens of a refresh, in this tab and its duplicates. */
export function passTokens(former: string, next: Tokens): void {
  keepTokens(next)
  tabs.postMessage({ former, next })
}

function dropTokens(): void {
  accessToken = undefined
  sessionStorage.removeItem(storedAs)
}

/** Shows the page to whom the tokens are of. Of somebody else, whose session was taken back in this tab, nothing stays. */
export function enter(person: Person): void {
  if (session.peek().state === 'lapsed' && personId() !== person.user.id) forget()
  session.value = { state: 'in', person }
}

/** Forgets the session; nothing of it stays on the page, nor in its address. */
export function endSession({ tellTabs = true } = {}): void {
  const former = refreshToken()
  dropTokens()
  if (tellTabs && former) tabs.postMessage({ former, next: null })
  forget()
}

function forget(): void {
  // Whoever was not logged in yet comes to the room that was asked for.
  if (session.peek().state !== 'starting') navigate('/console', { replace: true })
  session.value = { state: 'out' }
}

/** Resolves once the person whose session was taken back is logged in again. For another one it never does. */
export function waitForLogin(): Promise<void> {
  const before = session.peek()
  dropTokens()
  session.value = 'person' in before ? { state: 'lapsed', person: before.person } : { state: 'out' }
  return new Promise((resolve) => {
    if (!('person' in before)) return
    const stop = session.subscribe(({ state }) => {
      if (state === 'lapsed') return
      stop()
      if (personId() === before.person.user.id) resolve()
    })
  })
}
