import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files below a folder that hold this text, packages aside: an unfilled place of a server's address makes a client useless. */
export function findLiteral(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(text))
    .map((path) => `${relative(folder, path)} holds a literal ${text}`)
}
