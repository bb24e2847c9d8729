/** Names of properties that people know by another word than the contract's. */
const known: Record<string, string> = {
  id: 'Id',
  url: 'URL',
  entity: 'Kind',
  email: 'E-mail',
  scopes: 'Scope',
  expiresAt: 'Expires',
  userId: 'Sees what this user sees',
  teamId: 'Team',
  ownerId: 'Owner',
  isActive: 'Active',
  isUnique: 'Unique'
}

/** A property's name as people read it: `graceHours` is *Grace hours*, and `marketing_qualified_lead` *Marketing qualified lead*. */
export function wordsOf(name: string): string {
  const own = Object.hasOwn(known, name) ? known[name] : undefined
  if (own !== undefined) return own
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How many there are, with the word for them: `1 change`, `2,500 changes`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
