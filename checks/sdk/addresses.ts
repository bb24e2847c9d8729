import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What makes a client useless elsewhere: the port of one installation, and an unfilled place of an address. */
const useless = [':3000', '{scheme}']

/** The files below a folder that hold an address of no use, packages aside. */
export function findAddresses(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
  return files.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return useless.filter((one) => text.includes(one)).map((one) => `${relative(folder, path)} holds a literal ${one}`)
  })
}
