import { RotateCw } from 'lucide-react'
import { AnswerText } from '../../entities/answer-text.tsx'
import { Button } from '../../ui/button.tsx'

type PartialResultProps = {
  text: string
  /** Continues the result; undefined while the result is still being written. */
  onRetry?: (() => void) | undefined
  onDiscard?: (() => void) | undefined
}

/**
 * A result while it is being written, section by section. After an interruption, the finished part stays and can
 * be continued.
 */
export function PartialResult({ text, onRetry, onDiscard }: PartialResultProps) {
  return (
    <section aria-label="What came so far" className="grid gap-4">
      {onRetry && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-amber-wash px-4 py-3 text-[0.9375rem]"
        >
          <p className="min-w-0">It stopped before the end. What came stands below.</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              Retry
            </Button>
            {onDiscard && (
              <Button size="small" look="quiet" onClick={onDiscard}>
                Discard
              </Button>
            )}
          </div>
        </div>
      )}
      <AnswerText text={text} className="max-w-none [&>:not(div)]:max-w-[68ch]" />
    </section>
  )
}
