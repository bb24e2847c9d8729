import type { Fleet } from './fleet.ts'
import type { ReleasedTenant } from './release.ts'

type Change = { sequence: number; entityId: string; data: { name?: string } }

/** What of the acknowledged writes is not there, and where the feed has a gap. */
export async function findLosses(
  fleet: Fleet,
  tenant: ReleasedTenant,
  acknowledged: ReadonlyMap<string, string>
): Promise<string[]> {
  const losses: string[] = []
  const latest = new Map<string, string | undefined>()
  let expected = 1
  for await (const { sequence, entityId, data } of followFeed(fleet, tenant)) {
    if (sequence !== expected) losses.push(`the feed goes on with ${sequence} where ${expected} should come`)
    expected = sequence + 1
    latest.set(entityId, data.name)
  }
  for (const [id, name] of acknowledged) {
    if (latest.get(id) !== name) losses.push(`${id} is ${latest.get(id)} in the feed, and was acknowledged as ${name}`)
    const { status, body } = await fleet.send(tenant, 'GET', `/api/v1/companies/${id}?fields=name`)
    const found = status === 200 ? body.name : status
    if (found !== name) losses.push(`${id} is ${found}, and was acknowledged as ${name}`)
  }
  return losses
}

async function* followFeed(fleet: Fleet, tenant: ReleasedTenant): AsyncGenerator<Change> {
  for (let cursor = '', hasMore = true; hasMore; ) {
    const query = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await fleet.send(tenant, 'GET', `/api/v1/changes?limit=100${query}`)
    yield* body.changes as Change[]
    cursor = String(body.nextCursor)
    hasMore = body.hasMore === true
  }
}
