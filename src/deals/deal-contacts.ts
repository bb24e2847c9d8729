import type { Schemas } from '../../generated/types.ts'
import { fullName } from '../contacts/full-name.ts'
import type { Context } from '../contract.ts'
import { type SQL, sql } from '../db/drizzle.ts'
import { selectList } from '../db/lists.ts'
import { preparedByShape } from '../db/prepared.ts'
import { contacts, deals } from '../db/schema.ts'
import { type Executor, run, seenStatement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { notFound } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { onlyElementOf } from '../json-text.ts'
import { assertAsShown } from '../records/as-shown.ts'
import { iso } from '../records/record.ts'
import { type Written, writeOne } from '../records/write.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { type Entry, entriesOfDeal, orderOfEntries, withEntry } from './entries.ts'
import { deal } from './record.ts'

type DealContact = Schemas['DealContactResponse']

const columns: Record<keyof DealContact, SQL> = {
  contactId: sql`entry.contact_id`,
  contactName: fullName,
  email: sql`${contacts.email}`,
  role: sql`entry.role`,
  isPrimary: sql`entry.is_primary`,
  addedAt: iso(sql`entry.added_at`)
}

const selectContact = seenStatement(
  'contact_exists',
  sql`select from ${contacts} where ${mine(contacts, sql`${contacts.id} = ${sql.placeholder('contactId')}::uuid`)}`
)

/** All contacts of a deal, or one of them, the primary one first. 404 where there is no such deal. */
export async function listDealContacts(
  ctx: Context,
  id: string,
  fields = Object.keys(columns)
): Promise<Rendered<DealContact[]>> {
  return render(await findEntries(ctx, ctx.db, { id, contactId: null }, fields))
}

/** `id`, `contactId` or null for all → entries as a JSON array. */
async function findEntries(
  { tenantId, sees }: Context,
  executor: Executor,
  values: { id: string; contactId: string | null },
  fields = Object.keys(columns)
): Promise<string> {
  const select = preparedByShape('deal_contacts', fields.join(), () => entriesStatement(fields))
  const [found] = await run(executor, select, { tenantId, sees, ...values })
  if (!found) throw notFound(deal.entity)
  return found.json
}

function entriesStatement(fields: string[]) {
  const contactId = sql`${sql.placeholder('contactId')}::uuid`
  const its = sql`select * from ${contacts} where ${mine(contacts, sql`${contacts.id} = entry.contact_id`)} limit 1`
  return seenStatement<{ json: string }>(
    undefined,
    sql`select (
        select coalesce(json_agg((select row_to_json(one) from (select ${selectList(columns, fields)}) as one) order by ${orderOfEntries}), '[]')
        from ${entriesOfDeal}, lateral (${its}) as ${contacts}
        where entry.contact_id = coalesce(${contactId}, entry.contact_id)) as json
      from ${deals} where ${mine(deals, sql`${deals.id} = ${sql.placeholder('id')}`)}`
  )
}

/** Adds a contact to a deal, or changes what it is there. 404 where the tenant has no such deal or contact. */
export async function setDealContact(
  ctx: Context,
  id: string,
  contactId: string,
  body: Schemas['SetDealContactRequest']
): Promise<Rendered<DealContact>> {
  const work = async (tx: TenantTransaction) => {
    assertAsShown(body, { contactId }, { contactId: 'must be the contact that the path names' })
    const known = await run(tx, selectContact, { tenantId: ctx.tenantId, sees: ctx.sees, contactId })
    if (known.length === 0) throw notFound('contact', 'contactId')
    const { isChanged } = await changeContacts(ctx, tx, id, (entries) => withEntry(entries, contactId, body))
    const json = await findEntries(ctx, tx, { id, contactId })
    return render<DealContact>(onlyElementOf(json), { isUnchanged: !isChanged })
  }
  return ctx.writer.write(ctx.tenantId, work)
}

/** Takes a contact off a deal. 404 where it isn't there. */
export async function removeDealContact(ctx: Context, id: string, contactId: string) {
  const work = async (tx: TenantTransaction) => {
    const isHidden =
      ctx.sees && (await run(tx, selectContact, { tenantId: ctx.tenantId, sees: ctx.sees, contactId })).length === 0
    await changeContacts(ctx, tx, id, (entries) => {
      if (isHidden) throw notFound('contact of this deal', 'contactId')
      const others = entries.filter((entry) => entry.contactId !== contactId)
      if (others.length === entries.length) throw notFound('contact of this deal', 'contactId')
      return others
    })
  }
  await ctx.writer.write(ctx.tenantId, work)
  return { id: contactId, deleted: true as const }
}

/** An update of the deal, with its change row and event. */
function changeContacts(
  ctx: Context,
  tx: TenantTransaction,
  id: string,
  change: (entries: Entry[]) => Entry[]
): Promise<Written> {
  return writeOne(ctx, tx, deal, { action: 'update', id, patch: { contacts: change }, ifMatch: ctx.ifMatch })
}
