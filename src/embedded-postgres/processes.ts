import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The process id of the server that runs, or ran, on a data folder. */
export async function readServerPid(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

/** Names this process: process ids are reused, but with its start time one is unique until the machine restarts. */
export async function nameOwner(): Promise<string> {
  return `${process.pid}@${await readStartTime(process.pid)}`
}

/** Whether the process that `nameOwner` named still runs. */
export async function isAlive(owner: string): Promise<boolean> {
  const [pid, startTime] = owner.split('@')
  return startTime !== '' && (await readStartTime(Number(pid))) === startTime
}

async function readStartTime(pid: number): Promise<string> {
  if (process.platform !== 'linux') return askPs(pid, 'lstart')
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name in parentheses, and may hold anything.
  const [, state = '', ...rest] = text.slice(text.lastIndexOf(')')).split(' ')
  // A process that has ended stays in the list until its parent asks how; nobody may, where process 1 isn't an init.
  return state === 'Z' ? '' : (rest[18] ?? '')
}

/** A process's command line; empty where there is no such process. */
export async function readCommandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux') return askPs(pid, 'args')
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}

async function askPs(pid: number, column: string): Promise<string> {
  const answer = await promisify(execFile)('ps', ['-o', `${column}=`, '-p', `${pid}`]).catch(() => ({ stdout: '' }))
  return answer.stdout.trim()
}

/** For `catch`: a file that isn't there is no error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
