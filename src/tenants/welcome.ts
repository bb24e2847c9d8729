import type { Address } from './base-url.ts'
import { baseUrlOf, originOf } from './base-url.ts'
import type { KeylessTenant } from './create.ts'

// What is printed at a start, for people. Programs read the log.

/** Where the service is, at each start; `port` is the one that it listens on. */
export function describeAddress(address: Address, version: string): string {
  const { defaultTenant } = address
  const api = baseUrlOf(address, defaultTenant ?? '<tenant>')
  const others = defaultTenant
    ? `   (tenant ${defaultTenant}; another one: ${baseUrlOf({ ...address, defaultTenant: undefined }, '<tenant>')})`
    : ''
  return `
crm-service ${version} is ready:

  API         ${api}${others}
  console     ${defaultTenant ? originOf(address) : baseUrlOf(address, '<tenant>')}/console
  reference   ${originOf(address)}/docs

`
}

/** The first tenant with its secrets and a call to try, once. */
export function describeFirstTenant(address: Address, { subdomain, email, password, apiKey }: KeylessTenant): string {
  const baseUrl = baseUrlOf(address, subdomain)
  const byName = baseUrlOf({ ...address, defaultTenant: undefined }, subdomain)
  const alias = byName === baseUrl ? '' : `\n  by name    ${byName}, where names below localhost are known`
  return `The first tenant is ready. Its secrets are shown only this once:

  base URL   ${baseUrl}${alias}
  console    ${baseUrl}/console, in a browser, by this login:
  e-mail     ${email}
  password   ${password}
  API key    ${apiKey}

Try it:

  curl -s -X POST ${baseUrl}/api/v1/companies -H 'X-Api-Key: ${apiKey}' -H 'Content-Type: application/json' -d '{"name":"Acme Inc","domain":"acme.example"}'

`
}
