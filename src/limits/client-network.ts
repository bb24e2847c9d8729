import { normalizeIP } from '@fastify/rate-limit'

/** An address with a port, as some proxies write it into X-Forwarded-For; the port differs with each connection. */
const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+)):\d+$/

/**
 * What a client is counted by: its IPv4 address, or the /64 of its IPv6 address, since a client has all addresses of its /64.
 * Clients that have left have no address, and are counted together.
 */
export function networkOf(address = ''): string {
  const { v4, v6 } = withPort.exec(address)?.groups ?? {}
  return normalizeIP(v4 ?? v6 ?? address)
}
