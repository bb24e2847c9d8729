import { readFile } from 'node:fs/promises'
import type { Config } from '../../src/config.ts'
import type { ErasedContact } from '../../src/contacts/erased.ts'
import { PropertyCache } from '../../src/custom/definitions.ts'
import type { Database } from '../../src/db/client.ts'
import { openTenantEncryption } from '../../src/encryption.ts'
import { isUuid } from '../../src/formats.ts'
import { PendingBound } from '../../src/outbox/pending-bound.ts'
import { openSubscriptions } from '../../src/outbox/subscriptions.ts'
import { clearReferencesTo } from '../../src/record-types.ts'
import { TenantWriter } from '../../src/writes/writer.ts'
import { type Repetition, repeatErasures } from './repeat-erasures.ts'

type Listed = Pick<ErasedContact, 'id' | 'activities'>

/** Erases the contacts of a file again that `erasures` has printed. Throws an Error of one line, before it begins, where it isn't one. */
export async function eraseListed(
  { db, config }: { db: Database; config: Config & { encryptionKey: string } },
  tenantId: string,
  file: string
): Promise<Repetition> {
  const listed = await readErasures(file)
  const ignore = () => {}
  const subscriptions = openSubscriptions(new PendingBound(config.webhookMaxPending, ignore), ignore)
  const writer = new TenantWriter(db, subscriptions, new PropertyCache())
  const secrets = openTenantEncryption(config.encryptionKey, config.encryptionKeyPrevious)
  const scope = { tenantId, sees: undefined, db, config, writer, secrets, clearReferences: clearReferencesTo }
  return repeatErasures(scope, listed)
}

async function readErasures(file: string): Promise<Listed[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const listed = readErasure(line)
    if (!listed) throw new Error(`line ${index + 1} of ${file} is none that erasures prints; nothing is erased`)
    return listed
  })
}

function readErasure(line: string): Listed | undefined {
  try {
    const { id, activities } = JSON.parse(line)
    const isListed = isUuid(String(id)) && (activities === 'unlink' || activities === 'delete')
    return isListed ? { id, activities } : undefined
  } catch {
    return undefined
  }
}
