import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import { makeFolder } from '../private-folder.ts'
import { type Address, baseUrlOf } from './base-url.ts'
import { createFirstTenant, type KeylessTenant } from './create.ts'

/** The first tenant, and the file with its secrets, unless they are for the caller to show or were given. */
type FirstTenant = { tenant: KeylessTenant; file: string | undefined }

/**
 * Makes the tenant `demo` where there is no tenant yet. At a terminal the caller shows its secrets. Elsewhere logs may be
 * collected, so the secrets go into a file of mode 0600 in the data folder. Where the settings give the password, no key is
 * made, and there is no secret to keep. Throws an Error of one line, and makes nothing, where that file can't
 * be written.
 */
export async function makeFirstTenant(
  db: Database,
  config: Config,
  { address, isWatched }: { address: Address; isWatched: boolean }
): Promise<FirstTenant | undefined> {
  const { firstAdminEmail: email, firstAdminPassword: password, dataDir } = config
  const isKeyless = !isWatched && password !== undefined
  const file = isWatched || isKeyless ? undefined : join(dataDir, 'first-tenant.json')
  const keep = async (tenant: KeylessTenant) => {
    if (file) await writeSecrets(file, { ...tenant, baseUrl: baseUrlOf(address, tenant.subdomain) })
  }
  const tenant = await createFirstTenant(db, config, { email, password, isKeyless, keep })
  return tenant && { tenant, file }
}

async function writeSecrets(file: string, secrets: object): Promise<void> {
  try {
    await makeFolder(dirname(file))
    await rm(file, { force: true })
    await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    throw new Error(
      `the first tenant's secrets can't be written (${(error as Error).message}): set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD, or a DATA_DIR that can be written`
    )
  }
}
