import type { Rendered } from '../handler-results.ts'
import { onceFor, type Request } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'

/**
 * Does a large write in parts, each in a transaction of its own, so that the tenant's other writes come in between. `next` does one
 * part, and resolves with the answer once all are done, which is stored in that transaction where the request has an
 * Idempotency-Key.
 */
export async function writeInParts<T>(
  request: Request,
  next: (tx: TenantTransaction) => Promise<Rendered<T> | undefined>
): Promise<Rendered<T>> {
  const once = onceFor<T>(request)
  const part = async (tx: TenantTransaction) => {
    const known = await once?.find(tx)
    if (known) return known
    const answer = await next(tx)
    if (answer) await once?.store(tx, answer)
    return answer
  }
  for (;;) {
    const answer = await request.writer.write(request.tenantId, part)
    if (answer) return answer
  }
}
