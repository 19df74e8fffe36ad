import { useMemo } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { movedSince, moveInWords } from '../../../venture/experiments/moved.ts'
import type { ScoredCard } from '../../../venture/experiments/standing.ts'
import { supportWords } from '../../../venture/experiments/support.ts'
import type { EvidenceRows } from '../../entities/evidence.ts'
import { shortDate } from '../../lib/dates.ts'
import { useUser } from '../../lib/user.ts'
import { Card } from '../../ui/card.tsx'
import { ScoreHistory } from './score-history.tsx'

type StandingCardProps = { rows: EvidenceRows; facts: readonly Fact[]; cards: readonly ScoredCard[] }

const week = 7 * 24 * 60 * 60_000

/** The current score of the evidence, and what changed the score within the last week. */
export function StandingCard({ rows, facts, cards }: StandingCardProps) {
  const joined = new Date(useUser().created_at)
  // Memoised, so that thousands of facts are counted again only when the data changes.
  const { since, moved } = useMemo(() => {
    const now = new Date()
    const since = new Date(now.getTime() - week)
    since.setHours(0, 0, 0, 0)
    return { since, moved: movedSince(since, now, { ...rows, facts, cards }) }
  }, [rows, facts, cards])
  const { verdict, score, confidence } = moved.after
  const words = moveInWords(moved)
  return (
    <Card aria-label="Where you stand" className="grid gap-3">
      <h2 className="text-xl [word-spacing:0.12em]">
        {score > 0 && `${verdict} `}
        <span className="tabular-nums">{score}</span>
        <span className="text-base text-ink-faint">/40</span>
      </h2>
      <p className="text-sm text-ink-soft">
        {cards.length > 0
          ? 'Your last scorecard, and what your facts and tests have said since.'
          : 'By your facts and tests alone. The problem validation gives you a whole scorecard.'}{' '}
        Confidence: {confidence}.
      </p>
      {(words || joined <= since) && (
        <div className="grid gap-1 border-l-2 border-ember pl-3 text-[0.9375rem]">
          <p className="text-sm text-ink-faint">Since {shortDate(joined > since ? joined : since)}</p>
          {words ? (
            <p className="[overflow-wrap:anywhere]">
              <strong>{words}</strong>
              {moved.before.confidence !== confidence &&
                `. Confidence went from ${moved.before.confidence} to ${confidence}.`}
            </p>
          ) : (
            <p>Your score has not moved.</p>
          )}
          {moved.assumptions.map(({ id, text, before, after, isUp }) => (
            <p key={id} className="[overflow-wrap:anywhere]">
              {isUp ? 'Stronger' : 'Weaker'}: {text}{' '}
              <span className="text-ink-soft">
                ({before === after ? supportWords[after] : `${supportWords[before]} → ${supportWords[after]}`}
                )
              </span>
            </p>
          ))}
        </div>
      )}
      <ScoreHistory rows={rows} facts={facts} cards={cards} />
    </Card>
  )
}
