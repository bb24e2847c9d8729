import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'
import { startService } from '../support/start.ts'

t.test('Health and contract need neither tenant nor credential', async (t) => {
  const { call } = await startService(t)
  const as = { host: 'localhost', headers: {} }

  t.test("'getHealth' says that the process runs", async (t) => {
    t.same((await call('getHealth', { as })).body, { status: 'ok' })
  })

  t.test("'getReadiness' says that the database answers", async (t) => {
    t.same((await call('getReadiness', { as })).body, { status: 'ready' })
  })

  t.test("'getOpenApiYaml' is the contract, letter by letter", async (t) => {
    const { body, headers } = await call('getOpenApiYaml', { as })
    t.equal(body, readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
    t.match(headers['content-type'], /^application\/yaml/)
  })

  t.test("'getOpenApiJson' is the same contract as JSON", async (t) => {
    const { body } = await call('getOpenApiJson', { as })
    t.same(body, JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')))
  })

  t.test("'getStrictOpenApiYaml' and 'getStrictOpenApiJson' are the edition with partial answers", async (t) => {
    const [yaml, json] = [await call('getStrictOpenApiYaml', { as }), await call('getStrictOpenApiJson', { as })]
    t.same(parse(String(yaml.body)), json.body)
    t.match(JSON.stringify(json.body.paths['/api/v1/companies/{id}']), 'CompanyFields')
  })
})
