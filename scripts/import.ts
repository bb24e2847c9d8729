import { openAsBlob } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Schemas } from '../generated/types.ts'
import { NearNames } from '../src/near-names.ts'
import { type Client, findAddress, openClient } from './api-client.ts'
import { show, showProgress } from './progress.ts'

// Imports a CSV file into a tenant of a running service through its public API, and waits until that has ended.

const usage = `npm run import -- contacts|companies|deals|activities file.csv --key crm_… [--mode upsert] [--match custom.code] [--mapping Mail:email] [--encoding auto] [--dry-run]
  --key      an API key with the scope write, or CRM_API_KEY in the environment
  --url      the tenant's address, or CRM_URL in the environment; else that of the service with the data in DATA_DIR
  --mode     create (default), upsert or update
  --match    the unique property by which rows find records, with upsert or update; default: e-mail, domain, or name and pipeline
  --mapping  headers and the columns that they mean, between commas
  --encoding auto to have it found out, or its label in the Encoding Standard, such as windows-1250; default: utf-8
  --decimal  . or , for the decimal mark of the file's numbers
  --dates    dmy or mdy for the order of the file's dates; default: iso
  --references  create: a company that rows name and nobody has is made
  --add-tags adds the rows' tags to those that records have
  --properties  create: columns called custom.… that have no definition get one; the key needs the scope admin
  --dry-run  only says what would happen
  --errors   where the rows left out are written; default: the file's name with .errors.csv behind it`

type Job = Schemas['ImportJobResponse']

const pollMs = 500

try {
  const { entity, file, client, errors, query } = await readOptions()
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false
  )
  if (!isFile) throw new Error(`${file} isn't there, or is no file that can be read`)
  const form = new FormData()
  form.append('file', await openAsBlob(file), basename(file))
  show(`sending ${basename(file)}`)
  const { id } = await client<Job>('POST', `/importexport/${entity}/import?${new URLSearchParams(query)}`, form)
  const job = await followJob(client, id)
  show('')
  const { status, dryRun, imported, updated, unchanged, skipped, changeSet } = job
  const would = dryRun ? 'would be ' : ''
  console.log(
    `${status}: ${imported} ${would}imported, ${updated} ${would}updated, ${unchanged} ${dryRun ? 'would stay ' : ''}unchanged, ${skipped} ${would}skipped`
  )
  if (job.encoding !== null) console.log(`read as ${job.encoding}`)
  if (job.ignoredLines.length > 0) console.log(`lines passed over: ${shorten(job.ignoredLines)}`)
  if (job.createdReferences)
    console.log(`companies ${dryRun ? 'that would be made' : 'made'} on the way: ${job.createdReferences}`)
  if (changeSet !== null) {
    console.log(`change set ${changeSet}; to take it all back: POST /api/v1/changes/undo {"changeSet":"${changeSet}"}`)
  }
  if (job.createdProperties.length > 0) console.log(`properties defined: ${job.createdProperties.join(', ')}`)
  if (job.ignoredColumns.length > 0) console.log(await describeIgnored(client, entity, job.ignoredColumns))
  if (status !== 'succeeded') throw new Error(job.errors.join('\n'))
  if (skipped > 0) {
    await writeFile(errors, await client<string>('GET', `/importexport/jobs/${id}/errors.csv`))
    console.log(`The rows left out are in ${errors}, each with what is wrong; correct them and import that file.`)
  }
} catch (error) {
  show('')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function readOptions() {
  const option = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ key: option, url: option, mode: option, match: option, mapping: option, errors: option },
      ...{ encoding: option, decimal: option, dates: option, references: option, properties: option },
      'add-tags': flag,
      ...{ 'dry-run': flag, help: flag }
    }
  })
  const [entity = '', file, ...more] = positionals
  const key = values.key ?? process.env.CRM_API_KEY
  const known: Record<Schemas['ImportEntity'], true> = {
    contacts: true,
    companies: true,
    deals: true,
    activities: true
  }
  const kinds = Object.keys(known)
  const wrong = !kinds.includes(entity)
    ? `${entity || 'nothing'} can't be imported, only ${kinds.join(', ')}`
    : !file || more.length > 0
      ? 'name one file'
      : !key && 'an API key is needed: --key crm_…, or CRM_API_KEY'
  if (values.help || wrong || !file || !key) {
    console.error(values.help ? usage : `${wrong}\n\n${usage}`)
    process.exit(values.help ? 0 : 1)
  }
  const client = openClient(await findAddress(values.url), key, (seconds) => show(`waiting ${seconds} s`))
  const {
    mode,
    match,
    mapping,
    encoding,
    decimal,
    dates,
    references,
    properties,
    errors = `${file}.errors.csv`
  } = values
  const query = {
    async: 'true',
    ...(mode && { mode }),
    ...(match && { match }),
    ...(mapping && { mapping }),
    ...(encoding && { encoding }),
    ...(decimal && { decimal }),
    ...(dates && { dates }),
    ...(references && { references }),
    ...(values['add-tags'] && { addTags: 'true' }),
    ...(properties && { properties }),
    ...(values['dry-run'] && { dryRun: 'true' })
  }
  return { entity, file, client, errors, query }
}

/** Some numbers of lines, and how many more there are. */
function shorten(lines: number[]): string {
  const more = lines.length > 20 ? ` and ${lines.length - 20} more` : ''
  return lines.slice(0, 20).join(', ') + more
}

/** The columns that were not read, each with the nearest one that is. */
async function describeIgnored(client: Client, entity: string, ignored: string[]): Promise<string> {
  const header = await client<string>('GET', `/importexport/${entity}/template?extended=true`)
  const columns = header.trim().split(',')
  // Each is looked up for itself: a first row has some dozens of them.
  const asked = ignored.map((name) => `${name}${new NearNames(() => columns).ask(name).replace(';', ',')}`)
  return `not read: ${asked.join('; ')}`
}

async function followJob(client: Client, id: string): Promise<Job> {
  for (;;) {
    const job = await client<Job>('GET', `/importexport/jobs/${id}`)
    showProgress(job.status, job.processedRows, job.totalRows)
    if (job.finishedAt !== null) return job
    await sleep(pollMs)
  }
}
