import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { MigrationProgress } from '../db/migrate.ts'
import { ApiError } from '../errors.ts'
import { problemType, renderProblem } from './problem.ts'

/** A run of migrations that is logged, and answered for while it lasts. */
type WatchedMigrations = {
  onProgress: (progress: MigrationProgress) => void
  /** Stops listening, so that the app can listen. */
  close: () => Promise<void>
}

/**
 * Logs each step of an upgrade, and listens on `address` until `close`: `/healthz` is 200, so that nobody ends the
 * process for taking its time, and all else is a 503 that says which migration is running. A first start takes no time, and
 * answers once it can answer everything.
 */
export function watchMigrations(
  address: { host: string; port: number },
  log: (step: object, message: string) => void
): WatchedMigrations {
  let latest: MigrationProgress | undefined
  let server: Server | undefined
  return {
    onProgress: (progress) => {
      const isNew = latest?.state !== progress.state || progress.since !== latest.since
      latest = progress
      if (!progress.isUpgrade) return
      if (isNew) log({ ...progress, durationMs: Date.now() - progress.since }, 'migrations')
      if (server) return
      server = createServer((request, response) => {
        request.resume()
        if (request.url === '/healthz') send(response, 200, 'application/json; charset=utf-8', '{"status":"ok"}')
        else refuse(response, latest ?? progress)
      })
      // An error is ignored here: the app can't listen then, either, and says so.
      server.on('error', () => {})
      server.listen(address)
    },
    close: async () => {
      if (!server?.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

function refuse(response: ServerResponse, progress: MigrationProgress): void {
  const requestId = randomUUID()
  const error = new ApiError(503, 'database_unavailable', describeProgress(progress))
  response.setHeader('retry-after', 5)
  response.setHeader('x-request-id', requestId)
  send(response, error.status, problemType, renderProblem(error, requestId))
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  const kept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', connection: 'close' }
  response.writeHead(status, { ...kept, 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

function describeProgress(progress: MigrationProgress): string {
  const seconds = Math.round((Date.now() - progress.since) / 1_000)
  if (progress.state === 'waiting') {
    return `This instance waits, since ${seconds} s ago, for another one to bring the database to this version.`
  }
  const blocked = progress.state === 'blocked' ? ', and waits for a lock that others hold' : ''
  return `The database is being brought to this version: ${progress.migration} has run for ${seconds} s${blocked}.`
}
