import type pg from 'pg'
import { socketOf } from './connection.ts'

/** Finds connections that a network swallows without a word: TCP itself takes many minutes to give one up. */
export type SilenceWatch = {
  /** Notes how much each connection in use has received so far. */
  mark: () => void
  /**
   * Destroys those that have received nothing since they were marked, and marks the others. To be called only where the
   * database doesn't answer elsewhere, either: a slow statement is silent, too.
   */
  destroySilent: () => void
}

/** Watches the connections of some pools. */
export function watchSilence(pools: pg.Pool[]): SilenceWatch {
  const inUse = new Map<pg.PoolClient, number | undefined>()
  for (const pool of pools) {
    pool.on('acquire', (client) => inUse.set(client, undefined))
    pool.on('release', (_error, client) => inUse.delete(client))
    pool.on('remove', (client) => inUse.delete(client))
  }
  return {
    mark: () => {
      for (const client of inUse.keys()) inUse.set(client, socketOf(client).bytesRead)
    },
    destroySilent: () => {
      for (const [client, marked] of inUse) {
        const { bytesRead } = socketOf(client)
        if (bytesRead !== marked) inUse.set(client, bytesRead)
        // `end` would wait for the answers to what was sent. The query fails, since the connection is lost.
        else socketOf(client).destroy()
      }
    }
  }
}
