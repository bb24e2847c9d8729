import { randomInt } from 'node:crypto'
import { get, request } from 'node:http'
import { json } from 'node:stream/consumers'
import t from 'tap'
import { type ServiceProcess, startServiceProcess } from '../../checks/service-process.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Actor } from '../support/call.ts'
import { startService } from '../support/start.ts'

type Page = Schemas['ChangeListResponse']
type Query = Record<string, string>
/** What a follower asks for, as whom, and which rows of the log it has to be given. */
type Follower = { query: Query; as: Actor; isIts: (row: Row) => boolean }
type Row = { sequence: number; entity: string; actor_id: string | null; data: { id: string } }

const kills = 2
const writes = 60

t.test('While instances are killed, the pages of all who follow live put together are the log', async (t) => {
  const service = await startService(t)
  const { app, acme, call, sql, config } = service
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  let child: ServiceProcess | undefined = await startServiceProcess(config.connectionUrl)
  t.teardown(() => child?.stop('SIGKILL'))
  const { body: watched } = await call('createCompany', { body: { name: 'Watched' } })
  const [key] = await sql<{ id: string }>(`select id from api_keys where tenant_id = $1 and scopes = 'read,write'`, [
    acme.tenantId
  ])
  let isWriting = true

  /** One of the instances; the one that is killed may be none. */
  const anyPort = () => (randomInt(2) === 0 ? (child?.port ?? port) : port)
  const ask = (query: Query, { host, headers }: Actor) =>
    new Promise<Page>((resolve, reject) => {
      const path = `/api/v1/changes?${new URLSearchParams(query)}`
      get({ port: anyPort(), path, headers: { host, ...headers }, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(String(response.statusCode)))
        else resolve(json(response) as Promise<Page>)
      }).on('error', reject)
    })

  /** Follows from the end of the log until the writers are done, whatever fails meanwhile. */
  const follow = async ({ query, as }: Follower, start: string): Promise<number[]> => {
    const seen: number[] = []
    for (let cursor = start; ; ) {
      const isLast = !isWriting
      const page = await ask({ ...query, cursor, wait: isLast ? '0' : '2' }, as).catch(() => undefined)
      if (!page) continue
      seen.push(...page.changes.map(({ sequence }) => sequence))
      cursor = page.nextCursor
      if (isLast && !page.hasMore) return seen
    }
  }

  const write = async (as: Actor, writer: number) => {
    for (let step = 0; step < writes; step += 1) {
      const name = `${writer}-${step}`
      const body = JSON.stringify(step % 3 === 0 ? { firstName: name, lastName: 'Contact' } : { name })
      const headers = { ...as.headers, 'content-type': 'application/json' }
      const [method, url] =
        step % 5 === 0
          ? (['PUT', `/api/v1/companies/${watched.id}`] as const)
          : (['POST', step % 3 === 0 ? '/api/v1/contacts' : '/api/v1/companies'] as const)
      const payload = step % 5 === 0 ? JSON.stringify({ notes: name }) : body
      if (writer % 2 === 0) await app.inject({ method, url, headers: { host: as.host, ...headers }, payload })
      else await sendTo(child?.port ?? port, method, url, { host: as.host, ...headers }, payload).catch(() => {})
    }
  }

  const followers: Follower[] = [
    { query: {}, as: acme.reader, isIts: () => true },
    { query: { limit: '3' }, as: acme.reader, isIts: () => true },
    { query: { entity: 'contact' }, as: acme.reader, isIts: ({ entity }) => entity === 'contact' },
    { query: { entityId: watched.id }, as: acme.reader, isIts: ({ data }) => data.id === watched.id },
    { query: { ignoreOwn: 'true' }, as: acme.writer, isIts: ({ actor_id }) => actor_id !== key?.id },
    {
      query: { actorId: String(key?.id), entity: 'company', limit: '2' },
      as: acme.admin,
      isIts: ({ actor_id, entity }) => actor_id === key?.id && entity === 'company'
    },
    { query: { changeSet: acme.userId }, as: acme.reader, isIts: () => false }
  ]
  const { nextCursor } = (await call('listChanges', { query: { cursor: 'latest' } })).body
  const [start] = await sql<{ last: number }>('select max(sequence)::int as last from changes where tenant_id = $1', [
    acme.tenantId
  ])
  const following = followers.map((follower) => follow(follower, nextCursor))
  const writing = [0, 1, 2, 3].map((writer) => write(writer < 2 ? acme.writer : acme.admin, writer))
  for (let kill = 0; kill < kills; kill += 1) {
    const killed = child
    child = undefined
    await killed?.stop('SIGKILL')
    child = await startServiceProcess(config.connectionUrl)
  }
  await Promise.all(writing)
  isWriting = false
  const seen = await Promise.all(following)
  const rows = await sql<Row>(
    'select sequence::int, entity, actor_id, data from changes where tenant_id = $1 and sequence > $2 order by sequence',
    [acme.tenantId, start?.last]
  )
  t.ok(rows.length > writes, `${rows.length} changes`)
  for (const [index, { query, isIts }] of followers.entries()) {
    const its = rows.filter(isIts).map(({ sequence }) => sequence)
    t.same(seen[index], its, JSON.stringify(query))
  }
})

async function sendTo(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent: false }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
    sent.on('error', reject).end(body)
  })
}
