import type { Page } from 'playwright-core'
import { meetFaults } from './adversity.ts'
import { keepRequests, runCalls } from './calls.ts'
import { workByKeyboard } from './keyboard.ts'
import { hostile, type Place, type Task } from './record-tasks.ts'
import { tasks } from './tasks.ts'

const harmful = [
  hostile,
  '\u202eevil\u202c \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  'W'.repeat(100),
  "'; DROP TABLE x; -- $(reboot) `id`"
]

/** All that is in `tasks.ts`, on one page, and then what goes wrong on the way. */
export const newcomer: Task = {
  name: 'A newcomer sets everything up, and loses nothing to what goes wrong',
  async run(place) {
    const page = await place.visit({ mayBeRefused: true })
    const sent = keepRequests(page)
    await workByKeyboard(page, place.admin.email, place.admin.password)
    for (const [name, task] of Object.entries(tasks)) {
      await task(page, place.receiver).catch((error) => {
        throw new Error(`somebody ${name}: ${error}`)
      })
      console.log(`✓ somebody ${name}`)
      // What the later tasks look for.
      if (name.startsWith('makes a webhook')) await makeHarmfulNames(place)
    }
    await holdCalls(page, sent)
    await meetFaults(page, place.admin.password)
  }
}

async function holdCalls(page: Page, sent: ReturnType<typeof keepRequests>): Promise<void> {
  const count = await runCalls(page, sent)
  if (count < 50) throw new Error(`there are ${count} calls`)
  console.log(`✓ a shell makes of ${count} lines of Calls what the page has sent`)
}

async function makeHarmfulNames({ call }: Place): Promise<void> {
  for (const [index, name] of harmful.entries()) {
    await call('POST', '/companies', { name, notes: 'n'.repeat(5_000) })
    await call('POST', '/teams', { name })
    await call('POST', '/users', { name, email: `harm${index}@demo.example`, password: 'twelve letters or more' })
    await call('POST', '/pipelines', { name })
    await call('POST', '/api-keys', { name })
    await call('POST', '/properties', { entity: 'deal', key: `harmful_${index}`, type: 'text', label: name })
  }
}
