import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { LiveCopy } from '../../checks/sdk/live-copy.ts'
import { type ServiceProcess, startServiceProcess } from '../../checks/service-process.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

const lists = {
  company: 'listCompanies',
  contact: 'listContacts',
  deal: 'listDeals',
  activity: 'listActivities'
} as const

t.test(
  'The program of docs/clients.md keeps a whole copy over restarts, and does what was written offline',
  async (t) => {
    const root = join(import.meta.dirname, '../..')
    const program = readFileSync(join(root, 'checks/sdk/live-copy.ts'), 'utf8')
    t.ok(program.split('\n').length - 1 < 124, 'as short as the page says')
    t.match(readFileSync(join(root, 'docs/clients.md'), 'utf8'), 'checks/sdk/live-copy.ts')

    const service = await startService(t)
    const { call, acme, config } = service
    const settings = { DEFAULT_TENANT: 'acme', SHUTDOWN_GRACE_MS: '100' }
    let child: ServiceProcess = await startServiceProcess(config.connectionUrl, settings)
    t.teardown(() => child.stop('SIGKILL'))
    const url = `http://127.0.0.1:${child.port}`
    const file = join(t.testdir(), 'copy.json')
    let stop = new AbortController()
    t.teardown(() => stop.abort())
    const begin = () => {
      stop = new AbortController()
      const copy = new LiveCopy({ url, key: String(acme.writer.headers['x-api-key']), file })
      return { copy, running: copy.run(stop.signal) }
    }
    const write = async (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) {
        const { body } = await call('createCompany', { body: { name: `Company ${n}` } })
        await call('createContact', { body: { firstName: 'C', lastName: String(n), companyId: body.id } })
        if (n % 3 === 0) await call('deleteCompany', { params: { id: body.id } })
        else await call('updateCompany', { params: { id: body.id }, body: { notes: `${n}` } })
      }
    }
    const isWhole = async (copy: LiveCopy) => {
      for (const [kind, list] of Object.entries(lists) as [keyof typeof lists, (typeof lists)['company']][]) {
        const listed: string[] = []
        for (let offset = 0; ; offset += 100) {
          const { body } = await call(list, { query: { offset } })
          listed.push(...body.map(({ id, updatedAt }) => `${id} ${updatedAt}`))
          if (body.length < 100) break
        }
        const copied = Object.values(copy.state.records[kind]).map(({ id, updatedAt }) => `${id} ${updatedAt}`)
        if (copied.sort().join() !== listed.sort().join()) return false
      }
      return true
    }

    await write(0, 60)
    const writing = write(60, 30)
    let { copy, running } = begin()
    await waitFor('it has begun', () => copy.state.cursor !== undefined)
    await writing
    await waitFor('the copy is whole', () => isWhole(copy))

    stop.abort()
    await running
    await write(90, 10)
    ;({ copy, running } = begin())
    await waitFor('it goes on where it stopped', () => isWhole(copy))

    const [one, two] = Object.values(copy.state.records.company)
    if (!one || !two) throw new Error('there are companies')
    await child.stop('SIGKILL')
    copy.write('company', { name: 'Made offline' })
    copy.write('company', { notes: 'Changed offline' }, one.id)
    copy.write('company', { city: 'Changed twice' }, one.id)
    copy.write('company', { notes: 'Too late' }, two.id)
    await call('updateCompany', { params: { id: two.id }, body: { notes: 'Somebody else’s' } })
    await write(100, 5)
    stop.abort()
    await running
    ;({ copy, running } = begin())
    child = await startServiceProcess(config.connectionUrl, { ...settings, PORT: String(child.port) })
    await waitFor('the writes are done', () => copy.state.writes.length === 0)
    await waitFor('the copy is whole again', () => isWhole(copy))
    t.match(copy.state.refused, [{ id: two.id, values: { notes: 'Too late' } }])
    t.equal(copy.state.refused.length, 1)
    const made = Object.values(copy.state.records.company).filter(({ name }) => name === 'Made offline')
    t.equal(made.length, 1, 'once')
    t.match((await call('getCompany', { params: { id: one.id } })).body, {
      notes: 'Changed offline',
      city: 'Changed twice'
    })
    t.match((await call('getCompany', { params: { id: two.id } })).body, { notes: 'Somebody else’s' })
    stop.abort()
    await running

    // As it is when the service was restored from a backup.
    const cursor = Buffer.from('999999').toString('base64url')
    const records = { ...copy.state.records, company: { [one.id]: { ...one, updatedAt: '2999-01-01T00:00:00.000Z' } } }
    writeFileSync(file, JSON.stringify({ ...copy.state, cursor, records }))
    await write(105, 5)
    ;({ copy, running } = begin())
    await waitFor('it has begun anew', () => isWhole(copy))
    stop.abort()
    await running
  }
)
