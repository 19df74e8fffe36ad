import { isIP } from 'node:net'
import type { Context } from 'hono'
import { currentRequest } from '../edge/request-context.ts'

/** Where a request came from: for the list of sessions and for the limits. */
export type Sender = {
  readonly ip: string | null
  readonly network: string
  readonly userAgent: string | null
}

/** The edge knows the address and which proxies to believe; without it every caller is the same stranger. */
export function senderOf(context: Context): Sender {
  const address = currentRequest()?.clientAddress ?? ''
  return {
    ip: isIP(address) ? address : null,
    network: networkOf(address),
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
  }
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
