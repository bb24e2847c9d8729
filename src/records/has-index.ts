import type { Condition, Filter } from './filter.ts'
import { wordsIn } from './fold.ts'

/** Whether the records that may match can be read off an index. */
export function hasIndex(filter: Filter): boolean {
  if ('not' in filter) return false
  if ('and' in filter) return filter.and.some(hasIndex)
  if ('or' in filter) return filter.or.every(hasIndex)
  const { property, name, op } = filter
  const isReference = property.type === 'id' && name !== 'tenantId' && (op === 'eq' || op === 'in')
  return isReference || wordsToFind(filter).length > 0
}

/** The words that a matching record has, where they are in its own index. */
export function wordsToFind({ property, op, value }: Condition): string[] {
  const isWhole = property.hasWords && !property.join && (op === 'eq' || op === 'startsWith')
  return isWhole ? wordsIn(String(value)) : []
}
