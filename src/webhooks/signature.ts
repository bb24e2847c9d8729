import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new signing secret. */
export function makeSigningSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`
}

/** The value of X-Service-Signature: HMAC-SHA256 of the body in hex, keyed with the whole secret. */
export function signBody(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** The value of `webhook-signature` by Standard Webhooks 1: HMAC-SHA256 in base64, keyed with the bytes behind the secret's prefix. */
export function signStandard(
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Buffer },
  secret: string
): string {
  const hmac = createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
  return `v1,${hmac.update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}
