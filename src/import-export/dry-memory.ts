import { createHash } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { makeId } from '../ids.ts'
import { findTexts, removeLastPieces, storeTexts } from './job-pieces.ts'

// What the rows of a dry run would have left behind. Of a long file that is more than a process has memory for, so it is in the
// database, and gone when the dry run ends.

/** Values by names, of which later rows of the file ask for some. */
export type DryMemory = {
  recall: (names: string[]) => Promise<Map<string, unknown>>
  /** Of entries with one name the last one counts. */
  remember: (entries: [name: string, value: unknown][]) => Promise<void>
  forget: () => Promise<void>
}

/** The memory of one dry run; one that is begun anew has another. */
export function openDryMemory(db: Database, tenantId: string): DryMemory {
  const key = { tenantId, id: makeId() }
  const read = async (wanted: number[]) => {
    const texts = await findTexts(db, key, 'dry', [...new Set(wanted)])
    return new Map([...texts].map(([number, text]) => [number, new Map<string, unknown>(JSON.parse(text))]))
  }
  const write = async (entries: [string, unknown][]) => {
    const wanted = entries.map(([name]) => numberOf(name))
    const pieces = await read([0, ...wanted])
    for (const [index, number] of wanted.entries()) {
      const piece = pieces.get(number) ?? new Map<string, unknown>()
      pieces.set(number, piece.set(...(entries[index] as [string, unknown])))
    }
    // By this one the sweep finds what a crash leaves behind.
    if (!pieces.has(0)) pieces.set(0, new Map())
    const texts = [...pieces].map(([number, piece]) => [number, JSON.stringify([...piece])] as const)
    await storeTexts(db, key, 'dry', new Map(texts))
  }
  let writing = Promise.resolve()
  return {
    recall: async (names) => {
      const known = new Map([...(await read(names.map(numberOf))).values()].flatMap((piece) => [...piece]))
      return new Map(names.flatMap((name) => (known.has(name) ? [[name, known.get(name)] as const] : [])))
    },
    // One after the other, since two names may share a piece.
    remember: (entries) => {
      if (entries.length > 0) writing = writing.then(() => write(entries))
      return writing
    },
    // The piece that the sweep would find is the last to go.
    forget: async () => {
      do await removeLastPieces(db, key, 'dry')
      while ((await findTexts(db, key, 'dry', [0])).size > 0)
    }
  }
}

/** The number of the piece that a name is in. */
function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() >>> 1
}
