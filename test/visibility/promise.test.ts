import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { describe, operationIds } from '../support/operations.ts'
import { anonymous, refused, ways } from './ways.ts'
import { makeWorlds } from './worlds.ts'

t.test('Every operation of the contract is known to the test of what is hidden', async (t) => {
  const known = [...Object.keys(ways), ...refused, ...anonymous]
  t.same(known.sort(), [...operationIds].sort())
})

t.test('What tells of all records is a 403 to who sees only some', async (t) => {
  const { service, whole } = await makeWorlds(t, 'team')
  for (const id of refused as OperationId[]) {
    const { status, problem } = await service.call(id, { as: whole.as, params: { id: whole.id('company.mine') } })
    const code = describe(id).scope === 'admin' ? 'insufficient_scope' : 'forbidden'
    t.same([status, problem.code], [403, code], id)
  }
})
