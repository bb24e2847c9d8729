import { domainToASCII, domainToUnicode } from 'node:url'
import { findUnseen, trimBlanks } from './blanks.ts'

/** What a domain, or a URL that has one, is read as. */
type Host = {
  /** The host as it is stored and shown: in letters (U-labels of RFC 5890), in lower case and NFC. */
  host: string
  /** As the DNS has it, with `xn--`. */
  ascii: string
  /** Whether a path followed it, which may say more of who is meant than the host does. */
  hasPath: boolean
}

/** Whether a text can be a tenant's subdomain: one DNS label (RFC 1123) in lower case, of at most 63 characters. */
export function isSubdomain(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
}

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i
const labels = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Reads a domain or URL: its scheme, user, `www.`, port, path, query and final dot go. Undefined for what has no host of two labels or more
 * (RFC 1123: each of 1 to 63 characters without `-` at its ends, the last one not of digits alone), or one with a character that can't be
 * seen, which UTS #46 would leave out.
 */
export function readHost(text: string): Host | undefined {
  const url = trimBlanks(text).replace(scheme, '')
  const [authority = ''] = url.split(/[/?#]/, 1)
  const forms = formsOf(
    authority
      .replace(/^[^@]*@/, '')
      .replace(/:\d*$/, '')
      .replace(/[.。．｡]$/, '')
  )
  if (!forms) return undefined
  const [host, ascii] = forms.map((form) => form.replace(/^www\.(?=.*\.)/, '')) as [string, string]
  return { host, ascii, hasPath: /^\/+[^/?#]/.test(url.slice(authority.length)) }
}

/** The host that a domain or URL is stored as; what has none, as it came. */
export function toHost(text: string): string {
  return readHost(text)?.host ?? text
}

/**
 * All spellings that a host is found by: first the stored one, then those with `xn--`, which releases before 1.2.0 stored as they came. A text
 * that has no host is its own only one.
 */
export function spellingsOfHost(text: string): string[] {
  const read = readHost(text)
  return spellingsOfForms(read && [read.host, read.ascii], text)
}

/** Labels of which each may be spelled in both ways; in hosts with more than these they all are the one or the other. */
const maxSpelled = 3

/** As `spellingsOfHost`, of what `formsOf` finds; `text` where that is nothing. */
export function spellingsOfForms(forms: readonly [letters: string, ascii: string] | undefined, text: string): string[] {
  if (!forms) return [text]
  const [letters, ascii] = forms
  if (letters === ascii) return [letters]
  const [inLetters, inAscii] = [letters.split('.'), ascii.split('.')]
  const differing = inLetters.filter((label, at) => label !== inAscii[at])
  if (differing.length > maxSpelled || inLetters.length !== inAscii.length) return [letters, ascii]
  const all = inLetters.reduce<string[][]>(
    (begun, label, at) =>
      [...new Set([label, inAscii[at] ?? label])].flatMap((one) => begun.map((some) => [...some, one])),
    [[]]
  )
  return all.map((labels) => labels.join('.'))
}

/**
 * A host in letters and as the DNS has it, by UTS #46 (non-transitional, as Node's WHATWG URL does it); undefined where it is none. What
 * would show a character that can't be seen stays `xn--`.
 */
export function formsOf(host: string): [letters: string, ascii: string] | undefined {
  const lower = host.toLowerCase()
  if (/^[\0-\x7f]*$/.test(host) && !/(?:^|\.)xn--/.test(lower)) {
    return lower.length <= 253 && labels.test(lower) ? [lower, lower] : undefined
  }
  // Node would read other ASCII characters as parts of a URL.
  if (findUnseen(host) || /[\0-,/:-@[-^`{-\x7f]/.test(host)) return undefined
  const ascii = domainToASCII(host)
  if (ascii.length > 253 || !labels.test(ascii)) return undefined
  const letters = domainToUnicode(ascii)
  // Node passes `xn--` on that stands for nothing.
  if (/(?:^|\.)xn--/.test(letters) || domainToASCII(letters) !== ascii) return undefined
  return [findUnseen(letters) ? ascii : letters.normalize('NFC'), ascii]
}

/** What may be a host within a text, or the end of one: not what is before the `@` of an address. */
const hostWithin = /[^\s@/:?#<>(),;"']+(?=[\s/:?#<>(),;"']|$)/gu

/** A text with all hosts in it in letters, and with all of them as the DNS has them; the text itself twice where that is the same. */
export function respellHosts(text: string): [letters: string, ascii: string] {
  if (/^[\0-\x7f]*$/.test(text) && !/xn--/i.test(text)) return [text, text]
  const inAscii = (part: string) => (part.includes('.') && domainToASCII(part)) || part
  const inLetters = (part: string) => part.replace(/(?<![^.])xn--[^.]+/gi, (label) => domainToUnicode(label) || label)
  const dotted = text.replace(/[。．｡]/g, '.')
  return [dotted.replace(hostWithin, inLetters), dotted.replace(hostWithin, inAscii)]
}
