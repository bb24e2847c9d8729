import { compile } from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/**
 * What TRUST_PROXY means to Fastify. A number of proxies it takes only as a function, since it can't see that the peer is
 * one of them: whoever sets it keeps clients from reaching the service past the proxy. The nearest proxy is hop 0, so the
 * client is the address that the last of `trustProxy` proxies has appended to X-Forwarded-For.
 */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy
}

/** Whether a peer, by its address, is a proxy. */
export function proxyTest({ trustProxy }: Pick<Config, 'trustProxy'>): (address: string) => boolean {
  if (!Array.isArray(trustProxy)) return () => trustProxy !== false
  const trusts = compile(trustProxy)
  return (address) => trusts(address, 0)
}
