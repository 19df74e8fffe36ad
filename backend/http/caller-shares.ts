/** Whose share a piece of work counts against: the member's, if there is one, and always the address's. */

import type { Share } from './fair-queue.ts'
import { currentRequest } from './request-context.ts'

/** Places at a time. */
export type Budget = { readonly member: number; readonly address: number }

export function sharesOf(memberId: string | null, { member, address }: Budget): [Share, ...Share[]] {
  const place = { key: `address ${currentRequest()?.clientAddress ?? ''}`, most: address }
  return memberId === null ? [place] : [{ key: `member ${memberId}`, most: member }, place]
}
