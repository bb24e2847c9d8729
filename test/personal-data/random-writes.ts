import fc from 'fast-check'
import type { OperationId } from '../../generated/operations.ts'
import type { Answer } from '../support/call.ts'
import { upload } from '../support/example-requests.ts'
import type { Service } from '../support/start.ts'
import { waitFor } from '../support/wait-for.ts'

// Random writes on a few contacts. Each text that one sends has a word that nothing else has, and the change log tells whose that word
// is: theirs to whom the write gave it. A merge, an undo and a restore send none.

const optional = ['email', 'phone', 'title', 'notes', 'tags', 'nickname'] as const
type Optional = (typeof optional)[number]

/** Numbers stand for contacts, change sets, webhooks and deliveries. */
export type Write =
  | { action: 'create'; has: Optional[]; isKeyed: boolean }
  | { action: 'update'; of: number; has: Optional[] }
  | { action: 'upsert'; of: number; has: Optional[]; isKeyed: boolean }
  | { action: 'delete' | 'restore' | 'mention'; of: number }
  | { action: 'merge'; of: number; into: number; isKeyed: boolean; isDry: boolean }
  | { action: 'undo'; set: number; isKeyed: boolean; isDry: boolean }
  | { action: 'import'; rows: Row[]; mode: string; isAsync: boolean; isKeyed: boolean; isDry: boolean }
  | { action: 'redeliver'; hook: number; delivery: number }
  /** Archives the custom property, or takes it out of the archive. */
  | { action: 'archive'; isArchived: boolean }

/** A row of a new contact, one with the address of another, or one that is left out: it has that one's name for an address. */
type Row = { is: 'new' | 'again' | 'quoting'; of: number }

const of = fc.nat(3)
const has = fc.subarray([...optional])
const isKeyed = fc.boolean()
const isDry = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true))
/** Mostly the latest set. */
const set = fc.oneof(fc.constant(0), fc.nat(4))
const action = <Action extends string>(...actions: Action[]) => fc.constantFrom(...actions)
const row = fc.record({ is: fc.constantFrom('new' as const, 'again' as const, 'quoting' as const), of })
const imported = {
  ...{ rows: fc.array(row, { minLength: 1, maxLength: 3 }), mode: fc.constantFrom('create', 'upsert', 'update') },
  ...{ isAsync: fc.boolean(), isKeyed, isDry }
}
const one: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ action: action('create'), has, isKeyed }),
  { weight: 2, arbitrary: fc.record({ action: action('update'), of, has }) },
  fc.record({ action: action('upsert'), of, has, isKeyed }),
  { weight: 2, arbitrary: fc.record({ action: action('delete', 'restore', 'mention'), of }) },
  { weight: 3, arbitrary: fc.record({ action: action('merge'), of, into: of, isKeyed, isDry }) },
  { weight: 4, arbitrary: fc.record({ action: action('undo'), set, isKeyed, isDry }) },
  { weight: 2, arbitrary: fc.record({ action: action('import'), ...imported }) },
  fc.record({ action: action('redeliver'), hook: fc.nat(1), delivery: fc.nat(9) }),
  { weight: 2, arbitrary: fc.record({ action: action('archive'), isArchived: fc.boolean() }) }
)
/** An edit of what a merge left, by which an undo of the merge leaves it alone. */
const mergeAndEdit: fc.Arbitrary<Write[]> = fc.record({ of, into: of, has, isKeyed }).map(({ has, ...merge }) => [
  { action: 'merge', ...merge, isDry: false },
  { action: 'update', of: merge.into, has }
])
const some = fc.oneof({ weight: 3, arbitrary: one.map((write): Write[] => [write]) }, mergeAndEdit)
export const someWrites: fc.Arbitrary<Write[]> = fc
  .array(some, { minLength: 1, maxLength: 10 })
  .map((all) => all.flat())

let made = 0
/** A word that nothing else has: part of a name, an address or a text. */
function makeWord(): string {
  const letters = [...(made++).toString(10).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)])
  return `zq${letters.join('')}wvk`
}

/** The words of a text, also of bytes, which PostgreSQL writes as hexadecimal digits. */
export function wordsOf(text: string): string[] {
  const bytes = text.match(/7a71(?:6[0-9a-f]){5}77766b/g) ?? []
  const inBytes = bytes.map((one) => Buffer.from(one, 'hex').toString())
  return [...(text.toLowerCase().match(/zq[a-j]{5}wvk/g) ?? []), ...inBytes]
}

const texts: Record<Optional, () => object> = {
  email: () => ({ email: `${makeWord()}@x.example` }),
  phone: () => ({ phone: `${makeWord()} 5550101` }),
  title: () => ({ title: makeWord() }),
  notes: () => ({ notes: `${makeWord()} ${makeWord()}` }),
  tags: () => ({ tags: [makeWord()] }),
  nickname: () => ({ custom: { nickname: makeWord() } })
}
const textsOf = (has: Optional[]) => Object.assign({}, ...has.map((name) => texts[name]()))
const full = (has: Optional[]) => ({ firstName: makeWord(), lastName: makeWord(), ...textsOf(has) })

type Change = { sequence: number; entity: string; id: string; action: string; changeSet: string; data: string }

/** What writes have made, and what they have told about whose a word is. */
export class Story {
  readonly ids: string[] = []
  /** The contacts to which writes gave a word. */
  readonly owners = new Map<string, Set<string>>()
  /** Answers of writes with a key, by `answer` and the key. */
  readonly answers = new Map<string, string>()
  /** The words that writes have sent. */
  readonly sent = new Set<string>()
  /** The change sets that merged contacts into others, by the contacts. */
  readonly merges = new Map<string, string>()
  private readonly donors = new Map<string, Set<string>>()
  private readonly sets: string[] = []
  private readonly last = new Map<string, { firstName: string; email: string | null }>()
  private readonly service: Service
  private readonly hooks: string[]
  private readonly propertyId: string
  /** The last change that it knows of. */
  private sequence: number | undefined

  constructor(service: Service, hooks: string[], propertyId: string) {
    this.service = service
    this.hooks = hooks
    this.propertyId = propertyId
  }

  async play(writes: Write[]): Promise<void> {
    this.sequence ??= (await this.readChanges(0)).at(-1)?.sequence ?? 0
    for (const one of writes) {
      const name = one.action === 'merge' && one.isDry ? 'dry-merge' : one.action
      const key = 'isKeyed' in one && one.isKeyed ? `${name}-${makeWord()}` : undefined
      const { sent = {}, answer } = await this.send(one, key === undefined ? {} : { 'idempotency-key': key })
      if (answer.status >= 500) throw new Error(`${one.action} answered ${answer.status}`)
      if (key !== undefined && answer.status < 300) this.answers.set(`answer ${key}`, JSON.stringify(answer.body))
      const words = wordsOf(JSON.stringify(sent))
      for (const word of words) this.sent.add(word)
      await this.learn(words)
    }
  }

  /** Undoes the merge of a contact into another one, as far as an undo can. */
  async bringBack(id: string): Promise<void> {
    await this.service.call('undoChangeSet', { body: { changeSet: this.merges.get(id) ?? '' } })
    await this.learn([])
  }

  /** Into which one a contact was merged, if it was. */
  async mergedInto(id: string): Promise<string | undefined> {
    const answer = await this.service.call('getContact', { params: { id } })
    return answer.status === 404 ? answer.problem.mergedInto : undefined
  }

  /** Whether each of two contacts was merged into the other, also by way of others: one may have its own values back from the other. */
  isMixed(one: string, other: string): boolean {
    return this.donorsOf(one).has(other) && this.donorsOf(other).has(one)
  }

  private donorsOf(id: string): Set<string> {
    const found = new Set([id])
    // The set grows while it is walked through.
    for (const one of found) for (const donor of this.donors.get(one) ?? []) found.add(donor)
    return found
  }

  private async send(
    one: Write,
    headers: Record<string, string>
  ): Promise<{ sent?: unknown; answer: Answer<unknown> }> {
    const { call } = this.service
    const idOf = (n: number) => this.ids[n % this.ids.length] ?? ''
    const params = 'of' in one ? { id: idOf(one.of) } : {}
    const write = async (id: OperationId, body?: object, more = {}) => {
      return { sent: body, answer: await call(id, { params, headers, invalidBody: body, ...more }) }
    }
    if (one.action === 'create') return write('createContact', full(one.has))
    if (one.action === 'update') return write('updateContact', textsOf(one.has))
    if (one.action === 'upsert')
      return write('upsertContact', { ...full(one.has), email: this.addressOf(idOf(one.of)) })
    if (one.action === 'mention') {
      return write('createActivity', { activityType: 'call', subject: 'its own', contactId: idOf(one.of) })
    }
    if (one.action === 'merge') {
      const body = { duplicateId: idOf(one.of), dryRun: one.isDry }
      return write('mergeContacts', body, { params: { id: idOf(one.into) } })
    }
    if (one.action === 'undo') {
      return write('undoChangeSet', { changeSet: this.sets.at(-1 - (one.set % this.sets.length)), dryRun: one.isDry })
    }
    if (one.action === 'archive') {
      const body = { label: 'Nickname', isArchived: one.isArchived }
      return { answer: await call('updateProperty', { params: { id: this.propertyId }, body }) }
    }
    if (one.action === 'import') return this.import(one, headers)
    if (one.action === 'redeliver') {
      const id = this.hooks[one.hook] ?? ''
      const { body } = await call('listWebhookDeliveries', { params: { id }, query: { limit: 10 } })
      return write('redeliverWebhookDelivery', undefined, { params: { id, deliveryId: body[one.delivery]?.id ?? id } })
    }
    return write(one.action === 'delete' ? 'deleteContact' : 'restoreContact')
  }

  private async import(one: Write & { action: 'import' }, headers: Record<string, string>) {
    const { call } = this.service
    const lines = one.rows.map(({ is, of }) => {
      const { firstName, lastName, title, phone, notes } = full(['title', 'phone', 'notes'])
      const id = this.ids[of % this.ids.length] ?? ''
      const address = {
        new: this.addressOf(''),
        again: this.addressOf(id),
        quoting: `${this.last.get(id)?.firstName} X`
      }
      return [firstName, lastName, address[is], title, phone, notes].join()
    })
    const file = ['first_name,last_name,email,title,phone,notes', ...lines, ''].join('\n')
    const form = upload(file)
    const query = { mode: one.mode, async: one.isAsync, dryRun: one.isDry }
    const request = { ...form, query, headers: { ...headers, ...form.headers } }
    const answer = (await call('importContacts', request as never)) as Answer<unknown>
    if (answer.status === 202) {
      const params = { id: (answer.body as { id: string }).id }
      await waitFor('the end', async () => (await call('getImportJob', { params })).body.finishedAt !== null)
    }
    return { sent: file, answer }
  }

  /** The address that a contact has or had last; of one without, a new one. */
  private addressOf(id: string): string {
    return this.last.get(id)?.email ?? `${makeWord()}@x.example`
  }

  private readChanges(after: number): Promise<Change[]> {
    return this.service.sql(
      `select sequence::float8, entity, entity_id as id, action, change_set as "changeSet", data::text from changes
        where tenant_id = $1 and sequence > $2 order by sequence`,
      [this.service.acme.tenantId, after]
    )
  }

  private async learn(words: string[]): Promise<void> {
    const changes = await this.readChanges(this.sequence ?? 0)
    for (const { sequence, id, entity, action, changeSet, data } of changes) {
      this.sequence = sequence
      if (!this.sets.includes(changeSet)) this.sets.push(changeSet)
      if (entity !== 'contact') continue
      if (!this.ids.includes(id)) this.ids.push(id)
      this.last.set(id, JSON.parse(data))
      if (action === 'deleted') {
        const into = await this.mergedInto(id)
        if (into) {
          addTo(this.donors, into, id)
          this.merges.set(id, changeSet)
        }
        continue
      }
      const given = wordsOf(data)
      for (const word of words) if (given.includes(word)) addTo(this.owners, word, id)
    }
  }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
