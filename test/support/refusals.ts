import type { Test } from 'tap'
import { differences, digestedTables, readDigest } from '../../checks/proof/digest.ts'
import type { Service, TestTenant } from './start.ts'
import { watchQueries } from './watch-queries.ts'

/** A statement that names a tenant's table as what it writes to. */
const write = new RegExp(`\\b(?:insert into|update|delete from)\\s+(?:only\\s+)?"?(${digestedTables.join('|')})\\b`)
/** Tables that deliveries and imports write to whatever is refused meanwhile. */
const backgroundTable = /^(webhook|dropped_webhooks|import_|runs$)/

/**
 * Makes what sends a request and throws where a 4xx left anything behind: all tables of the tenant are compared with what they were
 * before (docs/proof.md#refused-requests). Where no statement of this process has named one of them as what it writes to, they are the
 * same, and not read. To be used for one request at a time; `isBusy` where deliveries or imports are under way, whose tables can't be
 * compared then.
 */
export function refusalChecker(
  t: Pick<Test, 'teardown'>,
  { db }: Pick<Service, 'db'>,
  { tenantId }: Pick<TestTenant, 'tenantId'>,
  isBusy = false
) {
  let known = {}
  let hasWritten = true
  watchQueries(t, (text) => {
    hasWritten ||= write.test(text)
  })
  const read = async () => {
    hasWritten = false
    // Prepared: to plan it takes longer than to run it.
    known = await readDigest((text, values) => db.query({ name: 'digest', text, values }), tenantId)
    return known
  }
  return async <Answered extends { status: number }>(
    what: string,
    send: () => Promise<Answered>
  ): Promise<Answered> => {
    const before = hasWritten ? await read() : known
    const answer = await send()
    if (!hasWritten || answer.status < 400 || answer.status >= 500) return answer
    const names = differences(before, await read()).filter((name) => !isBusy || !backgroundTable.test(name))
    if (names.length > 0) throw new Error(`${what} was refused (${answer.status}), and yet changed ${names.join(', ')}`)
    return answer
  }
}
