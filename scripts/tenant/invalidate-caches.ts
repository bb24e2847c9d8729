import { setTimeout as sleep } from 'node:timers/promises'
import { tenantsThemselves } from '../../src/credentials/credentials.ts'
import { Channel } from '../../src/instances/channel.ts'

/** Instances cache tenants and credentials no longer than this, in milliseconds. */
const rememberedMs = 5_000

/** Invalidates what all instances cache of a tenant; resolves when none of them uses it any more. */
export async function invalidateCaches(connectionUrl: string, tenantId: string): Promise<void> {
  const ignore = () => {}
  const channel = new Channel({ url: connectionUrl, onText: ignore, onError: ignore, keptMs: rememberedMs })
  try {
    for (const until = Date.now() + rememberedMs; !channel.isTrusted() && Date.now() < until; ) await sleep(20)
    await channel.publish(tenantsThemselves)
    await channel.publish(tenantId)
  } finally {
    await channel.close()
  }
}
