import { createHmac, randomBytes } from 'node:crypto'
import { openEncryption, type SecretBox } from '../encryption.ts'

/** A new signing secret. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The value of X-Service-Signature: HMAC-SHA256 of the body in hex, keyed with the whole secret. */
export function signBody(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Seals what only its tenant may open: as base64 of the secret, encrypted. */
export function openSecretBox(encryptionKey: string): SecretBox {
  const { encrypt, decrypt } = openEncryption(encryptionKey, 'crm webhook secrets')
  return {
    seal: (tenantId, secret) => encrypt(secret, Buffer.from(tenantId)).toString('base64'),
    open: (tenantId, sealed) => decrypt(Buffer.from(sealed, 'base64'), Buffer.from(tenantId))
  }
}
