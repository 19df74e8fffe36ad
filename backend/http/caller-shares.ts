/**
 * Decides whose share a piece of work uses. It uses the share of the network and, if the caller is a member, the
 * share of the member.
 */

import { networksOf } from './client-address.ts'
import type { Share } from './fair-queue.ts'
import { currentRequest } from './request-context.ts'

/** The maximum number of places that a member and an address may use at a time. */
export type Budget = { readonly member: number; readonly address: number }

/** The network of the current request and the wider networks around it. */
export const networksOfRequest = () => networksOf(currentRequest()?.clientAddress ?? '')

export const networkOfRequest = (): string => networksOfRequest()[0]

/**
 * Returns the shares that a piece of work uses. One customer may have several IPv6 networks. So the widest network
 * around the address has a share too, which is twice the share of one network.
 */
export function sharesOf(memberId: string | null, { member, address }: Budget): [Share, ...Share[]] {
  const [own, ...around] = networksOfRequest()
  const place = { key: `network ${own}`, most: address }
  const wider = around.slice(-1).map(key => ({ key: `network ${key}`, most: 2 * address }))
  return memberId === null
    ? [place, ...wider]
    : [{ key: `member ${memberId}`, most: member }, place, ...wider]
}
