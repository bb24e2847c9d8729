import { BlockList, isIP } from 'node:net'

/** IPv4 that is not the public internet's: the IANA special-purpose registry, multicast, and what is reserved. */
const special4 = blocks('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
])

// All public addresses are in 2000::/3, which has no mapped IPv4, NAT64, local or multicast addresses.
const global6 = blocks('ipv6', ['2000::/3'])
const special6 = blocks('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Whether a literal IPv4 or IPv6 address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Names that mean this machine or this network everywhere, whatever a resolver says. */
const localName = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa)$/

/**
 * What is wrong with an address for webhooks (docs/promises.md#receivers); undefined where nothing is. Names are looked up only
 * when something is sent to them.
 */
export function findUrlFault(text: string, isLocalAllowed: boolean): string | undefined {
  const url = URL.parse(text)
  if (!url) return 'must be a URL'
  if (url.username || url.password) return 'must not hold credentials: verify the signature instead'
  if (isLocalAllowed && !/^https?:$/.test(url.protocol)) return 'must begin with https:// or http://'
  if (!isLocalAllowed && url.protocol !== 'https:') return 'must begin with https://'
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  // Below 1024 are the ports of other protocols, such as mail, whose servers might take a delivery for something of theirs.
  if (port < 1_024 && port !== 443 && !(isLocalAllowed && port === 80)) {
    return `must have the port ${isLocalAllowed ? '80, ' : ''}443 or one from 1024 to 65535`
  }
  if (isLocalAllowed) return undefined
  // The parser has made dotted decimals of all the other ways to write an IPv4 address.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host) ? undefined : notPublic
  const name = host.replace(/\.+$/, '')
  return name.includes('.') && !localName.test(name) ? undefined : notPublic
}

const notPublic = 'must be an address of the public internet'

function blocks(type: 'ipv4' | 'ipv6', ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    list.addSubnet(address, Number(prefix), type)
  }
  return list
}
