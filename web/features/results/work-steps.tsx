import { Check, LoaderCircle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

type WorkStepsProps = { title: string; steps: readonly string[]; onStop?: () => void }

/** The steps of a long task. The last one is still running. */
export function WorkSteps({ title, steps, onStop }: WorkStepsProps) {
  const shown = steps.length > 0 ? steps : ['Reading what you gave']
  return (
    <div className="grid gap-4 rounded-card border border-line bg-sunken p-5">
      <p role="status" className="font-display text-lg">
        {title}
      </p>
      <ol className="grid gap-2 text-[0.9375rem]">
        {shown.map((step, index) => (
          <li key={step} className="flex items-center gap-2.5 text-ink-soft">
            {index < shown.length - 1 ? (
              <Check className="size-4 text-teal" aria-label="Done:" />
            ) : (
              <LoaderCircle className="size-4 animate-spin text-ember-strong" aria-hidden="true" />
            )}
            {step}
          </li>
        ))}
      </ol>
      {onStop && (
        <div>
          <Button size="small" onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
    </div>
  )
}
