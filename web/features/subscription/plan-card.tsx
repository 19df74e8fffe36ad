import { Check } from 'lucide-react'
import type { Plan } from '../../../contracts/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

type PlanCardProps = {
  plan: Plan
  isCurrent: boolean
  /** True if plans can be bought on this site. */
  isForSale: boolean
  /** This function is undefined if the member cannot choose this plan now. */
  onChoose?: (() => void) | undefined
  isPending: boolean
}

export function PlanCard({ plan, isCurrent, isForSale, onChoose, isPending }: PlanCardProps) {
  return (
    <article
      className={`flex h-full flex-col gap-5 rounded-card border bg-surface p-6 ${isCurrent ? 'border-ember shadow-sheet' : 'border-line'}`}
    >
      <header className="grid gap-2">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <h2 className="text-2xl">{plan.name}</h2>
          {plan.badge && <Badge tone={plan.id === 'early_venture' ? 'ember' : 'plain'}>{plan.badge}</Badge>}
        </div>
        <p className="lg:min-h-[2lh] text-ink-soft">{plan.description}</p>
        <p className="mt-2 flex items-baseline gap-1.5">
          <span className="font-display text-4xl tabular-nums">${plan.price}</span>
          <span className="text-ink-faint">per month</span>
        </p>
      </header>
      <ul className="grid gap-2.5">
        {plan.highlights.map(line => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-teal" />
            {line}
          </li>
        ))}
      </ul>
      <Button
        className="mt-auto w-full"
        look={onChoose && !isCurrent ? 'main' : 'plain'}
        disabled={isCurrent || !onChoose || isPending}
        onClick={onChoose}
      >
        {isCurrent ? 'Current Plan' : labelOf(plan, isForSale)}
      </Button>
    </article>
  )
}

function labelOf(plan: Plan, isForSale: boolean): string {
  if (plan.price === 0) return 'Free'
  return isForSale ? `Choose ${plan.name}` : 'Coming Soon'
}
