import { type SQL, type SQLWrapper, sql } from './drizzle.ts'

/** The properties of a record that are found by words. */
type Wordy = {
  tenantId: SQLWrapper
  /** Texts whose every word counts, the parts of e-mail addresses and domains, too. */
  texts: SQLWrapper[]
  /** Numbers that are found by any run of their digits. */
  phones?: SQLWrapper[]
  tags?: SQLWrapper
}

/**
 * The words of a record, as the index has them (drizzle/, `crm_words`): each after the end of its tenant's id, so that a
 * search reads no other tenant's part of the index. PostgreSQL uses the index only for exactly this expression.
 */
export function wordsOf({ tenantId, texts, phones = [], tags }: Wordy): SQL {
  const text = sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `
  )
  const none = sql.raw(`'{}'::text[]`)
  const numbers = phones.length > 0 ? sql`array[${sql.join(phones, sql`, `)}]` : none
  return sql`public.crm_words(${tenantId}, ${text}, ${numbers}, ${tags ?? none})`
}
