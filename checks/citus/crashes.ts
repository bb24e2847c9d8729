import { describeOutcome, isKept, runCrashes } from '../crash-test/loop.ts'
import { note, report } from '../report.ts'
import type { Server } from './servers.ts'

const writers = 8
const tenants = 6

/**
 * Kills the service and restarts nodes by turns while writers run: the service, a worker, the service, the coordinator. Nodes
 * that are not this user's on this machine are left alone, and the service is killed instead.
 */
export async function checkCrashes(database: string, servers: Server[], count: number): Promise<void> {
  const [coordinator, ...workers] = servers
  for (const { name, local } of servers) {
    if (!local) note(`${name} is not restarted: it is not on this machine, or another user's`)
  }
  const killed = new Map<string, number>()
  let round = 0
  const nextNode = () => {
    const node = round % 4 === 1 ? workers[(round >> 2) % workers.length] : round % 4 === 3 ? coordinator : undefined
    round += 1
    return node?.local && node
  }
  const outcome = await runCrashes({
    ...{ databaseUrl: database, writers, tenants, count, spellMs: 2_000, patienceMs: 240_000 },
    disturb: async (service, restart) => {
      const node = nextNode()
      const name = node?.name ?? 'the service'
      killed.set(name, (killed.get(name) ?? 0) + 1)
      if (node) {
        await node.local?.restart()
        return service
      }
      await service.stop('SIGKILL')
      return restart()
    }
  })
  const kills = [...killed].map(([name, times]) => `${name} ${times} ×`).join(', ')
  report(
    isKept(outcome),
    `killed: ${kills || 'nothing'}; ${writers} writers of ${tenants} tenants: ${describeOutcome(outcome)}`
  )
}
