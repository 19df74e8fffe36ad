import type { Contradiction } from '../../../venture/facts/compare.ts'
import { Button } from '../../ui/button.tsx'
import { FactWords } from './fact-line.tsx'
import { type Choice, useSettle } from './mutations.ts'

const choices: { choice: Choice; label: string }[] = [
  { choice: 'earlier', label: 'The first' },
  { choice: 'later', label: 'The second' },
  { choice: 'changed', label: 'It changed' },
  { choice: 'both', label: 'Both hold' },
]

/** Two facts that contradict each other, and four ways to resolve the contradiction. */
export function Disagreement({ pair }: { pair: Contradiction }) {
  const settle = useSettle()
  return (
    <li className="grid gap-3 rounded-card border border-amber bg-amber-wash p-3">
      <p className="text-sm font-semibold">These disagree. Which holds?</p>
      <div className="grid gap-2">
        {[pair.earlier, pair.later].map(fact => (
          <p key={fact.id} className="grid">
            <FactWords fact={fact} />
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ choice, label }) => (
          <Button
            key={choice}
            size="small"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ pair, choice })}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
