import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import type { Rival } from '../../../contracts/results/competitor-analysis.ts'
import { EditableText } from '../../ui/editable-text.tsx'
import { type RivalField, rivalFields, rivalPlace } from './rivals.ts'

const labels: Record<RivalField, string> = {
  chosenFor: 'Chosen for',
  youWin: 'Where you win',
  youLose: 'Where you lose',
}

type RivalsListProps = {
  rivals: readonly Rival[]
  edits: Edits
  onEdit: (place: string, written: string, text: string) => void
}

/** The texts about each rival that the plan shows. The founder can edit them. */
export function RivalsList({ rivals, edits, onEdit }: RivalsListProps) {
  return (
    <section aria-label="Rivals in your plan" className="grid gap-3">
      <h3 className="text-lg">Rivals in your plan</h3>
      <ul className="grid gap-3">
        {rivals.map(rival => (
          <li key={rival.name} className="grid gap-2 rounded-card border border-line p-3">
            <p className="font-medium [overflow-wrap:anywhere]">{rival.name}</p>
            <dl className="grid gap-2 text-[0.9375rem]">
              {rivalFields.map(field => {
                const written = rival[field] ?? ''
                const words = wordsAt(edits, rivalPlace(rival, field), written)
                return (
                  <div key={field}>
                    <dt className="text-[0.8125rem] text-ink-faint">{labels[field]}</dt>
                    <dd>
                      <EditableText
                        label={`${labels[field]}: ${rival.name}`}
                        text={words}
                        written={written}
                        onSave={next => onEdit(rivalPlace(rival, field), written, next)}
                      >
                        {words || <span className="text-ink-faint">Not known yet</span>}
                      </EditableText>
                    </dd>
                  </div>
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
