import { setTimeout as sleep } from 'node:timers/promises'
import { formOf, send } from '../service-process.ts'
import type { Arena, Attack, Check } from './arena.ts'
import { type Answer, ask, repeat, succeed } from './client.ts'

const [selects, options] = [13, 500]
const rows = 1_000
const [bulks, atOnce] = [80, 40]
/** What an answer has at most beside its list of errors, in characters. */
const beside = 8_192
const most = { problem: 65_536 + beside, result: 1_048_576 + beside, tool: 32_768 }
const mostGrownMb = 250

export const attack: Attack = {
  line: 26,
  what: 'a tenant with very many options sends values that are none of them, in each way that there is',
  run: async (arena) => {
    const { port, tenants, readMemory } = arena
    const tenant = tenants.mallory
    await define(arena)
    const keys = Array.from({ length: selects }, (_, n) => `sel${n}`)
    const line = keys.map(() => 'x').join()
    const file = formOf(`name,${keys.map((key) => `custom.${key}`).join()}\n${`c,${line}\n`.repeat(rows)}`)
    const path = '/api/v1/importexport/companies/import'
    const upload = async (query: string) => {
      const { status, bytes } = await send(port, tenant, 'POST', path + query, file).catch(() => gone)
      return { status, text: bytes.toString() }
    }
    const record = { name: 'C', custom: Object.fromEntries(keys.map((key) => [key, 'x'])) }
    const post = (to: string, body: object) => ask({ port, tenant, method: 'POST', path: to, body, timeoutMs: 60_000 })
    const items = Array.from({ length: 100 }, () => record)
    const call = { name: 'create', arguments: { kind: 'company', values: record } }

    const imported = await upload('')
    const job = await upload('?async=true')
    const finished = await endOf(arena, JSON.parse(job.text || '{}').id)
    const single = await post('/api/v1/companies', record)
    const many = await repeat(bulks, atOnce, () => post('/api/v1/companies/bulk', { items }))
    const tool = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
    const { before, most: peak } = readMemory()
    const grown = Math.round(peak - before)
    const refusal = /"structuredContent":({.*}),"isError"|"structuredContent":({.*})}/.exec(tool.text)?.[0] ?? tool.text
    return {
      sent: `${selects} properties of ${options} options; an import of ${rows} rows, and the same in the background, one record, ${bulks} bulks of 100, ${atOnce} at once, and a tool's call`,
      checks: [
        size('the import', [imported], 200, most.result),
        size('its job', [finished], 200, most.result),
        size('a POST', [single], 400, most.problem),
        size('bulks', many, 200, most.result),
        size("a tool's refusal", [{ status: tool.status, text: refusal }], 200, most.tool),
        { isHeld: grown <= mostGrownMb, found: `RSS +${grown} MB ≤ ${mostGrownMb}` }
      ]
    }
  }
}

const gone = { status: 0, bytes: Buffer.from('') }

function size(what: string, answers: Pick<Answer, 'status' | 'text'>[], status: number, mostCharacters: number): Check {
  const longest = Math.max(...answers.map(({ text }) => text.length))
  const good = answers.filter((one) => one.status === status).length
  return {
    isHeld: good === answers.length && longest <= mostCharacters,
    found: `${what}: ${good} of ${answers.length} answered ${status}, the longest with ${longest} characters ≤ ${mostCharacters}`
  }
}

async function define({ port, tenants: { mallory } }: Arena): Promise<void> {
  const list = Array.from({ length: options }, (_, n) => ({ value: `${'option '.repeat(13)}${n}`, label: `O${n}` }))
  for (let n = 0; n < selects; n += 1) {
    const body = { entity: 'company', key: `sel${n}`, type: 'select', label: `S${n}`, options: list }
    await succeed({ port, tenant: mallory, method: 'POST', path: '/api/v1/properties', body })
  }
}

/** The job once it has ended; with status 0 where the service is gone or a minute is over. */
async function endOf({ port, tenants: { mallory } }: Arena, id: string): Promise<Pick<Answer, 'status' | 'text'>> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await ask({ port, tenant: mallory, path: `/api/v1/importexport/jobs/${id}` })
    if (answer.status !== 200 || JSON.parse(answer.text).finishedAt !== null) return answer
    await sleep(200)
  }
  return { status: 0, text: '' }
}
