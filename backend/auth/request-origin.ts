import { isIP } from 'node:net'
import type { Context } from 'hono'
import { networkOf } from '../http/client-address.ts'
import { currentRequest } from '../http/request-context.ts'

/** Where a request came from. The list of sessions and the limits use it. */
export type RequestOrigin = {
  readonly ip: string | null
  readonly network: string
  readonly userAgent: string | null
}

/**
 * The edge knows the address and the trusted proxies. Without the edge, all callers share one empty address.
 */
export function originOf(context: Context): RequestOrigin {
  const address = currentRequest()?.clientAddress ?? ''
  return {
    ip: isIP(address) ? address : null,
    network: networkOf(address),
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
  }
}
