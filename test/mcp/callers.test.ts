import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { type Kind, tools } from '../../generated/tools.ts'
import { recordEntities } from '../../src/db/schema.ts'
import type { Actor } from '../support/call.ts'
import { makeRecordFor } from '../support/example-requests.ts'
import { startForAgents } from './connect.ts'

const kinds: readonly Kind[] = recordEntities
const nameOf = { contact: 'lastName', company: 'name', deal: 'name', activity: 'subject' }
const operationOf = (tool: string, kind: Kind) => tools.find(({ name }) => name === tool)?.byKind[kind] as OperationId

type Json = Record<string, unknown>

t.test(
  'Each caller is answered by each tool as by the operation that it stands for, and finds what it sees',
  async (t) => {
    const service = await startForAgents(t)
    const { acme, call, connect } = service
    const bind = async (name: string, scopes: string) => {
      const user = { name, email: `${name}@acme.test`, password: 'seven lazy geese fly', visibility: 'own' as const }
      const { id } = (await call('createUser', { body: user })).body
      const { key } = (await call('createApiKey', { body: { name, scopes, userId: id } })).body
      return { id, as: { host: acme.host, headers: { 'x-api-key': key } } as Actor }
    }
    const restricted = await bind('restricted', 'read,write')
    const others = (await bind('other', 'read')).id
    const ask = async (id: OperationId, as: Actor, request: object) => {
      const answer = await call(id, { as, ...request } as never)
      const { status } = answer
      return { status, body: (status < 400 ? answer.body : answer.problem) as unknown as Json }
    }
    /** One that the restricted caller owns, and one that somebody else does. */
    const make = async (kind: Kind) => {
      const ids: string[] = []
      for (const ownerId of [restricted.id, others]) {
        const { id } = await makeRecordFor(service, acme.admin, operationOf('get', kind))
        const wanted = { params: { id }, body: { ownerId, [nameOf[kind]]: 'Nordwind' } }
        t.equal((await ask(operationOf('update', kind), acme.admin, wanted)).status, 200)
        ids.push(String(id))
      }
      return ids
    }
    const callers = { admin: acme.admin, writer: acme.writer, reader: acme.reader, restricted: restricted.as }
    const made = new Map<Kind, string[]>()
    for (const kind of kinds) made.set(kind, await make(kind))

    for (const [name, as] of Object.entries(callers)) {
      t.test(`Tools and operations answer alike as ${name}`, async (t) => {
        const { use } = await connect(as)
        /** The tool's answer, or what its problem says, beside those of the operation. */
        const compare = async (
          what: string,
          tool: [string, object],
          answer: { status: number; body: Json },
          as: (body: Json) => Json
        ) => {
          const { isError = false, structuredContent } = await use(...tool)
          t.equal(isError, answer.status >= 400, `${what}: ${answer.status}`)
          const { requestId, instance, ...said } = answer.status >= 400 ? answer.body : as(answer.body)
          const { requestId: _, instance: __, changeSet, ...found } = structuredContent
          t.same(found, said, what)
        }
        for (const kind of kinds) {
          const [mine = '', hidden = ''] = made.get(kind) ?? []
          const isSeen = (id: string) => id === mine || name !== 'restricted'
          for (const id of [mine, hidden]) {
            const what = `${kind} ${id === mine ? 'of their own' : 'of somebody else'}`
            const params = { id }
            const got = await ask(operationOf('get', kind), as, { params })
            t.equal(got.status, isSeen(id) ? 200 : 404, what)
            await compare(`get ${what}`, ['get', { kind, id }], got, (record) => ({ record }))
            const history = await ask(operationOf('history', kind), as, { params })
            await compare(`history ${what}`, ['history', { kind, id }], history, (changes) => ({
              changes,
              hasMore: false
            }))
            const filter = { property: 'id', op: 'eq', value: id }
            const searched = await ask(operationOf('search', kind), as, { body: { filter } })
            await compare(`search ${what}`, ['search', { kind, filter }], searched, (records) => ({ records }))
            const body = { filter, set: { [nameOf[kind]]: 'Other' }, dryRun: true, expectedCount: isSeen(id) ? 1 : 0 }
            const many = await ask(operationOf('bulk_update', kind), as, { body })
            await compare(
              `bulk_update ${what}`,
              ['bulk_update', { kind, ...body }],
              many,
              ({ changeSet, ...counts }) => counts
            )
            const values = { [nameOf[kind]]: `By ${name}` }
            const updated = await ask(operationOf('update', kind), as, { params, body: values })
            t.equal(updated.status, name === 'reader' ? 403 : isSeen(id) ? 200 : 404, what)
            await compare(`update ${what}`, ['update', { kind, id, values }], updated, (record) => ({ record }))
            const deleted =
              name === 'reader' || !isSeen(id) ? await ask(operationOf('delete', kind), as, { params }) : undefined
            if (deleted) await compare(`delete ${what}`, ['delete', { kind, id }], deleted, (body) => body)
          }
          if (kind !== 'contact' && kind !== 'company') continue
          const groups = await ask(operationOf('duplicates', kind), as, {})
          await compare(`duplicates ${kind}`, ['duplicates', { kind }], groups, (groups) => ({ groups }))
          const merge = { id: mine, duplicateId: hidden, dryRun: true }
          const merged = await ask(operationOf('merge', kind), as, {
            params: { id: mine },
            body: { duplicateId: hidden, dryRun: true }
          })
          await compare(`merge ${kind}`, ['merge', { kind, ...merge }], merged, (record) => ({ record }))
        }
        const rows = await ask('getDealSummary', as, { query: { groupBy: 'status' } })
        await compare('deals_summary', ['deals_summary', { groupBy: 'status' }], rows, (rows) => ({ rows }))
        const changeSet = acme.tenantId
        const undone = await ask('undoChangeSet', as, { body: { changeSet } })
        await compare('undo', ['undo', { changeSet }], undone, (body) => body)
      })
    }
  }
)
