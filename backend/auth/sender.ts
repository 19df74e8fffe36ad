import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { clientAddress, networkOf, type Proxies } from './client-address.ts'

/** Where a request came from: for the list of sessions and for the limits. */
export type Sender = {
  readonly ip: string | null
  readonly network: string
  readonly userAgent: string | null
}

export function senderOf(context: Context, proxies: Proxies): Sender {
  const address = clientAddress(remoteAddress(context), context.req.header('x-forwarded-for'), proxies)
  return {
    ip: isIP(address) ? address : null,
    network: networkOf(address),
    userAgent: context.req.header('user-agent')?.slice(0, 500) ?? null,
  }
}

/** Absent when a handler is called without a socket, as tests do. */
function remoteAddress(context: Context): string | undefined {
  const bindings: { incoming?: unknown } | undefined = context.env
  return bindings?.incoming ? getConnInfo(context).remote.address : undefined
}
