import { findPort, formOf, send } from '../service-process.ts'
import type { Attack } from './arena.ts'

const metricsPort = await findPort()
const [imports, rows] = [6, 200_000]

export const attack: Attack = {
  line: 5,
  what: 'a tenant imports files full of bad rows',
  settings: { METRICS_PORT: String(metricsPort) },
  run: async ({ port, tenants: { mallory }, readMemory, readFelt }) => {
    const file = `first_name,last_name,email\n${'x,,not an address\n'.repeat(rows)}`
    // Each reading resets the maximum.
    await readStall()
    const path = '/api/v1/importexport/contacts/import'
    const one = () =>
      send(port, mallory, 'POST', path, formOf(file)).catch((error) => ({
        status: 0,
        bytes: Buffer.from(String(error))
      }))
    const answers = await Promise.all(Array.from({ length: imports }, one))
    const stallMs = await readStall()
    const noiseMs = (await readFelt()).stallMs
    const { before, most } = readMemory()
    const grown = Math.round(most - before)
    const counts = answers.map(({ status, bytes }) =>
      status === 200 ? JSON.parse(bytes.toString()).errors.length : -status
    )
    return {
      sent: `${imports} imports at once of ${rows} bad rows each (${(file.length / 1e6).toFixed(1)} MB)`,
      checks: [
        { isHeld: grown <= 150, found: `RSS +${grown} MB ≤ 150` },
        {
          isHeld: stallMs <= 50 + noiseMs,
          found: `longest stall of the event loop ${stallMs.toFixed(0)} ms ≤ 50 + ${noiseMs.toFixed(0)} of the machine's own`
        },
        {
          isHeld: counts.every((count) => count === 1_001),
          found: `lines of errors in each answer: ${[...new Set(counts)].join(', ')} (1001; below 0: the status)`
        }
      ]
    }
  }
}

/** The longest that the event loop stood still since the last reading, in milliseconds. */
async function readStall(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => undefined)
  const text = (await response?.text()) ?? ''
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1_000
}
