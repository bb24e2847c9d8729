import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installPrism, startMock } from '../checks/contract-proxy/prism.ts'

// The contract as a service without a database: every operation answers with its example, for those who build against the API
// before they have a tenant.

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, help: { type: 'boolean' } } })
const port = Number(values.port)
if (values.help || !Number.isInteger(port) || port < 0 || port > 65_535) {
  console.log('npm run mock -- [--port 4010]')
  process.exit(values.help ? 0 : 1)
}

installPrism()
const { url, stop } = await startMock(fileURLToPath(new URL('../generated/openapi.yaml', import.meta.url)), port)
console.log(`every operation answers with its example at ${url}, such as
curl -s -H 'X-Api-Key: any' ${url}/api/v1/companies`)
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
await stop()
