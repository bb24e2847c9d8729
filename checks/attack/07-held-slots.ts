import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewTenant } from '../../src/tenants/create.ts'
import { formOf, send } from '../service-process.ts'
import type { Attack } from './arena.ts'
import { openSilent } from './client.ts'

const [uploads, downloads, bytesPerSecond] = [6, 30, 42_000]

const largeFile = formOf(`first_name,last_name\n${'A,B\n'.repeat(2_500_000)}`)

export const attack: Attack = {
  line: 7,
  what: 'two tenants hold the slots of imports and exports by sending and reading slowly',
  run: async ({ port, sql, tenants: { mallory, oscar, trudy } }) => {
    for (const { tenantId } of [mallory, oscar]) await sql(insertContacts, [tenantId, 3_000])
    const open: Socket[] = []
    const timers: NodeJS.Timeout[] = []
    for (const tenant of [mallory, oscar]) {
      for (let n = 0; n < uploads; n += 1) {
        const { socket, timer } = dripUpload(port, tenant)
        open.push(socket)
        timers.push(timer)
      }
      const head = `Host: ${tenant.subdomain}.localhost\r\nX-Api-Key: ${tenant.apiKey}\r\n\r\n`
      const request = `GET /api/v1/importexport/contacts/export HTTP/1.1\r\n${head}`
      for (let n = 0; n < downloads; n += 1) open.push(openSilent(port, '127.0.0.2', request))
    }
    await sleep(2_000)
    const imports = await tryOften(() =>
      send(port, trudy, 'POST', '/api/v1/importexport/companies/import', formOf('name\nA\n'))
    )
    const exports = await tryOften(() => send(port, trudy, 'GET', '/api/v1/importexport/companies/export'))
    for (const timer of timers) clearInterval(timer)
    for (const socket of open) socket.destroy()
    return {
      sent: `two tenants, each with ${uploads} uploads at ${bytesPerSecond / 1_000} kB/s and ${downloads} downloads that are not read`,
      checks: [
        { isHeld: imports.isHeld, found: `a third tenant's imports: ${imports.found}` },
        { isHeld: exports.isHeld, found: `its exports: ${exports.found}` }
      ]
    }
  }
}

/** Three times; each must get its slot, and so its answer, within ten seconds. */
async function tryOften(work: () => Promise<{ status: number }>) {
  const found: string[] = []
  let isHeld = true
  for (let n = 0; n < 3; n += 1) {
    const beganAt = performance.now()
    const { status } = await work().catch(() => ({ status: 0 }))
    const ms = performance.now() - beganAt
    found.push(`${status} after ${(ms / 1_000).toFixed(1)} s`)
    isHeld &&= status === 200 && ms <= 10_000
    await sleep(500)
  }
  return { isHeld, found: found.join(', ') }
}

function dripUpload(port: number, { subdomain, apiKey }: NewTenant) {
  const { type, bytes } = largeFile
  const socket = connect({ host: '127.0.0.1', port, localAddress: '127.0.0.2' }).on('error', () => {})
  const lines = [
    'POST /api/v1/importexport/contacts/import HTTP/1.1',
    `Host: ${subdomain}.localhost`,
    `X-Api-Key: ${apiKey}`,
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const beganAt = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - beganAt) / 1_000) * bytesPerSecond)
    if (!socket.destroyed) socket.write(bytes.subarray(sent, due))
    sent = due
  }, 100)
  return { socket, timer }
}

const insertContacts = `
  insert into contacts (tenant_id, id, first_name, last_name, notes, lifecycle_stage, tags, created_at, updated_at)
  select $1, gen_random_uuid(), 'A', 'B', repeat(md5(n::text), 600), 'lead', '{}', now(), now() from generate_series(1, $2) as n`
