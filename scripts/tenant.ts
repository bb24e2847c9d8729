import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/db/client.ts'
import { openStorage, reasonOf } from '../src/db/storage.ts'
import { isEmail, isSubdomain } from '../src/formats.ts'
import { recallPort } from '../src/listening-port.ts'
import { baseUrlOf } from '../src/tenants/base-url.ts'
import { createTenant } from '../src/tenants/create.ts'

// Makes a tenant and prints it as one JSON object; works beside a running service too (decisions.md §2 "Tenant").

const usage = 'npm run tenant -- create --subdomain acme --name "Acme Inc" --email admin@acme.test [--password …]'

try {
  const request = readRequest(process.argv.slice(2))
  const config = readConfig(process.env)
  const storage = await openStorage(config)
  const db = openDatabase(storage.connectionUrl, 1, () => {})
  try {
    const tenant = await createTenant(db, config, request)
    const { tenantId, subdomain, userId, email, password, apiKey } = tenant
    const port = await recallPort(config, Boolean(process.env.PORT))
    const baseUrl = baseUrlOf({ ...config, port }, subdomain)
    process.stdout.write(`${JSON.stringify({ tenantId, subdomain, baseUrl, userId, email, password, apiKey })}\n`)
  } finally {
    await db.close()
    await storage.stop()
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}

function readRequest(args: string[]) {
  const option = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { subdomain: option, name: option, email: option, password: option }
  })
  const { subdomain, name, email, password } = values
  if (positionals.join(' ') !== 'create' || !subdomain || !name || !email) throw new Error(`usage: ${usage}`)
  if (!isSubdomain(subdomain))
    throw new Error('--subdomain must be one DNS label of lower-case letters, digits and hyphens')
  if (!isEmail(email)) throw new Error('--email must be an e-mail address')
  if (password !== undefined && (password.length < 12 || password.length > 128)) {
    throw new Error('--password must have 12 to 128 characters')
  }
  return { subdomain, name, email, password }
}
