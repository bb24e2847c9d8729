import type { OperationId } from '../../generated/operations.ts'
import { activity } from '../activities/record.ts'
import { company } from '../companies/record.ts'
import { contact } from '../contacts/record.ts'
import { deal } from '../deals/record.ts'
import type { FieldError } from '../errors.ts'
import type { AnyRecordKind } from '../records/record.ts'
import { checkSearch } from '../records/search.ts'

type Check = (parts: { query: unknown; body: unknown }) => FieldError[]

const searchOf =
  (kind: AnyRecordKind): Check =>
  (parts) =>
    checkSearch(kind, parts)

/** What is checked of requests beyond their schema; the contract marks what a schema leaves to it, `x-checked-by-service`. */
export const checks: Partial<Record<OperationId, Check>> = {
  listCompanies: searchOf(company),
  searchCompanies: searchOf(company),
  listContacts: searchOf(contact),
  searchContacts: searchOf(contact),
  listDeals: searchOf(deal),
  searchDeals: searchOf(deal),
  listActivities: searchOf(activity),
  searchActivities: searchOf(activity)
}
