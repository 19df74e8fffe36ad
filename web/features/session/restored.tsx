import { type ReactNode, use } from 'react'
import { restoration } from '../../lib/drafts.ts'
import { useUser } from '../../lib/user.ts'

/** After the second factor was accepted, waits for the member's drafts before showing the page. */
export function Restored({ children }: { children: ReactNode }) {
  const waiting = restoration(useUser().id)
  if (waiting) use(waiting)
  return children
}
