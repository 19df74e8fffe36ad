import { Check } from 'lucide-react'

type StepListProps = { steps: readonly { label: string; detail: string | null }[] }

/** The lookups and calculations made for an answer, one per line. */
export function StepList({ steps }: StepListProps) {
  if (steps.length === 0) return null
  return (
    <ul aria-label="Steps" className="mb-2 grid gap-1 text-[0.8125rem] text-ink-soft">
      {steps.map(({ label, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end, and two steps may have the same text.
        <li key={index} className="flex min-w-0 gap-2">
          <Check className="mt-0.5 size-3.5 shrink-0 text-teal" aria-hidden="true" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {label}
            {detail && <span className="text-ink-faint"> · {detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
