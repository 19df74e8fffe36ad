import { GiveAMind } from '../../entities/mind/give-a-mind.tsx'
import { useAnswerOffer } from '../../entities/mind/minds.ts'
import { Button } from '../../ui/button.tsx'

/** A card that offers the founder a model. One click declines the offer forever. */
export function MindOfferCard({ userId }: { userId: string }) {
  const answer = useAnswerOffer(userId)
  return (
    <section
      aria-label="Give it a mind"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <p className="reading min-w-0 flex-1 basis-72 text-ink-soft">
        <strong className="block font-semibold text-ink">Your co-founder works in guided mode.</strong> It
        asks, computes and scores. With a model it also reads what you write freely.
      </p>
      <div className="flex flex-wrap gap-2">
        <GiveAMind trigger={<Button>Give it a mind</Button>} />
        <Button look="quiet" disabled={answer.isPending} onClick={() => answer.mutate('declined')}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}
