import type { Decision } from '../../../contracts/evidence.ts'
import { shortDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useReopen } from './decide.ts'

/** A notice at the top of the page. It is shown if the founder has stopped the venture. */
export function StopNotice({ decisions }: { decisions: readonly Decision[] }) {
  const [last] = decisions
  const reopen = useReopen(last?.project_id ?? '')
  if (last?.kind !== 'stop' || last.reopened_at) return null
  return (
    <section
      aria-label="Stopped"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-teal-wash p-5"
    >
      <p className="reading min-w-0">
        You stopped this venture on {shortDate(last.decided_at)}. A good stop is a success: you found out what
        is true before it cost you more. What you learned stays here, and you can open it again at any time.
      </p>
      <Button disabled={reopen.isPending} onClick={() => reopen.mutate(last.id)}>
        Open it again
      </Button>
    </section>
  )
}
