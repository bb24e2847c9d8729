import { setTimeout as sleep } from 'node:timers/promises'
import type { Arena, Attack, Check } from './arena.ts'
import { ask } from './client.ts'

const bytes = 258_000
const perSecond = 16
const roundMs = 4_000
const leastShare = 0.7

const listOf = (text: string) => `[${Array(Math.floor(bytes / (text.length + 1))).fill(text)}]`
const plain = JSON.stringify('a'.repeat(bytes))
const bodies: Record<string, string> = {
  '1e999': listOf('1e999'),
  '1e100': listOf('1e100'),
  'long numbers': listOf('0.30000000000000004'),
  'halves of pairs': listOf('"\\ud800"'),
  'deep nesting': `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'lists in lists': listOf('[[]]'),
  keys: `{${Array.from({ length: bytes / 14 }, (_, n) => `"k${String(n).padStart(9, '0')}":1`)}}`
}

export const attack: Attack = {
  line: 2,
  what: 'a tenant and an anonymous client send bodies of nothing but numbers, escapes, brackets or keys',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async (arena) => {
    const checks: Check[] = []
    await countBeside(arena, plain)
    for (const [name, body] of Object.entries(bodies)) {
      // Before and after, since others use the machine, too.
      const before = await countBeside(arena, plain)
      const beside = await countBeside(arena, body)
      const share = beside / ((before + (await countBeside(arena, plain))) / 2)
      const found = `beside ${name} ${(100 * share).toFixed(0)} % of the GETs beside plain text ≥ ${100 * leastShare}`
      checks.push({ isHeld: share >= leastShare, found })
    }
    return { sent: `${perSecond} POSTs a second of ${bytes / 1_000} kB, by a tenant and as many to login`, checks }
  }
}

/** How many GETs another tenant has answered, one after the other, while such bodies come. */
async function countBeside({ port, tenants: { mallory, trudy } }: Arena, text: string): Promise<number> {
  const body = Buffer.from(text)
  const until = performance.now() + roundMs
  const flood = async () => {
    const sent: Promise<unknown>[] = []
    while (performance.now() < until) {
      const post = { port, tenant: mallory, method: 'POST', body }
      sent.push(ask({ ...post, path: '/api/v1/contacts' }))
      sent.push(ask({ ...post, path: '/api/v1/auth/login', isKnown: false, from: '127.0.0.2' }))
      await sleep(1_000 / perSecond)
    }
    await Promise.all(sent)
  }
  let count = 0
  const read = async () => {
    while (performance.now() < until) {
      const { status } = await ask({ port, tenant: trudy, path: '/api/v1/companies' })
      if (status === 200) count += 1
    }
  }
  await Promise.all([flood(), read()])
  return count
}
