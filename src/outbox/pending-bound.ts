import { openCache } from '../cache.ts'
import { sql } from '../db/drizzle.ts'
import { webhookDeliveries } from '../db/schema.ts'
import { type Executor, runOne, statement } from '../db/statement.ts'
import { mine } from '../db/tenant.ts'
import { overloaded } from '../errors.ts'

const maxTenants = 50_000
/** After so long a tenant without room is counted again, in milliseconds, or after so many times what counting took. */
const recountMs = 1_000
const recountTimes = 20
/** This share of the bound may be queued by one instance until it counts again. */
const shareOfBound = 0.1

const countPending = statement<{ count: number }>(
  'count_pending',
  sql`select count(*)::int as count from (select from ${webhookDeliveries}
    where ${mine(webhookDeliveries, sql`${webhookDeliveries.status} = 'pending'`)} limit ${sql.placeholder('max')}::int) as pending`
)

/** How many deliveries may be queued until the next count; where none may, that holds until `until`. */
type Room = { left: number; until: number }

/**
 * Refuses to queue deliveries of a tenant while as many wait as may. They are counted under the tenant's lock, and again only when
 * a tenth of the bound has been queued since. So each instance exceeds the bound by one write, and by a tenth beside others.
 */
export class PendingBound {
  readonly #max: number
  readonly #onRefusal: () => void
  readonly #rooms = openCache<Room>(maxTenants)

  constructor(max: number, onRefusal: () => void) {
    this.#max = max
    this.#onRefusal = onRefusal
  }

  /** Takes room for `count` deliveries. Throws a 503 where there is none. Only under the tenant's lock. */
  async take(tx: Executor, tenantId: string, count: number): Promise<void> {
    let room = this.#rooms.get(tenantId)
    if (!room || (room.left <= 0 && room.until <= performance.now())) {
      const beganAt = performance.now()
      const { count: pending } = await runOne(tx, countPending, { tenantId, max: this.#max })
      const left = Math.min(this.#max - pending, Math.ceil(this.#max * shareOfBound))
      const tookMs = performance.now() - beganAt
      room = { left, until: left > 0 ? 0 : beganAt + Math.max(recountMs, tookMs * recountTimes) }
      this.#rooms.set(tenantId, room)
    }
    if (room.left <= 0) {
      this.#onRefusal()
      throw overloaded('Too many deliveries wait for this tenant’s webhooks; try again when some have been made.')
    }
    room.left -= count
  }
}
