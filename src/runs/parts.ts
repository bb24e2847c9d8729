import type { Rendered } from '../handler-results.ts'
import { onceFor, type Request } from '../writes/once.ts'
import type { TenantTransaction } from '../writes/transaction.ts'

/**
 * Does a large write in parts, each in a transaction of its own, so that the tenant's other writes come in between. `next` does one
 * part, and resolves with the answer once all are done, which is stored in that transaction where the request has an
 * Idempotency-Key. The answer of a dry run, which writes nothing, is stored by itself.
 */
export async function writeInParts<T>(
  request: Request,
  isDryRun: boolean,
  next: (tx: TenantTransaction) => Promise<Rendered<T> | undefined>
): Promise<Rendered<T>> {
  const { tenantId, writer } = request
  const once = onceFor<T>(request)
  const part = async (tx: TenantTransaction) => {
    if (isDryRun || !once) return next(tx)
    const known = await once.find(tx)
    if (known) return known
    const answer = await next(tx)
    if (answer) await once.store(tx, answer)
    return answer
  }
  for (;;) {
    const answer = await writer.write(tenantId, part)
    if (answer) return isDryRun ? writer.write(tenantId, async () => answer, once) : answer
  }
}
