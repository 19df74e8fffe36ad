import type { IdeaQuestion } from '../../../contracts/idea-record.ts'
import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import type { IdeaCanvas } from '../../../contracts/results/idea-refinement.ts'
import { boxName } from '../../../venture/records/idea/canvas.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { Button } from '../../ui/button.tsx'
import { EditableText } from '../../ui/editable-text.tsx'
import { canvasPlace } from './refinement-output.ts'

type CanvasBoardProps = {
  canvas: IdeaCanvas['canvas']
  edits: Edits
  onEdit: (place: string, written: string, text: string) => void
  /**
   * Opens the cards of a record's questions. If given, the boxes are changed on these cards; if not, directly on
   * the canvas.
   */
  cards?: { isPending: boolean; onOpen: (question: IdeaQuestion) => void } | null
  voice: Voice
}

/** The lean canvas as a board of boxes with the founder's words. */
export function CanvasBoard({ canvas, edits, onEdit, cards, voice }: CanvasBoardProps) {
  const { say } = voice
  return (
    <section aria-label={say('idea.canvas.lead')} className="grid gap-3">
      <h3 className="text-lg">{say('idea.canvas.lead')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {canvas.map(({ box, text, ask, question }) => {
          const written = text ?? ''
          const name = boxName(box, voice)
          const words = cards ? written : wordsAt(edits, canvasPlace(box), written)
          const shown = (
            <p className={`text-[0.9375rem] [overflow-wrap:anywhere] ${words ? '' : 'text-ink-faint'}`}>
              {words || (cards ? ask : say('idea.box.open', { ask }))}
            </p>
          )
          return (
            <li key={box} className="grid content-start gap-1 rounded-card border border-line p-3">
              <p className="text-[0.8125rem] font-semibold text-ink-faint">{name}</p>
              {cards && question ? (
                <>
                  {shown}
                  <Button
                    look="quiet"
                    size="small"
                    className="-ml-2 justify-self-start !px-2"
                    disabled={cards.isPending}
                    aria-label={say('button.edit', { name })}
                    onClick={() => cards.onOpen(question)}
                  >
                    {say('button.change')}
                  </Button>
                </>
              ) : (
                <EditableText
                  label={name}
                  text={words}
                  written={written}
                  onSave={next => onEdit(canvasPlace(box), written, next)}
                >
                  {shown}
                </EditableText>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
