import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Installs the packages that only checks need, from the lock file beside this, unless those versions are there already: `npm ci`
// of the service brings none of them. Ends with npm's own status where that fails.

const folder = import.meta.dirname
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

if (!Object.entries(read('package.json').dependencies).every(isThere)) {
  console.log('installing what checks need into checks/node_modules')
  // Without scripts: one of the packages reports installations to a third party.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function isThere([name, version]: [string, unknown]): boolean {
  const manifest = join('node_modules', name, 'package.json')
  return existsSync(join(folder, manifest)) && String(version).endsWith(read(manifest).version)
}
