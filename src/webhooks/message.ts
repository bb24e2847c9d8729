import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretBox } from '../contract.ts'

/** A new signing secret. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The value of X-Service-Signature: HMAC-SHA256 of the body in hex, keyed with the whole secret. */
export function signBody(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM with a key derived from ENCRYPTION_KEY; each sealed text is base64 of nonce, tag and ciphertext. */
export function openSecretBox(encryptionKey: string): SecretBox {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', encryptionKey, '', 'crm webhook secrets', 32)))
  return {
    seal: (tenantId, secret) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(tenantId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
    },
    open: (tenantId, sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(tenantId)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
    }
  }
}
