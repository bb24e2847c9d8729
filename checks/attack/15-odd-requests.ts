import type { Attack, Check } from './arena.ts'
import { exchange } from './client.ts'

export const attack: Attack = {
  line: 15,
  what: 'a stranger sends what HTTP knows and clients never do',
  run: async ({ port, tenants: { mallory, trudy } }) => {
    const key = (tenant: typeof mallory) => `X-Api-Key: ${tenant.apiKey}\r\nConnection: close\r\n`
    const path = '/api/v1/auth/me'
    const [host, otherHost] = ['Host: mallory.localhost\r\n', 'Host: trudy.localhost\r\n']
    const requests: [string, string, number][] = [
      ['no Host', `GET ${path} HTTP/1.1\r\n${key(mallory)}\r\n`, 400],
      ['Expect: junk', `GET ${path} HTTP/1.1\r\n${host}Expect: junk\r\n${key(mallory)}\r\n`, 417],
      ['two Hosts', `GET ${path} HTTP/1.1\r\n${host}${otherHost}${key(mallory)}\r\n`, 400],
      ['two Hosts alike', `GET ${path} HTTP/1.1\r\n${host}${host}${key(mallory)}\r\n`, 400],
      // Its authority wins over the Host: RFC 9112, section 3.2.2.
      ['absolute form', `GET http://trudy.localhost${path} HTTP/1.1\r\n${host}${key(trudy)}\r\n`, 200]
    ]
    const checks: Check[] = []
    for (const [what, text, wanted] of requests) {
      const answer = await exchange(port, text)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
      const isProblem = status < 400 || /content-type: application\/problem\+json/i.test(answer)
      checks.push({
        isHeld: status === wanted && isProblem,
        found: `${what}: ${status}${isProblem ? '' : ' without a problem document'} (${wanted})`
      })
    }
    return { sent: `${requests.length} requests, byte by byte`, checks }
  }
}
