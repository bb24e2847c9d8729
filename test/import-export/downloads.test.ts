import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { mock } from 'node:test'
import t from 'tap'
import { defaultClientTimeouts } from '../../src/limits/client-timeouts.ts'
import type { Actor } from '../support/call.ts'
import { describe } from '../support/operations.ts'
import { type Instance, startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { watchQueries } from '../support/watch-queries.ts'

// Exports that are larger than what a connection takes in while nobody reads, over real sockets.

const rowCount = 16_000
const downloads = ['exportContacts', 'exportContactsExcel'] as const

/** How often a page of contacts was asked for. */
let pageCount = 0
const isPage = /^copy .* from "contacts" .* to stdout/s
watchQueries(t, (text) => {
  if (isPage.test(text)) pageCount += 1
})

t.test('A download waits for its reader, and not for ever', async (t) => {
  const service = await startService(t, { databaseMaxConnections: 3 })
  const { call, acme } = service
  const server = await listen(service)
  const { body: first } = await call('createContact', { body: { firstName: 'First', lastName: 'Last' } })
  // Of the same form in every column, but with ids in list order, and with notes that can't be packed.
  await service.sql(
    `insert into contacts
      select made.* from contacts, generate_series(1, $1::int - 1) n, jsonb_populate_record(contacts, jsonb_build_object(
        'id', overlay(id::text placing lpad(to_hex(n), 12, '0') from 25),
        'notes', (select string_agg(encode(sha512((n || '-' || m)::bytea), 'hex'), '') from generate_series(1, 20) m)
      )) made where contacts.id = $2`,
    [rowCount, first.id]
  )

  let wholeCount = 0
  t.test('A download that is read to its end has every row', async (t) => {
    wholeCount = await countPages(async () => {
      const { response } = await server.open('exportContacts', acme.reader)
      t.equal(await countLines(response), rowCount + 1)
    })
    t.ok(wholeCount >= 15, `${wholeCount} pages`)
  })

  t.test('A download whose reader stalls waits for it, with neither pages nor a connection on hand', async (t) => {
    const stalled: Download[] = []
    const readCount = await countPages(async () => {
      // More than the pool has connections.
      for (let n = 0; n < 2; n++) for (const id of downloads) stalled.push(await server.open(id, acme.reader))
      await waitUntilIdle(service)
    })
    t.ok(readCount < (stalled.length * wholeCount) / 2, `${readCount} of ${stalled.length} times ${wholeCount} pages`)
    await allIdle()

    const [csv, workbook] = stalled.splice(0, 2)
    t.equal(await countLines(csv?.response as IncomingMessage), rowCount + 1, 'and goes on where it was')
    await readAll(workbook as Download)
    t.equal(workbook?.response.complete, true)
    for (const { destroy } of stalled) await destroy()
  })

  t.test('A download that is aborted reads no further', async (t) => {
    for (const id of downloads) {
      const readCount = await countPages(async () => {
        const download = await server.open(id, acme.reader)
        await once(download.response.resume(), 'data')
        await download.destroy()
        await waitUntilIdle(service)
      })
      t.ok(readCount < wholeCount / 2, `${id}: ${readCount} of ${wholeCount} pages`)
      await allIdle()
    }
  })

  t.test('A download that nobody reads for too long is aborted, and does not seem complete', async (t) => {
    const clientTimeouts = { ...defaultClientTimeouts, stalledAnswerMs: 200 }
    const instance = await listen(await service.startInstance({ clientTimeouts }))
    for (const id of downloads) {
      const readCount = await countPages(async () => {
        const { response, peer } = await instance.open(id, acme.reader)
        await closing(peer)
        await t.rejects(async () => {
          for await (const _ of response);
        }, id)
        t.equal(response.complete, false)
        await waitUntilIdle(service)
      })
      t.ok(readCount < wholeCount / 2, `${id}: ${readCount} of ${wholeCount} pages`)
      await allIdle()
    }
  })

  t.test('A download that is read too slowly is aborted, so that its slot is free for others', async (t) => {
    const { downloadMs, leastDownloadBytes } = defaultClientTimeouts
    mock.timers.enable({ apis: ['setInterval'] })
    t.teardown(() => mock.timers.reset())
    const { response, peer } = await server.open('exportContacts', acme.reader)
    response.on('error', () => {})
    const countTaken = () => peer.bytesWritten - peer.writableLength
    const isFull = async () => {
      const taken = countTaken()
      await waitUntilIdle(service)
      return peer.writableLength > 0 && countTaken() === taken
    }
    await waitFor('its connection is full', isFull)
    mock.timers.tick(downloadMs)
    const before = countTaken()
    await waitFor('a reader that is fast enough', () => {
      response.read()
      return countTaken() - before >= leastDownloadBytes
    })
    await waitFor('its connection is full again', isFull)
    mock.timers.tick(downloadMs)
    t.equal(peer.destroyed, false)
    mock.timers.tick(downloadMs)
    await closing(peer)
    t.equal(response.complete, false)
    await allIdle()
  })

  /** Waits until no connection is in use, as all are for a moment now and then; one that is held never comes free. */
  async function allIdle(): Promise<void> {
    const busy = `select from pg_stat_activity where datname = current_database()
      and application_name = 'crm-service' and state <> 'idle' and pid <> pg_backend_pid()`
    await waitFor('all connections idle', async () => (await service.sql(busy)).length === 0)
  }
})

type Download = { response: IncomingMessage; peer: Socket; destroy: () => Promise<void> }

/** Lets an instance listen; `open` resolves when the headers of a download are there, and none of it is read yet. */
async function listen({ app }: Instance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const open = async (id: (typeof downloads)[number], { host, headers }: Actor): Promise<Download> => {
    const connected = once(app.server, 'connection')
    const request = get({
      host: '127.0.0.1',
      port,
      path: describe(id).path,
      agent: false,
      headers: { host, ...headers }
    })
    request.on('error', () => {})
    const [[peer], [response]] = await Promise.all([connected, once(request, 'response')])
    const destroy = async () => {
      response.on('error', () => {})
      request.destroy()
      await closing(peer)
    }
    return { response, peer, destroy }
  }
  return { open }
}

/** When a connection is closed, however it ended, as the server sees it. */
function closing(peer: Socket): Promise<void> {
  return new Promise((resolve) => (peer.closed ? resolve() : peer.once('close', () => resolve())))
}

async function readAll({ response }: Download): Promise<void> {
  for await (const _ of response);
}

async function countLines(response: IncomingMessage): Promise<number> {
  let count = 0
  for await (const piece of response.setEncoding('latin1')) count += piece.split('\n').length - 1
  return count
}

async function countPages(work: () => Promise<unknown>): Promise<number> {
  const before = pageCount
  await work()
  return pageCount - before
}

/** Waits until no page was asked for while a hundred other requests were answered. */
async function waitUntilIdle({ call }: Instance): Promise<void> {
  for (let before = -1; before !== pageCount; ) {
    before = pageCount
    for (let n = 0; n < 100; n++) await call('listCompanies')
  }
}
