import { Agent } from 'node:http'
import { type Attack, readCpu } from './arena.ts'
import { ask, repeat } from './client.ts'

export const attack: Attack = {
  line: 2,
  what: 'a stranger reads documents over and over',
  run: async ({ port, service }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const pid = service.child.pid ?? 0
    const count = 500
    /** CPU of a request in milliseconds, and how it was answered; from many addresses, since each has a budget. */
    const cost = async (path: string, network: string) => {
      const before = readCpu(pid)
      const beganAt = performance.now()
      const answers = await repeat(count, 8, (n) =>
        ask({
          port,
          path,
          agent: new Agent(),
          from: `${network}.${1 + (n % 100)}`,
          headers: { 'accept-encoding': 'br, gzip' }
        })
      )
      const others = idleCpu * ((performance.now() - beganAt) / 1_000)
      return { ms: ((readCpu(pid) - before - others) / count) * 1_000, answers }
    }
    const idleCpu = await readIdleCpu(pid)
    const plain = await cost('/healthz', '127.0.3')
    // Packed once, at the first request, whoever sends it.
    await ask({ port, path: '/openapi.json', from: '127.0.0.5', headers: { 'accept-encoding': 'br, gzip' } })
    const document = await cost('/openapi.json', '127.0.2')
    const [first] = document.answers
    const etag = String(first?.headers.etag ?? '')
    const again = await ask({
      port,
      path: '/openapi.json',
      from: '127.0.0.4',
      headers: { 'accept-encoding': 'br, gzip', 'if-none-match': etag }
    })
    const flood = await repeat(1_500, 32, () => ask({ port, path: '/openapi.json', agent, from: '127.0.0.2' }))
    const refused = flood.filter(({ status }) => status === 429).length
    const more = document.ms - plain.ms
    return {
      sent: `${count + flood.length} × GET /openapi.json without a credential, most from one address`,
      checks: [
        {
          isHeld: more < 0.2,
          found: `${more.toFixed(2)} ms of CPU more than /healthz < 0.2 (${document.ms.toFixed(2)} against ${plain.ms.toFixed(2)})`
        },
        {
          isHeld: first?.headers['content-encoding'] === 'br',
          found: `compressed: ${first?.headers['content-encoding'] ?? 'no'}`
        },
        {
          isHeld: etag !== '' && again.status === 304,
          found: `ETag ${etag || 'none'}; If-None-Match: ${again.status}`
        },
        { isHeld: refused > 0, found: `${refused} of ${flood.length} from one address were 429` }
      ]
    }
  }
}

/** CPU that the innocent tenant takes, in seconds a second. */
async function readIdleCpu(pid: number): Promise<number> {
  const before = readCpu(pid)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  return (readCpu(pid) - before) / 2
}
