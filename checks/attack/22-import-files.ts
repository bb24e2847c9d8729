import { setTimeout as sleep } from 'node:timers/promises'
import { formOf, send } from '../service-process.ts'
import type { Arena, Attack } from './arena.ts'
import { succeed } from './client.ts'

const mb = 1_048_576
const [roomMb, fileMb, atOnce] = [16, 0.5, 4]
/** What each import under way may store before it is counted. */
const uncountedMb = 8
const mostUploads = 40
const jobs = '/api/v1/importexport/jobs'

export const attack: Attack = {
  line: 22,
  what: 'a tenant fills the disk with files of imports that end at once',
  settings: { IMPORT_FILES_MAX_BYTES: String(roomMb * mb) },
  run: async ({ port, sql, tenants: { mallory } }) => {
    // What is wrong with a row takes many times its bytes in the file of those left out.
    const row = 'x,\n'
    const file = formOf(`first_name,last_name\n${row.repeat((fileMb * mb) / row.length)}`)
    const upload = async () => {
      const path = '/api/v1/importexport/contacts/import?async=true'
      const { status, bytes } = await send(port, mallory, 'POST', path, file)
      return status === 202 ? 'taken' : `${status} ${JSON.parse(bytes.toString()).code}`
    }
    const uploads: string[] = []
    while (uploads.length < mostUploads && !uploads.some((one) => one !== 'taken')) {
      uploads.push(...(await Promise.all(Array.from({ length: atOnce }, upload))))
      await ended(port, mallory)
    }
    const refused = await upload()
    const stored = await storedMb(sql)
    const list = await succeed<{ id: string }[]>({ port, tenant: mallory, path: `${jobs}?limit=100` })
    for (const { id } of list) await succeed({ port, tenant: mallory, method: 'DELETE', path: `${jobs}/${id}` })
    const left = await storedMb(sql)
    const again = await upload()
    const mostMb = roomMb + atOnce * uncountedMb
    return {
      sent: `files of ${fileMb} MB, ${atOnce} at once, whose rows are all left out, into room for ${roomMb} MB`,
      checks: [
        { isHeld: refused === '409 limit_reached', found: `after ${uploads.length} of them: ${refused}` },
        { isHeld: stored <= mostMb, found: `${stored.toFixed(0)} MB stored ≤ ${mostMb}` },
        {
          isHeld: left === 0 && again === 'taken',
          found: `${left.toFixed(0)} MB once the imports are deleted; then: ${again}`
        }
      ]
    }
  }
}

async function ended(port: number, tenant: Arena['tenants']['mallory']): Promise<void> {
  const isOpen = async () => {
    const list = await succeed<{ finishedAt: string | null }[]>({ port, tenant, path: `${jobs}?limit=100` })
    return list.some(({ finishedAt }) => finishedAt === null)
  }
  while (await isOpen()) await sleep(200)
}

async function storedMb(sql: Arena['sql']): Promise<number> {
  const { rows } = (await sql(
    'select coalesce(sum(octet_length(content)), 0)::float8 as bytes from import_pieces',
    []
  )) as {
    rows: { bytes: number }[]
  }
  return (rows[0]?.bytes ?? 0) / mb
}
