import type { LRUCache } from 'lru-cache'
import { openCache } from '../cache.ts'
import { ApiError } from '../errors.ts'

/** A client that tries a password for an account. */
type LoginAttempt = {
  /** The tenant and the e-mail address, known or not. */
  account: string
  /** The client's network. */
  client: string
}

/** `burst` failures at once, and one more every `everyMs` milliseconds. */
type Budget = { burst: number; everyMs: number; paidUntil: LRUCache<string, number> }

/** More than this in a budget, and the one that has not failed for the longest time is forgotten. */
const maxEntries = 20_000

// Failed attempts alone are counted, in the memory of each instance. One client has few for one account, more for all
// accounts of all tenants together, and each account has as many over all clients. Whoever has logged in to the account
// before, or refreshed a session of it, is held by the first of these alone: others' failures, from wherever they come, lock no
// owner out.
const ofBoth = budget(10, 30_000)
const ofClient = budget(100, 3_000)
const ofAccount = budget(100, 30_000)
// How many of them the audit log of a tenant holds one by one.
const ofTenant = budget(1_000, 10_000)
const known = openCache<true>(50_000)

/** An attempt for an account, by e-mail address in the form in which addresses are compared. */
export function attemptFor(tenantId: string, emailKey: string, clientNetwork: string): LoginAttempt {
  return { account: `${tenantId} ${emailKey}`, client: clientNetwork }
}

/** Throws a 429 where this client, or all clients together, failed too often. */
export function assertNotThrottled(attempt: LoginAttempt): void {
  const longestMs = Math.max(...budgetsOf(attempt).map(([budget, key]) => waitMs(budget, key)))
  if (longestMs <= 0) return
  const headers = { 'retry-after': String(Math.ceil(longestMs / 1000)) }
  throw new ApiError(429, 'login_throttled', 'Too many failed logins; wait before the next one.', { headers })
}

/** Counts a wrong password, in each of the budgets that hold this attempt. */
export function countFailure(attempt: LoginAttempt): void {
  for (const [budget, key] of budgetsOf(attempt)) spend(budget, key)
}

/** Resets this client's failures for this account. From now on, other clients' failures don't throttle it. */
export function countSuccess(attempt: LoginAttempt): void {
  ofBoth.paidUntil.delete(bothOf(attempt))
  rememberClient(attempt)
}

/** For a client that used a refresh token of the account: after a restart of the service sessions go on, but no login is known. */
export function rememberClient(attempt: LoginAttempt): void {
  known.set(bothOf(attempt), true)
}

/** Counts a failure in a tenant, of any account; true where there were too many lately to log each of them. */
export function isFloodOfFailures(tenantId: string): boolean {
  if (waitMs(ofTenant, tenantId) > 0) return true
  spend(ofTenant, tenantId)
  return false
}

/** Whose share of the waiting passwords it is: known clients don't share one with unknown ones of their network. */
export function shareOf(attempt: LoginAttempt): string {
  return known.has(bothOf(attempt)) ? bothOf(attempt) : attempt.client
}

function budgetsOf(attempt: LoginAttempt): [Budget, string][] {
  const own: [Budget, string] = [ofBoth, bothOf(attempt)]
  return known.has(bothOf(attempt)) ? [own] : [own, [ofClient, attempt.client], [ofAccount, attempt.account]]
}

function bothOf({ account, client }: LoginAttempt): string {
  return `${account} ${client}`
}

/** For how long a budget is spent, in milliseconds. */
function waitMs({ burst, everyMs, paidUntil }: Budget, key: string): number {
  return (paidUntil.get(key) ?? 0) - Date.now() - (burst - 1) * everyMs
}

function spend({ burst, everyMs, paidUntil }: Budget, key: string): void {
  const now = Date.now()
  const next = Math.max(now, paidUntil.get(key) ?? 0) + everyMs
  // Attempts that were under way together may overdraw it, which makes nobody wait for longer.
  paidUntil.set(key, Math.min(next, now + burst * everyMs))
}

function budget(burst: number, everyMs: number): Budget {
  return { burst, everyMs, paidUntil: openCache(maxEntries) }
}
