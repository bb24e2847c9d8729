import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import t from 'tap'
import type { OperationId } from '../../generated/operations.ts'
import { makeTenantIn, startServiceProcess } from '../../scripts/service-process.ts'
import { cloneDatabase } from '../database.ts'
import { describe } from '../helper.ts'
import { upload } from '../requests.ts'
import { maxBytes, worstFiles } from './worst-files.ts'

const header = 'first_name,last_name,email,notes\n'
const row = (n: number) => `First,Last,large${n}@x.test,${'n'.repeat(4_000)}\n`

/** Ten megabytes more than twice over; a file that is parsed or a workbook that is built as a whole takes more. */
const mostGrowthBytes = 20 * maxBytes

const isMeasurable = existsSync('/proc/self/status')

t.test(
  'the largest files, good and bad',
  { skip: !isMeasurable && 'only Linux tells how large a process was' },
  async (t) => {
    const database = await cloneDatabase()
    t.teardown(database.drop)
    const { subdomain, apiKey } = await makeTenantIn(database.url, 'acme')
    const service = await startServiceProcess(database.url)
    t.teardown(() => service.stop())
    const call = (id: OperationId, content?: Buffer) =>
      new Promise<{ status: number; bytes: number }>((resolve, reject) => {
        const { method, path } = describe(id)
        const { payload, headers } = content ? upload(content) : {}
        const sent = request(
          {
            ...{ host: '127.0.0.1', port: service.port, method, path },
            headers: { ...headers, host: `${subdomain}.localhost`, 'x-api-key': apiKey }
          },
          (response) => {
            let bytes = 0
            response.on('data', (data) => {
              bytes += data.length
            })
            response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
            response.on('error', reject)
          }
        )
        sent.on('error', reject)
        sent.end(payload)
      })
    /** The most memory that the service ever had, in bytes. */
    const readPeak = () => {
      const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8')
      return 1_024 * Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1])
    }

    const peakAtStart = readPeak()
    for (const { name, make } of worstFiles) t.equal((await call('importContacts', make())).status, 400, name)
    const skipped = Buffer.from(header + 'a,b,c@\n'.repeat(199_000))
    t.equal((await call('importContacts', skipped)).status, 200, '199,000 rows, each with a message')
    const rows = Array.from({ length: Math.floor(maxBytes / row(9_999).length) }, (_, n) => row(n))
    t.equal((await call('importContacts', Buffer.from(header + rows.join('')))).status, 200, 'ten megabytes of records')
    t.ok((await call('exportContacts')).bytes > 10_000_000)
    t.equal((await call('exportContactsExcel')).status, 200)

    const grownBytes = readPeak() - peakAtStart
    t.ok(grownBytes < mostGrowthBytes, `the service grew by ${Math.round(grownBytes / 1e6)} MB`)
  }
)
