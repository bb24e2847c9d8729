import { createHmac, hash, hkdfSync, randomBytes, randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new API key, and what is stored of it. */
export function makeApiKey(): { key: string; keyPrefix: string; keyHash: string } {
  const keyPrefix = `crm_${randomText(8)}`
  const key = `${keyPrefix}_${randomText(32)}`
  return { key, keyPrefix, keyHash: hashSecret(key) }
}

/** Whether a text has the form of an API key; other texts need no look-up. */
export function isApiKey(text: string): boolean {
  return /^crm_[A-Za-z0-9]{8}_[A-Za-z0-9]{32}$/.test(text)
}

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return refreshTokenOf(randomBytes(32))
}

/**
 * Derives from each refresh token the one that follows it. So the successor of a spent token can be computed again, by every
 * instance with the same secret, although only digests of tokens are stored.
 */
export function refreshTokenChain(jwtSecret: string): (spent: string) => string {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'crm refresh tokens', 32))
  return (spent) => refreshTokenOf(createHmac('sha256', key).update(spent).digest())
}

function refreshTokenOf(bytes: Buffer): string {
  return `rt_${bytes.toString('base64url')}`
}

/** SHA-256 in hex. Enough for secrets that are long and random: there is nothing to guess. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** Letters and digits, each equally likely. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
