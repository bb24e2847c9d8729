import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What is sent to a receiver: decisions.md §5 "Headers". */
export type Message = {
  url: string
  /** The whole text that the webhook shows as its secret. */
  secret: string
  event: string
  eventId: string
  deliveryId: string
  body: string
}

/** How an exchange went. */
export type Attempt = {
  isSuccess: boolean
  /** Null where no status line came in time. */
  responseStatus: number | null
  /** In words for the webhook's owner, at most about 4 KiB; null for a success. */
  error: string | null
  durationMs: number
  /** How long the receiver asks to be left alone, in seconds; only of a 429 or 503. */
  retryAfterSeconds?: number | undefined
}

/** Keeps webhooks' secrets unreadable in the database; a sealed one opens only for the tenant that it was sealed for. */
export type SecretBox = {
  seal: (tenantId: string, secret: string) => string
  /** Throws where it was sealed with another key, or for another tenant. */
  open: (tenantId: string, sealed: string) => string
}

/** A new signing secret: decisions.md §5. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The value of X-Service-Signature: spec §6.4. */
export function signBody(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM with a key derived from ENCRYPTION_KEY; each sealed text is base64 of nonce, tag and ciphertext. */
export function openSecretBox(encryptionKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'crm webhook secrets', 32))
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
