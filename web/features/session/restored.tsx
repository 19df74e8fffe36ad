import { type ReactNode, use } from 'react'
import { restoration } from '../../lib/drafts.ts'
import { useUser } from '../../lib/user.ts'

/** After the second factor, waits a moment for the member's drafts. */
export function Restored({ children }: { children: ReactNode }) {
  const waiting = restoration(useUser().id)
  if (waiting) use(waiting)
  return children
}
