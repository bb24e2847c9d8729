import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPrograms, runToEnd } from '../../src/embedded-postgres/programs.ts'
import { withClient } from '../databases.ts'
import { findPort } from '../service-process.ts'

export type OutsidePostgres = { url: string; pid: number; stop: () => Promise<void> }

const startTimeoutMs = 30_000

/**
 * Starts a new PostgreSQL server as an operator would: on a port of the loopback, with a password and settings of its own.
 * The programs are those of Debian's newest package, else those that the service brings along. `stop` removes its data, too.
 * Rejects where it can't be started.
 */
export async function startOutsidePostgres(): Promise<OutsidePostgres> {
  const { programs, processUser } = await findPrograms(undefined)
  // Beside what only this user may enter: PostgreSQL refuses to be root.
  const folder = await mkdtemp(join(tmpdir(), 'crm-bench-outside-'))
  const bin = findDebians() ?? join(programs.postgres, '..')
  const password = randomBytes(16).toString('hex')
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (processUser) {
    for (const path of [folder, data, passwordFile]) await chown(path, processUser.uid, processUser.gid)
  }
  const given = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const initdb = ['-D', data, '-U', 'postgres', '--encoding=UTF8', '--locale=C', ...given]
  await runToEnd(join(bin, 'initdb'), initdb, { ...processUser, cwd: folder })

  const port = await findPort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', shared_buffers: '256MB' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...args], {
    ...processUser,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: 'ignore'
  })
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(url, server)
    return { url, pid: server.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function findDebians(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) => existsSync(join(folder, 'initdb')))
  return folders.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0]
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + startTimeoutMs; Date.now() < until && server.exitCode === null; await sleep(50)) {
    const isReady = withClient(url, async () => true).catch(() => false)
    if (await isReady) return
  }
  throw new Error('the outside PostgreSQL did not start')
}

/** Stops the server, by force where it doesn't end by itself, since its data is removed. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const force = setTimeout(() => server.kill('SIGQUIT'), 10_000)
  server.kill('SIGINT')
  await once(server, 'exit')
  clearTimeout(force)
}
