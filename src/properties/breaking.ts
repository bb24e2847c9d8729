import type { Schemas } from '../../generated/types.ts'
import type { Context } from '../contract.ts'
import { compareContracts } from '../contract-diff/compare.ts'
import type { CustomProperty } from '../custom/definitions.ts'
import type { TenantTransaction } from '../writes/transaction.ts'
import { tenantContract } from './tenant-contract.ts'

export type Breaking = Schemas['BreakingResponse']

/** Thrown behind a change, so that it is rolled back: the definition before and after, undefined where it is gone. */
class Tried {
  readonly before: CustomProperty | undefined
  readonly after: CustomProperty | undefined

  constructor(before: CustomProperty | undefined, after: CustomProperty | undefined) {
    this.before = before
    this.after = after
  }
}

/**
 * What a change of a definition would break for clients of the tenant's contract. `work` makes the change, and refuses it as ever;
 * then it is rolled back.
 */
export async function findBreaking(
  ctx: Context,
  id: string,
  work: (tx: TenantTransaction) => Promise<{ json: string } | undefined>
): Promise<Breaking> {
  const tryIt = async (tx: TenantTransaction): Promise<Tried> => {
    const changed = await work(tx)
    const before = tx.properties.all.find((one) => one.id === id)
    throw new Tried(before, changed ? JSON.parse(changed.json) : undefined)
  }
  const { before, after } = await ctx.writer.write(ctx.tenantId, tryIt).catch((error) => {
    if (error instanceof Tried) return error
    throw error
  })
  // No other definition differs.
  const [released, current] = [before, after].map((one) => tenantContract(ctx, one ? [one] : []))
  const today = new Date().toISOString().slice(0, 10)
  const findings = compareContracts(released, current, { today, isRelease: false })
  return { breaking: findings.map(({ location, message }) => ({ path: location.slice('#'.length), message })) }
}
