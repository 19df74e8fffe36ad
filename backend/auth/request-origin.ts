import { isIP } from 'node:net'
import type { Context } from 'hono'
import { networkOf } from '../http/client-address.ts'
import { currentRequest } from '../http/request-context.ts'

/** The origin of a request, for the list of sessions and for the limits. */
export type RequestOrigin = {
  readonly ip: string | null
  readonly network: string
  readonly userAgent: string | null
}

/**
 * The outermost layer of the server determines the address, because it knows the trusted proxies. Without this
 * layer, all callers have the same empty address.
 */
export function originOf(context: Context): RequestOrigin {
  const address = currentRequest()?.clientAddress ?? ''
  return {
    ip: isIP(address) ? address : null,
    network: networkOf(address),
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
  }
}
