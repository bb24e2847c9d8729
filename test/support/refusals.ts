import type { Test } from 'tap'
import { type Digest, differences, digestedTables, readDigest } from '../../checks/proof/digest.ts'
import type { Service, TestTenant } from './start.ts'
import { watchQueries } from './watch-queries.ts'

/** A statement that names a tenant's table as what it writes to. */
const write = new RegExp(
  `\\b(?:insert into|update|delete from)\\s+(?:only\\s+)?"?(${digestedTables.join('|')})\\b`,
  'g'
)
/** Tables that deliveries and imports write to whatever is refused meanwhile. */
const backgroundTable = /^(webhook|dropped_webhooks|import_|runs$)/

/**
 * Makes what sends a request and throws where a 4xx left anything behind: all tables of the tenant are compared with what they were
 * before (docs/proof.md#refused-requests). A table that no statement of this process has named as what it writes to is the same, and not
 * read. To be used for one request at a time; `isBusy` where deliveries or imports are under way, whose tables can't be compared then.
 */
export function refusalChecker(
  t: Pick<Test, 'teardown'>,
  { sql }: Pick<Service, 'sql'>,
  { tenantId }: Pick<TestTenant, 'tenantId'>,
  isBusy = false
) {
  let known: Digest = {}
  let written = new Set(digestedTables)
  watchQueries(t, (text) => {
    for (const [, name = ''] of text.matchAll(write)) written.add(name)
  })
  /** Reads what was written since, and resolves with what it all was before and is now. */
  const read = async () => {
    const before = known
    const names = written
    written = new Set()
    if (names.size > 0) known = { ...before, ...(await readDigest(sql, tenantId, names)) }
    return { before, now: known }
  }
  return async <Answered extends { status: number }>(
    what: string,
    send: () => Promise<Answered>
  ): Promise<Answered> => {
    await read()
    const answer = await send()
    if (answer.status < 400 || answer.status >= 500) return answer
    const { before, now } = await read()
    const names = differences(before, now).filter((name) => !isBusy || !backgroundTable.test(name))
    if (names.length > 0) throw new Error(`${what} was refused (${answer.status}), and yet changed ${names.join(', ')}`)
    return answer
  }
}
