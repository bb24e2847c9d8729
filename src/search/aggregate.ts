import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import { runWith } from '../db/statement.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import { readingOf } from '../records/past.ts'
import type { AnyRecordKind, KindThatShows, Row } from '../records/record.ts'
import { aggregateStatement, namesOfParameters } from './aggregate-statement.ts'
import { findableBy } from './custom-property.ts'
import { explainTimeout, type OfQuery, prepareQuery, type Selection, searchTimeout } from './find-page.ts'
import { type Asked, readAsked } from './read-aggregate.ts'
import { readSearch } from './search.ts'

type Body = { limit?: number }
type Read = Asked & Selection

/**
 * The operation that counts records of a kind by groups, and adds up numbers of them: in one pass over those that a search would find. 422
 * `query_too_expensive` after two seconds.
 */
export function aggregating<R>(kind: KindThatShows<R>) {
  const answer = async (
    ctx: Context,
    { body, read }: { body: Body; read: unknown }
  ): Promise<Rendered<Schemas['AggregateRow'][]>> => {
    const { conditions, words, ...asked } = read as Read
    const { groups, measures, sort, timeZone } = asked
    // Names and keys are parameters, so that tenants share statements.
    const own = groups.concat(measures as never).map(({ name, custom }) => (custom ? `custom ${custom.type}` : name))
    const shape = JSON.stringify([own, groups.map(({ period }) => period), measures.map(({ op }) => op), sort])
    const { found, asOf } = await findGroups(
      ctx,
      kind,
      { conditions, words },
      {
        purpose: 'aggregate',
        shape,
        values: { ...namesOfParameters(asked), timeZone, limit: body.limit ?? 100 },
        make: (plan) => aggregateStatement(plan, asked),
        isBounded: true
      }
    )
    return render(found.json, { asOfSequence: asOf, page: { isFull: false, total: found.total } })
  }
  return Object.assign(answer, {
    read: ({ body, properties }: Parameters<ReadRequest>[0], errors: FieldError[]): Read => {
      const findable = findableBy(kind, properties)
      const { conditions, words } = readSearch(findable, { ...Object(body), sort: undefined }, errors)
      const options = (key: string) => properties.of(kind.entity).active.get(key)?.options ?? []
      return { conditions, words, ...readAsked(kind, findable, options, conditions, body, errors) }
    }
  })
}

/** A statement of groups, and the values that it needs beside those of its query. */
type OfGroups<Found extends object> = OfQuery<Found> & {
  values: Row
  /** Whether it may take no more than two seconds, as what is asked of the past. */
  isBounded: boolean
}

/** Runs a statement of groups of the records that match, as they are or were. */
export async function findGroups<Found extends object>(
  ctx: Context,
  kind: AnyRecordKind,
  selection: Selection,
  { values: own, isBounded, ...asked }: OfGroups<Found>
): Promise<{ found: Found; asOf: number | undefined }> {
  const { asOf, kind: read, past } = await readingOf(ctx, kind)
  const { plan, statement, values } = prepareQuery(ctx, read, selection, asked)
  // What a page along an index can do without, this can't.
  const settings = plan.references.length > 0 || read.past ? plan.settings : { plan_cache_mode: 'force_custom_plan' }
  const bound = isBounded || read.past ? searchTimeout : {}
  const [found] = await runWith(ctx.db, { ...bound, ...settings }, statement, { ...values, ...own, ...past })
    .catch(explainZone)
    .catch(explainTimeout)
  if (!found) throw new Error('an aggregate returns one row')
  return { found, asOf }
}

const invalidParameterValue = '22023'

/** Time zones that Node knows and PostgreSQL doesn't. */
function explainZone(error: unknown): never {
  const code = error instanceof ApiError ? undefined : (error as { code?: string } | undefined)?.code
  throw code === invalidParameterValue ? invalidRequest([{ path: '/timeZone', message: 'is not known here' }]) : error
}
