import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// The contract as a service without a database: every operation answers with its example, for those who build against the API
// before they have a tenant. Prism does it, which `npm run mock` installs with the other packages of checks/.

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } } })
const port = Number(values.port)
if (values.help || !Number.isInteger(port) || port < 0 || port > 65_535) {
  console.log('npm run mock -- [--port 4010]')
  process.exit(values.help ? 0 : 1)
}

const root = join(import.meta.dirname, '..')
const prism = join(root, 'checks/node_modules/@stoplight/prism-cli/dist/index.js')
console.log(`every operation answers with its example, such as
curl -s -H 'X-Api-Key: any' http://127.0.0.1:${port}/api/v1/companies`)
const args = ['mock', join(root, 'openapi.yaml'), '--errors', '--port', String(port)]
const { status } = spawnSync(process.execPath, [prism, ...args], { stdio: 'inherit' })
process.exit(status ?? 0)
