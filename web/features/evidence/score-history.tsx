import { useMemo, useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { scoreByWeek } from '../../../venture/experiments/score-history.ts'
import type { ScoredCard } from '../../../venture/experiments/standing.ts'
import type { EvidenceRows } from '../../entities/evidence.ts'
import { shortDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'

type ScoreHistoryProps = { rows: EvidenceRows; facts: readonly Fact[]; cards: readonly ScoredCard[] }

/**
 * How the score changed week by week. It is computed only when the founder opens it, because it is expensive.
 */
export function ScoreHistory(props: ScoreHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm font-semibold text-ink-soft hover:text-ink">
        Week by week
      </summary>
      {isOpen && <Weeks {...props} />}
    </details>
  )
}

const atOnce = 12

function Weeks({ rows, facts, cards }: ScoreHistoryProps) {
  const [weeks, setWeeks] = useState(atOnce)
  const { moves, isMore } = useMemo(
    () => scoreByWeek(new Date(), { ...rows, facts, cards }, weeks),
    [rows, facts, cards, weeks],
  )
  return (
    <div className="grid gap-2 pt-1 text-[0.9375rem]">
      {moves.length === 0 && <p className="text-ink-soft">Your score has not moved in any week yet.</p>}
      <ol aria-label="Score week by week" className="grid gap-2">
        {moves.map(({ monday, words }) => (
          <li key={monday.getTime()} className="grid gap-0.5 border-l-2 border-line pl-3">
            <span className="text-sm text-ink-faint">Week of {shortDate(monday)}</span>
            <span className="[overflow-wrap:anywhere]">{words}</span>
          </li>
        ))}
      </ol>
      {isMore && (
        <Button size="small" className="justify-self-start" onClick={() => setWeeks(weeks + atOnce)}>
          Show older weeks
        </Button>
      )}
    </div>
  )
}
