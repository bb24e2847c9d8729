import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import type { Actor } from '../support/call.ts'
import { upload } from '../support/example-requests.ts'
import { hold } from '../support/hold.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { putGate, whileGateIsShut } from './gate.ts'

// A change of who may write what holds for imports that wait or run, too.

type Job = Schemas['ImportJobResponse']
const password = 'seven lazy geese fly'

t.test('An import that waits or runs goes on with the rights and the eyes that its caller has by then', async (t) => {
  const service = await startService(t)
  const { call, sql, db, acme } = service
  let count = 0
  const makeUser = async () => {
    const email = `u${count++}@acme.test`
    const { id } = (await call('createUser', { body: { email, name: 'U', role: 'member', password } })).body
    const { accessToken } = (await call('login', { as: acme.nobody, body: { email, password } })).body
    return { id, as: acme.bearer(accessToken) }
  }
  const makeKey = async (userId?: string) => {
    const body = { name: 'k', scopes: 'write', ...(userId && { userId }) } as const
    const { id, key } = (await call('createApiKey', { body })).body
    return { id, as: { host: acme.host, headers: { 'x-api-key': key } } }
  }
  const begin = async (as: Actor, rows: string, query: object = {}) => {
    const file = upload(`first_name,last_name,email\n${rows}\n`)
    return (await call('importContacts', { ...file, as, query: { ...query, async: true } } as never))
      .body as unknown as Job
  }
  const endOf = async ({ id }: Job) => {
    const params = { id }
    await waitFor('the end', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
    return (await call('getImportJob', { params })).body
  }

  t.test('One that waits ends failed where its user or key may no longer write, and says why last', async (t) => {
    const cases: [string, () => Promise<{ as: Actor; end: () => Promise<unknown> }>][] = [
      [
        'the API key that began it was revoked',
        async () => {
          const { id, as } = await makeKey()
          return { as, end: () => call('revokeApiKey', { params: { id } }) }
        }
      ],
      [
        'the API key that began it may no longer write',
        async () => {
          const { id, as } = await makeKey()
          return { as, end: () => call('updateApiKey', { params: { id }, body: { scopes: 'read' } }) }
        }
      ],
      [
        'the user who began it was deactivated',
        async () => {
          const { id, as } = await makeUser()
          return { as, end: () => call('updateUser', { params: { id }, body: { isActive: false } }) }
        }
      ],
      [
        'the user who began it was deleted',
        async () => {
          const { id, as } = await makeUser()
          return { as, end: () => call('deleteUser', { params: { id } }) }
        }
      ],
      [
        'the user who began it may no longer write',
        async () => {
          const { id, as } = await makeUser()
          return { as, end: () => call('updateUser', { params: { id }, body: { role: 'viewer' } }) }
        }
      ],
      [
        'the user who began it was deactivated',
        async () => {
          const { id } = await makeUser()
          const { as } = await makeKey(id)
          return { as, end: () => call('updateUser', { params: { id }, body: { isActive: false } }) }
        }
      ]
    ]
    for (const [reason, make] of cases) {
      const { as, end } = await make()
      const query = count % 2 ? { dryRun: true } : {}
      const job = await hold(db, ['imports'], async () => {
        const begun = await begin(as, `A,Late${count++},`, query)
        await end()
        return begun
      })
      const ended = await endOf(job)
      t.match(ended, { status: 'failed', imported: 0, processedRows: 0 }, reason)
      t.match(ended.errors.at(-1), reason)
    }
    t.same(await sql(`select from contacts where last_name like 'Late%'`), [])
  })

  t.test('One whose user is restricted meanwhile changes nothing that is hidden by then', async (t) => {
    const owner = await makeUser()
    const { as, id } = await makeUser()
    const theirs = { firstName: 'Theirs', lastName: 'X', email: 'theirs@x.test', ownerId: owner.id }
    await call('createContact', { body: theirs })
    const job = await hold(db, ['imports'], async () => {
      const begun = await begin(as, 'Overwritten,X,theirs@x.test\nNew,X,new@x.test', { mode: 'upsert' })
      await call('updateUser', { params: { id }, body: { visibility: 'own' } })
      return begun
    })
    const ended = await endOf(job)
    t.match(ended, { status: 'succeeded', imported: 1, updated: 0, skipped: 1 })
    t.match(ended.errors, [/^Row 2: email: duplicate of another contact/])
    t.same(await sql(`select owner_id = $1 as own from contacts where email = 'new@x.test'`, [id]), [{ own: true }])
    t.equal((await sql(`select from contacts where first_name = 'Overwritten'`)).length, 0)
  })

  t.test('A key that has expired since, or a session that is over, ends nothing that was begun', async (t) => {
    const key = await makeKey()
    const user = await makeUser()
    const jobs = await hold(db, ['imports'], async () => {
      const begun = [await begin(key.as, 'A,Expired,'), await begin(user.as, 'A,Over,')]
      await sql(`update api_keys set expires_at = now() - interval '1 minute' where id = $1`, [key.id])
      await sql('delete from refresh_tokens where user_id = $1', [user.id])
      return begun
    })
    for (const job of jobs) t.match(await endOf(job), { status: 'succeeded', imported: 1, errors: [] })
  })

  t.test(
    'One that runs ends at its next part, and one that a request waits for is a 403: what is written stays',
    { skip: unlessOnCluster('its tables take no triggers') },
    async (t) => {
      await putGate(db)
      const rowsOf = (word: string) =>
        Array.from({ length: 2_000 }, (_, n) => `${word},${n === 700 ? 'Gate' : `L${n}`},`).join('\n')
      const written = async (word: string) => (await sql('select from contacts where first_name = $1', [word])).length
      const revokeWhileRunning = async (word: string, id: string) => {
        await waitFor('the first part', async () => (await written(word)) >= 500)
        await sql('update api_keys set revoked_at = now() where id = $1', [id])
      }
      const first = await makeKey()
      const job = await whileGateIsShut(db, async () => {
        const begun = await begin(first.as, rowsOf('Job'))
        await revokeWhileRunning('Job', first.id)
        return begun
      })
      const ended = await endOf(job)
      t.match(ended, { status: 'failed', totalRows: 2_000 })
      t.match(ended.errors.at(-1), /was revoked; what was written until then stays/)
      t.ok(ended.imported > 0 && ended.imported < 2_000, String(ended.imported))
      t.same([ended.processedRows, await written('Job')], [ended.imported, ended.imported])

      const second = await makeKey()
      const file = upload(`first_name,last_name,email\n${rowsOf('Waited')}\n`)
      const answer = await whileGateIsShut(db, async () => {
        const answering = call('importContacts', { ...file, as: second.as } as never)
        await revokeWhileRunning('Waited', second.id)
        return { answering }
      })
      const { status, problem } = await answer.answering
      t.same([status, problem.code], [403, 'forbidden'])
      const count = await written('Waited')
      t.ok(count > 0 && count < 2_000, String(count))
    }
  )
})
