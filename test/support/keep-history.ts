import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Test } from 'tap'
import { type Proof, prove } from '../../checks/proof/check.ts'
import { History, type Sender } from '../../checks/proof/history.ts'
import type { Service, TestTenant } from './start.ts'

/** Keeps what a test's clients do with instances of this process, and proves it: docs/proof.md. */
export type Kept = {
  history: History
  /** Holds all that was kept of a tenant against its log and tables, and fails where they don't agree. */
  prove: (t: Test) => Promise<Proof>
}

type Key = { id: string; prefix: string; owner: string | null; visibility: string | null }

/** Keeps the requests of one tenant from now on. */
export function keepHistory(
  { app, sql }: Pick<Service, 'app' | 'sql'>,
  { tenantId, host }: Pick<TestTenant, 'tenantId' | 'host'>,
  others: FastifyInstance[] = []
): Kept {
  const history = new History()
  const senders = new Map<string, Sender>()
  for (const one of [app, ...others]) {
    const inject = one.inject.bind(one) as (options: InjectOptions) => Promise<LightMyRequestResponse>
    one.inject = (async (options: InjectOptions) => {
      const headers = (options.headers ?? {}) as Record<string, string>
      if (headers.host !== host) return inject(options)
      const credential = headers['x-api-key'] ?? headers.authorization ?? ''
      const sender = senders.get(credential) ?? (await findSender(sql, tenantId, credential))
      senders.set(credential, sender)
      const { method = 'GET', url, payload } = options
      const text = typeof payload === 'string' ? payload : undefined
      const send = async () => {
        const response = await inject(options)
        return { status: response.statusCode, headers: response.headers, text: response.body, response }
      }
      return (await history.keep(sender, { method, path: String(url), headers, text }, send)).response
    }) as typeof one.inject
  }
  const proveIt = async (t: Test) => {
    const proof = await prove(history, sql, tenantId)
    t.same(proof.faults.slice(0, 10), [], 'what clients were answered is one order of the changes')
    return proof
  }
  return { history, prove: proveIt }
}

/** Whose credential it is; what a user sees may change, so the reads of those who don't see all aren't judged. */
async function findSender(sql: Service['sql'], tenantId: string, credential: string): Promise<Sender> {
  if (credential.startsWith('Bearer ey')) {
    const { sub } = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString())
    return { who: sub, sees: null }
  }
  const text = `select k.id, k.key_prefix as prefix, k.user_id as owner, u.visibility from api_keys k
    left join users u on u.tenant_id = k.tenant_id and u.id = k.user_id where k.tenant_id = $1`
  const keys = await sql<Key>(text, [tenantId])
  const key = keys.find(({ prefix }) => credential.startsWith(prefix))
  return { who: key?.id ?? '', sees: key?.owner ? null : undefined }
}
