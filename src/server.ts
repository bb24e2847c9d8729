import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { openStorage, reasonOf, type Storage } from './db/storage.ts'
import { baseUrlOf } from './tenants/base-url.ts'
import { createFirstTenant, type NewTenant } from './tenants/create.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`crm-service can't start: ${reasonOf(error)}\n`)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const storage = await openStorage(config)
  try {
    const app = await buildApp({ ...config, ...storage })
    stopOnSignal(app, storage)
    await app.listen({ port: config.port, host: config.host })
    // Only now, so that a start which fails never makes secrets that nobody gets to see.
    const first = await makeFirstTenant(config, storage)
    if (first) process.stdout.write(welcome(config, first))
  } catch (error) {
    await storage.stop()
    throw error
  }
}

async function makeFirstTenant(config: Config, storage: Storage): Promise<NewTenant | undefined> {
  const db = openDatabase(storage.connectionUrl, 1, () => {})
  try {
    return await createFirstTenant(db, config)
  } finally {
    await db.close()
  }
}

/** Open requests are answered, then the database goes; a second signal while that lasts changes nothing. */
function stopOnSignal(app: FastifyInstance, storage: Storage): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    try {
      await app.close()
      await storage.stop()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`crm-service did not stop cleanly: ${reasonOf(error)}\n`)
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function welcome(config: Config, { subdomain, email, password, apiKey }: NewTenant): string {
  const baseUrl = baseUrlOf(config, subdomain)
  return `
The first tenant is ready. Its secrets are shown only this once:

  base URL   ${baseUrl}
  e-mail     ${email}
  password   ${password}
  API key    ${apiKey}

Try it:

  curl -s -X POST ${baseUrl}/api/v1/companies -H 'X-Api-Key: ${apiKey}' -H 'Content-Type: application/json' -d '{"name":"Acme Inc","domain":"acme.example"}'

`
}
