import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Claimant } from '../limits/fair-semaphore.ts'
import { passwordHashes } from '../limits/work-slots.ts'

type Parameters = { memory: number; passes: number; parallelism: number }

/** Of new hashes. OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const current: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }

const hash = promisify(argon2)

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A password's argon2id hash as a PHC string, computed when there is a place in `passwordHashes`. 503 while too many wait. */
export async function hashPassword(claimant: Claimant, password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await passwordHashes.run(claimant, () => derive(password, salt, current))
  const { memory, passes, parallelism } = current
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

/**
 * Whether the password fits the hash, by the parameters that the hash was made with. Without a hash, as for a user who
 * doesn't exist, it is false after as long a time. To be called with a place of `passwordHashes`.
 */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const { salt, tag, ...parameters } = phc === undefined ? nobodys : parse(phc)
  const derived = await derive(password, salt, parameters)
  return tag.length === derived.length && timingSafeEqual(tag, derived)
}

/** Whether a hash was made with other parameters than new ones are. */
export function isOutdated(phc: string): boolean {
  const { memory, passes, parallelism } = parse(phc)
  return memory !== current.memory || passes !== current.passes || parallelism !== current.parallelism
}

const nobodys = { ...current, salt: Buffer.alloc(16), tag: Buffer.alloc(0) }

function parse(phc: string): Parameters & { salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phcForm.exec(phc) ?? []
  if (!tag) throw new Error('a password hash that is no argon2id in PHC form')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64')
  }
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  // Normalised, so that the same characters typed on another keyboard are the same password.
  const message = password.normalize('NFKC')
  return hash('argon2id', { message, nonce: salt, tagLength: 32, ...parameters })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
