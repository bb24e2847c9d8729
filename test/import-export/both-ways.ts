import type { Schemas } from '../../generated/types.ts'
import { upload } from '../support/example-requests.ts'
import type { startService } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'
import { type Kind, sheets } from './sheets.ts'

type Query = Record<string, string | boolean>
type Job = Schemas['ImportJobResponse']

/** Imports a file both ways, and resolves with the answer and the ended job. */
export async function importBoth(
  service: Awaited<ReturnType<typeof startService>>,
  kind: Kind,
  file: string | Buffer,
  query: Query
) {
  const { acme, call } = service
  const answer = await sheets(service).importFile(kind, file, acme.admin, { ...query, dryRun: true })
  const id = `import${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as 'importContacts'
  const started = await call(id, { ...upload(file), query: { ...query, async: true } } as never)
  const params = { id: String((started.body as unknown as Job).id) }
  await waitFor('the end of a job', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
  return { answer, job: (await call('getImportJob', { params })).body }
}
