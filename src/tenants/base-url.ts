import type { Config } from '../config.ts'

/** Where a tenant is reached from this machine; behind a proxy the operator's own host names apply. */
export function baseUrlOf({ baseDomain, port }: Pick<Config, 'baseDomain' | 'port'>, subdomain: string): string {
  return baseDomain === 'localhost' ? `http://${subdomain}.localhost:${port}` : `https://${subdomain}.${baseDomain}`
}
