import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Schemas } from '../generated/types.ts'
import { readConfig } from '../src/config.ts'
import { recallPort } from '../src/listening-port.ts'
import { originOf } from '../src/tenants/base-url.ts'

// Imports a CSV file into a tenant of a running service through its public API, and waits until that has ended.

const usage = `npm run import -- contacts|companies|deals|activities file.csv --key crm_… [--mode upsert] [--mapping Mail:email] [--dry-run]
  --key      an API key with the scope write, or CRM_API_KEY in the environment
  --url      the tenant's address, or CRM_URL in the environment; else that of the service with the data in DATA_DIR
  --mode     create (default), upsert or update
  --mapping  headers and the columns that they mean, between commas
  --dry-run  only says what would happen
  --errors   where the rows left out are written; default: the file's name with .errors.csv behind it`

type Job = Schemas['ImportJobResponse']
type Options = { entity: string; file: string; url: URL; key: string; errors: string; query: Record<string, string> }

const pollMs = 500

try {
  const options = await readOptions()
  const job = await followJob(options, await sendFile(options))
  show('')
  const { status, imported, updated, unchanged, skipped } = job
  console.log(`${status}: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${skipped} skipped`)
  if (job.status !== 'succeeded') throw new Error(job.errors.join('\n'))
  if (skipped > 0) {
    const rows = await ask(options, `importexport/jobs/${job.id}/errors.csv`)
    await writeFile(options.errors, Buffer.from(await rows.arrayBuffer()))
    console.log(
      `The rows left out are in ${options.errors}, each with what is wrong; correct them and import that file.`
    )
  }
} catch (error) {
  show('')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function readOptions(): Promise<Options> {
  const option = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: option, url: option, mode: option, mapping: option, errors: option, 'dry-run': flag, help: flag }
  })
  const [entity = '', file, ...more] = positionals
  const key = values.key ?? process.env.CRM_API_KEY
  const isKnown = ['contacts', 'companies', 'deals', 'activities'].includes(entity)
  if (values.help || !isKnown || !file || more.length > 0 || !key) {
    console.error(usage)
    process.exit(values.help ? 0 : 1)
  }
  const text = values.url ?? process.env.CRM_URL ?? (await addressHere())
  if (!URL.canParse(text)) throw new Error('--url must be an address, such as http://127.0.0.1:3000')
  const { mode, mapping, errors = `${file}.errors.csv` } = values
  const query = {
    async: 'true',
    ...(mode && { mode }),
    ...(mapping && { mapping }),
    ...(values['dry-run'] && { dryRun: 'true' })
  }
  return { entity, file, url: new URL(text), key, errors, query }
}

async function addressHere(): Promise<string> {
  const config = readConfig(process.env)
  return originOf({ ...config, port: await recallPort(config, Boolean(process.env.PORT)) })
}

async function sendFile(options: Options): Promise<Job> {
  const { entity, file, query } = options
  const form = new FormData()
  form.append('file', await openAsBlob(file), basename(file))
  show(`sending ${basename(file)}`)
  const path = `importexport/${entity}/import?${new URLSearchParams(query)}`
  return (await ask(options, path, { method: 'POST', body: form })).json() as Promise<Job>
}

async function followJob(options: Options, { id }: Job): Promise<Job> {
  for (;;) {
    const job = (await (await ask(options, `importexport/jobs/${id}`)).json()) as Job
    showProgress(job)
    if (job.finishedAt !== null) return job
    await sleep(pollMs)
  }
}

/** Throws what the service says where it refuses; waits where the rate limit is spent. */
async function ask({ url, key }: Options, path: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(new URL(`/api/v1/${path}`, url), { ...init, headers: { 'x-api-key': key } })
    if (response.ok) return response
    const { detail, errors = [] } = (await response.json().catch(() => ({}))) as Partial<Schemas['Problem']>
    if (response.status !== 429 && response.status !== 503) {
      const reasons = errors.map(({ path: at, message }) => `${at}: ${message}`)
      throw new Error([detail ?? `the service answered ${response.status}`, ...reasons].join('\n'))
    }
    await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1))
  }
}

function showProgress({ status, processedRows, totalRows }: Job): void {
  const width = 30
  const filled = totalRows ? Math.round((width * processedRows) / totalRows) : 0
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`
  if (process.stderr.isTTY) show(`${bar} ${status} ${processedRows}/${totalRows ?? '?'}`)
}

/** One line that the next one overwrites. */
function show(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`)
}
