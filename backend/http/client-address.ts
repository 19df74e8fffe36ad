/** Finds the address from which a request comes. Only a trusted proxy may name another address. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { remembering } from '../remember.ts'

type IsTrusted = (address: string) => boolean

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Dual-stack sockets report IPv4 as `::ffff:192.0.2.1`, which is read as IPv4. Short forms such as `127.1` are
 * refused. Results are cached, because every request needs a result and reading an IPv6 address is slow.
 */
const parseAddress = remembering((text): Address | null => (isIP(text) === 0 ? null : ipaddr.process(text)))

/** Reads the list of trusted proxies: single addresses, and networks such as `10.0.0.0/8`. */
export function trustedProxies(list: readonly string[]): IsTrusted {
  const trusted = list.map(entry => {
    const [address = '', prefix, ...more] = entry.split('/')
    const network = parseAddress(address)
    const whole = network?.kind() === 'ipv4' ? 32 : 128
    const bits = prefix === undefined ? whole : Number(prefix)
    if (!network || more.length > 0 || prefix === '' || !Number.isInteger(bits) || bits < 0 || bits > whole)
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network`)
    return { network, bits }
  })
  return address => {
    const asked = trusted.length === 0 ? null : parseAddress(address)
    return asked !== null && trusted.some(({ network, bits }) => isWithin(asked, network, bits))
  }
}

const isWithin = (address: Address, network: Address, bits: number): boolean =>
  address.kind() === network.kind() && address.match([network, bits] as [ipaddr.IPv4 & ipaddr.IPv6, number])

/** Follows the chain of proxies, starting at this server, to the first address that is not trusted. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = parseAddress(remote ?? '')?.toString() ?? ''
  const hops = forwardedFor ? forwardedFor.split(',') : []
  while (hops.length > 0 && isTrusted(address)) {
    const hop = parseAddress(hops.pop()?.trim() ?? '')
    if (hop === null) break
    address = hop.toString()
  }
  return address
}

/** Returns whether an address, or the host of a URL, can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true
  return parseAddress(host.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback'
}

/**
 * Returns whether the URL belongs to the site. A local server has several names, and pages under all of them belong
 * to the same site.
 */
export function isSameSite(url: URL | null, site: URL): boolean {
  if (url?.protocol !== site.protocol || url.port !== site.port) return false
  return url.hostname === site.hostname || (isLoopback(url.hostname) && isLoopback(site.hostname))
}

/**
 * Returns the network for which limits count: an IPv4 address, or the /64 network of an IPv6 address. A /64 is the
 * smallest network that a customer gets.
 */
export const networkOf = (address: string): string => networksOf(address)[0]

/** Returns the network of an address, and then the wider networks that one IPv6 customer may have: a /56 and a /48. */
export function networksOf(address: string): readonly [string, ...string[]] {
  const known = parseAddress(address)
  if (!(known instanceof ipaddr.IPv6)) return [address]
  const [a = 0, b = 0, c = 0, d = 0] = known.parts
  const prefix = (groups: readonly number[], bits: number) =>
    `${groups.map(group => group.toString(16)).join(':')}::/${bits}`
  return [prefix([a, b, c, d], 64), prefix([a, b, c, d & 0xff00], 56), prefix([a, b, c], 48)]
}
