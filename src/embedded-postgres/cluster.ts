import { lchown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../private-folder.ts'
import { ignoreMissing } from './processes.ts'
import { diskFull, findPrograms, isDiskFull, type ProcessUser, type Programs, runToEnd } from './programs.ts'

/** The files of a database, and what may run on them. */
export type Cluster = {
  folder: string
  log: string
  programs: Programs
  processUser: ProcessUser
  settings: Record<string, string>
}

/**
 * The path by which the server reaches the folder that it starts in. A server of another user can't pass a folder above that
 * only root may enter; /proc/self/cwd needs no permission on the folders above, since the working directory is set before the
 * user is changed.
 */
export function pathForServer(folder: string, processUser: ProcessUser): string {
  return processUser ? '/proc/self/cwd' : folder
}

/** Finds the database in `dataDir`, or makes it. Throws an Error of one line where it can't be used. */
export async function prepareCluster(dataDir: string, settings: Record<string, string>): Promise<Cluster> {
  const folder = join(dataDir, 'postgresql')
  try {
    await makeFolder(dataDir)
    const owner = await stat(folder).catch(ignoreMissing)
    const { programs, processUser } = await findPrograms(owner)
    const cluster = { folder, log: join(dataDir, 'postgresql.log'), programs, processUser, settings }
    await removeInterrupted(dataDir)
    if (!owner) await createCluster(dataDir, cluster)
    else if (processUser && owner.uid === 0) {
      // What root copied here (a restored backup) belongs to root. Nobody else can have put links into it, so this is safe.
      const names = ['', ...(await readdir(folder, { recursive: true }))]
      for (const name of names.reverse()) await lchown(join(folder, name), processUser.uid, processUser.gid)
    }
    const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
    if (major !== programs.major) {
      throw new Error(
        `${folder} was made by PostgreSQL ${major}, this is ${programs.major}: move the data with pg_dump and pg_restore, or name another folder`
      )
    }
    // A folder that can only be read is found out here, and not by a server that can't write its log.
    await (await open(cluster.log, 'a', 0o600)).close()
    return cluster
  } catch (error) {
    if (error instanceof Error && isDiskFull(error.message)) throw new Error(diskFull(dataDir))
    if (!(error instanceof Error && 'path' in error)) throw error
    throw new Error(
      `the database folder ${dataDir} can't be used by this user (${error.message}): make it writable or name another`
    )
  }
}

// initdb works in a temporary folder, which is renamed when it is complete: an interrupted one is never taken for a
// database, and of two at the same time the first wins.
async function createCluster(dataDir: string, { folder, programs, processUser, settings }: Cluster): Promise<void> {
  const draft = await mkdtemp(join(dataDir, draftPrefix))
  if (processUser) await lchown(draft, processUser.uid, processUser.gid)
  const args = ['-D', pathForServer(draft, processUser), '-U', 'postgres', '--auth-local=trust', '--auth-host=reject']
  args.push(
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums'
  )
  if (settings.fsync === 'off') args.push('--no-sync')
  try {
    await runToEnd(programs.initdb, args, { ...processUser, cwd: draft })
    await rename(draft, folder).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const handle = await open(dataDir)
  await handle.sync()
  await handle.close()
}

const draftPrefix = 'postgresql-draft-'

async function removeInterrupted(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue
    const draft = join(dataDir, name)
    const changed = await stat(draft).catch(ignoreMissing)
    // A younger one may be another process's, at work now.
    if (changed && Date.now() - changed.mtimeMs > 600_000) await rm(draft, { recursive: true, force: true })
  }
}
