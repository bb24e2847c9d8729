import type { Cursors } from '../contract.ts'
import { type Encryption, openEncryption } from '../encryption.ts'
import { invalidCursor } from '../errors.ts'

const version = Buffer.from([1])
const goodForMs = 24 * 60 * 60 * 1_000

/**
 * Makes positions in a sequence of records into opaque text, and back: base64url of a version and the encrypted position.
 * `query` names all that the sequence depends on, the tenant too; with another one a cursor doesn't open
 * (docs/decisions/cursors.md).
 */
export function openCursors(encryptionKey: string, previousKey?: string): Cursors {
  const encryption = openEncryption(encryptionKey, 'crm cursors', previousKey)
  return {
    encrypt: (query, position) => {
      const text = JSON.stringify([Date.now() + goodForMs, ...position])
      return Buffer.concat([version, encryption.encrypt(text, contextOf(query))]).toString('base64url')
    },
    decrypt: (query, cursor, path) => {
      const read = decrypt(encryption, query, cursor)
      if (!read) throw invalidCursor(path, 'is not of this query: send the rest of it as it was, or begin anew')
      const [expiresAt, ...position] = read
      if (Number(expiresAt) < Date.now()) throw invalidCursor(path, 'is older than a day: begin anew')
      return position as (string | null)[]
    }
  }
}

function contextOf(query: string): Buffer {
  return Buffer.concat([version, Buffer.from(query)])
}

function decrypt(encryption: Encryption, query: string, cursor: string): unknown[] | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  // Base64url has several spellings of some bytes; only the one that we write is taken.
  if (bytes[0] !== version[0] || bytes.toString('base64url') !== cursor) return undefined
  try {
    return JSON.parse(encryption.decrypt(bytes.subarray(1), contextOf(query)))
  } catch {
    return undefined
  }
}
