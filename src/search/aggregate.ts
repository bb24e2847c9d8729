import type { Schemas } from '../../generated/types.ts'
import type { Context, ReadRequest } from '../contract.ts'
import { preparedByShape } from '../db/prepared.ts'
import { runWith } from '../db/statement.ts'
import { ApiError, type FieldError, invalidRequest } from '../errors.ts'
import { type Rendered, render } from '../handler-results.ts'
import type { KindThatShows } from '../records/record.ts'
import { valuesFor } from '../records/rows.ts'
import { aggregateStatement, namesOfParameters } from './aggregate-statement.ts'
import { valuesOf } from './condition.ts'
import { findableBy } from './custom-property.ts'
import { explainTimeout, keyOf, searchTimeout, shapeOf } from './find-page.ts'
import { planPage } from './page-plan.ts'
import type { Query } from './query.ts'
import { type Asked, readAsked } from './read-aggregate.ts'
import { readSearch } from './search.ts'
import { wordQueryOf } from './words.ts'

type Body = { limit?: number }
type Read = Asked & Pick<Query, 'conditions' | 'words'>

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
    const query: Query = { conditions, words, keys: [], limit: 0, fields: undefined, withTotal: false }
    const wordsOfQuery = wordQueryOf(ctx.tenantId, kind, query)
    const shape = shapeOf(kind, query, wordsOfQuery !== null, undefined)
    const { groups, measures, sort, timeZone } = asked
    // Names and keys are parameters, so that tenants share statements.
    const own = groups.concat(measures as never).map(({ name, custom }) => (custom ? `custom ${custom.type}` : name))
    const shapeOfGroups = [own, groups.map(({ period }) => period), measures.map(({ op }) => op), sort]
    const plan = planPage(kind, shape)
    const select = preparedByShape(`${kind.entity}_aggregate`, JSON.stringify([keyOf(shape), shapeOfGroups]), () =>
      aggregateStatement(plan, asked)
    )
    const values = valuesFor(ctx, {
      ...valuesOf(query),
      ...namesOfParameters(asked),
      ...{ words: wordsOfQuery, timeZone, limit: body.limit ?? 100 }
    })
    // What a page along an index can do without, this can't.
    const settings = plan.references.length > 0 ? plan.settings : { plan_cache_mode: 'force_custom_plan' }
    const find = () => runWith(ctx.db, { ...searchTimeout, ...settings }, select, values)
    const [found] = await ctx.search(() => find().catch(explainZone).catch(explainTimeout))
    if (!found) throw new Error('an aggregate returns one row')
    return render(found.json, { page: { isFull: false, total: found.total } })
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

const invalidParameterValue = '22023'

/** Time zones that Node knows and PostgreSQL doesn't. */
function explainZone(error: unknown): never {
  const code = error instanceof ApiError ? undefined : (error as { code?: string } | undefined)?.code
  throw code === invalidParameterValue ? invalidRequest([{ path: '/timeZone', message: 'is not known here' }]) : error
}
