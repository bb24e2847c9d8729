import fc from 'fast-check'
import t from 'tap'
import { openCursors } from '../../src/search/cursor.ts'
import type { Answer } from '../support/call.ts'
import { startService } from '../support/start.ts'
import { makeRecords } from './records.ts'
import { type AnyRecord, inOrder, type Sort } from './reference.ts'

const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_124)
const dayMs = 24 * 60 * 60 * 1_000

t.test(`Cursors lead through lists and searches (FAST_CHECK_SEED=${seed})`, async (t) => {
  const service = await startService(t)
  const { call, send, acme, globex } = service
  await makeRecords(service, 40, seed)
  const find = (body: object, as = acme.reader) =>
    call('searchDeals', { invalidBody: body, as } as never) as unknown as Promise<Answer<AnyRecord[]>>
  const nextOf = async (body: object) => String((await find(body)).headers['x-next-cursor'])

  t.test('Cursors reach each record that stays once, in order, while others come, go and change', async (t) => {
    const [pipeline] = (await call('listPipelines')).body
    const stage = { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
    const anySort = fc.uniqueArray(fc.constantFrom('value', 'name', 'companyName', 'expectedCloseDate', 'status'), {
      minLength: 1,
      maxLength: 3
    })
    const property = fc.asyncProperty(
      anySort,
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      fc.infiniteStream(fc.nat()),
      async (names, isDescending, limit, numbers) => {
        const sort = names.map((property) => ({ property, direction: isDescending ? 'desc' : 'asc' })) as Sort
        const before = (await find({})).body
        const gone = new Set<string>()
        const seen: AnyRecord[] = []
        let cursor: string | undefined
        do {
          const { body, headers } = await find({ sort, limit, ...(cursor && { cursor }) })
          seen.push(...body)
          cursor = headers['x-next-cursor'] as string | undefined
          // One leaves, and at times it is the very one that the cursor stands at.
          const [number = 0] = numbers.take(1)
          const leaving = number % 3 === 0 ? body.at(-1) : before[number % before.length]
          if (leaving && gone.size < 3 && !gone.has(leaving.id)) {
            await call('deleteDeal', { params: { id: leaving.id } })
            gone.add(leaving.id)
          }
          const staying = before[(number + 1) % before.length]
          if (staying && !gone.has(staying.id)) {
            await call('updateDeal', { params: { id: staying.id }, body: { notes: `seen ${number}` } })
          }
          // Or else pages of one record would never reach the end, where each new one comes.
          if (seen.length < 2 * before.length) {
            await call('createDeal', {
              body: { ...stage, name: `Zo${number % 2 ? 'ë' : 'e'} ${number}`, value: number % 3 }
            })
          }
        } while (cursor !== undefined)
        const ids = before.map(({ id }) => id).filter((id) => !gone.has(id))
        const reached = seen.filter(({ id }) => ids.includes(id))
        const wanted = inOrder(
          before.filter(({ id }) => ids.includes(id)),
          sort
        )
        if (reached.map(({ id }) => id).join() !== wanted.map(({ id }) => id).join())
          throw new Error('not each once, in order')
        if (new Set(seen.map(({ id }) => id)).size !== seen.length) throw new Error('one came twice')
      }
    )
    await t.resolves(fc.assert(property, { seed, numRuns: 12 }))
  })

  t.test('Cursors hold for their query, kind and tenant alone', async (t) => {
    const query = {
      sort: [{ property: 'value' }],
      filter: { property: 'status', op: 'eq', value: 'open' },
      q: 'z',
      limit: 1
    }
    await call('createDeal', { body: { ...(await firstStage(service)), name: 'Z one' } })
    await call('createDeal', { body: { ...(await firstStage(service)), name: 'Z two' } })
    const cursor = await nextOf(query)
    t.equal((await find({ ...query, cursor })).status, 200)
    const respelt = {
      filter: { value: 'open', op: 'eq', property: 'status' },
      q: ' Z ',
      sort: [{ direction: 'asc', property: 'value' }]
    }
    t.equal((await find({ ...respelt, cursor })).status, 200, 'in any spelling')
    t.equal((await find({ ...query, cursor, limit: 7, fields: ['id'], count: true })).status, 200, 'of any size')
    const others = [
      { ...query, q: 'y' },
      { ...query, sort: [{ property: 'value', direction: 'desc' }] },
      { ...query, sort: [{ property: 'bantScore' }] },
      { ...query, sort: [{ property: 'value' }, { property: 'name' }] },
      { ...query, sort: undefined },
      { ...query, filter: { ...query.filter, value: 'won' } },
      { ...query, filter: { ...query.filter, op: 'ne' } },
      { ...query, filter: { ...query.filter, property: 'stageName' } },
      { ...query, filter: { not: query.filter } },
      {}
    ]
    for (const body of others) {
      const { status, problem } = await find({ ...body, cursor })
      t.same(
        [status, problem.code, problem.errors?.[0]?.path],
        [400, 'invalid_cursor', '/cursor'],
        JSON.stringify(body)
      )
    }
    t.equal((await find({ ...query, cursor }, globex.reader)).problem.code, 'invalid_cursor')
    t.equal((await call('listDeals', { query: { cursor } })).problem.code, 'invalid_cursor')
    const either = [query.filter, { property: 'name', op: 'startsWith', value: 'z' }]
    const both = await nextOf({ filter: { and: either }, limit: 1 })
    t.equal((await find({ filter: { and: either }, cursor: both })).status, 200)
    t.equal((await find({ filter: { or: either }, cursor: both })).problem.code, 'invalid_cursor')
    const ofAnyType = { q: 'z', sort: [{ property: 'name' as const }] }
    const ofDeals = await nextOf({ ...ofAnyType, limit: 1 })
    t.equal((await call('searchCompanies', { body: { ...ofAnyType, cursor: ofDeals } })).problem.code, 'invalid_cursor')
    for (const query of ['status=open', 'status=open&sort=name']) {
      const { headers } = await send({ url: `/api/v1/deals?${query}&limit=1` })
      const next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] ?? ''
      t.equal((await send({ url: next })).status, 200)
      const { problem } = await send({ url: next.replace('status=open', 'status=lost') })
      t.same([problem.code, problem.errors?.[0]?.path], ['invalid_cursor', 'cursor'], query)
    }
  })

  t.test('Cursors are refused when they were altered', async (t) => {
    const body = { sort: [{ property: 'name' }], limit: 1 }
    const cursor = await nextOf(body)
    const property = fc.asyncProperty(
      fc.nat(cursor.length - 1),
      fc.constantFrom(...'AZaz09-_=+/ é'),
      async (index, letter) => {
        const altered = cursor.slice(0, index) + letter + cursor.slice(index + 1)
        if (altered === cursor) return
        const { status, problem } = await find({ ...body, cursor: altered })
        if (status !== 400 || problem.code !== 'invalid_cursor') throw new Error(`${altered}: ${status}`)
      }
    )
    await t.resolves(fc.assert(property, { seed, numRuns: 100 }))
    const bytes = Buffer.from(cursor, 'base64url')
    for (const version of [0, 2, 129, 255]) {
      const other = Buffer.from([version, ...bytes.subarray(1)]).toString('base64url')
      t.equal((await find({ ...body, cursor: other })).problem.code, 'invalid_cursor', `of version ${version}`)
    }
    for (const altered of [cursor.slice(1), `${cursor}A`, cursor.slice(0, 20), 'x', cursor + cursor]) {
      t.equal((await find({ ...body, cursor: altered })).problem.code, 'invalid_cursor')
    }
  })

  t.test('Cursors show nothing of what they hold', async (t) => {
    await call('createDeal', { body: { ...(await firstStage(service)), name: '!! a secret name' } })
    const cursor = await nextOf({ sort: [{ property: 'name' }], limit: 1, fields: ['id'] })
    t.notMatch(Buffer.from(cursor, 'base64url').toString('latin1'), /secret/)
    t.not(await nextOf({ sort: [{ property: 'name' }], limit: 1 }), cursor, 'nor whether they are the same')
  })

  t.test('Cursors end after a day', async (t) => {
    const cursors = openCursors('a key of at least 32 characters, for tests')
    const now = Date.now()
    const cursor = cursors.encrypt('query', ['a', null, 'b'])
    const real = Date.now
    t.teardown(() => {
      Date.now = real
    })
    Date.now = () => now + dayMs - 1_000
    t.same(cursors.decrypt('query', cursor, 'cursor'), ['a', null, 'b'])
    Date.now = () => now + dayMs + 1_000
    t.throws(() => cursors.decrypt('query', cursor, 'cursor'), { code: 'invalid_cursor', message: /older than a day/ })
  })

  t.test('A list’s cursor goes on with the list’s filters, and with updatedSince', async (t) => {
    for (const query of [
      '',
      'status=open',
      'updatedSince=2020-01-01',
      'status=open&pipelineId=X',
      'status=open&updatedSince=2020-01-01'
    ]) {
      const filled = query.replace('X', (await firstStage(service)).pipelineId)
      const first = await send({ url: `/api/v1/deals?${filled}&limit=100&count=true` })
      const whole = first.body as AnyRecord[]
      const total = Number(first.headers['x-total-count'])
      const seen: AnyRecord[] = []
      let url: string | undefined = `/api/v1/deals?${filled}&limit=7&count=true`
      while (url) {
        const { body, headers } = await send({ url })
        t.equal(Number(headers['x-total-count']), total, 'counted from the beginning')
        seen.push(...(body as AnyRecord[]))
        url = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
        if (url) t.match(url, /[?&]cursor=/)
      }
      t.same(seen.slice(0, 100), whole, query)
      t.ok(whole.length > 10)
    }
    const { headers } = await send({ url: '/api/v1/deals?limit=7&offset=0' })
    t.match(headers.link, /offset=7>/, 'where there was an offset it stays one')
    t.notMatch(headers.link, /cursor/)
  })

  t.test('A list’s cursor holds for the list’s filters and its updatedSince alone', async (t) => {
    const { headers } = await send({ url: '/api/v1/deals?status=open&updatedSince=2020-01-01&limit=1' })
    const cursor = /[?&]cursor=([^&>]+)/.exec(String(headers.link))?.[1]
    const goOn = (query: string) => send({ url: `/api/v1/deals?${query}&cursor=${cursor}` })
    t.equal((await goOn('status=open&updatedSince=2020-01-01&limit=2')).status, 200)
    for (const query of [
      'status=open&updatedSince=2020-01-02',
      'status=open',
      'status=won&updatedSince=2020-01-01',
      'updatedSince=2020-01-01'
    ]) {
      t.equal((await goOn(query)).problem.code, 'invalid_cursor', query)
    }
  })

  t.test('A list’s cursor is there whenever its page is full, and a search’s while there is more', async (t) => {
    const list = async (query: string) => {
      const { body, headers } = await send({ url: `/api/v1/companies?${query}` })
      return { ids: body as AnyRecord[], next: /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1] }
    }
    const [word] = String((await call('listCompanies')).body[0]?.name).split(' ')
    for (const query of ['', 'offset=1', 'sort=-city', 'sort=name&offset=1', `q=${word}`, `q=${word}&offset=0`]) {
      const { ids } = await list(query)
      t.ok(ids.length > 0 && ids.length < 100)
      t.equal((await list(`${query}&limit=${ids.length + 1}`)).next, undefined, `${query}: not full`)
      const { next = '' } = await list(`${query}&limit=${ids.length}`)
      t.match(next, /limit/, `${query}: full`)
      t.same(await list(next.split('?')[1] ?? ''), { ids: [], next: undefined }, `${query}: nothing follows`)
    }
    const all = (await call('listCompanies')).body.length
    const search = (limit: number) => call('searchCompanies', { body: { limit } })
    t.equal((await search(all)).headers['x-next-cursor'], undefined)
    t.ok((await search(all - 1)).headers['x-next-cursor'])
  })
})

async function firstStage({ call }: Awaited<ReturnType<typeof startService>>) {
  const [pipeline] = (await call('listPipelines')).body
  return { pipelineId: pipeline?.id ?? '', stageId: pipeline?.stages[0]?.id ?? '' }
}
