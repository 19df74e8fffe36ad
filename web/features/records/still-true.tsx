import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'

type StillTrueProps = { voice: Voice; words: string; onTake: () => void }

/** A button with the earlier answer. A tap confirms that the answer is still true. */
export function StillTrue({ voice, words, onTake }: StillTrueProps) {
  return (
    <Button
      className="h-auto min-h-11 justify-self-start py-1.5 text-left whitespace-normal"
      onClick={onTake}
    >
      <span className="min-w-0">
        {voice.say('round.still')}
        <span className="block text-[0.8125rem] font-normal text-ink-soft [overflow-wrap:anywhere]">
          {words.slice(0, 160)}
        </span>
      </span>
    </Button>
  )
}
