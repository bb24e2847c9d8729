import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Connections } from '../limits/connections.ts'

/** Longer than a client nearby takes to connect and send its request, in milliseconds. */
const quietMs = 100
/** So long are requests held at most, in milliseconds, where others keep coming. */
const maxHeldMs = 1_000
const pollMs = 10

/**
 * Stops without resetting a connection on which somebody sends (docs/decisions/shutdown.md). When the app closes, readiness
 * falls at once, and for `graceMs` milliseconds all goes on, but each answer ends its connection (Fastify sees to that), so
 * that nobody sends on one that is about to be closed. Then requests are held for a moment: when every client waits for an
 * answer, nobody connects while listening ends. After that they are answered. Where nobody is connected, nothing of this takes
 * time. `onStop` is called at the beginning, `onLast` when nobody can connect any more. Connections that are still there `lastAnswersMs` milliseconds after the grace are ended, whatever is on them.
 * Returns whether the app is closing.
 */
export function shutDownGracefully(
  app: FastifyInstance,
  connections: Connections,
  {
    graceMs,
    lastAnswersMs,
    onStop,
    onLast
  }: { graceMs: number; lastAnswersMs: number; onStop: () => void; onLast: () => void }
): () => boolean {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    setTimeout(() => connections.destroyAll(), graceMs + lastAnswersMs).unref()
    connections.closeAfterAnswers()
    onStop()
    const isQuick = graceMs === 0 || connections.count() === 0
    if (!isQuick) await untilSteady(() => connections.count() > 0, graceMs)
    const held = connections.hold()
    if (!isQuick) await untilSteady(held.count, maxHeldMs)
    // One round of the event loop, which accepts whoever has connected by now.
    await setImmediate()
    await setImmediate()
    // Fastify ends the listening right after this hook.
    const end = async () => {
      if (!isQuick) await untilSteady(held.count, maxHeldMs)
      onLast()
      held.release()
      connections.closeUnused()
    }
    end().catch((error) => app.log.error({ err: error }, 'requests that were held are lost'))
  })
  return () => isStopping
}

/** Waits until something has been the same for a while, and false or a number, for `maxMs` milliseconds at most. */
async function untilSteady(read: () => unknown, maxMs: number): Promise<void> {
  let last = read()
  let steadyMs = 0
  for (let leftMs = maxMs; leftMs > 0 && steadyMs < quietMs; leftMs -= pollMs) {
    await sleep(pollMs)
    const now = read()
    steadyMs = now === last && now !== true ? steadyMs + pollMs : 0
    last = now
  }
}
