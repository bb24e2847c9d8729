import { activity } from '../activities/record.ts'
import { company } from '../companies/record.ts'
import { contact } from '../contacts/record.ts'
import type { Entity } from '../custom/definitions.ts'
import { deal } from '../deals/record.ts'
import type { AnyRecordKind } from '../records/record.ts'

/** The record types that have custom properties, by their names in the change log. */
export const recordKinds: Record<Entity, AnyRecordKind> = { contact, company, deal, activity }
