import type { Config } from './config.ts'
import { freshMs } from './credentials/credential-cache.ts'
import { Credentials } from './credentials/credentials.ts'
import { KeyUsage } from './credentials/key-usage.ts'
import { PropertyCache } from './custom/definitions.ts'
import { openDatabase } from './db/client.ts'
import { openTenantEncryption } from './encryption.ts'
import { defaultLongPollBounds, type LongPollBounds, LongPolls } from './http/long-polls.ts'
import { ImportWorker } from './import-jobs/job-worker.ts'
import { Channel } from './instances/channel.ts'
import type { ClientTimeouts } from './limits/client-timeouts.ts'
import { SharedWindows } from './limits/shared-windows.ts'
import { openMetrics } from './metrics.ts'
import { ChangeWatch } from './outbox/change-watch.ts'
import { PendingBound } from './outbox/pending-bound.ts'
import { openSubscriptions } from './outbox/subscriptions.ts'
import { sheets } from './record-types.ts'
import { startRetention } from './retention/retention.ts'
import { readBacklog } from './webhooks/backlog.ts'
import { JobQueue } from './webhooks/queue.ts'
import { openSender } from './webhooks/send.ts'
import { DeliveryWorker } from './webhooks/worker.ts'
import { TenantWriter } from './writes/writer.ts'

/** What the app needs beside its settings: where the database is, and the secrets that may have been made at start. */
export type AppConfig = Config & {
  connectionUrl: string
  jwtSecret: string
  encryptionKey: string
  /** Whether traffic may come, because there is a tenant. Where it is left out, traffic may. */
  isPrepared?: () => boolean
  /** Tests set shorter ones. */
  clientTimeouts?: ClientTimeouts
  /** Tests set a longer one, in milliseconds: they share a machine that may give a process no time for a second. */
  maxLagMs?: number
  /** Tests set lower ones. */
  longPollBounds?: LongPollBounds
}

/**
 * Opens what the app depends on beside HTTP, and starts the work in the background, whose failures `warn` gets. `close` ends
 * all of it, in order.
 */
export function openDependencies(config: AppConfig, warn: (error: unknown) => void) {
  const db = openDatabase(config.connectionUrl, config.databaseMaxConnections, warn)
  const channel = new Channel({
    url: config.connectionUrl,
    onText: (tenantId) => {
      credentials.invalidate(tenantId)
      longPolls.admitAgain(tenantId)
    },
    onError: warn,
    keptMs: freshMs,
    silence: db.silence
  })
  const credentials = new Credentials(db, channel, warn)
  const usage = new KeyUsage(db, warn)
  const longPolls = new LongPolls(
    config.longPollBounds ?? defaultLongPollBounds,
    () => channel.isTrusted(),
    () => metrics?.waitRefused()
  )
  const changeWatch = new ChangeWatch(db, warn)
  // The embedded database serves one instance, which counts in memory.
  const sharedWindows = config.databaseUrl === undefined ? undefined : new SharedWindows(db, config)
  const sender = openSender({ isLocalAllowed: config.webhookAllowLocal })
  const secrets = openTenantEncryption(config.encryptionKey, config.encryptionKeyPrevious)
  const bound = new PendingBound(config.webhookMaxPending, () => metrics?.writeRefused())
  const properties = new PropertyCache()
  const subscriptions = openSubscriptions(bound, () => worker.wake())
  const writer = new TenantWriter(db, subscriptions, properties, (tenantId, sequence) =>
    changeWatch.committed(tenantId, sequence)
  )
  const queue = new JobQueue(db, warn)
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : openMetrics({
          pool: db.pool,
          isChannelTrusted: () => channel.isTrusted(),
          countWaitingWrites: () => writer.countWaiting(),
          countLongPolls: () => longPolls.count(),
          readBacklog: () => readBacklog(db)
        })
  const parts = { db, queue, config, secrets, writer, send: sender.send }
  const worker = new DeliveryWorker({ ...parts, onAttempt: metrics?.attemptEnded, onError: warn })
  const importer = new ImportWorker({ db, config, writer, sheets, onError: warn })
  const stopRetention = startRetention(db, config, warn)
  const close = async () => {
    changeWatch.close()
    // Waits for deliveries that are under way, and for the rows that imports are writing.
    await Promise.all([worker.stop(), importer.stop()])
    await stopRetention()
    await sender.close()
    await queue.close()
    await Promise.all([credentials.flush(), usage.close()])
    await channel.close()
    await db.close()
  }
  return {
    ...{ db, channel, credentials, usage, sharedWindows, properties, secrets },
    ...{ writer, longPolls, changeWatch, metrics, close },
    sendEvent: sender.send
  }
}
