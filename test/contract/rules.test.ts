import { readFileSync } from 'node:fs'
import t from 'tap'
import { compileValidators } from '../../scripts/compile-schemas.ts'
import { readContract } from '../../scripts/contract.ts'
import { findViolations } from '../../scripts/contract-rules.ts'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

/** What is broken, where that stands, what takes its place, and the line that must come of it. */
const breaches: [what: string, old: RegExp, broken: string, violation: RegExp][] = [
  ['a missing summary', /summary: List companies\n/, 'x-was: 1\n', / listCompanies: needs a summary and/],
  ['an unknown scope', /\{ apiKey: \[read\] \}/, '{ apiKey: [reed] }', / getMe: unknown scope "reed"/],
  ['two scopes', /\{ bearerAuth: \[write\] \}/, '{ bearerAuth: [admin] }', / createCompany: asks for another scope/],
  ['a missing status', / +'413': .*PayloadTooLarge' \}\n/, '', / login: no response 413/],
  [
    'an answer without its rate limit',
    /( {4}PayloadTooLarge:(?:\n {6}.*){6})\n +RateLimit-Policy: .*/,
    '$1',
    / createDeal: response 413 lacks the headers RateLimit-Policy$/
  ],
  ['a tag without a name to show', /x-displayName: Users/, 'x-was: 1', / tag users: needs a description and an x-d/],
  [
    'a tag that is not described',
    /tags: \[changes\]/,
    'tags: [history]',
    / listChanges: its tag history is not described/
  ],
  [
    'an open object of a request',
    /( {4}MoveDealStageRequest:(?:\n {6}.*){2})\n.*/,
    '$1',
    / MoveDealStageRequest: an object of a request without additional/
  ],
  [
    'a closed object of an answer',
    /( {4}DeletedResponse:(?:\n {6}.*){2})/,
    '$1\n      additionalProperties: false',
    / DeletedResponse: an object of an answer with additional/
  ],
  [
    'a body without an example',
    /( {12}schema: .*LoginRequest' \}\n) +examples: .*\n/,
    '$1',
    / login: request body: no example/
  ],
  ['a parameter without an example', / +example: Logistics\n/, '', /: parameter industry needs a description and an/],
  ['an event that is not described', / {2}deal\.won:\n/, '  deal.one:\n', / webhooks: deal\.won is missing/],
  [
    'an event that shows another',
    /event: deal\.lost\n/,
    'event: deal.won\n',
    / deal\.lost: needs an example of this very event/
  ],
  ['an error that shows another', /status: 408\n/, 'status: 401\n', / response 408: needs an example with this status/],
  [
    'a refused request',
    /employeeCount: 240\n( +annualRevenue: 18500000.5\n +city)/,
    'employeeCount: many\n$1',
    /schemas\.CreateCompanyRequest\.examples: \/employeeCount must be/
  ],
  [
    'an incomplete answer',
    /examples: \[\{ status: ok \}\]/,
    'examples: [{}]',
    /schemas\.HealthResponse\.examples: must have/
  ],
  [
    'a time not as we write it',
    /timestamp: '2026-03-09T14:40:12.345Z'/,
    "timestamp: '2026-03-09'",
    /webhooks\.contact\.updated.*: \/timestamp must match format/
  ],
  [
    'a refused named example',
    /lastName: Ek\n( {18}email)/,
    'lastName: 7\n$1',
    /\/contacts\.post.*\.examples\.alone: \/lastName must be string/
  ],
  ['a refused parameter', /example: 50\n/, 'example: 101\n', /parameters\.Limit\.example: must be <= 100/],
  ['a wrong header', /example: 1284\n/, 'example: many\n', /headers\.TotalCount\.example: must be integer/]
]

t.test('The contract keeps its own rules', async (t) => {
  t.same(findViolations(readContract(text)), [])
})

t.test('A query parameter may share the schema of a property, if it is one value', async (t) => {
  const share = (component: string) => {
    const filter = /( - name: industry\n(?:.*\n){2} +)schema: .*\n( +)example: .*\n/
    t.match(text, filter)
    const shared = `$1schema: { $ref: '#/components/schemas/${component}' }\n$2example: open\n`
    return readContract(text.replace(filter, shared))
  }
  t.same(findViolations(share('DealStatus')), [])
  t.match(compileValidators(share('DealStatus')).code, /export const listCompaniesQuery/)
  t.match(findViolations(share('CompanyResponse'))[0], / listCompanies: query parameter industry must be a string/)
})

t.test('The generator names every broken rule, with its line', async (t) => {
  let broken = text
  for (const [what, old, replacement] of breaches) {
    t.match(broken, old, `there is something to break for ${what}`)
    broken = broken.replace(old, replacement)
  }
  const violations = findViolations(readContract(broken))
  for (const [what, , , violation] of breaches) {
    t.ok(
      violations.some((line) => /^openapi\.yaml:\d+ /.test(line) && violation.test(line)),
      what
    )
  }
})
