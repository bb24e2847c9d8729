import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane (reliability.md §5).
const memoryKiB = 19_456
const passes = 2
const parallelism = 1

/** Each takes about 20 ms of a core and 19 MiB: more at once would only make everybody wait. */
const mostAtOnce = 2
let running = 0
const queue: (() => void)[] = []

const hash = promisify(argon2)

/** A password's argon2id hash as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt)
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Whether the password fits the hash; takes as long where there is no hash because there is no such user. */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const [, , , , salt = '', tag = ''] = (phc ?? '').split('$')
  const expected = Buffer.from(tag, 'base64')
  const derived = await derive(password, phc === undefined ? Buffer.alloc(16) : Buffer.from(salt, 'base64'))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (running < mostAtOnce) running += 1
  else await new Promise<void>((takePlace) => queue.push(takePlace))
  try {
    // Normalised, so that the same characters typed on another keyboard are the same password.
    const message = password.normalize('NFKC')
    return await hash('argon2id', { message, nonce: salt, memory: memoryKiB, passes, parallelism, tagLength: 32 })
  } finally {
    const takePlace = queue.shift()
    if (takePlace) takePlace()
    else running -= 1
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
