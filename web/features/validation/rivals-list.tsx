import type { Edits } from '../../../contracts/result-notes.ts'
import { wordsAt } from '../../../contracts/result-notes.ts'
import type { Rival } from '../../../contracts/results/competitor-analysis.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { EditableText } from '../../ui/editable-text.tsx'
import { rivalFields, rivalPlace } from './rivals.ts'

type RivalsListProps = {
  voice: Voice
  rivals: readonly Rival[]
  edits: Edits
  onEdit: (place: string, written: string, text: string) => void
}

/** The texts about each rival that the plan shows. The founder can edit them. */
export function RivalsList({ voice: { say }, rivals, edits, onEdit }: RivalsListProps) {
  return (
    <section aria-label={say('rivals.plan')} className="grid gap-3">
      <h3 className="text-lg">{say('rivals.plan')}</h3>
      <ul className="grid gap-3">
        {rivals.map(rival => (
          <li key={rival.name} className="grid gap-2 rounded-card border border-line p-3">
            <p className="font-medium [overflow-wrap:anywhere]">{rival.name}</p>
            <dl className="grid gap-2 text-[0.9375rem]">
              {rivalFields.map(field => {
                const label = say(`rivals.plan.${field}`)
                const written = rival[field] ?? ''
                const words = wordsAt(edits, rivalPlace(rival, field), written)
                return (
                  <div key={field}>
                    <dt className="text-[0.8125rem] text-ink-faint">{label}</dt>
                    <dd>
                      <EditableText
                        label={`${label}: ${rival.name}`}
                        text={words}
                        written={written}
                        onSave={next => onEdit(rivalPlace(rival, field), written, next)}
                      >
                        {words || <span className="text-ink-faint">{say('rivals.plan.open')}</span>}
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
