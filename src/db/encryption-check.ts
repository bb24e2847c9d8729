import pg from 'pg'
import { openTenantEncryption } from '../encryption.ts'
import { connectionSettings } from './client.ts'

/** ENCRYPTION_KEY, and while it is being changed ENCRYPTION_KEY_PREVIOUS. */
export type EncryptionKeys = { encryptionKey: string; encryptionKeyPrevious?: string | undefined }

/** What is encrypted in the one row, for no tenant. */
const [check, noTenant] = ['the key of this database', '']
/** Secrets and answers that are tried where there is no such row yet. */
const samples = 20

const wrongKey =
  "ENCRYPTION_KEY is not the key that this database's secrets are encrypted with: set that one, or to change it that one as ENCRYPTION_KEY_PREVIOUS (docs/running-in-production.md#the-encryption-key)"

/**
 * Throws an Error of one line where neither key is the one that the database's secrets are encrypted with. A text that is encrypted
 * with that key is stored at the first start, and by the first start of this release if the key opens what is there.
 */
export async function checkEncryptionKeys(url: string, keys: EncryptionKeys): Promise<void> {
  const client = new pg.Client(connectionSettings(url))
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await findCheck(client)) === undefined) {
      const key = await findKeyOfSamples(client, keys)
      if (key === undefined) throw new Error(wrongKey)
      // Of several first starts at once one stores its own, and the others are held against that.
      await client.query('insert into encryption_checks (id, encrypted) values (1, $1) on conflict do nothing', [
        encryptCheck(key)
      ])
    }
    const found = (await findCheck(client)) ?? ''
    if (!keysOf(keys).some((key) => opens(key, noTenant, found))) throw new Error(wrongKey)
  } finally {
    await client.end()
  }
}

/** Has the database known by ENCRYPTION_KEY from now on; to be called when all of its secrets are encrypted with that. */
export async function storeCheck(client: pg.Client, { encryptionKey }: EncryptionKeys): Promise<void> {
  await client.query(
    'insert into encryption_checks (id, encrypted) values (1, $1) on conflict (id) do update set encrypted = excluded.encrypted',
    [encryptCheck(encryptionKey)]
  )
}

/** Whether a key decrypts a secret of a tenant. */
export function opens(key: string, tenantId: string, encrypted: string): boolean {
  try {
    openTenantEncryption(key).decrypt(tenantId, encrypted)
    return true
  } catch {
    return false
  }
}

function keysOf({ encryptionKey, encryptionKeyPrevious }: EncryptionKeys): string[] {
  return [encryptionKey, ...(encryptionKeyPrevious ? [encryptionKeyPrevious] : [])]
}

function encryptCheck(key: string): string {
  return openTenantEncryption(key).encrypt(noTenant, check)
}

async function findCheck(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ encrypted: string }>('select encrypted from encryption_checks where id = 1')
  return rows[0]?.encrypted
}

/** The key that opens one of the latest secrets, the present one where there are none; undefined where neither does. */
async function findKeyOfSamples(client: pg.Client, keys: EncryptionKeys): Promise<string | undefined> {
  const { rows } = await client.query<{ tenantId: string; encrypted: string }>(
    `(select tenant_id as "tenantId", secret_encrypted as encrypted from webhooks order by updated_at desc limit ${samples})
      union all (select tenant_id, answer from idempotency_keys where answer is not null order by created_at desc limit ${samples})`
  )
  const isRight = (key: string) =>
    rows.length === 0 || rows.some(({ tenantId, encrypted }) => opens(key, tenantId, encrypted))
  return keysOf(keys).find(isRight)
}
