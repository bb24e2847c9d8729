import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs the test files of some folders in this one process, in the order of their names: a process takes a second before its first test, and
 * runs code faster once it has run it often. A file that needs a process of its own, since it measures or fills one, has `.alone` in its name.
 * Folders whose tests wind the clock on come last: whatever the clock says then, ids go on from the latest one.
 */
export async function runRoom(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    const path = join(import.meta.dirname, '..', folder)
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => isOfRoom(name))
    for (const name of names.sort()) await import(join(path, name))
  }
}

/** Whether a file's tests run with those of its folder. */
export function isOfRoom(name: string): boolean {
  return name.endsWith('.test.ts') && !name.endsWith('.alone.test.ts')
}
