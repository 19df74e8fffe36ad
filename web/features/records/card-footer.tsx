import { ArrowUp, Square } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { MessageKey, Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'

type CardFooterProps = {
  voice: Voice
  /** The text of the button that requests the result. */
  result: MessageKey
  isEdit: boolean
  isPending: boolean
  canSend: boolean
  onVerdict: (() => void) | undefined
  onCancel: () => void
  onSkip: (event: MouseEvent) => void
  onUnknown: (event: MouseEvent) => void
  onStop: () => void
  onSend: (event: MouseEvent) => void
}

export function CardFooter(props: CardFooterProps) {
  const { voice, result, isEdit, isPending, canSend } = props
  const { say } = voice
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-3 py-2">
      {isEdit ? (
        <Button look="quiet" onClick={props.onCancel}>
          {say('button.cancel')}
        </Button>
      ) : (
        <>
          {props.onVerdict && (
            <Button className="mr-auto" disabled={isPending} onClick={props.onVerdict}>
              {say(result)}
            </Button>
          )}
          <Button look="quiet" className="!px-2" disabled={isPending} onClick={props.onSkip}>
            {say('button.skip')}
          </Button>
          <Button look="quiet" className="!px-2" disabled={isPending} onClick={props.onUnknown}>
            {say('button.unknown')}
          </Button>
        </>
      )}
      {isPending ? (
        <Button className="h-11" onClick={props.onStop}>
          <Square className="fill-current" aria-hidden="true" />
          {say('button.stop')}
        </Button>
      ) : (
        <Button look="main" className="h-11" disabled={!canSend} onClick={props.onSend}>
          <ArrowUp aria-hidden="true" />
          {say(isEdit ? 'button.save' : 'button.send')}
        </Button>
      )}
    </footer>
  )
}
