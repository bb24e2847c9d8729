import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs the packages of a folder that has a package.json and a lock file of its own, unless they are there: tools with so
 * many packages that `npm ci` of the service must not bring them. Throws where npm can't.
 */
export function installTree(folder: string): void {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const isThere = ([name, version]: [string, unknown]) => {
    const manifest = join('node_modules', name, 'package.json')
    return existsSync(join(folder, manifest)) && read(manifest).version === version
  }
  const missing = Object.entries(read('package.json').dependencies).filter((one) => !isThere(one))
  if (missing.length === 0) return
  console.log(`installing ${missing.map((one) => one.join(' ')).join(', ')}`)
  // Without scripts: one of the dependencies reports installations to a third party.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install what ${folder} names`)
}
