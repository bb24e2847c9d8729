import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { isSubdomain } from '../texts/hosts.ts'

/** What decides which tenant a Host means. */
export type HostRules = Pick<Config, 'baseDomain' | 'defaultTenant'>

/**
 * The subdomain of the tenant that a Host names, with or without a port (RFC 9110 §7.2): its first label before the base
 * domain, or the default tenant where the Host can have no label (the base domain itself, `localhost`, an IP address).
 * Undefined where it names none; whether there is such a tenant, only the database knows.
 */
export function subdomainOf(host: string, { baseDomain, defaultTenant }: HostRules): string | undefined {
  const name = nameOf(host.toLowerCase())
  if (name === baseDomain || name === 'localhost' || isIP(name) > 0) return defaultTenant
  const suffix = `.${baseDomain}`
  const label = name.endsWith(suffix) ? name.slice(0, -suffix.length) : ''
  return isSubdomain(label) ? label : undefined
}

/** Without the port and the dot of a fully qualified name (RFC 3986 §3.2.2), and an IPv6 address without its brackets. */
function nameOf(host: string): string {
  const bracket = /^\[([^\]]*)\](?::\d*)?$/.exec(host)
  if (bracket) return bracket[1] ?? ''
  const colon = host.lastIndexOf(':')
  return (colon > 0 ? host.slice(0, colon) : host).replace(/\.$/, '')
}
