import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryDisk = '/dev/shm'

/** Enough for the data of a whole run, in bytes. */
const roomForRun = 2 ** 30

/** Where the folders of test runs lie. */
export const parentFolders = existsSync(memoryDisk) ? [tmpdir(), memoryDisk] : [tmpdir()]

/** Where a test run says how its PostgreSQL is reached; `runner` is the process id of that run's tap. */
export function serverFolder(runner: number): string {
  return join(tmpdir(), `crm-test-${runner}`)
}

/**
 * Where that PostgreSQL keeps its data: in memory, if there is room. Each test copies a database of a thousand files, and to make
 * these takes a disk ten times as long.
 */
export function dataFolder(runner: number): string {
  return hasRoomInMemory() ? join(memoryDisk, `crm-test-${runner}`) : serverFolder(runner)
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryDisk)) return false
  const { bavail, bsize } = statfsSync(memoryDisk)
  return Math.min(bavail * bsize, freemem() / 2) > roomForRun
}

/** Server settings for data that nobody will miss. What autovacuum does, and when, is chance: tests analyse what is to be analysed. */
export const fastSettings = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300'
}
