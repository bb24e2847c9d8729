import { isIPv6 } from 'node:net'
import type { Config } from '../config.ts'

/** What decides where this machine reaches the service. */
export type Address = Pick<Config, 'baseDomain' | 'defaultTenant' | 'host' | 'port'>

/**
 * Where a tenant is reached: on a base domain of one's own by its name, behind the operator's proxy; else on this machine,
 * the default tenant at an address that every client reaches, since not every resolver knows names below `localhost`.
 */
export function baseUrlOf(address: Address, subdomain: string): string {
  const { baseDomain, defaultTenant, port } = address
  if (baseDomain !== 'localhost') return `https://${subdomain}.${baseDomain}`
  return subdomain === defaultTenant ? originOf(address) : `http://${subdomain}.localhost:${port}`
}

/** Where this machine reaches the service, whatever the tenant: by the address it listens on, and no name. */
export function originOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`
}
