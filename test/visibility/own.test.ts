import t from 'tap'
import { compareWorlds } from './compare.ts'

t.test(
  'Two tenants that differ by hidden records answer a key that is bound to a user who sees the own records alike',
  async (t) => {
    await compareWorlds(t, 'own')
  }
)
