import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'

type ErrorStateProps = { title?: string; text: string; onRetry?: () => void; retry?: string }

/** A message about an error, with a button to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This did not load', text, onRetry, retry = 'Try again' } = props
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <p className="font-display text-lg">{title}</p>
      <p className="max-w-[46ch] text-[0.9375rem] text-ink-soft">{text}</p>
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          {retry}
        </Button>
      )}
    </div>
  )
}
