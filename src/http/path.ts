import { operations } from '../../generated/operations.ts'

/** The path of a URL as the router reads it: without query, and decoded. Where it can't be decoded, as it was sent. */
export function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Paths of tenants' operations outside /api. */
const tenantPaths = new Set(
  Object.values(operations).flatMap(({ hasTenant, url }) => (hasTenant && !url.startsWith('/api/') ? [url] : []))
) as ReadonlySet<string>

/**
 * Whether a tenant and the rate limit apply to a request. The route decides where there is one: whatever spelling of a
 * path leads to an operation must not lead past them.
 */
export function isApiRequest(url: string, route: { url?: string | undefined }): boolean {
  // The one wildcard is the route of all preflights.
  const path = route.url === undefined || route.url === '*' ? pathOf(url) : route.url
  return path.startsWith('/api/') || path === '/api' || tenantPaths.has(path.replace(/(?<=.)\/$/, ''))
}
