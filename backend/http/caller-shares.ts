/**
 * Decides whose shares a piece of work uses: the network's share, and the member's share if there is a member.
 */

import { networksOf } from './client-address.ts'
import type { Share } from './fair-queue.ts'
import { currentRequest } from './request-context.ts'

/** The most places that a member and an address may hold at a time. */
export type Budget = { readonly member: number; readonly address: number }

/** The network of the current request and the wider networks around it. */
export const networksOfRequest = () => networksOf(currentRequest()?.clientAddress ?? '')

export const networkOfRequest = (): string => networksOfRequest()[0]

/**
 * The shares that a piece of work uses. One customer may have several IPv6 networks, so the widest network around
 * the address has a share too: two times the share of one network.
 */
export function sharesOf(memberId: string | null, { member, address }: Budget): [Share, ...Share[]] {
  const [own, ...around] = networksOfRequest()
  const place = { key: `network ${own}`, most: address }
  const wider = around.slice(-1).map(key => ({ key: `network ${key}`, most: 2 * address }))
  return memberId === null
    ? [place, ...wider]
    : [{ key: `member ${memberId}`, most: member }, place, ...wider]
}
