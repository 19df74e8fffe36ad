import { Square } from 'lucide-react'
import { Button } from './button.tsx'

export type StartingProps = { step: string | null; onStop: () => void }

/** A view that is shown until the first answer arrives: the current step and a stop button. */
export function Starting({ step, onStop }: StartingProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="large" onClick={onStop}>
        <Square className="fill-current" aria-hidden="true" />
        Stop
      </Button>
      <p role="status" className="text-[0.9375rem] text-ink-soft">
        {step ?? 'Starting'}…
      </p>
    </div>
  )
}
