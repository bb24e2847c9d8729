import { readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { OperationId } from '../generated/operations.ts'
import { startEmbeddedDatabase } from '../src/embedded-postgres/server.ts'
import type { NewTenant } from '../src/tenants/create.ts'
import type { Actor } from '../test/support/call.ts'
import { type AnyCall, type Client, makeRequest } from '../test/support/example-requests.ts'
import { describe, operationIds } from '../test/support/operations.ts'
import { type Exchange, makeClient, makeRequester, type Requester } from './contract-proxy/client.ts'
import { type Actors, type Failure, failuresOf, rareFailures } from './contract-proxy/errors.ts'
import { installPrism, startPrism } from './contract-proxy/prism.ts'
import { startSpoiler } from './contract-proxy/spoiler.ts'
import { makeTenantIn, startServiceProcess } from './service-process.ts'

// Every operation of the running service, with good answers and the typical errors, through a proxy that knows the
// contract and nothing else: a second opinion beside our own validators. Fails where the proxy complains, where an
// answer has another status than it should, or where the proxy lets an answer pass that was spoilt on the way.

const subdomain = 'acme'
const complaints: string[] = []
const seen = new Set<string>()
let answers = 0

installPrism()
const dataDir = await mkdtemp(join(tmpdir(), 'crm-contract-proxy-'))
const stops: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })]
try {
  await callEverything()
} finally {
  for (const stop of stops.reverse()) await stop()
}
const unseen = (await documentedAnswers()).filter((answer) => !seen.has(answer))
const byStatus = Object.entries(Object.groupBy(unseen, (answer) => answer.slice(answer.indexOf(' ') + 1)))
const rest = byStatus.map(([status, some]) => `${status} of ${some?.length}`).join(', ')
console.log(`${operationIds.length} operations, ${answers} answers; documented but not provoked: ${rest}`)
for (const complaint of complaints) console.error(`✗ ${complaint}`)
if (complaints.length > 0) process.exitCode = 1
else console.log('✓ the proxy has nothing to say')

async function callEverything(): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir: join(dataDir, 'data') })
  stops.push(database.stop)
  const tenant = await makeTenantIn(database.url, subdomain)
  const service = await startServiceProcess(database.url, { TRUST_PROXY: 'loopback' })
  stops.push(service.stop)
  const spoiler = await startSpoiler(service.port)
  stops.push(spoiler.stop)
  // A copy, since Prism starts again where somebody edits the file.
  const contract = join(dataDir, 'openapi.yaml')
  await copyFile(new URL('../generated/openapi.yaml', import.meta.url), contract)
  const strict = await startPrism(contract, spoiler.url, true)
  stops.push(strict.stop)
  // Requests that are meant to fail would not get past a proxy that checks them.
  const lenient = await startPrism(contract, spoiler.url, false)
  stops.push(lenient.stop)

  const host = `${subdomain}.localhost`
  const admin = { host, headers: { 'x-api-key': tenant.apiKey } }
  const client = makeClient(strict.url, admin)
  const actors = await makeActors(client, admin)
  const askStrict = makeRequester(strict.url, admin)
  const askLenient = makeRequester(lenient.url, admin)
  const fail = async (id: OperationId, { name, status, request }: Failure) =>
    check(id, name, status, await askLenient(id, request as never))
  await attempt('rare errors', async () => {
    for (const [id, failure] of await rareFailures(client, tenant, admin)) await fail(id, failure)
  })
  for (const [id, query] of shownQueries()) {
    await attempt(`${id} ${JSON.stringify(query)}`, async () =>
      check(id, `what the prose shows (${JSON.stringify(query)})`, 200, await askStrict(id, { query } as never))
    )
  }
  for (const id of operationIds) {
    await attempt(id, () => succeed(client, askStrict, id, tenant, admin))
    await attempt(id, async () => {
      for (const failure of await failuresOf(client, id, actors)) await fail(id, failure)
    })
  }
}

/** Each call with a query that the contract's prose shows, in its shell commands and programs. */
function shownQueries(): [OperationId, Record<string, string>][] {
  const { info, tags } = parse(readFileSync(new URL('../generated/openapi.yaml', import.meta.url), 'utf8'))
  const prose = [info, ...tags].map(({ description }) => description).join('\n')
  const shown = [...prose.matchAll(/\/api\/v1\/[\w-]+\?[\w=&,%.:-]+/g)].map(
    ([text]) => new URL(text, 'http://localhost')
  )
  const since = [...prose.matchAll(/pass '(\d{4}-[^']+)'/g)].map(
    ([, time]) => new URL(`/api/v1/companies?updatedSince=${time}`, 'http://localhost')
  )
  if (shown.length < 2 || since.length < 1) throw new Error('the prose shows fewer queries than it did')
  return [...shown, ...since].map(({ pathname, searchParams }) => {
    const id = operationIds.find((one) => describe(one).path === pathname && describe(one).method === 'GET')
    if (!id) throw new Error(`the prose shows ${pathname}, which is no operation`)
    return [id, Object.fromEntries(searchParams)]
  })
}

/** What goes wrong while something is prepared is a complaint, too, and no reason to stop. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    complaints.push(`${what}: ${error instanceof Error ? error.message : error}`)
  }
}

async function succeed(client: Client, ask: Requester, id: OperationId, tenant: NewTenant, admin: Actor) {
  const prepare = () => (describe(id).scope ? makeRequest(client, admin, id) : makePublicRequest(client, id, tenant))
  check(id, 'a valid request', describe(id).status, await ask(id, (await prepare()) as never))
  const { fields } = describe(id)
  if (fields)
    check(id, '`fields`', 200, await ask(id, { ...(await prepare()), query: { fields: fields[0] ?? '' } } as never))
  const spoilt = await ask(id, { ...(await prepare()), isSpoilt: true } as never)
  if (!spoilt.violations) complaints.push(`${id}: a spoilt answer goes unnoticed: ${spoilt.status} ${excerpt(spoilt)}`)
}

async function makePublicRequest(client: Client, id: OperationId, tenant: NewTenant): Promise<AnyCall> {
  const { email, password } = tenant
  if (id === 'login') return { invalidBody: { email, password } }
  if (describe(id).requestType === null) return {}
  const { refreshToken } = (await client.call('login', { body: { email, password } })).body
  return { invalidBody: { refreshToken } }
}

async function makeActors(client: Client, admin: Actor): Promise<Actors> {
  const withScope = async (scopes: string) => {
    const { key } = (await client.call('createApiKey', { body: { name: scopes, scopes } })).body
    return { host: admin.host, headers: { 'x-api-key': key } }
  }
  return {
    admin,
    writer: await withScope('write'),
    reader: await withScope('read'),
    nobody: { host: admin.host, headers: {} },
    strangeHost: 'nobody.localhost'
  }
}

function check(id: OperationId, name: string, status: number, answer: Exchange): void {
  answers += 1
  seen.add(`${id} ${answer.status}`)
  const what = `${id} with ${name}`
  if (answer.violations) complaints.push(`${what}: ${answer.violations}`)
  else if (answer.status !== status)
    complaints.push(`${what}: ${answer.status} instead of ${status}: ${excerpt(answer)}`)
}

function excerpt({ text }: Exchange): string {
  return text.slice(0, 300)
}

async function documentedAnswers(): Promise<string[]> {
  const { paths } = JSON.parse(await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8'))
  return operationIds.flatMap((id) => {
    const { path, method } = describe(id)
    return Object.keys(paths[path][method.toLowerCase()].responses).map((status) => `${id} ${status}`)
  })
}
