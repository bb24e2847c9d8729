import { invalidRequest } from '../errors.ts'

const hostName = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u

/** A domain as it is stored: lower case, without scheme, `www.`, path and port. 400 where that leaves no host name. */
export function normalizeDomain(value: string): string {
  const domain = domainKey(value)
  if (domain.length > 253 || !hostName.test(domain)) {
    throw invalidRequest([{ path: '/domain', message: 'must be a host name, such as example.com' }])
  }
  return domain
}

/** The form in which domains are compared; of what is no domain, something that none equals. */
export function domainKey(value: string): string {
  const host = value
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  return host.replace(/^www\.(?=.*\.)/, '')
}
