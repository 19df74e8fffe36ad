import { TriangleAlert } from 'lucide-react'
import { type Deck, type Doubt, doubtsOfDeck } from '../../../venture/deck/build.ts'
import { mostWords } from '../../../venture/deck/content.ts'

const kindWords: Record<Doubt['kind'], string> = {
  blank: 'Missing',
  guess: 'A guess',
  typed: 'Typed, not linked to a source',
  lost: 'Its source is gone',
  long: 'Too long for a slide',
}

/** Lists the statements of the deck that a careful reader would question. */
export function DeckCheck({ deck }: { deck: Deck }) {
  const doubts = doubtsOfDeck(deck)
  const blanks = doubts.filter(({ kind }) => kind === 'blank').length
  return (
    <details className="rounded-card bg-amber-wash p-4">
      <summary className="flex cursor-pointer items-center gap-2 font-semibold">
        <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden="true" />
        <span>
          {blanks === 1 ? '1 blank' : `${blanks} blanks`}, {doubts.length - blanks} to look at · {deck.words}{' '}
          of {mostWords} words
        </span>
      </summary>
      <ul className="mt-3 grid gap-2 text-[0.9375rem]">
        {doubts.map(({ slide, slot, kind, text }) => (
          <li key={`${slide} ${slot} ${kind} ${text}`}>
            <a href={`#slide-${slide}`} className="underline underline-offset-4">
              {deck.slides.find(({ id }) => id === slide)?.name}
            </a>
            : {kindWords[kind]} – {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
