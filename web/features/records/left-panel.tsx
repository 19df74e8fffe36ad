import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'

type LeftPanelProps = { voice: Voice; isPending: boolean; onBegin: () => void }

/**
 * A panel between two rounds. It is shown while the verdict of the closed round is being written, or after it failed.
 */
export function LeftPanel({ voice, isPending, onBegin }: LeftPanelProps) {
  return (
    <div className="grid rounded-card border border-line-strong bg-ground p-3">
      <Button look="main" className="justify-self-end" disabled={isPending} onClick={onBegin}>
        {voice.say('round.begin')}
      </Button>
    </div>
  )
}
