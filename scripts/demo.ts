import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { recallPort } from '../src/listening-port.ts'
import { originOf } from '../src/tenants/base-url.ts'
import { openClient } from './demo/client.ts'
import { fillDemo, type Progress } from './demo/fill.ts'

// Fills a tenant of a running service through its public API; run again, it changes nothing.

const usage = `npm run demo -- --key crm_… [--url http://127.0.0.1:3000] [--scale 1]
  --key    an API key with the scope admin, or CRM_API_KEY in the environment; the first start prints one
  --url    the tenant's address, or CRM_URL in the environment; else that of the service with the data in DATA_DIR
  --scale  1 makes 300 companies, 1,000 contacts, 400 deals and 2,000 activities; 0.1 a tenth of that`

try {
  const { url, key, scale } = await readOptions()
  const client = openClient(url, key, (seconds) => show(`the rate limit is spent: waiting ${seconds} s`))
  const times = (count: number) => Math.max(1, Math.round(count * scale))
  const sizes = { companies: times(300), contacts: times(1_000), deals: times(400), activities: times(2_000) }
  const written = await fillDemo(client, sizes, onProgress)
  show('')
  console.log(written === 0 ? 'Everything was there already.' : `Done: ${written} writes.`)
} catch (error) {
  show('')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function onProgress(...[step, done, total]: Parameters<Progress>): void {
  const width = 30
  const filled = Math.round((width * done) / total)
  if (process.stderr.isTTY) show(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${step} ${done}/${total}`)
  else if (done === total) process.stderr.write(`${step} ${done}/${total}\n`)
}

/** One line that the next one overwrites. */
function show(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`)
  else if (line) process.stderr.write(`${line}\n`)
}

async function readOptions() {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { key: option, url: option, scale: option, help: { type: 'boolean' } } })
  const key = values.key ?? process.env.CRM_API_KEY
  const scale = Number(values.scale ?? 1)
  if (values.help || !key || !(scale > 0 && scale <= 10)) {
    console.error(usage)
    process.exit(values.help ? 0 : 1)
  }
  const text = values.url ?? process.env.CRM_URL ?? (await addressHere())
  if (!URL.canParse(text)) throw new Error(`--url must be an address, such as http://127.0.0.1:3000`)
  return { key, scale, url: new URL(text) }
}

async function addressHere(): Promise<string> {
  const config = readConfig(process.env)
  return originOf({ ...config, port: await recallPort(config, Boolean(process.env.PORT)) })
}
