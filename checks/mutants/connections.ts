// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Clients that read or send slowly, networks, browsers, logs and stops.

export const connectionFaults: Fault[] = [
  {
    file: 'src/http/trusted-proxies.ts',
    breaks: 'a client chooses its own address',
    edits: [['hop < trustProxy : trustProxy', 'hop >= 0 : trustProxy']],
    tests: ['test/http/trusted-proxies.test.ts']
  },
  {
    file: 'src/http/cors.ts',
    breaks: 'pages of any origin may call the API',
    edits: [["if (allowed.includes('*')) return '*'", "if (allowed) return '*'"]],
    tests: ['test/http/cors.test.ts']
  },
  {
    file: 'src/http/log.ts',
    breaks: 'API keys are in the log',
    edits: [['(crm_[a-z0-9]{8}_)[a-z0-9]{32}|', '(crm_never)|']],
    tests: ['test/http/log.test.ts']
  },
  {
    file: 'src/http/shutdown.ts',
    breaks: 'a stop loses the requests that it held',
    edits: [['      held.release()\n', '']],
    tests: ['test/http/shutdown.test.ts', 'test/server.test.ts']
  },
  {
    file: 'src/http/deprecation.ts',
    breaks: 'a deprecated operation is not announced',
    edits: [['deprecation: deprecatedAt, sunset: sunsetAt, link', 'link']],
    tests: ['test/http/deprecation.test.ts']
  }
]
