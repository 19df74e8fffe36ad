import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import type { IdeaCanvas } from '../../../contracts/results/idea-refinement.ts'
import { EditableText } from '../../ui/editable-text.tsx'
import { canvasPlace } from './refinement-output.ts'

type CanvasBoardProps = {
  canvas: IdeaCanvas['canvas']
  edits: Edits
  onEdit: (place: string, written: string, text: string) => void
}

/** The lean canvas as boxes, each in the founder's words. */
export function CanvasBoard({ canvas, edits, onEdit }: CanvasBoardProps) {
  return (
    <section aria-label="Lean canvas" className="grid gap-3">
      <h3 className="text-lg">Lean canvas</h3>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {canvas.map(({ box, text, ask }) => {
          const written = text ?? ''
          const words = wordsAt(edits, canvasPlace(box), written)
          return (
            <li key={box} className="grid content-start gap-1 rounded-card border border-line p-3">
              <p className="text-[0.8125rem] font-semibold text-ink-faint">{box}</p>
              <EditableText
                label={box}
                text={words}
                written={written}
                onSave={next => onEdit(canvasPlace(box), written, next)}
              >
                <p className={`text-[0.9375rem] ${words ? '' : 'text-ink-faint'}`}>
                  {words || `Open: ${ask}`}
                </p>
              </EditableText>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
