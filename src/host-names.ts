/** Whether a text can be a tenant's subdomain: one DNS label (RFC 1123) in lower case, of at most 63 characters. */
export function isSubdomain(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
}

/** What a character class of letters and digits of any script holds, with the marks that some scripts write vowels as. */
export const letter = String.raw`\p{L}\p{M}\p{N}`

// Scripts such as Devanagari and Thai write vowels as marks, which follow a letter.
const hostLabel = String.raw`[\p{L}\p{N}_-][${letter}_-]*`
const hostPattern = new RegExp(`^${hostLabel}(\\.${hostLabel})*$`, 'u')

/** A host name of letters of any script, or a URL that has one: what `toHost` makes something of. */
export function isHostName(text: string): boolean {
  const host = toHost(text)
  return host.length <= 253 && hostPattern.test(host)
}

/** The host name in a domain or URL: in lower case and NFC (RFC 5891 §5.2), without scheme, user, `www.`, path and port. */
export function toHost(text: string): string {
  const host = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
  return host.replace(/^www\.(?=.*\.)/, '')
}
