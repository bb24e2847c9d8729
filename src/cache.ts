import { LRUCache } from 'lru-cache'

/**
 * A cache of at most so many entries, which forgets the one that was not asked for the longest. By its own `max` lru-cache takes up
 * the room of all entries when it is made, which costs each start milliseconds and megabytes.
 */
export function openCache<Value extends NonNullable<unknown>>(maxEntries: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 })
}
