import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { CursorBox } from '../contract.ts'
import { invalidCursor } from '../errors.ts'

const version = 1
const goodForMs = 24 * 60 * 60 * 1_000
const ivBytes = 12
const tagBytes = 16

/**
 * Makes positions in a sequence of records into opaque text, and back: base64url of version, nonce, tag and ciphertext by
 * AES-256-GCM. `query` names all that the sequence depends on, the tenant too; with another one a cursor doesn't open.
 */
export function openCursorBox(encryptionKey: string): CursorBox {
  // As a KeyObject, which takes half the time of a buffer: each full page has a cursor.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', 'crm cursors', 32)))
  return {
    seal: (query, position) => {
      const iv = randomBytes(ivBytes)
      const head = Buffer.from([version])
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.concat([head, Buffer.from(query)]))
      const text = JSON.stringify([Date.now() + goodForMs, ...position])
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (query, cursor, path) => {
      const read = decrypt(key, query, cursor)
      if (!read) throw invalidCursor(path, 'is not of this query: send the rest of it as it was, or begin anew')
      const [expiresAt, ...position] = read
      if (Number(expiresAt) < Date.now()) throw invalidCursor(path, 'is older than a day: begin anew')
      return position as (string | null)[]
    }
  }
}

function decrypt(key: KeyObject, query: string, cursor: string): unknown[] | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  // Another spelling of the same bytes would be another cursor.
  if (bytes.length <= 1 + ivBytes + tagBytes || bytes[0] !== version || bytes.toString('base64url') !== cursor) return
  const [iv, tag] = [bytes.subarray(1, 1 + ivBytes), bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.concat([bytes.subarray(0, 1), Buffer.from(query)])).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return undefined
  }
}
