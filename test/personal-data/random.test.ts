import fc from 'fast-check'
import t from 'tap'
import { keepHistory } from '../support/keep-history.ts'
import '../support/seed.ts'
import { startService } from '../support/start.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { Story, someWrites, type Write, wordsOf } from './random-writes.ts'
import { readRows } from './read-rows.ts'

const first: Write = { action: 'create', has: ['email', 'phone', 'title', 'notes', 'tags', 'nickname'], isKeyed: true }
const start: Write[] = [first, { ...first, has: ['email'], isKeyed: false }, { ...first, has: ['email', 'tags'] }]

const merge: Write = { action: 'merge', of: 0, into: 1, isKeyed: true, isDry: false }
const found: [Write[], number, boolean, Write[]][] = [
  [
    [
      merge,
      { action: 'update', of: 1, has: ['title'] },
      { action: 'undo', set: 1, isKeyed: false, isDry: false },
      { action: 'archive', isArchived: true }
    ],
    0,
    false,
    []
  ],
  [
    [
      merge,
      { action: 'archive', isArchived: true },
      { action: 'update', of: 1, has: ['title'] },
      { action: 'undo', set: 1, isKeyed: false, isDry: false }
    ],
    0,
    false,
    []
  ],
  [[{ ...merge, of: 2, isDry: true }], 2, false, []],
  [
    [
      merge,
      { action: 'update', of: 1, has: ['title', 'tags'] },
      { action: 'undo', set: 0, isKeyed: false, isDry: false }
    ],
    0,
    true,
    []
  ]
]

t.test('Random writes, then an erasure: what was theirs is nowhere, and what is others’ stays', async (t) => {
  const service = await startService(t, { webhookAllowLocal: true })
  const { call, sql, acme } = service
  const history = keepHistory(service, acme)
  const receiver = await startReceiver(t)
  const hooks: string[] = []
  // They share the bodies of what both want.
  for (const events of [
    ['contact.created', 'contact.updated', 'contact.deleted'] as const,
    ['contact.created', 'contact.updated', 'activity.created', 'import.completed'] as const
  ]) {
    hooks.push((await call('createWebhook', { body: { name: 'x', url: receiver.url, events: [...events] } })).body.id)
  }
  const nickname = { entity: 'contact', key: 'nickname', type: 'text', label: 'Nickname' } as const
  const { id: propertyId } = (await call('createProperty', { body: nickname })).body

  /** What is kept of others, by a name for it: rows of the change log, contacts, and what was sent to webhooks. */
  const readKept = async () => {
    const rows = await sql<{ name: string; id: string | null; text: string }>(
      `select 'change ' || sequence as name, entity_id as id, data::text || coalesce(previous::text, '') as text
          from changes where tenant_id = $1 and entity = 'contact'
        union all select 'contact ' || id, id, one::text from contacts as one where tenant_id = $1
        union all select 'body ' || event_id, null, body from webhook_bodies where tenant_id = $1
        union all select 'delivery ' || id, null, body from webhook_deliveries where tenant_id = $1 and body is not null
        union all select 'answer ' || key, null, '' from idempotency_keys where tenant_id = $1`,
      [acme.tenantId]
    )
    return new Map(rows.map(({ name, ...row }) => [name, row]))
  }
  const readAnswers = async (ids: string[]) => {
    const answers: unknown[] = []
    for (const id of ids) {
      for (const operation of ['listContactHistory', 'getPersonalData', 'getContact'] as const) {
        const answer = await call(operation, { params: { id } })
        if (answer.status === 200) answers.push(answer.body)
      }
      answers.push((await call('listChanges', { query: { entityId: id } })).body)
    }
    for (const id of hooks) {
      answers.push((await call('listWebhookDeliveries', { params: { id }, query: { limit: 100 } })).body)
    }
    const jobs = (await call('listImportJobs', {})).body
    for (const { id } of jobs) answers.push((await call('getImportJob', { params: { id } })).body)
    return answers.map((one) => JSON.stringify(one))
  }

  await fc.assert(
    fc.asyncProperty(someWrites, fc.nat(), fc.boolean(), someWrites, async (writes, pick, isBack, later) => {
      const story = new Story(service, hooks, propertyId)
      await story.play([{ action: 'archive', isArchived: false }, ...start, ...writes])
      const { ids, owners, answers } = story
      const merged = [...story.merges.keys()]
      const from = isBack && merged.length > 0 ? merged : ids
      const chosen = from[pick % from.length] ?? ''
      if (isBack && (await story.mergedInto(chosen))) await story.bringBack(chosen)
      const target = (await story.mergedInto(chosen)) ?? chosen
      const erased = new Set([target])
      for (const id of ids) if ((await story.mergedInto(id)) === target) erased.add(id)
      const before = await readKept()
      const erasure = await call('eraseContact', { params: { id: target }, body: { activities: 'delete' } })
      if (erasure.status !== 200) throw new Error(`refused: ${JSON.stringify(erasure.problem)}`)
      const after = await readKept()

      const faults: string[] = []
      const ownersOf = (word: string) => [...(owners.get(word) ?? [])]
      const isTouched = (word: string) => ownersOf(word).some((id) => erased.has(id))
      // An address that it once had by a merge is its own, too, whoever had it before.
      const had = new Set([...before.values()].flatMap(({ id, text }) => (erased.has(id ?? '') ? wordsOf(text) : [])))
      const names = (text: string) => [...had, ...erased].some((one) => text.includes(one))
      for (const [name, { id, text }] of before) {
        const left = after.get(name)
        if (id === null) {
          // A dry run of a merge shows one contact with what it would have of another, and goes with any.
          const said = answers.get(name) ?? text
          if (!left && !name.startsWith('answer dry-merge') && !names(said))
            faults.push(`gone, but not theirs: ${name}: ${said}`)
        } else if (!erased.has(id) && ![...erased].some((one) => story.isMixed(id, one))) {
          const kept = wordsOf(left?.text ?? '')
          const own = wordsOf(text).filter((word) => ownersOf(word).includes(id) && !isTouched(word))
          if (own.some((word) => !kept.includes(word))) faults.push(`another's own is gone: ${name}: ${text}`)
        }
      }

      story.sent.clear()
      await story.play(later)
      const isTheirs = (word: string) => {
        const of = ownersOf(word)
        return of.length > 0 && of.every((id) => erased.has(id)) && !story.sent.has(word)
      }
      const holds = (text: string) => wordsOf(text).some(isTheirs)
      for (const row of await readRows(service)) if (holds(row)) faults.push(`left: ${row}`)
      for (const answer of await readAnswers(ids)) if (holds(answer)) faults.push(`answered: ${answer}`)
      const kept = await readKept()
      for (const [name, answer] of answers) if (holds(answer) && kept.has(name)) faults.push(`replayed: ${answer}`)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    }),
    { numRuns: 20, examples: found }
  )
  await history.prove(t)
})
