import { RotateCw } from 'lucide-react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { Button } from '../../ui/button.tsx'

/** Why guided mode gave the last answer; null if nothing went wrong. */
export const whyGuided = (messages: readonly TalkMessage[]): string | null =>
  messages.at(-1)?.answeredBy?.because ?? null

/** Removes the reason from the answer, because it is shown above the answer. */
export const withoutReason = (message: TalkMessage, because: string): TalkMessage => ({
  ...message,
  content: message.content.replace(`${because}\n\n`, ''),
})

type WhyGuidedProps = { because: string; onRetry: () => void }

/** A note directly above the text box, so that the founder sees it on a phone too. */
export function WhyGuided({ because, onRetry }: WhyGuidedProps) {
  return (
    <div className="flex max-h-40 flex-wrap items-center gap-x-3 gap-y-1 overflow-y-auto rounded-control border border-amber bg-amber-wash px-3 py-1.5 short:max-h-28 text-[0.8125rem]">
      <p role="status" className="min-w-48 flex-1">
        {because}
      </p>
      <Button size="small" onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Retry
      </Button>
    </div>
  )
}
