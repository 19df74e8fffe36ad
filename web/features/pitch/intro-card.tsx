import { Mic } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Starting, type StartingProps } from '../../ui/starting.tsx'

type IntroCardProps = { starting: StartingProps | null; onStart: () => void }

export function IntroCard({ starting, onStart }: IntroCardProps) {
  return (
    <Card aria-label="Pitch coaching" className="grid justify-items-start gap-5 shadow-sheet">
      <h2 className="text-2xl">Three pitches in your own words</h2>
      <p className="reading text-ink-soft">
        Your coach asks up to eight questions and presses where an answer is vague. After three you can have
        your pitches: one for an investor, one for a customer, one for a partner. They say only what you said.
      </p>
      {starting ? (
        <Starting {...starting} />
      ) : (
        <Button look="main" size="large" onClick={onStart}>
          <Mic aria-hidden="true" />
          Start Pitch Coaching
        </Button>
      )}
    </Card>
  )
}
