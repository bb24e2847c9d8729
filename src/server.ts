import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, describeSettings, readConfig } from './config.ts'
import { type Database, openDatabase } from './db/client.ts'
import type { MigrationProgress } from './db/migrate.ts'
import { openLog, openLogger } from './http/log.ts'
import { answerOnBothLoopbacks } from './http/loopback.ts'
import { watchMigrations } from './http/migrating.ts'
import { refuseSecondStart, rememberPort } from './listening-port.ts'
import { findMisspelt } from './misspelt-settings.ts'
import { openStorage, rootMessage, type Storage } from './storage.ts'
import { type Address, originOf } from './tenants/base-url.ts'
import { makeFirstTenant } from './tenants/first.ts'
import { describeUnlisted, endUpgrade } from './tenants/twins.ts'
import { describeAddress, describeFirstTenant } from './tenants/welcome.ts'
import { version } from './version.ts'
import { prepareQueue } from './webhooks/queue.ts'

// The heap grows to twice what is in use: by default V8 collects far more often at a low load (docs/decisions/heap-growth.md).
setFlagsFromString('--heap-growing-percent=100')

/** Signals so soon after the first, in milliseconds, are the same Ctrl-C: npm gets it from the terminal, too, and passes it on. */
const sameSignalMs = 500
/** So long after its grace, in milliseconds, a stop is given up: deliveries may take 10.5 s of it. */
const stopMs = 14_000

/** What a stop has to end, as far as it has begun. */
type Running = { app?: FastifyInstance; storage?: Storage }

const log = openLog()
const cancelled = new AbortController()
try {
  await start(process.env)
} catch (error) {
  if (cancelled.signal.aborted) process.exit(0)
  process.stderr.write(`crm-service can't start: ${rootMessage(error)}\n`)
  process.exit(1)
}

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const running: Running = {}
  stopOnSignal(config, running)
  await tryPorts(config)
  await refuseSecondStart(config)
  const logger = openLogger(config.logLevel, log)
  for (const [setting, meant] of findMisspelt(env, config)) {
    logger.warn({ setting }, `${setting} is no setting, and changes nothing; did you mean ${meant}?`)
  }
  const migrations = watchMigrations(config, (step, message) => logger.info(step, message))
  let isUpgraded = false
  const onProgress = (progress: MigrationProgress) => {
    isUpgraded ||= progress.isUpgrade && progress.state === 'done'
    migrations.onProgress(progress)
  }
  const migration = { prepareQueue, onProgress }
  const storage = await openStorage(config, migration, cancelled.signal)
  running.storage = storage
  let app: FastifyInstance | undefined
  let hasTenant = false
  try {
    if (isUpgraded) {
      // The upgrade itself is done, and holds whatever becomes of this.
      const lines = await withPool(storage, endUpgrade).catch((error) => [describeUnlisted(rootMessage(error))])
      for (const line of lines) logger.warn(line)
    }
    app = await buildApp({ ...config, ...storage, isPrepared: () => hasTenant }, log)
    const listenBeside = config.host === '127.0.0.1' ? answerOnBothLoopbacks(app) : async () => {}
    await migrations.close()
    await app.listen({ port: config.port, host: config.host })
    await listenBeside()
    cancelled.signal.throwIfAborted()
    running.app = app
    const address = { ...config, port: (app.server.address() as AddressInfo).port }
    await rememberPort(config, address.port)
    // Made when the start has succeeded: a start that fails would make secrets that nobody sees.
    await announce(app, config, address, storage)
    hasTenant = true
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
async function tryPorts({ port, host, metricsPort, metricsHost }: Config): Promise<void> {
  if (await isListening(port, host)) throw portInUse(host, port, `PORT=${port + 1} npm start`)
  if (metricsPort && (await isListening(metricsPort, metricsHost))) {
    throw portInUse(metricsHost, metricsPort, `METRICS_PORT=${metricsPort + 1}`)
  }
}

function portInUse(host: string, port: number, other: string): Error {
  const advice = `stop what listens there, or choose another port, as in ${other}`
  return new Error(`listen EADDRINUSE: ${host}:${port} is in use: ${advice}`)
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
  const first = await withPool(storage, (db) => makeFirstTenant(db, config, { address, isWatched }))
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

/** Does something with a connection of its own. */
function withPool<T>({ connectionUrl }: Storage, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(connectionUrl, 1, () => {})
  return work(db).finally(() => db.close())
}

/**
 * Open requests are answered, then the database goes; a start is given up. A second signal, or `stopMs` after the grace, ends
 * all but the database at once.
 */
function stopOnSignal({ databaseUrl, shutdownGraceMs }: Config, running: Running): void {
  let since: number | undefined
  const endAtOnce = async (why: string) => {
    process.stderr.write(`crm-service did not stop cleanly: ${why}\n`)
    await running.storage?.stop()
    process.exit(1)
  }
  const stop = async (signal: NodeJS.Signals) => {
    const { app } = running
    if (since !== undefined) {
      if (performance.now() - since > sameSignalMs) await endAtOnce(`another ${signal} ended it at once`)
      return
    }
    since = performance.now()
    setTimeout(() => endAtOnce('it took too long'), shutdownGraceMs + stopMs)
    if (!app) {
      cancelled.abort()
      // Another's database needs nobody to stop it, and undoes what is half done.
      if (databaseUrl !== undefined) process.exit(0)
      return
    }
    app.log.info({ signal }, 'stopping')
    try {
      await app.close()
      await running.storage?.stop()
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
