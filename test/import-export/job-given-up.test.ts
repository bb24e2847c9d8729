import t from 'tap'
import type { Schemas } from '../../generated/types.ts'
import { unlessOnCluster } from '../postgres/on-cluster.ts'
import { upload } from '../support/example-requests.ts'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// An import in the background that fails for a reason of the service's each time.

type Job = Schemas['ImportJobResponse']

t.test(
  'A job of which a part fails five times for a reason of the service’s ends failed, a dry run, too',
  { skip: unlessOnCluster('its tables take no triggers') },
  async (t) => {
    const { call, sql } = await startService(t)
    await sql(`create function fail_at() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$`)
    await sql(
      `create trigger fails before insert on contacts for each row when (new.last_name = 'Fails') execute function fail_at()`
    )
    await sql(
      `create trigger fails before insert on import_pieces for each row when (new.kind = 'errors' and new.number = 2) execute function fail_at()`
    )
    const bad = Array.from({ length: 1_000 }, (_, n) => `A,B,nobody${n}`)
    for (const [rows, query] of [
      [[...Array.from({ length: 600 }, (_, n) => `A,L${n},`), 'A,Fails,'], {}],
      [[...bad, ...bad], { dryRun: true }]
    ] as const) {
      const file = upload(`first_name,last_name,email\n${rows.join('\n')}\n`)
      const started = await call('importContacts', { ...file, query: { ...query, async: true } } as never)
      const params = { id: (started.body as unknown as Job).id }
      await waitFor('the end', async () => {
        await sql(`update pgboss.job set start_after = now() where name like 'imports%' and state = 'retry'`)
        return (await call('getImportJob', { params })).body.finishedAt !== null
      })
      const job = (await call('getImportJob', { params })).body
      t.equal(job.status, 'failed')
      if (!job.dryRun) t.equal(job.imported, (await sql('select from contacts')).length)
      t.match(job.errors.at(-1), /^This import could not be done after 5 attempts/)
      t.same(await sql('select beginnings from import_jobs where id = $1', [params.id]), [{ beginnings: 6 }])
    }
    t.ok((await sql('select from contacts')).length >= 500)
  }
)
