import { spawnSync } from 'node:child_process'

// Everything that CI runs, cheapest first; stops at the first failure with that step's own words.

const steps: [string, () => boolean][] = [
  ['generated code is fresh', () => run('node', ['scripts/generate.ts', '--check'])],
  ['types', () => run('tsc', ['-p', '.']) && run('tsc', ['-p', 'console'])],
  ['lint', () => run('biome', ['check', '.'])],
  ['faults can be put in', () => run('node', ['checks/mutants.ts', '--dry'])],
  ['packages of checks/', () => run('node', ['checks/install.ts'])],
  ['types of checks/', () => run('tsc', ['-p', 'checks'])],
  ['contract: redocly and spectral', () => run('npm', ['run', '--silent', '--prefix', 'checks', 'lint:contract'])],
  ['contract: breaks no client', () => run('node', ['scripts/contract-diff.ts'])],
  ['migrations are fresh', migrationsAreFresh],
  ['bill of materials', () => run('npm', ['run', '--silent', 'sbom'])],
  ['clients: generators and importers', () => run('node', ['checks/sdk/check.ts'])],
  ['the console in a browser', () => run('node', ['checks/console/check.ts'])],
  ['the API reference in a browser', () => run('node', ['checks/docs/check.ts'])],
  [
    'an upgrade from the last release',
    () => run('node', ['checks/upgrade.ts', '--contacts', '2000', '--longest-ms', 'Infinity'])
  ],
  // This reporter prints failures only, at the end.
  ['tests', () => run('tap', ['--reporter=min'])]
]

for (const [name, passes] of steps) {
  console.log(`\n== ${name}`)
  const beganAt = performance.now()
  if (!passes()) {
    console.error(`\nfailed: ${name}`)
    process.exit(1)
  }
  console.log(`   ${((performance.now() - beganAt) / 1000).toFixed(1)} s`)
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

function migrationsAreFresh(): boolean {
  const listChanges = () => spawnSync('git', ['status', '--short', '-uall', 'drizzle'], { encoding: 'utf8' }).stdout
  const before = listChanges()
  const passes = run('npm', ['run', '--silent', 'db:generate', '--', '--name', 'stale'])
  if (passes && listChanges() === before) return true
  console.error(
    'The schema has changed: name the new file in drizzle/ properly (npm run db:generate -- --name …) and commit it.'
  )
  return false
}
