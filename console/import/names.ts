// Full names as first and last ones.

/** Which part of a full name is the last name. */
export const nameOrders = {
  lastWord: 'The last word is the last name',
  allButFirst: 'All but the first word is the last name',
  firstWord: 'The first word is the last name'
}
export type NameOrder = keyof typeof nameOrders

/** What belongs to the last name though it stands before it, and what stands behind it. */
const particle =
  /^(?:van|von|vom|zu|zum|zur|af|av|de|del|della|der|den|des|di|da|do|dos|das|du|la|le|las|los|ter|ten)$/i
const suffix = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|mba)\.?$/i

/**
 * The first and the last name that a full one consists of; the first one is `''` in a name of one word. What stands before a comma is the
 * last name, whatever the order: `Weber, Anna`.
 */
export function splitName(name: string, order: NameOrder): [first: string, last: string] {
  const [before = '', ...behind] = name.split(',').map((part) => part.trim())
  const rest = behind.filter((part) => part !== '').join(' ')
  if (rest !== '' && !suffix.test(rest)) return [rest, before]
  const words = `${before} ${rest}`.split(/\s+/).filter((word) => word !== '')
  const at = order === 'lastWord' ? lastNameAt(words) : 1
  const parts: [string, string] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  if (words.length < 2) return ['', words.join(' ')]
  return order === 'firstWord' ? [parts[1], parts[0]] : parts
}

/** Where the last name begins: at the last word, or at a particle before it. The first word is never part of it. */
function lastNameAt(words: string[]): number {
  let at = words.length - 1
  if (at > 1 && suffix.test(words[at] ?? '')) at -= 1
  while (at > 1 && particle.test(words[at - 1] ?? '')) at -= 1
  return at
}
