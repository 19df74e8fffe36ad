/** Decides whose share a piece of work uses: the member's, if there is one, and always the network's. */

import { networksOf } from './client-address.ts'
import type { Share } from './fair-queue.ts'
import { currentRequest } from './request-context.ts'

/** Places at a time. */
export type Budget = { readonly member: number; readonly address: number }

/** The network of the current request, and the wider networks around it. */
export const networksOfRequest = () => networksOf(currentRequest()?.clientAddress ?? '')

export const networkOfRequest = (): string => networksOfRequest()[0]

export function sharesOf(memberId: string | null, { member, address }: Budget): [Share, ...Share[]] {
  const place = { key: `network ${networkOfRequest()}`, most: address }
  return memberId === null ? [place] : [{ key: `member ${memberId}`, most: member }, place]
}
