import type { Condition } from './filter.ts'
import { wordsIn } from './fold.ts'

/** Whether a condition finds records by an id that they hold, off an index. */
export function isReference({ property, name, op }: Condition): boolean {
  return property.type === 'id' && name !== 'tenantId' && (op === 'eq' || op === 'in')
}

/** Each further one is looked up for little. */
const maxWords = 16

/** The words that a matching record has, where they are in its own index. */
export function wordsToFind({ property, op, value }: Condition): string[] {
  const isWhole = property.hasWords && !property.join && (op === 'eq' || op === 'startsWith')
  return isWhole ? wordsIn(String(value)).slice(0, maxWords) : []
}
