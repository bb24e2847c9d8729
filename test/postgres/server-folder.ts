import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the PostgreSQL of a test run keeps its data; `runner` is the process id of that run's tap. */
export function serverFolder(runner: number): string {
  return join(tmpdir(), `crm-test-${runner}`)
}

/** Server settings for data that nobody will miss. What autovacuum does, and when, is chance: tests analyse what is to be analysed. */
export const fastSettings = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300'
}
