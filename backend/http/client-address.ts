/** Which address a request really comes from. Only a trusted proxy may speak for someone else. */
import { BlockList, isIP } from 'node:net'

export type IsTrusted = (address: string) => boolean

/** Single addresses or networks such as `10.0.0.0/8`. */
export function trustedProxies(list: readonly string[]): IsTrusted {
  const trusted = new BlockList()
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    if (version === 0) throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network`)
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return address => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Walks the chain from our side and stops at the first hop nobody we trust vouches for. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = plain(remote ?? '')
  const hops = forwardedFor ? forwardedFor.split(',') : []
  while (hops.length > 0 && isTrusted(address)) {
    const hop = plain(hops.pop()?.trim() ?? '')
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** Dual-stack sockets report IPv4 as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** What limits count by: an IPv4 address, or the /64 a single IPv6 customer can roam in. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const middle = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...middle, ...right].map(group => Number.parseInt(group, 16).toString(16))
  return `${groups.slice(0, 4).join(':')}::/64`
}
