import { readFileSync } from 'node:fs'
import t from 'tap'
import { startService } from '../support/start.ts'

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

t.test('The examples under "Finding records" work as they stand', async (t) => {
  const { call, send, acme } = await startService(t)
  const [, chapter = ''] = /## Finding records\n(.*?)\n## /s.exec(contract.info.description) ?? []
  const examples = [...chapter.matchAll(/^search (\w+) '(.*?)'$/gms)].map(([, kind = '', body = '']) => ({
    kind,
    body
  }))
  t.ok(examples.length >= 10, `there are ${examples.length}`)

  await call('createContact', { body: { firstName: 'José', lastName: 'García', tags: ['vip'] } })
  await call('createContact', { body: { firstName: 'Maja', lastName: 'Ek', email: 'm@nordwind.example' } })
  await call('createCompany', { body: { name: 'Nordwind', phone: '+46 8 555 010 20', city: 'Stockholm' } })
  await call('createActivity', { body: { activityType: 'call', subject: 'Talk', dueDate: '2026-03-12' } })
  const [pipeline] = (await call('listPipelines')).body
  const [, second] = pipeline?.stages ?? []
  const stage = { pipelineId: pipeline?.id ?? '', stageId: second?.id ?? '' }
  await call('createDeal', { body: { ...stage, name: 'Fleet', value: 25_000 } })

  for (const { kind, body } of examples) {
    const {
      status,
      problem,
      body: found
    } = await send({
      method: 'POST',
      url: `/api/v1/${kind}/search`,
      headers: { 'content-type': 'application/json' },
      payload: body,
      as: acme.reader
    }).then((answer) => ({
      status: answer.status,
      problem: answer.status >= 400 ? answer.problem : undefined,
      body: answer.status < 400 ? (answer.body as unknown[]) : []
    }))
    if (body.includes('cursor')) t.equal(problem?.code, 'invalid_cursor', 'where a reader has to put the own')
    else t.ok(status === 200 && found.length > 0, `${kind} ${body} ${JSON.stringify(problem)}`)
  }
})
