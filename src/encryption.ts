import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts texts; `context` is what they belong to, such as a tenant. With another one they don't decrypt. */
export type Encryption = {
  encrypt: (text: string, context: Buffer) => Buffer
  /** Throws where the bytes were altered, are of another context, or were encrypted for another purpose. */
  decrypt: (bytes: Buffer, context: Buffer) => string
}

/** Encrypts tenants' secrets for the database, as base64; none decrypts for another tenant. */
export type TenantEncryption = {
  encrypt: (tenantId: string, secret: string) => string
  /** Throws where it was encrypted with another key, or for another tenant. */
  decrypt: (tenantId: string, encrypted: string) => string
}

/** Lengths in bytes, as NIST SP 800-38D advises for GCM. */
const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with a key for one `purpose`, which HKDF (RFC 5869) derives from ENCRYPTION_KEY. Encrypted bytes are nonce, tag
 * and ciphertext; the context is the associated data. What that key doesn't decrypt is decrypted with `previousKey`, if there is one.
 */
export function openEncryption(encryptionKey: string, purpose: string, previousKey?: string): Encryption {
  const { encrypt, decrypt } = openWith(encryptionKey, purpose)
  if (previousKey === undefined) return { encrypt, decrypt }
  const previous = openWith(previousKey, purpose)
  return {
    encrypt,
    decrypt: (bytes, context) => {
      try {
        return decrypt(bytes, context)
      } catch {
        return previous.decrypt(bytes, context)
      }
    }
  }
}

function openWith(encryptionKey: string, purpose: string): Encryption {
  // A KeyObject encrypts in half the time that a buffer takes, and each full page has a cursor.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', purpose, 32)))
  return {
    encrypt: (text, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(context)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
    },
    decrypt: (bytes, context) => {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(context).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    }
  }
}

/** Encryption of secrets that belong to a tenant, with a key of its own. */
export function openTenantEncryption(encryptionKey: string, previousKey?: string): TenantEncryption {
  const { encrypt, decrypt } = openEncryption(encryptionKey, 'crm webhook secrets', previousKey)
  return {
    encrypt: (tenantId, secret) => encrypt(secret, Buffer.from(tenantId)).toString('base64'),
    decrypt: (tenantId, encrypted) => decrypt(Buffer.from(encrypted, 'base64'), Buffer.from(tenantId))
  }
}
