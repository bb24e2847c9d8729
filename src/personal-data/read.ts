import type { Schemas } from '../../generated/types.ts'
import { activity } from '../activities/record.ts'
import { auditColumns } from '../audit-log/list.ts'
import { entryColumns } from '../changes/entry.ts'
import { findErased } from '../contacts/erased.ts'
import { contact } from '../contacts/record.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { columnsOfRows, rowsOfKeys, selectList, withinBytes } from '../db/lists.ts'
import { activities, auditLog, changes, dealContacts, deals, webhookBodies, webhookDeliveries } from '../db/schema.ts'
import { run, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { unrestricted } from '../db/unrestricted.ts'
import { deal } from '../deals/record.ts'
import { notFound } from '../errors.ts'
import { type StreamedText, stream } from '../handler-results.ts'
import { latestChange } from '../outbox/change-log.ts'
import { type AnyRecordKind, iso } from '../records/record.ts'
import { selectLast } from '../records/restore.ts'
import { findShown, valuesFor } from '../records/rows.ts'
import { columnsOf } from '../records/statements.ts'
import { type PackedIds, unpackIds } from '../search/matching.ts'
import { isAboutPerson, keysOf } from './audit-entries.ts'
import { changesOfNumbers } from './change-rows.ts'
import { findLatest, selectMentions, selectSequences } from './changes.ts'
import { findHolders } from './deliveries.ts'
import { inTurn } from './in-turn.ts'
import { describePerson, findPerson } from './person.ts'

/** A part of one of the answer's lists, by what the list is ordered by. */
type Item<Key> = { key: Key; json: string; total: number }

const ids = sql`${sql.placeholder('ids')}::uuid[]`

/** Rows of JSON by their keys, up to a page; `order` is `key`, or that with a direction. */
const itemsWithin = (rows: SQL, order = sql`key`) => withinBytes(rows, sql`octet_length(json::text)`, order)

const mentioned = sql`${sql.placeholder('mentioned')}::uuid[]`

/**
 * Records that name the contact, or named it once and name none now. A deleted record counts, and is shown, as it was last.
 */
const recordsStatement = (kind: AnyRecordKind, table: typeof activities | typeof deals, isElsewhere = sql`false`) =>
  unrestricted<Item<string>>(
    'person',
    `personal_${kind.entity}`,
    itemsWithin(sql`select ${table.id} as key, (select row_to_json(one) from (select ${columnsOf(kind)}) as one) as json from ${table}
      where ${mine(
        table,
        sql`${table.id} = any(${mentioned})`,
        sql`coalesce(${table.contactId} = any(${ids}), true) or ${isElsewhere}`
      )}
      union all
      select mentioned.id, ('{"custom":{}}' || last.data::jsonb - 'contacts')::json
      from unnest(${mentioned}) as mentioned (id), lateral (${latestChange(sql`mentioned.id`)}) as last
      where last.action = 'deleted' and (coalesce((last.data ->> 'contactId')::uuid = any(${ids}), true)
        or last.data ->> 'contacts' like any(${sql.placeholder('patterns')}::text[]))`)
  )

const selectActivities = recordsStatement(activity, activities)
const isAmongContacts = mine(
  dealContacts,
  sql`${dealContacts.dealId} = ${deals.id}`,
  sql`${dealContacts.contactId} = any(${ids})`
)
const selectDeals = recordsStatement(deal, deals, sql`exists (select from ${dealContacts} where ${isAmongContacts})`)
const selectHistory = statement<Item<number>>(
  'personal_history',
  itemsWithin(
    sql`select ${changes.sequence}::float8 as key, (select row_to_json(entry) from (select ${selectList(entryColumns)}) as entry) as json
    from ${changesOfNumbers}`,
    sql`key desc`
  )
)
const selectAudit = statement<{ json: string }>(
  'personal_audit_log',
  sql`select coalesce(json_agg(shown), '[]') as json from (
      select ${selectList(auditColumns)} from ${auditLog} where ${mine(auditLog, isAboutPerson)} order by ${auditLog.id} desc) as shown`
)
const shared = sql`(select ${webhookBodies.body} from ${webhookBodies} where ${mine(webhookBodies, sql`${webhookBodies.eventId} = ${webhookDeliveries.eventId}`)} limit 1)`
const selectDeliveries = statement<Item<string>>(
  'personal_deliveries',
  itemsWithin(
    sql`select ${webhookDeliveries.id} as key, (select row_to_json(delivery) from (select ${webhookDeliveries.id} as id,
        ${webhookDeliveries.webhookId} as "webhookId", ${webhookDeliveries.eventId} as "eventId", ${webhookDeliveries.event} as event,
        ${webhookDeliveries.status} as status, ${iso(webhookDeliveries.createdAt)} as "createdAt",
        ${iso(webhookDeliveries.deliveredAt)} as "deliveredAt", coalesce(${webhookDeliveries.body}, ${shared}) as body) as delivery) as json
    from unnest(${sql.placeholder('webhookId')}::uuid[], ${sql.placeholder('id')}::uuid[]) as wanted (webhook_id, id), ${webhookDeliveries}
    where ${mine(webhookDeliveries, sql`${webhookDeliveries.webhookId} = wanted.webhook_id`, sql`${webhookDeliveries.id} = wanted.id`)}`
  )
)

/**
 * Everything that is kept of a contact, living or deleted, as it is read: pages of each list, so that memory doesn't grow with what there
 * is. 404 where the tenant never had it, or it was erased.
 */
export async function readPersonalData(
  ctx: Context,
  id: string,
  fields?: string[]
): Promise<StreamedText<Schemas['PersonalDataResponse']>> {
  const db = inTurn(ctx)
  const found = await findPerson(ctx, db, id)
  if ((await findErased(db, ctx, [id])).size > 0) throw notFound(contact.entity)
  const parts = Object.entries(partsOf(ctx, id, found)).filter(([name]) => fields?.includes(name) ?? true)
  return stream(write(parts))
}

/** The answer's properties, each read when its turn comes. */
function partsOf(
  ctx: Context,
  id: string,
  found: string[]
): Record<keyof Schemas['PersonalDataResponse'], () => AsyncIterable<string>> {
  const db = inTurn(ctx)
  const { tenantId } = ctx
  const patterns = found.map((contactId) => `%${contactId}%`)
  const values = (more: object) => valuesFor(ctx, { ids: found, patterns, ...more })
  const findMentioned = once(async () => {
    const { sequence: until } = await findLatest(db, ctx)
    return runOne(db, selectMentions, { tenantId, ids: found, after: 0, until })
  })
  const describe = once(() => describePerson(db, ctx, found, []))
  const recordsOf = (packed: PackedIds, select: typeof selectActivities) =>
    listOf(
      (from, count) => unpackIds(packed, from, count),
      (mentioned) => run(db, select, values({ mentioned }))
    )
  return {
    contact: async function* () {
      yield (await findShown(ctx, db, contact, id))?.json ??
        (await run(db, selectLast, { tenantId, id }))[0]?.data ??
        'null'
    },
    activities: async function* () {
      yield* recordsOf((await findMentioned()).activities, selectActivities)
    },
    deals: async function* () {
      yield* recordsOf((await findMentioned()).deals, selectDeals)
    },
    history: async function* () {
      const sequences = (await runOne(db, selectSequences, { tenantId, ids: found })).sequences.reverse()
      yield* listOf(
        (from, count) => sequences.slice(from, from + count),
        (some) => run(db, selectHistory, { tenantId, sequences: some })
      )
    },
    deliveries: async function* () {
      const { deliveries } = await findHolders(db, ctx, await describe())
      const held = new Map(deliveries.map((one) => [one.id, one]))
      const ordered = [...held.keys()].sort()
      yield* listOf(
        (from, count) => ordered.slice(from, from + count),
        (some) =>
          run(db, selectDeliveries, {
            tenantId,
            ...columnsOfRows(
              some.flatMap((one) => held.get(one) ?? []),
              'webhookId',
              'id'
            )
          })
      )
    },
    auditLog: async function* () {
      const { addresses } = await describe()
      yield (await run(db, selectAudit, { tenantId, ids: found, addresses: keysOf(addresses) }))[0]?.json ?? '[]'
    }
  }
}

/** A JSON object of such properties, in pieces. */
async function* write(parts: [name: string, read: () => AsyncIterable<string>][]): AsyncGenerator<string> {
  let before = '{'
  for (const [name, read] of parts) {
    yield `${before}"${name}":`
    yield* read()
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

/** A JSON list of rows that are read in pages, in pieces. */
async function* listOf<Key>(
  keysAt: (from: number, count: number) => Key[],
  read: (some: Key[]) => Promise<Item<Key>[]>
): AsyncGenerator<string> {
  let before = '['
  for await (const page of rowsOfKeys(keysAt, ({ key }) => key, read)) {
    yield before + page.map(({ json }) => json).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** Does some work when it is first needed, and then has what came of it. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
}
