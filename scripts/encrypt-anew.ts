import { parseArgs } from 'node:util'
import type pg from 'pg'
import { readConfig } from '../src/config.ts'
import { type EncryptionKeys, opens, storeCheck } from '../src/db/encryption-check.ts'
import { connectForMigrations, migrateDatabase } from '../src/db/migrate.ts'
import { openTenantEncryption } from '../src/encryption.ts'
import { findSecrets, reachDatabase, rootMessage } from '../src/storage.ts'
import { prepareQueue } from '../src/webhooks/queue.ts'
import { makeSigningSecret } from '../src/webhooks/signature.ts'

// Encrypts anew with ENCRYPTION_KEY what was encrypted with ENCRYPTION_KEY_PREVIOUS, beside running instances that have both.

const usage = `npm run encrypt-anew              encrypts with ENCRYPTION_KEY what was encrypted with ENCRYPTION_KEY_PREVIOUS
npm run encrypt-anew -- --lost    the former key is lost: webhooks whose secret can't be read get a new one and are switched off, and
                                  answers stored for idempotency keys that can't be read are removed
Broken off, it goes on where it is run again.`

/** A text that is encrypted, by the primary key of its row. */
type Row = { key: string[]; encrypted: string }

/** Where encrypted texts are; `key` begins with the tenant. */
const columns = [
  { table: 'webhooks', column: 'secret_encrypted', key: ['tenant_id', 'id'], types: ['uuid', 'uuid'] },
  { table: 'webhooks', column: 'next_secret_encrypted', key: ['tenant_id', 'id'], types: ['uuid', 'uuid'] },
  {
    ...{ table: 'idempotency_keys', column: 'answer', key: ['tenant_id', 'credential_id', 'operation', 'key'] },
    types: ['uuid', 'uuid', 'text', 'text']
  }
]
type Column = (typeof columns)[number]

/** Rows that are read together; an answer may have a megabyte. */
const rowsAtOnce = 20

try {
  const { values } = parseArgs({ options: { lost: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) process.stdout.write(`${usage}\n`)
  else await run(values.lost ?? false)
} catch (error) {
  process.stderr.write(`${rootMessage(error)}\n`)
  process.exit(1)
}

async function run(isLost: boolean): Promise<void> {
  const config = readConfig(process.env)
  const database = await reachDatabase(config)
  try {
    const keys = { ...config, ...(await findSecrets(config)) }
    if (!isLost && !keys.encryptionKeyPrevious) {
      throw new Error('ENCRYPTION_KEY_PREVIOUS must be the key that the secrets are encrypted with; or see --help')
    }
    await migrateDatabase(database.url, { prepareQueue })
    const client = await connectForMigrations(database.url)
    try {
      await encryptAnew(client, keys, isLost)
    } finally {
      await client.end()
    }
  } finally {
    await database.stop()
  }
}

async function encryptAnew(client: pg.Client, keys: EncryptionKeys, isLost: boolean): Promise<void> {
  const counts = { anew: 0, unreadable: 0 }
  for (const column of columns) {
    for await (const row of readRows(client, column)) {
      const [tenantId = ''] = row.key
      if (opens(keys.encryptionKey, tenantId, row.encrypted)) continue
      const { encryptionKeyPrevious: previous } = keys
      if (previous && opens(previous, tenantId, row.encrypted)) {
        const text = openTenantEncryption(previous).decrypt(tenantId, row.encrypted)
        await replace(client, column, row, openTenantEncryption(keys.encryptionKey).encrypt(tenantId, text))
        counts.anew += 1
      } else {
        counts.unreadable += 1
        if (isLost) await giveUp(client, column, row, keys)
      }
    }
  }
  if (counts.unreadable > 0 && !isLost) {
    throw new Error(
      `${counts.unreadable} can be read with neither key, and the database is still known by the former one (${counts.anew} are encrypted anew); where that key is lost, see --help`
    )
  }
  await storeCheck(client, keys)
  const given = counts.unreadable > 0 ? `, ${counts.unreadable} given up` : ''
  process.stdout.write(`${counts.anew} encrypted anew${given}; the database is known by ENCRYPTION_KEY\n`)
}

/** All encrypted texts of a column, in the order of the primary key. */
async function* readRows(client: pg.Client, { table, column, key, types }: Column): AsyncGenerator<Row> {
  const list = key.join(', ')
  const place = key.map((_, index) => `$${index + 1}::${types[index]}`).join(', ')
  const texts = key.map((one) => `${one}::text`).join(', ')
  for (let last: string[] | undefined; ; ) {
    const behind = last ? `and (${list}) > (${place})` : ''
    const { rows } = await client.query<Row>(
      `select array[${texts}] as key, ${column} as encrypted from ${table} where ${column} is not null ${behind} order by ${list} limit ${rowsAtOnce}`,
      last ?? []
    )
    yield* rows
    last = rows.at(-1)?.key
    if (!last) return
  }
}

/** Only where nobody has written it since it was read. */
async function replace(client: pg.Client, column: Column, row: Row, encrypted: string): Promise<void> {
  const { where, values } = itself(column, row)
  await client.query(`update ${column.table} set ${column.column} = $1 where ${where}`, [encrypted, ...values])
}

/** Of a webhook the secret is made anew, and it is switched off until its owner has rotated it; a rotation that had begun, and an answer, go. */
async function giveUp(client: pg.Client, column: Column, row: Row, keys: EncryptionKeys): Promise<void> {
  const [tenantId = ''] = row.key
  const { where, values } = itself(column, row)
  if (column.table === 'idempotency_keys') {
    await client.query(
      `delete from idempotency_keys where ${where.replaceAll(/\$(\d+)/g, (_, n) => `$${n - 1}`)}`,
      values
    )
    return
  }
  const isSecret = column.column === 'secret_encrypted'
  const secret = isSecret ? openTenantEncryption(keys.encryptionKey).encrypt(tenantId, makeSigningSecret()) : null
  await client.query(
    `update webhooks set ${column.column} = $1${isSecret ? ', is_active = false' : ''} where ${where}`,
    [secret, ...values]
  )
  await client.query('update tenant_clocks set subscriptions = subscriptions + 1 where tenant_id = $1', [tenantId])
}

/** The condition of a row as it was read, whose parameters begin with the second. */
function itself({ column, key, types }: Column, { key: values, encrypted }: Row) {
  const conditions = key.map((one, index) => `${one} = $${index + 2}::${types[index]}`)
  return { where: [...conditions, `${column} = $${key.length + 2}`].join(' and '), values: [...values, encrypted] }
}
