import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, describeSettings, readConfig } from './config.ts'
import { openDatabase } from './db/client.ts'
import { openLog, openLogger } from './http/log.ts'
import { watchMigrations } from './http/migrating.ts'
import { rememberPort } from './listening-port.ts'
import { openStorage, rootMessage, type Storage } from './storage.ts'
import { type Address, originOf } from './tenants/base-url.ts'
import { makeFirstTenant } from './tenants/first.ts'
import { describeAddress, describeFirstTenant } from './tenants/welcome.ts'
import { version } from './version.ts'
import { prepareQueue } from './webhooks/queue.ts'

// The heap grows to twice what is in use: by default V8 collects far more often at a low load (docs/decisions/heap-growth.md).
setFlagsFromString('--heap-growing-percent=100')

const log = openLog()
try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`crm-service can't start: ${rootMessage(error)}\n`)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  await tryPort(config)
  const logger = openLogger(config.logLevel, log)
  const migrations = watchMigrations(config, (step, message) => logger.info(step, message))
  const storage = await openStorage(config, { prepareQueue, onProgress: migrations.onProgress })
  let app: FastifyInstance | undefined
  try {
    app = await buildApp({ ...config, ...storage }, log)
    stopOnSignal(app, storage)
    await migrations.close()
    await app.listen({ port: config.port, host: config.host })
    const address = { ...config, port: (app.server.address() as AddressInfo).port }
    await rememberPort(config, address.port)
    // Made when the start has succeeded: a start that fails would make secrets that nobody sees.
    await announce(app, config, address, storage)
  } catch (error) {
    await app?.close()
    await migrations.close()
    await storage.stop()
    throw error
  }
}

/**
 * Tried before the database is touched: a start in vain leaves nothing behind, and says so at once. By connecting, not by
 * listening for a moment: clients that wait for a restart would connect to that, and be reset.
 */
async function tryPort({ port, host }: Config): Promise<void> {
  if (!(await isListening(port, host))) return
  const other = `choose another port, as in PORT=${port + 1} npm start`
  throw new Error(`listen EADDRINUSE: ${host}:${port} is in use: stop what listens there, or ${other}`)
}

async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host, timeout: 1_000 })
  // An address that nobody answers from is not this machine's, and listening will say so.
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Says that the service has started: in the log, and with the embedded database or at a terminal also for people. */
async function announce(app: FastifyInstance, config: Config, address: Address, storage: Storage): Promise<void> {
  const reference = `${originOf(address)}/docs`
  app.log.info({ version, node: process.version, reference, settings: describeSettings(config) }, 'started')
  const isWatched = config.databaseUrl === undefined || process.stdout.isTTY === true
  const db = openDatabase(storage.connectionUrl, 1, () => {})
  const first = await makeFirstTenant(db, config, { address, isWatched }).finally(() => db.close())
  if (first) {
    app.log.info(
      { subdomain: first.tenant.subdomain, ...(first.file && { secretsIn: first.file }) },
      'the first tenant is made'
    )
  }
  if (!isWatched) return
  log.flush()
  process.stdout.write(describeAddress(address, version))
  if (first) process.stdout.write(describeFirstTenant(address, first.tenant))
}

/** Open requests are answered, then the database goes; a second signal while that lasts changes nothing. */
function stopOnSignal(app: FastifyInstance, storage: Storage): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    try {
      await app.close()
      await storage.stop()
      app.log.info('stopped')
      process.exit(0)
    } catch (error) {
      process.stderr.write(`crm-service did not stop cleanly: ${rootMessage(error)}\n`)
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
