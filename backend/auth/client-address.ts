import { BlockList, isIP } from 'node:net'

export type Proxies = { trusts(address: string): boolean }

/** The proxies whose word about the sender is taken: single addresses or networks such as 10.0.0.0/8. */
export function readProxies(entries: readonly string[]): Proxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = familyOf(address)
    if (!family) throw new Error(`${entry} is neither an address nor a network`)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return {
    trusts(address) {
      const family = familyOf(address)
      return family !== null && list.check(address, family)
    },
  }
}

/**
 * Whoever the nearest proxy not ours says it is. Read from the right, because everything left of the first
 * stranger was written by that stranger.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: Proxies,
): string {
  const direct = plainAddress(remote ?? '')
  if (!direct) return 'unknown'
  const hops = (forwarded ?? '').split(',').map(hop => plainAddress(hop.trim()))
  let nearest = direct
  while (proxies.trusts(nearest)) {
    const hop = hops.pop()
    if (!hop) break
    nearest = hop
  }
  return nearest
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

function plainAddress(text: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)
  const address = mapped?.[1] ?? text
  return isIP(address) ? address : ''
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 4) return 'ipv4'
  return version === 6 ? 'ipv6' : null
}
