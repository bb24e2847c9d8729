import type { NewTenant } from '../../src/tenants/create.ts'
import { type Call, makeCall } from '../service-process.ts'

/** Texts that a spreadsheet program takes for something else, or loses part of, where nothing says that they are texts. */
const texts = [
  ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=HYPERLINK("http://x.test","y")', '=cmd|"/c calc"!A1', '{=1}', '\t=2', '\r=3'],
  ["'=4", "''=5", "'quoted", "it's", '"quoted"', '"', 'a,b;c\td', '\\', '%'],
  ['+49 30 1234', '-5', '00123', '1e5', '1.0', '1,5', '0.1', '12345678901234567890', '٣', '1/2', '12:30', '5%', '$5'],
  ['TRUE', 'null', '#N/A', '2026-06-30', '2026-06-30T12:30:00Z', 'Jan 1'],
  ['two\nlines', 'three\r\nlines', 'old\rline end', '\nfirst is empty', ' blank before', 'blank after ', 'two  blanks'],
  ['👩‍👧 family', 'שלום עולם', '\u202eright to left', 'e\u0301', '\u00a0', '\ufeffmark', '\u2028', '𝕏'],
  ['<a&b>', '&amp;', ']]>', '_x0041_', '_x000D_', '\u0001', '\u000b', '\u001f', '\u007f', '\uffff'],
  ['n'.repeat(10_000)]
].flat()
const amounts = [null, 0, 0.01, 0.1, 1, 1234567.89, 1_000_000_000_000, 9_999_999_999_999.99]
const counts = [null, 0, 1, 2_147_483_647]
const times = [
  [null, '0001-01-01', '1850-06-15T12:00:00Z', '1899-12-31', '1900-01-01', '1900-02-28T23:59:59.999Z', '1900-03-01'],
  ['1969-12-31T23:59:59Z', '1970-01-01', '2024-02-29', '2026-06-30T12:30:00Z', '2026-06-30T23:59:59.999Z', '9999-12-31']
].flat()

/** Fills a tenant so that each text, number and time stands in some cell of each entity that has such cells. */
export async function fillWithHostileRecords(port: number, tenant: NewTenant): Promise<void> {
  const call = makeCall(port, tenant)
  const [pipeline] = Object.values((await call('GET', '/api/v1/pipelines')).body) as Pipeline[]
  const stage = { pipelineId: pipeline?.id, stageId: pipeline?.stages[0]?.id }
  for (const [n, text] of texts.entries()) {
    // Names must not be blank, and are bounded.
    const name = `${text.trim() === '' ? `blank ${n}` : ''}${text}`.slice(0, 100)
    const tags = [...(text.trim() === '' ? [] : [text.slice(0, 50)]), 'a,b', '"c"', ' d ']
    const amount = amounts[n % amounts.length]
    const time = times[n % times.length]
    const companyId = await create(call, 'companies', {
      ...{ name, description: text, address: text.slice(0, 500), tags, notes: text },
      ...{ domain: `n${n}.test`, employeeCount: counts[n % counts.length], annualRevenue: amount }
    })
    const contactId = await create(call, 'contacts', {
      ...{ firstName: name, lastName: name, title: name, phone: name.slice(0, 50), tags, notes: text, companyId },
      email: `'=+${n}@x.test`
    })
    const dealId = await create(call, 'deals', {
      ...{ ...stage, companyId, contactId, name, notes: text },
      ...{ value: amount, probability: n % 101, expectedCloseDate: time }
    })
    await create(call, 'activities', {
      ...{ activityType: 'note', subject: name, body: text, companyId, contactId, dealId },
      ...{ scheduledAt: time, completedAt: time, dueDate: time }
    })
  }
}

type Pipeline = { id: string; stages: { id: string }[] }

async function create(call: Call, entity: string, body: object): Promise<unknown> {
  const answer = await call('POST', `/api/v1/${entity}`, body)
  if (answer.status !== 201)
    throw new Error(`POST ${entity} answered ${JSON.stringify([answer, body]).slice(0, 1_000)}`)
  return answer.body.id
}
