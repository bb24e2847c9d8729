import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/client.ts'
import { type Call, makeCall, makeTenantIn, startServiceProcess } from '../service-process.ts'

// Kills the service while contacts with a unique custom value are made, changed, merged and erased, and looks after each kill for
// what is half done: docs/promises.md#undo.

type PeopleOutcome = { merged: string[]; erased: string[]; halves: string[] }

export async function runPeople(databaseUrl: string, kills: number, writers: number): Promise<PeopleOutcome> {
  const tenant = await makeTenantIn(databaseUrl, `people-${Date.now()}`)
  const db = openDatabase(databaseUrl, 1, () => {})
  let service = await startServiceProcess(databaseUrl)
  const { port } = service
  const call = makeCall(port, tenant)
  const outcome: PeopleOutcome = { merged: [], erased: [], halves: [] }
  try {
    await call('POST', '/api/v1/properties', {
      entity: 'contact',
      key: 'code',
      type: 'text',
      label: 'C',
      isUnique: true
    })
    for (let n = 0; n < kills; n += 1) {
      const writing = Array.from({ length: writers }, () => writeUntilKilled(call, outcome))
      await sleep(100 + Math.random() * 1_500)
      await service.stop('SIGKILL')
      await Promise.all(writing)
      service = await startServiceProcess(databaseUrl, { PORT: String(port) })
      const values = [tenant.tenantId, outcome.merged, outcome.erased]
      const found = await db.query<{ half: string }>({ text: findHalves, values })
      outcome.halves.push(...found.map(({ half }) => half))
    }
    return outcome
  } finally {
    await service.stop('SIGKILL')
    await db.close()
  }
}

/** Makes two contacts, gives one another value, merges them and erases every second of what is left. */
async function writeUntilKilled(call: Call, { merged, erased }: PeopleOutcome): Promise<void> {
  const contacts = '/api/v1/contacts'
  const make = async (code: string) =>
    (await call('POST', contacts, { firstName: code, lastName: 'Ek', tags: [code], custom: { code } })).body.id
  try {
    for (let n = 0; ; n += 1) {
      const [id, duplicateId] = [String(await make(randomUUID())), String(await make(randomUUID()))]
      await call('POST', '/api/v1/activities', { activityType: 'note', subject: 'N', contactId: duplicateId })
      await call('PUT', `${contacts}/${duplicateId}`, { custom: { code: randomUUID() } })
      if ((await call('POST', `${contacts}/${id}/merge`, { duplicateId })).status === 200) merged.push(duplicateId)
      if (n % 2 === 0) continue
      const { status } = await call('POST', `${contacts}/${id}/erase`, { activities: 'unlink' })
      if (status === 200) erased.push(id)
    }
  } catch {
    // The service was killed.
  }
}

/** What was acknowledged and isn't there, and what is there in part: $1 is the tenant, $2 and $3 are contacts merged and erased. */
const findHalves = `
  with people as (select id, tags, custom ->> 'code' as code from contacts where tenant_id = $1),
    logged as (select distinct on (entity_id) entity_id as id, action, source, data from changes
      where tenant_id = $1 and entity = 'contact' order by entity_id, sequence desc),
    gone as (select id, survivor_id from merged_records where tenant_id = $1),
    erased as (select id from erased_contacts where tenant_id = $1),
    held as (select contact_id as id, key from unique_values where tenant_id = $1),
    digests as (select id, translate(encode(sha256(code::bytea), 'base64'), '+/=', '-_') as key from people where code is not null)
  select 'merge lost: ' || id as half from unnest($2::uuid[]) as acknowledged (id) where id not in (select id from gone)
  union all select 'erasure lost: ' || id from unnest($3::uuid[]) as acknowledged (id) where id not in (select id from erased)
  union all select 'merge without effect: ' || gone.id from gone where id in (select id from people)
      or exists (select from people where people.id = gone.survivor_id and cardinality(tags) < 2)
  union all select 'merge unknown: ' || id from logged where source = 'merge' and action = 'deleted' and id not in (select id from gone)
  union all select 'erasure without effect: ' || erased.id from erased where id in (select id from people)
      or exists (select from changes where tenant_id = $1 and entity_id = erased.id and data ->> 'firstName' <> '')
  union all select 'erasure unknown: ' || id from logged where source = 'erase' and id not in (select id from erased)
  union all select 'value without holder, or holder without value: ' || id from digests full join held using (id, key)
    where (id, key) not in (select id, key from digests intersect select id, key from held)
  union all select 'table and log differ: ' || id from logged left join people using (id)
    where (logged.action = 'deleted') <> (people.id is null) or logged.data -> 'custom' ->> 'code' <> people.code`
