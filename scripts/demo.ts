import { parseArgs } from 'node:util'
import { findAddress, openClient } from './api-client.ts'
import { fillDemo } from './demo/fill.ts'
import { show, showProgress } from './progress.ts'

// Fills a tenant of a running service through its public API; run again, it changes nothing.

const usage = `npm run demo -- --key crm_… [--url http://127.0.0.1:3000] [--scale 1]
  --key    an API key with the scope admin, or CRM_API_KEY in the environment; the first start prints one
  --url    the tenant's address, or CRM_URL in the environment; else that of the service with the data in DATA_DIR
  --scale  1 makes 300 companies, 1,000 contacts, 400 deals and 2,000 activities; 0.1 a tenth of that`

try {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { key: option, url: option, scale: option, help: { type: 'boolean' } } })
  const key = values.key ?? process.env.CRM_API_KEY
  const scale = Number(values.scale ?? 1)
  if (values.help || !key || !(scale > 0 && scale <= 10)) {
    console.error(usage)
    process.exit(values.help ? 0 : 1)
  }
  const onWait = (seconds: number) => show(`the rate limit is spent: waiting ${seconds} s`)
  const client = openClient(await findAddress(values.url), key, onWait)
  const times = (count: number) => Math.max(1, Math.round(count * scale))
  const sizes = { companies: times(300), contacts: times(1_000), deals: times(400), activities: times(2_000) }
  const written = await fillDemo(client, sizes, showProgress)
  show('')
  console.log(written === 0 ? 'Everything was there already.' : `Done: ${written} writes.`)
} catch (error) {
  show('')
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
