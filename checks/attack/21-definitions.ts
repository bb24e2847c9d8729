import { setTimeout as sleep } from 'node:timers/promises'
import type { Arena, Attack, Check } from './arena.ts'
import { type Answer, ask, repeat, succeed } from './client.ts'

const kinds = ['contact', 'company', 'deal', 'activity']
const ofKind = 200
/** More than fit into the definitions of a tenant. */
const optionsOfEach = 22
/** As many as the default rate limit allows: a change and a contract each. */
const [pairs, perSecond] = [160, 8]
const checksAtOnce = 30
const [stampedes, readsAtOnce] = [4, 200]
const mostGrownMb = 300
const timeoutMs = 60_000

export const attack: Attack = {
  line: 21,
  what: 'a tenant with as many definitions as it may have changes a label, and then wants its contract, or many records at once',
  settings: { RATE_LIMIT_MAX: '3000' },
  run: async (arena) => {
    const { port, tenants, readMemory } = arena
    const tenant = tenants.mallory
    const { made, refused } = await define(arena)
    const [one] = await succeed<{ id: string }[]>({ port, tenant, path: '/api/v1/properties?limit=1' })
    const path = `/api/v1/properties/${one?.id}`
    let changes = 0
    const change = (query = '') => {
      changes += 1
      return ask({ port, tenant, method: 'PUT', path: path + query, body: { label: `Label ${changes}` }, timeoutMs })
    }
    const answers: Promise<Answer[]>[] = []
    for (let n = 0; n < pairs; n += 1) {
      answers.push(
        change().then(async (changed) => [changed, await ask({ port, tenant, path: '/api/v1/contract', timeoutMs })])
      )
      await sleep(1_000 / perSecond)
    }
    answers.push(repeat(checksAtOnce, checksAtOnce, () => change('?check=true')))
    const inPairs = (await Promise.all(answers)).flat()
    const reads: Answer[] = []
    for (let n = 0; n < stampedes; n += 1) {
      await change()
      const read = () => ask({ port, tenant, path: '/api/v1/contacts?limit=1' })
      reads.push(...(await repeat(readsAtOnce, readsAtOnce, read)))
    }
    const { before, most } = readMemory()
    const grown = Math.round(most - before)
    return {
      sent: `${made} definitions of ${optionsOfEach} options; ${pairs} changes of a label with a contract after each, ${perSecond} a second; ${stampedes} × ${readsAtOnce} lists at once after a change`,
      checks: [
        { isHeld: refused > 0, found: `${refused} more definitions refused, as too large together` },
        count('changes and contracts', inPairs),
        count('lists', reads),
        { isHeld: grown <= mostGrownMb, found: `RSS +${grown} MB ≤ ${mostGrownMb}` }
      ]
    }
  }
}

function count(what: string, answers: Answer[]): Check {
  const good = answers.filter(({ status }) => status === 200).length
  const others = [...new Set(answers.map(({ status, error }) => error ?? status))].filter((status) => status !== 200)
  const ms = Math.max(...answers.map((answer) => answer.ms))
  return {
    isHeld: good === answers.length,
    found: `${good} of ${answers.length} ${what} answered${others.length > 0 ? ` (${others.join(', ')})` : ''}, the last after ${ms.toFixed(0)} ms`
  }
}

async function define({ port, tenants: { mallory } }: Arena): Promise<{ made: number; refused: number }> {
  const options = Array.from({ length: optionsOfEach }, (_, n) => ({ value: `option-${n}`, label: `Option ${n}` }))
  let [made, refused] = [0, 0]
  for (const entity of kinds) {
    let next = 0
    // At once, since they share commits then.
    await repeat(ofKind, 20, async () => {
      const n = next++
      const body = { entity, key: `key_${n}`, type: 'multiselect', label: `Key ${n}`, options }
      const post = { port, tenant: mallory, method: 'POST', path: '/api/v1/properties', body, timeoutMs }
      const { status } = await ask(post)
      if (status === 201) made += 1
      if (status === 409) refused += 1
    })
  }
  return { made, refused }
}
