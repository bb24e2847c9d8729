import { createHmac, randomBytes } from 'node:crypto'

/** A new signing secret. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The value of X-Service-Signature: HMAC-SHA256 of the body in hex, keyed with the whole secret. */
export function signBody(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}
