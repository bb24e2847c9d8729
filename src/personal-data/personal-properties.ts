import type { Schemas } from '../../generated/types.ts'
import { activity } from '../activities/record.ts'
import { contact } from '../contacts/record.ts'
import { getTableColumns, type PgColumn } from '../db/drizzle.ts'
import type { AnyRecordKind, Row } from '../records/record.ts'

// What of a record is a person's. A new property of a contact doesn't compile until it has a line here.

/** An address or a name, by which texts are found that are about the person; something else of theirs; or what an erasure leaves. */
type Nature = 'address' | 'name' | 'other' | 'kept'

const ofContact: Record<keyof Schemas['ContactResponse'], Nature> = {
  ...{ id: 'kept', tenantId: 'kept', createdAt: 'kept', updatedAt: 'kept' },
  ...{ firstName: 'name', lastName: 'name' },
  ...{ email: 'address', phone: 'address', mobile: 'address' },
  ...{ title: 'other', department: 'other', companyId: 'other', companyName: 'other' },
  ...{ address: 'other', city: 'other', state: 'other', country: 'other', postalCode: 'other' },
  ...{ lifecycleStage: 'other', leadSource: 'other', tags: 'other', notes: 'other' },
  ...{ ownerId: 'other', ownerName: 'other', lastActivityAt: 'other', custom: 'other' }
}

const ofActivity: (keyof Schemas['ActivityResponse'])[] = [
  ...(['id', 'tenantId', 'activityType', 'status', 'priority', 'createdAt', 'updatedAt'] as const)
]

const contactProperties = (nature: Nature) =>
  Object.entries(ofContact).flatMap(([name, one]) => (one === nature ? name : []))

export const addressProperties: string[] = contactProperties('address')
export const nameProperties: string[] = contactProperties('name')

/** The properties of a record that an erasure leaves as they are. */
export const keptProperties: { contact: string[]; activity: string[] } = {
  contact: contactProperties('kept'),
  activity: ofActivity
}

/** What becomes of a value that is taken out: null, or where null would break the schema an empty value, or the last one of a list. */
export function blankOf(kind: AnyRecordKind, name: string): unknown {
  const column = (getTableColumns(kind.table) as Record<string, PgColumn | undefined>)[name]
  if (!column?.notNull) return null
  if (column.dataType === 'array') return []
  if (column.dataType === 'json') return {}
  return column.enumValues?.at(-1) ?? ''
}

/** A record without what is a person's. */
export function blank(entity: 'contact' | 'activity', record: Row, erasedAt: string): Row {
  const kind = { contact, activity }[entity]
  const left = Object.entries(record).map(([name, value]) => [
    name,
    keptProperties[entity].includes(name) ? value : blankOf(kind, name)
  ])
  return { ...Object.fromEntries(left), erasedAt }
}

/** Whether an object is such a record, or a part of one, that wasn't erased yet. */
export function isRecord(entity: 'contact' | 'activity', object: Row): boolean {
  const names = Object.keys({ contact, activity }[entity].view)
  const own = names.filter((name) => !keptProperties[entity].includes(name))
  return !('erasedAt' in object) && own.some((name) => object[name] != null)
}
