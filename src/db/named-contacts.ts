import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

type ChangeColumns = { entity: SQLWrapper; data: SQLWrapper; previous: SQLWrapper }

/** Whether a change row is of a type of record that may name contacts; the others are not in the index of who is named. */
export function namesContacts({ entity }: Pick<ChangeColumns, 'entity'>): SQL {
  return sql`${entity} not in ('contact', 'company')`
}

/**
 * The ids of the contacts that such a change row names, now or formerly, as the index has them (drizzle/, `crm_named_contacts`).
 * PostgreSQL uses the index only for exactly this expression, beside `namesContacts`.
 */
export function namedContacts({ entity, data, previous }: ChangeColumns): SQL {
  return sql`public.crm_named_contacts(${entity}, ${data}, ${previous})`
}
