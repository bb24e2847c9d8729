import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { newcomersEnvironment } from './newcomer/environment.ts'
import { blocksOf, type Page, readPage } from './newcomer/page.ts'
import { openTerminal, type Terminal } from './newcomer/terminal.ts'
import { findPort } from './service-process.ts'

// Somebody who has README.md and nothing else: a fresh clone, and the page's own commands in its own words, from the first one
// to a webhook that was received and verified. Where this gets stuck, the page has to be mended.

const usage = `npm run newcomer -- [--from .] [--all]
  --from  what to clone: anything that git can; otherwise this repository, as it was last committed
  --all   afterwards also the commands that take minutes and that no test runs`

/** How the commands begin that only --all runs. */
const longCommands = [
  'npm run attack',
  'npm run bench',
  'npm run bench:query',
  'npm run bench:webhooks',
  'npm run crash-test',
  'npm run contract:proxy',
  'npm run docs:check',
  'npm run proxy:check',
  'npm run spreadsheet:check'
]
const limits = { installMs: 900_000, longMs: 3_600_000, commandMs: 120_000, deliveryMs: 25_000 }

const options = readOptions()
const beganAt = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'crm-newcomer-'))
const clone = join(folder, 'crm')
const terminals = new Set<Terminal>()
const printed: Terminal['output'][] = []
let leaving: Promise<never> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave(1))
try {
  await visit()
  await leave(0)
} catch (error) {
  // Where it is being ended, whatever waits for a terminal fails.
  if (!leaving) console.error(`✗ ${error instanceof Error ? error.message : error}`)
  await leave(1)
}

async function visit(): Promise<void> {
  await step(`git clone ${options.from}`, async () => {
    execFileSync('git', ['clone', '--quiet', options.from, clone])
  })
  const page = readPage(readFileSync(join(clone, 'README.md'), 'utf8'))
  const ports = { service: await findPort(), receiver: await findPort() }
  const visitor = { page, ports, env: newcomersEnvironment(), secrets: new Map<string, string>() }

  const service = await startFirst(visitor)
  const desk = open(visitor)
  await tryPrintedLine(service, desk)
  await runIntroduction(visitor, service, desk)
  await type(visitor, desk, 'npm run demo', /^Done: \d+ writes/m)
  await type(visitor, desk, 'npm run tenant', /"apiKey":"crm_/)
  await close(service)
  await receiveWebhook(visitor, desk)
  console.log(`${secondsSince(beganAt)}  in all, from the clone to a verified webhook`)
  await receiveByListener(visitor)
  for (const terminal of terminals) await close(terminal)
  await step('no output names port 3000', async () => {
    const named = printed.map((output) => /.*:3000\b.*/.exec(output())?.[0]).filter((line) => line !== undefined)
    if (named.length > 0) throw new Error(named.join('\n'))
  })
  if (options.all) await runLong(visitor)
}

type Visitor = {
  page: Page
  ports: { service: number; receiver: number }
  env: NodeJS.ProcessEnv
  /** What replaces a word that the page leaves open, such as crm_…. */
  secrets: Map<string, string>
}

async function startFirst(visitor: Visitor): Promise<Terminal> {
  const terminal = openForService(visitor)
  await step(visitor.page.find('npm ci && npm start'), async (command) => {
    terminal.start(command)
    await terminal.waitFor(/^ +curl .+$/m, limits.installMs)
  })
  const [, key = ''] = await terminal.waitFor(/API key +(crm_\w+)/, 0)
  visitor.secrets.set('crm_…', key)
  return terminal
}

async function tryPrintedLine(service: Terminal, desk: Terminal): Promise<void> {
  const [line] = await service.waitFor(/^ +curl .+$/m, 0)
  await step('the curl line that it printed', async () => {
    expect(await desk.run(line.trim(), limits.commandMs), /"name":"Acme Inc"/)
  })
}

/** The JavaScript of the contract's introduction as it stands, with whatever Node the machine has, at the printed address. */
async function runIntroduction(visitor: Visitor, service: Terminal, desk: Terminal): Promise<void> {
  const [, address] = await service.waitFor(/base URL +(\S+)/, 0)
  const contract = parse(readFileSync(join(clone, 'generated/openapi.yaml'), 'utf8'))
  const calls = [
    "await pullCompanies('1970-01-01T00:00:00Z', ({ name }) => console.log('pulled', name))",
    'await followChanges(undefined, ({ action, data }) => console.log(action, data.name))'
  ]
  writeFileSync(join(clone, 'sync.mjs'), [...blocksOf(contract.info.description, 'js'), ...calls].join('\n'))
  const command = `CRM=${address} CRM_KEY=${visitor.secrets.get('crm_…')} node sync.mjs`
  await step("the introduction's JavaScript", async () => {
    expect(await desk.run(command, limits.commandMs), /pulled Acme Inc[\s\S]*created Acme Inc/)
  })
}

/** The page's receiver, in the file that the page names, and the commands after it, until it prints the very change. */
async function receiveWebhook(visitor: Visitor, desk: Terminal): Promise<void> {
  const { page } = visitor
  writeFileSync(join(clone, 'receiver.mjs'), page.receiver.replace('4000', String(visitor.ports.receiver)))
  const service = openForService(visitor)
  await step(page.find('WEBHOOK_ALLOW_LOCAL=true npm start'), async (command) => {
    service.start(command)
    await service.waitFor(/Server listening/, limits.commandMs)
  })
  await type(visitor, desk, 'export CRM_API_KEY=crm_…')
  const made = await type(visitor, desk, 'curl -s http://127.0.0.1:3000/api/v1/webhooks', /"secret":"whsec_/)
  visitor.secrets.set('whsec_…', /whsec_[^"]+/.exec(made)?.[0] ?? '')
  await type(visitor, desk, 'WEBHOOK_SECRET=whsec_… node receiver.mjs &')
  // Nobody types the next line as fast as this does, and a delivery that fails is only repeated after half a minute.
  await desk.waitFor(/^listening$/m, limits.commandMs)
  const created = await type(visitor, desk, 'curl -s http://127.0.0.1:3000/api/v1/companies', /"name":"Globex"/)
  const id = /"id":"([\da-f-]{36})"/.exec(created)?.[1]
  await step('the receiver prints the verified delivery', () =>
    desk.waitFor(new RegExp(`company\\.created \\S+ ${id}`), limits.deliveryMs)
  )
  await close(desk)
}

async function receiveByListener(visitor: Visitor): Promise<void> {
  const { page, ports } = visitor
  const listener = open(visitor)
  await step(page.find('npm run webhooks:listen'), async (command) => {
    listener.start(`${fillIn(visitor, command)} --port ${ports.receiver}`)
    await listener.waitFor(/listening on/, limits.commandMs)
  })
  const desk = open(visitor)
  await desk.run(fillIn(visitor, page.find('export CRM_API_KEY=crm_…')), limits.commandMs)
  await type(visitor, desk, 'curl -s http://127.0.0.1:3000/api/v1/companies', /"name":"Globex"/)
  await step('webhooks:listen says that the signature is right', () =>
    listener.waitFor(/signature right/, limits.deliveryMs)
  )
}

async function runLong(visitor: Visitor): Promise<void> {
  const mock = open(visitor)
  await step(visitor.page.find('npm run mock'), async (command) => {
    mock.start(`${command} -- --port ${await findPort()}`)
    await mock.waitFor(/answers with its example at/, limits.longMs)
  })
  await close(mock)
  for (const beginning of longCommands) {
    const desk = open(visitor)
    await step(visitor.page.find(beginning), async (command) => {
      await desk.run(command, limits.longMs)
    })
    await close(desk)
  }
}

/** Types the page's command that begins so, and resolves with what it printed, which must have `expected` in it. */
async function type(visitor: Visitor, desk: Terminal, beginning: string, expected = /^/): Promise<string> {
  let printed = ''
  await step(visitor.page.find(beginning), async (command) => {
    printed = expect(await desk.run(fillIn(visitor, command), limits.commandMs), expected)
  })
  return printed
}

/** The command with keys and secrets that earlier commands printed, on ports that are free here. */
function fillIn({ ports, secrets }: Visitor, command: string): string {
  let filled = command.replaceAll(':3000', `:${ports.service}`).replaceAll(':4000', `:${ports.receiver}`)
  for (const [word, secret] of secrets) filled = filled.replaceAll(word, secret)
  if (filled.includes('…')) throw new Error(`README.md does not say by then what to put in: ${command}`)
  return filled
}

/** The only command in which another port than 3000 is named: everything else has to find it. */
function openForService(visitor: Visitor): Terminal {
  return open({ ...visitor, env: { ...visitor.env, PORT: String(visitor.ports.service) } })
}

function open({ env }: Visitor): Terminal {
  const terminal = openTerminal(clone, env)
  terminals.add(terminal)
  printed.push(terminal.output)
  return terminal
}

async function close(terminal: Terminal): Promise<void> {
  terminals.delete(terminal)
  await terminal.close()
}

/** Does what is called `name`, and says how long it took. */
async function step(name: string, work: (name: string) => Promise<unknown>): Promise<void> {
  const beganAt = performance.now()
  try {
    await work(name)
  } catch (error) {
    throw new Error(`${name}\n${error instanceof Error ? error.message : error}`, { cause: error })
  }
  console.log(`${secondsSince(beganAt)}  ${name}`)
}

function expect(printed: string, pattern: RegExp): string {
  if (!pattern.test(printed)) throw new Error(`printed nothing like ${pattern}, but:\n${printed.slice(-2_000)}`)
  return printed
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1_000).toFixed(1).padStart(6)} s`
}

/** Ends the process, and with it whatever it started; the first reason to leave is the one that counts. */
function leave(status: number): Promise<never> {
  leaving ??= (async () => {
    for (const terminal of terminals) await close(terminal).catch((error) => console.error(`✗ ${error.message}`))
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    process.exit(status)
  })()
  return leaving
}

function readOptions() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: root },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false }
    }
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  return values
}
