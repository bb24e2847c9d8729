import fc from 'fast-check'
import t from 'tap'
import '../support/seed.ts'
import { type Service, startService } from '../support/start.ts'

// Random writes, merges, undos and erasures of contacts, against a small model of which contact an e-mail address and a unique value find.

type Name = 'key' | 'app'
type Values = { key: string | null; app: string | null }
type Contact = Values & {
  id: string
  isThere: boolean
  isErased?: boolean
  mergedInto?: Contact | undefined
  ever: string[]
}
/** A value that finds what is left of a merge, while that isn't undone. */
type Alias = { value: string; gone: Contact; into: Contact }
/** What was done last, where it can be undone: a merge or an undo of one. */
type Undoable = { changeSet: string; gone: Contact; into: Contact; before: Values; after: Values; isDone: boolean }

type Write =
  | { action: 'post'; key: number; app: number }
  | { action: 'byKey'; key: number; app: number }
  | { action: 'byApp'; key: number; app: number }
  | { action: 'put'; of: number; key: number; app: number }
  | { action: 'merge'; of: number; into: number; key: number; app: number }
  | { action: 'delete' | 'restore' | 'erase'; of: number }
  /** Gives an alias to a new contact by a POST, which goes again at once if so wanted. */
  | { action: 'take'; alias: number; isDeleted: boolean }
  | { action: 'undo' }

const counted = 4
/** The number of a value; the last stands for none. */
const value = fc.nat(counted)
const of = fc.nat(4)
const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ action: fc.constant('post' as const), key: value, app: value }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('byKey' as const), key: fc.nat(counted - 1), app: value }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('byApp' as const), key: value, app: fc.nat(counted - 1) }) },
  { weight: 4, arbitrary: fc.record({ action: fc.constant('put' as const), of, key: value, app: value }) },
  { weight: 5, arbitrary: fc.record({ action: fc.constant('merge' as const), of, into: of, key: value, app: value }) },
  { weight: 6, arbitrary: fc.constant({ action: 'undo' as const }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constantFrom('delete' as const, 'restore' as const), of }) },
  {
    weight: 2,
    arbitrary: fc.record({ action: fc.constant('take' as const), alias: fc.nat(), isDeleted: fc.boolean() })
  },
  fc.record({ action: fc.constant('erase' as const), of })
)

/** What the service is to hold after some writes. */
class Model {
  readonly contacts: Contact[] = []
  aliases: Alias[] = []

  survivorOf({ mergedInto, ...one }: Contact): string {
    return mergedInto ? this.survivorOf(mergedInto) : one.id
  }

  there(id: string): Contact | undefined {
    return this.contacts.find((one) => one.id === id && one.isThere)
  }

  holderOf(value: string): Contact | undefined {
    return this.contacts.find((one) => one.isThere && (one.key === value || one.app === value))
  }

  /** The contact that a merge left and that the value finds, where nobody has it; of several the latest merge's. */
  aliasOf(value: string): Contact | undefined {
    if (this.holderOf(value)) return undefined
    const found = this.aliases.filter((one) => one.value === value && one.gone.mergedInto)
    return found.flatMap(({ gone }) => this.there(this.survivorOf(gone)) ?? []).at(-1)
  }

  find(value: string): Contact | undefined {
    return this.holderOf(value) ?? this.aliasOf(value)
  }

  set(contact: Contact, values: Partial<Values>): void {
    Object.assign(contact, values)
    contact.ever.push(...valuesOf(contact))
  }

  make(id: string, values: Values): Contact {
    const contact = { id, ...values, isThere: true, ever: valuesOf(values) }
    this.contacts.push(contact)
    return contact
  }

  /** A POST or PUT has given a contact these. */
  end(contact: Contact, values: string[]): void {
    this.aliases = this.aliases.filter(({ value, gone, into }) => {
      const isOwn = this.survivorOf(gone) === contact.id || into === contact
      return isOwn || !values.includes(value)
    })
  }

  merge({ gone, into, before, after }: Undoable, isNew: boolean): void {
    const lost = valuesOf(before).filter((value) => !valuesOf(after).includes(value))
    // Done once more, it is the latest merge.
    this.aliases = this.aliases.filter((one) => one.gone !== gone)
    this.set(into, after)
    gone.isThere = false
    gone.mergedInto = into
    this.aliases.push(...[...valuesOf(gone), ...lost].map((value) => ({ value, gone, into })))
    if (!isNew) return
    for (const one of this.contacts) if (one.mergedInto === gone) gone.ever.push(...one.ever)
  }

  unmerge({ gone, into, before }: Undoable): void {
    this.set(into, before)
    gone.isThere = true
    gone.mergedInto = undefined
  }

  /** The contact and those that were merged into it are forgotten. */
  erase(contact: Contact): void {
    const theirs = this.contacts.filter(
      (one) => one === contact || (one.mergedInto && this.survivorOf(one) === contact.id)
    )
    const ever = theirs.flatMap((one) => one.ever)
    this.aliases = this.aliases.filter(
      ({ value, gone, into }) => !ever.includes(value) && !theirs.includes(gone) && !theirs.includes(into)
    )
    for (const one of theirs) Object.assign(one, { isThere: false, isErased: true })
  }
}

function valuesOf({ key, app }: Values): string[] {
  return [key, app].flatMap((one) => one ?? [])
}

/** Plays writes against a service and a model of it. */
class Game {
  readonly #service: Service
  readonly #run: number
  readonly model = new Model()
  last: Undoable | undefined

  constructor(service: Service, run: number) {
    this.#service = service
    this.#run = run
  }

  text(name: Name, number: number): string | null {
    if (number >= counted) return null
    return name === 'key' ? `k${number}@run-${this.#run}.test` : `a${number}-run-${this.#run}`
  }

  /** Sends a contact's values, of which some may be left out. */
  body({ key, app }: Partial<Values>) {
    const custom = app === undefined ? {} : { custom: { app } }
    return { firstName: 'Maja', lastName: 'Ek', ...(key === undefined ? {} : { email: key }), ...custom }
  }

  async play(one: Write): Promise<[expected: unknown, answered: unknown] | undefined> {
    const last = this.last
    this.last = undefined
    if (one.action === 'undo') return last && this.undo(last)
    if (one.action === 'post') return this.post(this.read(one))
    if (one.action === 'take') return this.take(one)
    if (one.action === 'byKey' || one.action === 'byApp') return this.upsert(one.action, this.read(one))
    const contact = this.model.contacts[one.of]
    if (!contact || contact.isErased) return undefined
    if (one.action === 'put') return this.put(contact, this.read(one))
    if (one.action === 'merge') {
      const into = this.model.contacts[one.into]
      return into && into !== contact ? this.merge(contact, into, this.read(one)) : undefined
    }
    if (one.action === 'delete') return this.remove(contact)
    return one.action === 'restore' ? this.restore(contact) : this.erase(contact)
  }

  read({ key, app }: { key: number; app: number }): Values {
    return { key: this.text('key', key), app: this.text('app', app) }
  }

  async post(values: Values) {
    const isFree = valuesOf(values).every((value) => !this.model.holderOf(value))
    const answer = await this.#service.call('createContact', { body: this.body(given(values)) })
    if (answer.status === 201) this.model.end(this.model.make(answer.body.id, values), valuesOf(values))
    return [isFree ? 201 : 409, answer.status] as [number, number]
  }

  async take({ alias, isDeleted }: { alias: number; isDeleted: boolean }) {
    const { model } = this
    const value = model.aliases[alias % Math.max(model.aliases.length, 1)]?.value
    if (value === undefined) return undefined
    const outcome = await this.post(value.includes('@') ? { key: value, app: null } : { key: null, app: value })
    const made = model.holderOf(value)
    return isDeleted && made && outcome[1] === 201 ? this.remove(made) : outcome
  }

  async put(contact: Contact, values: Values) {
    const patch = given(values)
    const isFree = valuesOf(values).every((value) => (this.model.holderOf(value) ?? contact) === contact)
    const expected = contact.isThere ? (isFree ? 200 : 409) : 404
    const changed = valuesOf(values).filter((value) => contact.key !== value && contact.app !== value)
    const { status } = await this.#service.call('updateContact', { params: { id: contact.id }, body: this.body(patch) })
    if (status === 200) {
      this.model.set(contact, patch)
      this.model.end(contact, changed)
    }
    return [expected, status] as [number, number]
  }

  async upsert(by: 'byKey' | 'byApp', values: Values) {
    const { model } = this
    const found = model.find(String(by === 'byKey' ? values.key : values.app))
    const isRefused = valuesOf(values).some((value) => (model.find(value) ?? found) !== found)
    const kept = Object.entries(given(values)).filter(([, value]) => !model.aliasOf(value))
    const answer = await this.#service.call('upsertContact', {
      body: this.body(given(values)),
      ...(by === 'byApp' && { query: { match: 'custom.app' } })
    })
    const expected = isRefused ? 409 : (found?.id ?? 'created')
    if (answer.status !== 200) return [expected, answer.status] as [unknown, unknown]
    const { body } = answer
    if (found) model.set(found, Object.fromEntries(kept))
    else model.make(body.id, values)
    return [expected, body.action === 'created' ? 'created' : body.id] as [unknown, unknown]
  }

  async merge(gone: Contact, into: Contact, values: Values) {
    const { model } = this
    const holders = valuesOf(values).flatMap((value) => model.holderOf(value) ?? [])
    const isFree = holders.every((holder) => holder === gone || holder === into)
    const expected = gone.isThere && into.isThere ? (isFree ? 200 : 409) : 404
    const before: Values = { key: into.key, app: into.app }
    const after: Values = { key: values.key ?? into.key ?? gone.key, app: values.app ?? into.app ?? gone.app }
    const { status, headers } = await this.#service.call('mergeContacts', {
      params: { id: into.id },
      body: { duplicateId: gone.id, values: valuesBody(this.body(given(values))) }
    })
    if (status === 200) {
      this.last = { changeSet: String(headers['x-change-set']), gone, into, before, after, isDone: true }
      model.merge(this.last, true)
    }
    return [expected, status] as [number, number]
  }

  async undo(last: Undoable) {
    const { body } = await this.#service.call('undoChangeSet', { body: { changeSet: last.changeSet } })
    if (last.isDone) this.model.unmerge(last)
    else this.model.merge(last, false)
    this.last = { ...last, changeSet: String(body.changeSet), isDone: !last.isDone }
    return [[], body.conflicts] as [unknown, unknown]
  }

  async remove(contact: Contact) {
    const expected = contact.isThere ? 200 : 404
    const { status } = await this.#service.call('deleteContact', { params: { id: contact.id } })
    if (status === 200) contact.isThere = false
    return [expected, status] as [number, number]
  }

  async restore(contact: Contact) {
    const isFree = valuesOf(contact).every((value) => !this.model.holderOf(value))
    const expected = contact.mergedInto ? 404 : !contact.isThere && isFree ? 200 : 409
    const { status } = await this.#service.call('restoreContact', { params: { id: contact.id } })
    if (status === 200) contact.isThere = true
    return [expected, status] as [number, number]
  }

  async erase(contact: Contact) {
    const body = { activities: 'unlink' } as const
    const { status } = await this.#service.call('eraseContact', { params: { id: contact.id }, body })
    if (status === 200) {
      this.model.erase(contact)
      // What others had taken over from the person by merges is taken back.
      for (const one of this.model.contacts) {
        const found = await this.#service.call('getContact', { params: { id: one.id } })
        if (found.status === 200) Object.assign(one, { key: found.body.email, app: found.body.custom.app ?? null })
      }
    }
    return [contact.mergedInto ? 404 : 200, status] as [number, number]
  }

  /** The contact that each value finds; an update of it by that value alone changes nothing. */
  async probe(): Promise<[expected: unknown, answered: unknown]> {
    const values = Array.from({ length: counted }, (_, n) => [
      this.text('key', n),
      this.text('app', n)
    ]).flat() as string[]
    const answered: Record<string, string | null> = {}
    for (const value of values) {
      const isKey = value.includes('@')
      const answer = await this.#service.call('upsertContact', {
        headers: { 'if-match': '*' },
        body: this.body(isKey ? { key: value } : { app: value }),
        ...(isKey ? {} : { query: { match: 'custom.app' } })
      })
      answered[value] = answer.status === 404 ? null : answer.body.id
    }
    return [Object.fromEntries(values.map((value) => [value, this.model.find(value)?.id ?? null])), answered]
  }
}

function given(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** What a merge gives beside what both have: without the names. */
function valuesBody({ firstName, lastName, ...values }: Record<string, unknown>) {
  return values
}

t.test(
  'After any merges, writes, undos and erasures a value finds who has it, or what is left of a merge',
  async (t) => {
    const service = await startService(t)
    await service.call('createProperty', {
      body: { entity: 'contact', key: 'app', type: 'text', label: 'App', isUnique: true }
    })
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 8, maxLength: 16, size: 'max' }), async (writes) => {
        const game = new Game(service, ++runs)
        for (const n of [0, 1, counted]) await game.play({ action: 'post', key: n, app: n })
        for (const [index, one] of writes.entries()) {
          const outcome = await game.play(one)
          const at = JSON.stringify(writes.slice(0, index + 1))
          if (!outcome) continue
          if (JSON.stringify(outcome[0]) !== JSON.stringify(outcome[1]))
            throw new Error(`${JSON.stringify(outcome)} ${at}`)
          const [expected, answered] = await game.probe()
          if (JSON.stringify(expected) !== JSON.stringify(answered)) {
            throw new Error(`${JSON.stringify([expected, answered])} ${at}`)
          }
        }
      }),
      { numRuns: 20 }
    )
    t.ok(runs >= 20)
  }
)
