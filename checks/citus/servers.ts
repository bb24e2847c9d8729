import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../databases.ts'

/** A node of the cluster; `local` where this machine can restart its server. */
export type Server = { name: string; url: string; local: { restart: () => Promise<void> } | undefined }

/** What is known of the nodes' servers, in their order. The role has to be a superuser. */
export async function describeServers(nodes: string[]): Promise<Server[]> {
  return Promise.all(
    nodes.map(async (url) => {
      const { hostname, port } = new URL(url)
      const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
      return { name: `${hostname}:${port}`, url, local: isHere ? await findLocal(url) : undefined }
    })
  )
}

async function findLocal(url: string): Promise<Server['local']> {
  const text = `select current_setting('data_directory') as data, (select setting from pg_config where name = 'BINDIR') as bin`
  const { rows } = await withClient(url, (client) => client.query<{ data: string; bin: string }>(text))
  const { data, bin } = rows[0] ?? { data: '', bin: '' }
  try {
    const { uid, gid } = statSync(data)
    const isRoot = process.getuid?.() === 0
    if (!isRoot && process.getuid?.() !== uid) return undefined
    readFileSync(join(data, 'postmaster.pid'))
    return { restart: () => restart(join(bin, 'pg_ctl'), data, isRoot ? { uid, gid } : {}) }
  } catch {
    // Another machine's, behind a tunnel, or in a container.
    return undefined
  }
}

/** Restarts a server as after a crash: it waits for no connection, and recovers when it starts. */
async function restart(program: string, data: string, identity: { uid?: number; gid?: number }): Promise<void> {
  const args = ['-D', data, '-m', 'immediate', '-w', '-l', join(data, 'citus-check.log'), 'restart']
  // A node that connects to another one would look for certificates in the home of this user, and may not read it.
  const env = { ...process.env, HOME: data }
  const child = spawn(program, args, { ...identity, env, cwd: '/', stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
