import t from 'tap'
import { type OperationDescription, operations } from '../../generated/operations.ts'
import { startService } from '../support/start.ts'
import { watchQueries } from '../support/watch-queries.ts'

const bad = [
  '1e999',
  'Infinity',
  '-Infinity',
  'NaN',
  '1e2',
  '0x10',
  '0b1',
  '+5',
  '-1',
  '1.0',
  '5.',
  '',
  '%20',
  '%205',
  '5%20',
  '٣',
  '9007199254740993',
  '1_0',
  'true',
  '1%27'
]

t.test('A number parameter is plain digits and nothing else', async (t) => {
  const { send } = await startService(t)
  const all: [string, OperationDescription][] = Object.entries(operations)
  const some = all.filter(([, { integers }]) => integers.length > 0)
  t.ok(some.length > 8, 'there are such operations')
  const texts: string[] = []
  watchQueries(t, (text) => texts.push(text))
  for (const [id, { path, integers }] of some) {
    const url = path.replace('{id}', '019cadda-5f13-7e0b-b2c4-3d4e5f6a7b8c')
    for (const name of integers) {
      for (const text of bad) {
        const { status, problem } = await send({ url: `${url}?${name}=${text}` })
        const paths = (problem.errors ?? []).map(({ path }) => path)
        if (status !== 400 || paths.join() !== name) t.fail(`${id} ${name}=${text}: ${status} ${paths}`)
      }
    }
    const both = await send({ url: `${url}?${integers.map((name) => `${name}=1e1`).join('&')}` })
    t.same(
      both.problem.errors?.map(({ path }) => path),
      integers,
      `${id} names all of them`
    )
  }
  t.notOk(
    texts.some((text) => /1e999|Infinity|0x10/.test(text)),
    'none became part of a statement'
  )
  t.equal((await send({ url: '/api/v1/companies?limit=007&offset=00' })).status, 200)
})
