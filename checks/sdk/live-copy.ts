import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '../../generated/types.ts'

type Page = components['schemas']['ChangeListResponse']
const paths = { company: 'companies', contact: 'contacts', deal: 'deals', activity: 'activities' } as const
type Kind = keyof typeof paths
type Stored = { id: string; updatedAt: string; [property: string]: unknown }
/** A write that the service has not acknowledged: of a new record, or of one as it was at `version`. */
type Write = { key: string; kind: Kind; values: object; id: string | undefined; version: string | undefined }
type State = { cursor?: string; records: Record<Kind, Record<string, Stored>>; writes: Write[]; refused: Write[] }

/** A copy of all records in a file: it follows the service live, and sends it what was written while it was out of reach. */
export class LiveCopy {
  readonly #config: { url: string; key: string; file: string }
  state: State = { records: { company: {}, contact: {}, deal: {}, activity: {} }, writes: [], refused: [] }
  #waiting = new AbortController()

  constructor(config: { url: string; key: string; file: string }) {
    this.#config = config
    if (existsSync(config.file)) this.state = JSON.parse(readFileSync(config.file, 'utf8'))
  }

  /** Until `signal` is aborted. Throws where the service refuses the key. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#sendWrites(signal)
        if (this.state.cursor === undefined) await this.#begin(signal)
        await this.#follow(signal)
      } catch (error) {
        const { name, cause } = error as Error
        // Without an answer fetch throws a TypeError; a refusal for now has its seconds for a cause.
        const seconds = name === 'TypeError' ? 1 : Number(cause)
        if (seconds > 0) await sleep(1_000 * seconds, undefined, { signal }).catch(() => {})
        else if (name !== 'AbortError') throw error
      }
    }
  }

  /** Remembers a write, also while the service is out of reach. What comes of it shows in `records`, or in `refused`. */
  write(kind: Kind, values: object, id?: string): void {
    const version = id === undefined ? undefined : this.state.records[kind][id]?.updatedAt
    this.state.writes.push({ key: randomUUID(), kind, values, id, version })
    this.#save()
    this.#waiting.abort()
  }

  /** The cursor comes first: what changes while the lists are read is in the feed behind it. */
  async #begin(signal: AbortSignal): Promise<void> {
    const { nextCursor } = (await (await this.#send('GET', 'changes?cursor=latest', { signal })).json()) as Page
    for (const kind of Object.keys(paths) as Kind[]) {
      this.state.records[kind] = {}
      for (let path: string | undefined = `${paths[kind]}?limit=100`; path; ) {
        const response = await this.#send('GET', path, { signal })
        for (const record of (await response.json()) as Stored[]) this.state.records[kind][record.id] = record
        path = /<\/api\/v1\/([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
    }
    this.state.cursor = nextCursor
    this.#save()
  }

  async #follow(signal: AbortSignal): Promise<void> {
    this.#waiting = new AbortController()
    const askedAt = Date.now()
    const wait = this.state.writes.length > 0 ? 0 : 25
    const either = { signal: AbortSignal.any([signal, this.#waiting.signal]) }
    const response = await this.#send('GET', `changes?wait=${wait}&cursor=${this.state.cursor}`, either)
    // The cursor is too old, or the service was restored from a backup: the copy begins anew.
    if (!response.ok) return void delete this.state.cursor
    const page = (await response.json()) as Page
    for (const { entity, entityId, action, data } of page.changes.filter((one) => one.entity in paths)) {
      if (action === 'deleted') delete this.state.records[entity as Kind][entityId]
      else this.#put(entity as Kind, data as unknown as Stored)
    }
    this.state.cursor = page.nextCursor
    this.#save()
    // An instance that stops answers early, and would be asked again and again meanwhile.
    const isEarly = wait > 0 && page.changes.length === 0 && Date.now() - askedAt < 24_000
    if (isEarly) await sleep(1_000, undefined, either)
  }

  /** The answer to a write may be newer than what the feed has come to. */
  #put(kind: Kind, record: Stored): void {
    const records = this.state.records[kind]
    if (record.updatedAt >= (records[record.id]?.updatedAt ?? '')) records[record.id] = record
  }

  /** However often one is sent: its key makes a new record once, and its version overwrites nobody else's change. */
  async #sendWrites(signal: AbortSignal): Promise<void> {
    for (let write = this.state.writes[0]; write; write = this.state.writes[0]) {
      const { kind, values, id, version, key } = write
      const path = id === undefined ? paths[kind] : `${paths[kind]}/${id}`
      const headers = id === undefined ? { 'Idempotency-Key': key } : { 'If-Match': `"${version}"` }
      const response = await this.#send(id ? 'PUT' : 'POST', path, { headers, body: JSON.stringify(values), signal })
      const answer = response.status === 412 ? await this.#send('GET', path, { signal }) : response
      const record = answer.ok ? ((await answer.json()) as Stored) : undefined
      if (record) this.#put(kind, record)
      // Where the answer was lost, it is this write that has changed the version.
      const isDone = response.ok || JSON.stringify({ ...record, ...values }) === JSON.stringify(record)
      if (!isDone) this.state.refused.push(write)
      else if (id) for (const one of this.state.writes) if (one.id === id) one.version = record?.updatedAt
      this.state.writes.shift()
      this.#save()
    }
  }

  async #send(method: string, path: string, { headers, ...more }: RequestInit): Promise<Response> {
    const all = { 'X-Api-Key': this.#config.key, 'Content-Type': 'application/json', ...(headers as object) }
    const response = await fetch(`${this.#config.url}/api/v1/${path}`, { ...more, method, headers: all })
    const isForNow = response.status === 429 || response.status >= 500
    if (isForNow) throw new Error('try again', { cause: response.headers.get('retry-after') ?? 1 })
    if (response.status === 401 || response.status === 403) throw new Error(await response.text())
    return response
  }

  #save(): void {
    writeFileSync(`${this.#config.file}.new`, JSON.stringify(this.state))
    renameSync(`${this.#config.file}.new`, this.#config.file)
  }
}
