import { useState } from 'react'
import type { Deck, Slide } from '../../../venture/deck/build.ts'
import { editNotes, editSlot, notesMost } from '../../../venture/deck/content.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { DeckChange } from './queries.ts'
import { SlideView } from './slide-view.tsx'
import { SlotEditor } from './slot-editor.tsx'

type SlideCardProps = { slide: Slide; number: number; deck: Deck; onChange: DeckChange }

/** A slide with its editor, and its notes below. */
export function SlideCard({ slide, number, deck, onChange }: SlideCardProps) {
  return (
    <section
      id={`slide-${slide.id}`}
      aria-label={`${number}, ${slide.name}`}
      className={`grid scroll-mt-24 gap-2 ${slide.isHidden ? '[&>article]:border-dashed [&>article]:border-line-strong' : ''}`}
    >
      {slide.isHidden && <Badge className="justify-self-start">Hidden</Badge>}
      <SlideView
        slide={slide}
        number={number}
        title={deck.title}
        locale={deck.locale}
        editor={(slot, place) => (
          <SlotEditor
            slot={slot}
            place={place}
            name={[
              slide.name,
              slot.label ?? (slot.role === 'line' ? slot.id.split('.')[1] : 'headline'),
            ].join(', ')}
            sources={deck.sources}
            onEdit={words => onChange(now => editSlot(now, slot.id, words))}
          />
        )}
      />
      <Notes key={slide.notes.text} slide={slide} onChange={onChange} />
    </section>
  )
}

function Notes({ slide, onChange }: Pick<SlideCardProps, 'slide' | 'onChange'>) {
  const { text, written } = slide.notes
  const [draft, setDraft] = useState(text)
  const keep = () => {
    if (draft.trim() !== text)
      onChange(now => editNotes(now, slide.id, draft.trim() === written ? null : draft))
  }
  return (
    <details className="rounded-control px-1 text-sm text-ink-soft">
      <summary className="cursor-pointer py-1 font-semibold hover:text-ink">
        Notes for the speaker<span className="sr-only">, {slide.name}</span>
      </summary>
      <Textarea
        aria-label={`Notes, ${slide.name}`}
        value={draft}
        maxLength={notesMost}
        rows={3}
        onChange={event => setDraft(event.target.value)}
        onBlur={keep}
      />
      {text !== written && (
        <Button size="small" className="mt-2" onClick={() => onChange(now => editNotes(now, slide.id, null))}>
          Restore<span className="sr-only"> the notes of {slide.name}</span>
        </Button>
      )}
    </details>
  )
}
