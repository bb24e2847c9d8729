import { trimBlanks } from './blanks.ts'
import { formsOf, spellingsOfForms } from './hosts.ts'

/** What a character class of letters and digits of any script holds, with the marks that some scripts write vowels as. */
const letter = String.raw`\p{L}\p{M}\p{N}`
const atom = `[${letter}!#$%&'*+/=?^_\`{|}~-]+`
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'u')

/**
 * An e-mail address of RFC 5321 with letters of any script (RFC 6531), without quoted local parts: at most 254 characters, 64 of them before
 * the `@`, and behind it a host of two labels or more (hosts.ts).
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    text.length <= 254 &&
    at <= 64 &&
    localPart.test(text.slice(0, Math.max(at, 0))) &&
    formsOf(text.slice(at + 1)) !== undefined
  )
}

/**
 * The form in which e-mail addresses are compared: NFC, without regard to case, and the host in letters (UTS #46). What is before the `@`
 * is its host's own (RFC 5321 §2.4), so nothing else is taken for alike in it.
 */
export function emailKey(email: string): string {
  const [local, host] = partsOf(email)
  return local + (formsOf(host)?.[0] ?? host.toLowerCase())
}

/**
 * All keys that an address is found by: its own, and those that releases before 1.2.0 stored for other spellings of its host, or of its
 * letters (NFD).
 */
export function emailKeys(email: string): string[] {
  const key = emailKey(email)
  if (/^[\x21-\x7e]*$/.test(key) && !key.includes('xn--')) return [key]
  const [local, host] = partsOf(email)
  const spelled = spellingsOfForms(formsOf(host), host.toLowerCase()).map((one) => local + one)
  return [...new Set([key, ...spelled, key.normalize('NFD')])]
}

/** What is before the host, the `@` included, and the host. */
function partsOf(email: string): [local: string, host: string] {
  const composed = trimBlanks(email).normalize('NFC')
  const at = composed.lastIndexOf('@') + 1
  const local = composed.slice(0, at).toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
  return [local, composed.slice(at)]
}
