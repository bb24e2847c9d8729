// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of code
import type { Fault } from './faults.ts'

// Clients that read or send slowly, networks, browsers, logs and stops.

const unsent = 'src/limits/unread-answers.ts'
const connections = 'src/limits/connections.ts'

export const connectionFaults: Fault[] = [
  {
    file: unsent,
    breaks: 'a tenant may leave any number of answers unread',
    edits: [['bounds.ofTenant)', 'Number.POSITIVE_INFINITY)']],
    tests: ['test/http/unsent.test.ts']
  },
  {
    file: unsent,
    breaks: 'an address may leave any number of answers unread',
    edits: [['bounds.ofAddress)', 'Number.POSITIVE_INFINITY)']],
    tests: ['test/http/unsent.test.ts']
  },
  {
    file: unsent,
    breaks: 'all tenants together may leave any number of answers unread',
    edits: [['> bounds.inAll', '> Number.POSITIVE_INFINITY']],
    tests: ['test/http/unsent.test.ts']
  },
  {
    file: unsent,
    breaks: 'the newest of the unread answers is broken off instead of the oldest',
    edits: [['of findWaiting().reverse()', 'of findWaiting()']],
    tests: ['test/http/unsent.test.ts']
  },
  {
    file: 'src/limits/slow-readers.ts',
    breaks: 'a download that is read too slowly keeps its slot',
    edits: [['taken - takenBefore < minBytes', 'taken - takenBefore < 0']],
    tests: ['test/import-export/downloads.test.ts']
  },
  {
    file: connections,
    breaks: 'an answer that nobody reads is kept for ever',
    edits: [['|| socket.writableLength > 0)', '|| socket.writableLength < 0)']],
    tests: ['test/http/socket.test.ts', 'test/http/pipelining.test.ts', 'test/import-export/downloads.test.ts']
  },
  {
    file: connections,
    breaks: 'requests of one connection are answered all at once',
    edits: [['if (connection.current) wait(connection, request.socket, begin)\n      else begin()', 'begin()']],
    tests: ['test/http/pipelining.test.ts']
  },
  {
    file: connections,
    breaks: 'any number of requests is read from a connection',
    edits: [['const maxWaitingOnConnection = 16', 'const maxWaitingOnConnection = 1_000_000']],
    tests: ['test/http/pipelining.test.ts']
  },
  {
    file: connections,
    breaks: 'any number of requests waits on all connections',
    edits: [['const maxWaiting = 10_000', 'const maxWaiting = 10_000_000']],
    tests: ['test/http/pipelining.test.ts']
  },
  {
    file: 'src/limits/slow-bodies.ts',
    breaks: 'a body may come as slowly as it likes',
    edits: [['bytesRead - bytesBefore < leastBodyBytes', 'bytesRead - bytesBefore < 0']],
    tests: ['test/http/slow-bodies.test.ts']
  },
  {
    file: 'src/limits/fair-semaphore.ts',
    breaks: 'one tenant can hold all slots',
    edits: [['#bounds.keepsHalf ?', '#bounds.refusal === undefined ?']],
    tests: ['test/limits/fair-semaphore.test.ts']
  },
  {
    file: 'src/limits/visitor-limit.ts',
    breaks: 'documents may be asked for without a limit',
    edits: [['if (limit.isAllowed || !limit.isExceeded) return', 'if (limit) return']],
    tests: ['test/http/visitors.test.ts']
  },
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
    file: 'src/db/silent-connections.ts',
    breaks: 'queries hang on connections whose network is gone',
    edits: [['else socketOf(client).destroy()', 'else inUse.set(client, bytesRead)']],
    tests: ['test/db/silence.test.ts']
  },
  {
    file: 'src/http/deprecation.ts',
    breaks: 'a deprecated operation is not announced',
    edits: [['deprecation: deprecatedAt, sunset: sunsetAt, link', 'link']],
    tests: ['test/http/deprecation.test.ts']
  },
  {
    file: 'src/limits/fair-semaphore.ts',
    breaks: 'passwords of clients that left are still checked',
    edits: [["      left?.addEventListener('abort', leave)\n", '']],
    tests: ['test/limits/fair-semaphore.test.ts', 'test/auth/login-throttle.test.ts']
  },
  {
    file: 'src/limits/fair-semaphore.ts',
    breaks: "one tenant's logins keep the others' waiting",
    edits: [['(!next || this.#isBefore(group, next))', '!next']],
    tests: ['test/limits/fair-semaphore.test.ts']
  },
  {
    file: 'src/limits/fair-semaphore.ts',
    breaks: 'any number of passwords waits to be checked',
    edits: [['if (this.#waiting > this.#bounds.maxWaiting)', 'if (this.#waiting < 0)']],
    tests: ['test/limits/fair-semaphore.test.ts', 'test/auth/login-throttle.test.ts']
  }
]
