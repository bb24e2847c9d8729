import { normalizeIP } from '@fastify/rate-limit'

/** With a port, which some proxies write into X-Forwarded-For, and which is another one for each connection. */
const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+)):\d+$/

/**
 * What a client is counted by: its IPv4 address, or the /64 of its IPv6 address, since whoever has one has all of that.
 * One that is gone has no address any more; all of those are counted as one.
 */
export function networkOf(address = ''): string {
  const { v4, v6 } = withPort.exec(address)?.groups ?? {}
  return normalizeIP(v4 ?? v6 ?? address)
}
