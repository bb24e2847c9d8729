import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = read('docs/limits.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))

t.test('The page docs/limits.md names only files that there are', async (t) => {
  const files = rows.flatMap((row) => [...row.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)].map(([, name = '']) => name))
  t.ok(files.length > 20)
  for (const file of files) t.ok(existsSync(join(root, file.includes('/') ? file : `src/limits/${file}`)), file)
})

t.test('The page docs/limits.md has the numbers of the code', async (t) => {
  /** What begins a row of the page, what else it says, and what the code says in which file. */
  const held: [row: string, says: RegExp, file: string, code: string][] = [
    ['searches', /\| 6 \| .* 50 · 1,000 · 5 s/, 'work-slots.ts', 'places: 6, maxWaitingOfKey: 50, waitMs: 5_000'],
    [
      'pages of',
      /1,000 · 10,000 · 10 s/,
      'work-slots.ts',
      'maxWaiting: 10_000, maxWaitingOfKey: 1_000, waitMs: 10_000'
    ],
    [
      'messages of agents',
      /\| 128 \| yes \| 1,000 · 1,000 · 10 s/,
      'work-slots.ts',
      'places: 128, maxWaitingOfKey: 1_000, waitMs: 10_000'
    ],
    [
      'downloads',
      /\| 50 \| .* 100 · 1,000 · 10 s/,
      'work-slots.ts',
      'places: 50, maxWaitingOfKey: 100, waitMs: 10_000'
    ],
    ['teams', /\| 200 \|/, '../teams/team-changes.ts', 'maxTeams = 200'],
    [
      'changes of all records',
      /\| 16 \| .* 100 · 1,000 · 10 s/,
      'work-slots.ts',
      'places: 16, maxWaitingOfKey: 100, waitMs: 10_000'
    ],
    ['records that one request changes', /\| 100,000, /, '../bulk/change-many.ts', 'maxMatched = 100_000'],
    ['records that one request changes', /; 100 in a/, '../bulk/change-many.ts', 'recordsAtOnce = 100'],
    ['errors of such a change', /\| 1,000, and 1 Mi characters \|/, '../message-sizes.ts', 'maxEntries = 1_000'],
    ['imports', /\| 8 \| .* 100 · 1,000 · 10 s/, 'work-slots.ts', 'places: 8, maxWaitingOfKey: 100, waitMs: 10_000'],
    [
      'password',
      /\| 2 \| no \| 32 .* 64 · 10 s/,
      'work-slots.ts',
      'places: 2, keepsHalf: false, maxWaiting: 64, maxWaitingOfKey: 32'
    ],
    [
      'requests that wait for changes',
      /\| 200 of a tenant, 5,000 in all; each for 30 s/,
      '../http/long-polls.ts',
      'ofTenant: 200, inAll: 5_000'
    ],
    ['requests below `/api` with a', /2 % less/, 'shared-windows.ts', 'maxHeldPart = 0.02'],
    [
      'failed logins of one client to',
      /10, and one more every 30 s/,
      'login-throttle.ts',
      'ofBoth = budget(10, 30_000)'
    ],
    [
      'failed logins of one client |',
      /100, and one more every 3 s/,
      'login-throttle.ts',
      'ofClient = budget(100, 3_000)'
    ],
    ['failed logins to', /100, and one more every 30 s/, 'login-throttle.ts', 'ofAccount = budget(100, 30_000)'],
    [
      'answers that wait',
      /32 MiB .* 96 MiB/,
      'unread-answers.ts',
      `inAll: ${(96 * 2 ** 20).toLocaleString('en').replaceAll(',', '_')}`
    ],
    ['documents', /1,000 in a minute/, 'visitor-limit.ts', 'minBudget = 1_000'],
    ['documents', /1,000 in a minute/, 'visitor-limit.ts', 'windowMs = 60_000'],
    ['failed logins that', /1,000, and one more every 10 s/, 'login-throttle.ts', 'ofTenant = budget(1_000, 10_000)'],
    ['writes', /\| 1,000 \|/, '../writes/tenant-queue.ts', 'maxWaiting = 1_000'],
    ['deliveries of', /\| 250, 4 to one webhook/, '../webhooks/worker.ts', 'sendSlots = 250'],
    ['deliveries of', /\| 250, 4 to one webhook/, '../outbox/delivery-jobs.ts', 'attemptsPerWebhook = 4'],
    ['headers', /16 KiB/, 'connections.ts', 'maxHeaderSize: 16_384'],
    ['headers', /100 lines/, 'connections.ts', 'maxHeaderLines = 100'],
    ['an idle connection', /72 s/, 'connections.ts', 'keepAliveTimeout: 72_000'],
    ['lag of', /\| 1 s \|/, 'overload.ts', 'longestLagMs = 1_000'],
    ['a statement', /\| 30 s; a search 2 s/, '../db/client.ts', 'statementTimeoutMs = 30_000'],
    ['a statement', /\| 30 s; a search 2 s/, '../search/find-page.ts', "statement_timeout: '2s'"],
    ['a statement', /duplicates 2 s/, '../search/duplicates.ts', "[timeoutOfAll, timeoutOfStretch] = ['2s', '1s']"],
    ['records that a list of duplicates', /\| 20,000; /, '../search/duplicates.ts', 'maxAtOnce = 20_000'],
    ['records that may share', /\| 1,000 \|/, '../search/alike.ts', 'maxAlike = 1_000'],
    ['a lock', /\| 15 s/, '../db/client.ts', 'lock_timeout: 15_000'],
    ['a lock', /\| 15 s/, '../db/client.ts', 'idle_in_transaction_session_timeout: 15_000'],
    ['pages of exports', /\| 4 \|/, '../db/client.ts', 'maxCopies = 4'],
    ['a stop', /for 1 s at most/, '../http/shutdown.ts', 'maxHeldMs = 1_000']
  ]
  for (const [start, says, file, code] of held) {
    const row = rows.find((line) => line.startsWith(`| ${start}`)) ?? ''
    t.match(row, says, start)
    t.ok(read(`src/limits/${file}`).includes(code), `${file}: ${code}`)
  }
  const { headersMs, bodyMs, leastBodyBytes, requestMs, downloadMs, leastDownloadBytes, stalledAnswerMs } =
    defaultClientTimeouts
  t.same(
    { headersMs, bodyMs, leastBodyBytes, requestMs, downloadMs, leastDownloadBytes, stalledAnswerMs },
    {
      ...{ headersMs: 8_000, bodyMs: 15_000, leastBodyBytes: 480_000, requestMs: 360_000 },
      ...{ downloadMs: 15_000, leastDownloadBytes: 480_000, stalledAnswerMs: 60_000 }
    },
    'as the rows of connections and bodies say'
  )
})
