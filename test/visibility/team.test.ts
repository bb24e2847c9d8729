import t from 'tap'
import { compareWorlds } from './compare.ts'

t.test(
  'Two tenants that differ by hidden records answer an access token of a user who sees the team’s records alike',
  async (t) => {
    await compareWorlds(t, 'team')
  }
)
