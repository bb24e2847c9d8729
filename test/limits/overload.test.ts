import { setImmediate as nextRound } from 'node:timers/promises'
import t from 'tap'
import { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

t.test('While the event loop lags behind, requests below /api are refused, and probes are answered', async (t) => {
  const { call, app } = await startService(t, { maxLagMs: 50 })
  // A busy machine lags at first.
  await waitFor('it answers', async () => (await call('listCompanies', {})).status === 200)
  const refused = async () => {
    const answer = await call('listCompanies', {})
    return answer.status === 200 ? undefined : answer
  }
  let answer = await refused()
  while (!answer) {
    const end = performance.now() + 200
    while (performance.now() < end);
    await nextRound()
    answer = await refused()
  }
  t.match(answer.problem, { status: 503, code: 'overloaded', detail: 'The service is overloaded; try again shortly.' })
  t.equal(answer.headers['retry-after'], '5')
  t.equal((await app.inject('/healthz')).statusCode, 200)
})
