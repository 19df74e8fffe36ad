import { RotateCw } from 'lucide-react'
import { factTopics } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { changedSince } from '../../../venture/facts/rest.ts'
import { Button } from '../../ui/button.tsx'
import type { Research } from './research.ts'

type StaleNoticeProps = { restsOn: Research['restsOn']; facts: readonly Fact[]; onRunAgain: () => void }

/** Says which of the facts a result rests on have changed since, and offers to run it again. */
export function StaleNotice({ restsOn, facts, onRunAgain }: StaleNoticeProps) {
  if (!restsOn) return null
  const { changed, gone } = changedSince(facts, restsOn.facts, restsOn.at)
  if (changed.length + gone === 0) return null
  const names = [...new Set(changed.map(({ topic }) => factTopics[topic].label))]
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-amber-wash px-4 py-3 text-[0.9375rem]"
    >
      <p className="min-w-0">
        What this rests on has changed since{names.length > 0 && `: ${names.join(', ')}`}.
      </p>
      <Button size="small" onClick={onRunAgain}>
        <RotateCw aria-hidden="true" />
        Run again
      </Button>
    </div>
  )
}
