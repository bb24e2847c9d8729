import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The commit of the last release, 1.1.0; whoever releases writes the new one here. */
const lastRelease = '24f15b441ba0f69c3811c75a29baab72865cf24d'

/** What the service is given beside its database; the same for all instances. */
export const secrets = {
  JWT_SECRET: 'a secret for upgrading, 32 characters or more',
  ENCRYPTION_KEY: 'another one for upgrading, 32 characters or more'
}

/** A tenant as `npm run tenant -- create` prints it. */
export type ReleasedTenant = { tenantId: string; subdomain: string; apiKey: string }

export type Release = {
  /** Its files, with packages. */
  folder: string
  /** Makes a tenant in a database, which it migrates to the release's schema. */
  makeTenant: (databaseUrl: string) => ReleasedTenant
  remove: () => void
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Lays the last release out in a folder of its own, with its packages; undefined in a shallow clone. */
export function extractRelease(): Release | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${lastRelease}^{commit}`], { cwd: root, stdio: 'ignore' })
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'crm-release-'))
  const archive = execFileSync('git', ['archive', lastRelease], { cwd: root, maxBuffer: 1 << 28 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  // Those that it was released with; their install scripts are for a PostgreSQL that isn't needed here.
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    folder,
    makeTenant: (databaseUrl) => {
      const args = 'scripts/tenant.ts create --subdomain acme --name Acme --email admin@acme.example'.split(' ')
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, ...secrets }
      return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' }))
    },
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}
