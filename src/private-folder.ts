import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder that only its owner may enter, and those above it that are missing. Throws the system's error where that can't
 * be done. Not by `recursive` of `mkdir`, which tries for ever where a folder that is there takes no other, as `/proc` does
 * (Node 24).
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (await isFolder(folder)) return
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || (await isFolder(parent))) throw error
    await makeFolder(parent)
    await makeFolder(folder)
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}
