import { readFileSync } from 'node:fs'
import t from 'tap'
import { compileValidators } from '../../scripts/compile-schemas.ts'
import { readContract } from '../../scripts/contract.ts'
import { findViolations } from '../../scripts/contract-rules.ts'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

/** What is broken, where that stands, what takes its place, and the line that must come of it. */
const breaches: [what: string, old: RegExp, broken: string, violation: RegExp][] = [
  [
    'an answer without the header of its change set',
    /( {6}operationId: createCompany\n[\s\S]*?)\n {12}X-Change-Set: .*/,
    '$1',
    /createCompany: X-Change-Set is missing: \{ \$ref: '#\/components\/headers\/ChangeSet' \}/
  ],
  [
    'an error that is left out',
    /( {6}operationId: createCompany\n[\s\S]*?)\n {8}'429': .*/,
    '$1',
    /createCompany: 429 is missing: \{ \$ref: '#\/components\/responses\/TooManyRequests' \}/
  ],
  [
    'an answer without an example',
    /( {6}operationId: getCompany\n[\s\S]*?)\n {14}examples: .*/,
    '$1',
    /getCompany: response 200: an example is missing: \{ \$ref: '#\/components\/examples\/CompanyResponse' \}/
  ],
  ['a missing summary', /summary: List companies\n/, 'x-was: 1\n', / listCompanies: needs a summary and/],
  ['an unknown scope', /\{ apiKey: \[read\] \}/, '{ apiKey: [reed] }', / getMe: unknown scope "reed"/],
  ['two scopes', /\{ bearerAuth: \[write\] \}/, '{ bearerAuth: [admin] }', / createCompany: asks for another scope/],
  [
    'an import in the background that the service would not know',
    /( {4}ImportAsync:\n(?:.*\n){2}) {6}x-role: background\n/,
    '$1',
    / importContacts: async needs x-role: background/
  ],
  [
    'a dry run that the service would not know',
    /(name: dryRun\n.*\n) {6}x-role: dry-run\n/,
    '$1',
    / importContacts: dryRun needs x-role: dry-run/
  ],
  [
    'a dry run of a body that the service would not know',
    /(dryRun: \{ type: boolean, default: false), x-role: dry-run/,
    '$1',
    / undoChangeSet: dryRun needs x-role: dry-run/
  ],
  [
    'a match that the service would not know',
    /(name: match\n.*\n) {6}x-role: match\n/,
    '$1',
    / upsertContact: match needs x-role: match/
  ],
  [
    'a role that there is not',
    /(name: offset\n.*\n) {6}x-role: page-start\n/,
    '$1      x-role: page-end\n',
    / listContacts: there is no x-role: page-end/
  ],
  [
    'a record type without a tag',
    / {4}x-record: deal\n/,
    '',
    / tags: PropertyEntity has deal, which is the x-record of none/
  ],
  [
    'custom values of no record type',
    / {4}x-record: activity\n/,
    '',
    / getActivity: has custom values, but its tag has no x-r/
  ],
  [
    'a record type without custom properties',
    /x-displayName: Users/,
    'x-displayName: Users\n    x-record: user',
    / tags: the x-record user is missing in PropertyEntity/
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
    /( {6}operationId: login\n[\s\S]*?)\n {12}examples: .*/,
    '$1',
    /login: request body: an example is missing: \{ \$ref: '#\/components\/examples\/LoginRequest' \}/
  ],
  ['a wait that does not say so', / +x-role: wait\n/, '', / listChanges: wait needs x-role: wait$/],
  [
    'a wait of a download',
    /( {4}ExtendedColumns:\n)/,
    '$1      x-role: wait\n',
    / exportContacts: x-role: wait is for a GET of a page$/
  ],
  [
    'a wait without an end',
    /(- name: entityId\n +in: query\n)( +description: Only changes of this record)/,
    '$1          x-role: wait\n$2',
    / listChanges: x-role: wait needs an integer from 0 to 30 at most$/
  ],
  [
    'an operation for callers who see all, of which the errors say nothing',
    /( {6}operationId: listChanges\n[\s\S]*?responses\/)ForbiddenToRestricted/,
    '$1Forbidden',
    / listChanges: x-visibility: all and asOf go with a 403 that has an example with the code forbidden$/
  ],
  [
    'an operation of former states that may have gone, which it does not say',
    /( {6}operationId: getContact\n[\s\S]*?) {8}'410': [^\n]*\n/,
    '$1',
    / getContact: x-role: as-of needs X-As-Of-Sequence and a 410 HistoryExpired$/
  ],
  [
    'an operation for some callers alone',
    /( {6}operationId: undoChangeSet\n[\s\S]*?x-visibility: )all/,
    '$1team',
    / undoChangeSet: x-visibility is all, or left out$/
  ],
  [
    'a page that says nothing of its cost',
    /operationId: listUsers\n(.*\n) +x-cost: page\n/,
    'operationId: listUsers\n$1',
    / listUsers: needs x-cost: page$/
  ],
  [
    'a list by ids that says nothing of its cost',
    /operationId: batchGetDeals\n(.*\n) +x-cost: page\n/,
    'operationId: batchGetDeals\n$1',
    / batchGetDeals: needs x-cost: page$/
  ],
  [
    'a search that costs a page',
    /operationId: searchDeals\n(.*\n +)x-cost: search\n/,
    'operationId: searchDeals\n$1x-cost: page\n',
    / searchDeals: needs x-cost: search$/
  ],
  [
    'a change of many that costs a search',
    /operationId: bulkDeleteDeals\n(.*\n +)x-cost: bulk\n/,
    'operationId: bulkDeleteDeals\n$1x-cost: search\n',
    / bulkDeleteDeals: needs x-cost: bulk$/
  ],
  [
    'a change of a definition that looks through all records without a slot',
    /operationId: updateProperty\n(.*\n) +x-cost: bulk\n/,
    'operationId: updateProperty\n$1',
    / updateProperty: needs x-cost: bulk$/
  ],
  [
    'a deletion of a definition that looks through all records for a page’s slot',
    /operationId: deleteProperty\n(.*\n +)x-cost: bulk\n/,
    'operationId: deleteProperty\n$1x-cost: page\n',
    / deleteProperty: needs x-cost: bulk$/
  ],
  [
    'a change of many that may never be too expensive',
    /( {6}operationId: bulkDeleteCompanies\n[\s\S]*?)\n {8}'422': .*/,
    '$1',
    /bulkDeleteCompanies: 422 is missing: \{ \$ref: '#\/components\/responses\/BulkTooExpensive' \}/
  ],
  [
    'a message of an agent without its slot',
    /operationId: callMcp\n(.*\n)(.*\n) +x-cost: agent\n/,
    'operationId: callMcp\n$1$2',
    / callMcp: needs x-cost: agent$/
  ],
  [
    'a replay that costs no more than a record',
    /operationId: replayWebhook\n(.*\n) +x-cost: search\n/,
    'operationId: replayWebhook\n$1',
    / replayWebhook: needs x-cost: search$/
  ],
  ['a file that costs nothing', / +x-cost: download\n/, '', / exportContacts: needs x-cost: download$/],
  ['an upload that costs nothing', / +x-cost: upload\n/, '', / importContacts: needs x-cost: upload$/],
  [
    'a record that costs a search',
    /operationId: getDeal\n/,
    'operationId: getDeal\n      x-cost: search\n',
    / getDeal: must have no x-cost$/
  ],
  [
    'a parameter that says nothing of its cost',
    /( {4}SearchWords:\n) +x-cost: search\n/,
    '$1',
    / listDeals: parameter q needs x-cost: search$/
  ],
  [
    'a write that says nothing of its effect',
    /operationId: moveDealStage\n(.*\n) +x-effect: .*\n/,
    'operationId: moveDealStage\n$1',
    / moveDealStage: needs x-effect, one of/
  ],
  [
    'a GET with an effect',
    /operationId: getUser\n/,
    'operationId: getUser\n      x-effect: other\n',
    / getUser: GET has no x-effect$/
  ],
  [
    'a change with the scope read',
    /x-cost: search\n( +)x-effect: none\n/,
    'x-cost: search\n$1x-effect: changes\n',
    / searchCompanies: x-effect: changes needs more than/
  ],
  [
    'a key without an effect',
    /operationId: createStage\n(.*\n +)x-effect: changes/,
    'operationId: createStage\n$1x-effect: none',
    / createStage: takes an Idempotency-Key, but/
  ],
  [
    'a version without a change',
    /operationId: updateStage\n(.*\n +)x-effect: changes/,
    'operationId: updateStage\n$1x-effect: other',
    / updateStage: takes If-Match, but/
  ],
  ['a new record that is nowhere', / +x-location: getDeal\n/, '', / createDeal: a 201 needs x-location/],
  [
    'a new record where nothing reads it',
    /x-location: getUser\n/,
    'x-location: listUsers\n',
    / createUser: x-location: no GET listUsers whose path/
  ],
  [
    'a location of nothing new',
    /operationId: updateUser\n/,
    'operationId: updateUser\n      x-location: getUser\n',
    / updateUser: x-location needs a 201$/
  ],
  ['a path outside /api of a tenant', / +x-tenant: false\n/, '', / getHealth: x-tenant is for paths outside/],
  [
    'a path of /api without a tenant',
    /operationId: getMe\n/,
    'operationId: getMe\n      x-tenant: false\n',
    / getMe: x-tenant is for paths outside/
  ],
  [
    'a tool that nobody has described',
    /x-mcp: \{ tool: undo \}/,
    'x-mcp: { tool: redo }',
    / undoChangeSet: x-mcp asks for the tool redo, which has no words at \/mcp/
  ],
  [
    'a tool without an operation',
    / +x-mcp: \{ tool: deals_summary \}\n/,
    '',
    / tool deals_summary: no operation has it/
  ],
  ['a tool without words', / +title: Take a change back\n/, '', / tool undo: needs a title and a description/],
  [
    'a tool that says it only reads',
    /title: Delete a record\n([\s\S]*?)readOnlyHint: false/,
    'title: Delete a record\n$1readOnlyHint: true',
    / deleteCompany: the tool delete needs readOnlyHint: false/
  ],
  [
    'a tool without a hint',
    /annotations: \{ readOnlyHint: true, destructiveHint: false, /,
    'annotations: { readOnlyHint: true, ',
    / tool describe: its annotations need destructiveHint/
  ],
  [
    'a kind that a tool has twice',
    /x-mcp: \{ tool: get, kind: deal \}/,
    'x-mcp: { tool: get, kind: contact }',
    / getDeal: x-mcp: getContact is behind this tool and kind already/
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
