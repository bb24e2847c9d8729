import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findPort } from '../service-process.ts'
import type { Attack } from './arena.ts'
import { ask, repeat } from './client.ts'

export const attack: Attack = {
  line: 9,
  what: 'a stranger behind a proxy makes up addresses',
  run: async ({ databaseUrl, startInstance, tenants: { mallory } }) => {
    const refused = await startTrustingAll(databaseUrl)
    const sent = '200 wrong logins, each with another X-Forwarded-For before what the proxy appends'
    const first = {
      isHeld: refused.code !== 0 && /number of proxies/.test(refused.said),
      found: `TRUST_PROXY=true: ${refused.said}`
    }
    const behindOne = await startInstance({ TRUST_PROXY: '1' }).catch(() => undefined)
    if (!behindOne) return { sent, checks: [first, { isHeld: false, found: 'TRUST_PROXY=1 does not start' }] }
    const answers = await repeat(200, 4, (n) =>
      ask({
        ...{ port: behindOne.port, tenant: mallory, isKnown: false, method: 'POST', path: '/api/v1/auth/login' },
        headers: { 'x-forwarded-for': `10.1.2.${n}, 203.0.113.7` },
        body: { email: mallory.email, password: `wrong ${n}` }
      })
    )
    const tried = answers.filter(({ status }) => status === 401).length
    return {
      sent,
      checks: [first, { isHeld: tried <= 20, found: `${tried} of 200 passwords were tried ≤ 20, the others refused` }]
    }
  }
}

async function startTrustingAll(databaseUrl: string): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env
  const secret = 'x'.repeat(32)
  const env = {
    ...{ PATH, HOME, DATABASE_URL: databaseUrl, JWT_SECRET: secret, ENCRYPTION_KEY: secret, TRUST_PROXY: 'true' },
    ...{ HOST: '127.0.0.1', PORT: String(await findPort()), LOG_LEVEL: 'silent' }
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../src/server.ts', import.meta.url))], { env })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const [code] = await once(child, 'exit')
  clearTimeout(late)
  return { code: code === null ? 0 : code, said: said.trim() || 'starts' }
}
