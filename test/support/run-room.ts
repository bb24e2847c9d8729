import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Runs a folder's test files in this one process, in the order of their names: to start one for each takes more CPU than half of the tests.
 * A file that needs a process of its own, since it measures or fills one, has `.alone` in its name.
 *
 * @param file of test/rooms/, which has the folder's name
 */
export async function runRoom(file: string): Promise<void> {
  const folder = join(import.meta.dirname, '..', basename(file, '.ts'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isOfRoom(name))
  for (const name of names.sort()) await import(join(folder, name))
}

/** Whether a file's tests run with those of its folder. */
export function isOfRoom(name: string): boolean {
  return name.endsWith('.test.ts') && !name.endsWith('.alone.test.ts')
}
