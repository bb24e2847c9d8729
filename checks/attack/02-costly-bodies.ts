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
  'lists 80 deep': listOf(`${'['.repeat(80)}${']'.repeat(80)}`),
  keys: `{${Array.from({ length: bytes / 14 }, (_, n) => `"k${String(n).padStart(9, '0')}":1`)}}`
}

/** Where they are sent: by a tenant, and by nobody where no key is needed to be read. */
const targets: Record<string, (arena: Arena, text: string) => Promise<unknown>[]> = {
  'by HTTP': ({ port, tenants: { mallory } }, text) => {
    const post = { port, tenant: mallory, method: 'POST', body: Buffer.from(text) }
    return [
      ask({ ...post, path: '/api/v1/contacts' }),
      ask({ ...post, path: '/api/v1/auth/login', isKnown: false, from: '127.0.0.2' })
    ]
  },
  'in a call of a tool': ({ port, tenants: { mallory } }, text) => {
    const params = `{"name":"create","arguments":{"kind":"contact","values":{"notes":${text}}}}`
    const body = Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`)
    return [ask({ port, tenant: mallory, method: 'POST', path: '/mcp', body })]
  }
}

export const attack: Attack = {
  line: 2,
  what: 'a tenant and an anonymous client send bodies of nothing but numbers, escapes, brackets or keys',
  settings: { RATE_LIMIT_MAX: '100000' },
  run: async (arena) => {
    const checks: Check[] = []
    for (const [where, post] of Object.entries(targets)) {
      await countBeside(arena, () => post(arena, plain))
      // Before and after, since others use the machine, too.
      let before = await countBeside(arena, () => post(arena, plain))
      for (const [name, body] of Object.entries(bodies)) {
        const beside = await countBeside(arena, () => post(arena, body))
        const after = await countBeside(arena, () => post(arena, plain))
        const share = beside / ((before + after) / 2)
        before = after
        const found = `beside ${name} ${where} ${(100 * share).toFixed(0)} % of the GETs beside plain text ≥ ${100 * leastShare}`
        checks.push({ isHeld: share >= leastShare, found })
      }
    }
    const sent = `${perSecond} POSTs a second of ${bytes / 1_000} kB, by a tenant and as many to login; the same by a tenant to /mcp`
    return { sent, checks }
  }
}

/** How many GETs another tenant has answered, one after the other, while something is sent again and again. */
async function countBeside({ port, tenants: { trudy } }: Arena, post: () => Promise<unknown>[]): Promise<number> {
  const until = performance.now() + roundMs
  const flood = async () => {
    const sent: Promise<unknown>[] = []
    while (performance.now() < until) {
      sent.push(...post())
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
