import type { Operations, Schemas } from '../../generated/types.ts'
import { fullName } from '../contacts/full-name.ts'
import { toUtcIso } from '../date-time.ts'
import { sql } from '../db/drizzle.ts'
import { companies, contacts, deals, dealWords, pipelines, stages, users } from '../db/schema.ts'
import type { FieldError } from '../errors.ts'
import { canonicalId } from '../ids.ts'
import { withLast } from '../json-text.ts'
import type { EventName } from '../outbox/subscriptions.ts'
import { formerNameKey } from '../records/former-name-key.ts'
import { type RecordKind, type Row, referenced, withKey } from '../records/record.ts'
import { viewOf } from '../records/view.ts'
import { comparedStart } from '../texts/compared.ts'
import { adjustContacts, dealChildren, dealsByContact } from './entries.ts'

const isBantQualified = sql<boolean>`coalesce(${deals.bantScore} >= ${sql.placeholder('bantThreshold')}::int, false)`

/** Deals; upsert matches them by name and pipeline. */
export const deal: RecordKind<Schemas['DealResponse'], Schemas['UpdateDealRequest'], Operations['listDeals']['query']> =
  {
    entity: 'deal',
    isLogged: true,
    table: deals,
    view: viewOf('getDeal', deals, {
      stageName: referenced(deals.stageId, stages, stages.name),
      contactName: referenced(deals.contactId, contacts, fullName),
      companyName: referenced(deals.companyId, companies, companies.name),
      ownerName: referenced(deals.ownerId, users, users.name),
      isBantQualified
    }),
    // Within a bulk, ids that are part of the key are compared as text.
    normalize: {
      pipelineId: canonicalId,
      expectedCloseDate: toUtcIso,
      actualCloseDate: toUtcIso
    },
    readOnly: ['bantScore'],
    defaults: { currency: 'USD', status: 'open', custom: {} },
    derive: withKey('name', 'nameKey', formerNameKey),
    match: { property: 'name', columns: ['name', 'pipelineId'], form: comparedStart, isFolded: true, isUnique: false },
    events: {
      created: createEvents,
      updated: updateEvents,
      deleted: () => ['deal.deleted'],
      data: (event, json, { stageId }) =>
        event === 'deal.stage_changed' ? withLast(json, 'previousStageId', JSON.stringify(stageId)) : json
    },
    writtenElsewhere: ['lastActivityAt'],
    derived: {
      isBantQualified: ({ bantScore }, { bantThreshold }) => typeof bantScore === 'number' && bantScore >= bantThreshold
    },
    alsoLogged: [
      ...['budget', 'authority', 'need', 'timeline'],
      ...['budgetNotes', 'authorityNotes', 'needNotes', 'timelineNotes']
    ],
    // A new deal may be closed already.
    complete: (row) => (row.status === 'open' ? row : { ...row, ...adjustClosing({}, row, String(row.createdAt)) }),
    faultsOf: findClosingFaults,
    adjust: (old, patch, now) => ({ ...adjustClosing(old, patch, now), ...adjustContacts(old, patch) }),
    children: dealChildren,
    filters: {
      status: { column: deals.status },
      pipelineId: { column: deals.pipelineId },
      stageId: { column: deals.stageId },
      companyId: { column: deals.companyId },
      contactId: { column: deals.contactId },
      ownerId: { column: deals.ownerId }
    },
    query: {
      words: dealWords(deals),
      indexedByWord: ['name', 'notes'],
      unsortable: ['notes'],
      booleans: ['isBantQualified'],
      groupedTexts: ['currency'],
      names: { pipelineId: referenced(deals.pipelineId, pipelines, pipelines.name) },
      money: { amount: 'value', currency: 'currency' },
      joinTables: { contactId: dealsByContact }
    }
  }

/**
 * Closing sets the date, unless it is given, and the probability; reopening clears the date. So a closed deal always has
 * one, and an open deal none.
 */
function adjustClosing(old: Row, patch: Row, now: string): Row {
  const status = patch.status ?? old.status
  if (status === 'open') return { actualCloseDate: null }
  if (status === old.status) return { actualCloseDate: patch.actualCloseDate ?? old.actualCloseDate }
  return { actualCloseDate: patch.actualCloseDate ?? now, probability: status === 'won' ? 100 : 0 }
}

/** A date that can't be set, since an open deal has none, or emptied, since a closed one has one. What is there may be sent back. */
function findClosingFaults(old: Row, { status, actualCloseDate }: Row, next: Row): FieldError[] {
  if (actualCloseDate === undefined || actualCloseDate === (old.actualCloseDate ?? null)) return []
  const path = '/actualCloseDate'
  if (next.status === 'open') {
    const message = 'belongs to a deal that is won or lost, and this one is open: send status, too'
    return actualCloseDate === null ? [] : [{ path, message }]
  }
  if (actualCloseDate !== null || status !== undefined) return []
  return [{ path, message: 'can not be empty while the deal is won or lost: status open empties it' }]
}

/** Properties that change with deal.won and deal.lost: for these alone no deal.updated follows. */
const ofClosing = ['status', 'probability', 'actualCloseDate']

/** One that is made won or lost is news of both; one that comes back was won or lost before. */
function createEvents({ status }: Row, isRestored: boolean): EventName[] {
  if (isRestored || status === 'open') return ['deal.created']
  return ['deal.created', status === 'won' ? 'deal.won' : 'deal.lost']
}

/** A move, and a win or loss, have events of their own; what else a change does is an update. */
function updateEvents(old: Row, next: Row, changed: string[]): EventName[] {
  const events: EventName[] = []
  const hasMoved = next.stageId !== old.stageId
  const hasClosed = next.status !== old.status && next.status !== 'open'
  if (hasMoved) events.push('deal.stage_changed')
  if (hasClosed) events.push(next.status === 'won' ? 'deal.won' : 'deal.lost')
  const isCovered = (name: string) => (hasMoved && name === 'stageId') || (hasClosed && ofClosing.includes(name))
  return changed.every(isCovered) ? events : [...events, 'deal.updated']
}
