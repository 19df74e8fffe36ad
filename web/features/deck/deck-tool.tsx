import { Download, Play, Printer } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { appendixOf, withAppendix } from '../../../venture/deck/appendix.ts'
import { buildDeck } from '../../../venture/deck/build.ts'
import type { DeckContent } from '../../../venture/deck/content.ts'
import { onPaper } from '../../../venture/deck/paper.ts'
import { shareDeck } from '../../../venture/deck/shared-deck.ts'
import { isBlankSlide, worklistOf } from '../../../venture/deck/worklist.ts'
import type { Material } from '../../../venture/figures/figures.ts'
import { checkedDeck, concernsOfBoth } from '../../../venture/plan/check.ts'
import { questionsSlide } from '../../../venture/plan/print.ts'
import { DocumentBar } from '../../entities/document-bar.tsx'
import { useLeaving } from '../../entities/leaving.tsx'
import { ReaderCheck } from '../../entities/reader-check.tsx'
import { ShareDocumentButton } from '../../entities/share-document-button.tsx'
import type { Versioned } from '../../entities/versioned-editor.ts'
import { WorklistCard } from '../../entities/worklist-card.tsx'
import { useOnce } from '../../lib/once.ts'
import { useTheme } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { DeckCheck } from './deck-check.tsx'
import { downloadSlides } from './download.ts'
import { Outline } from './outline.tsx'
import { Present } from './present.tsx'
import { PrintedDeck } from './printed-deck.tsx'
import { deckDocument } from './queries.ts'
import { SlideCard } from './slide-card.tsx'
import { SlideView } from './slide-view.tsx'

type DeckToolProps = {
  projectId: string
  material: Material
  saved: Versioned<DeckContent>
  /** Replaces the content on the page with the content on the server. */
  onReload: () => void
}

export function DeckTool({ projectId, material, saved, onReload }: DeckToolProps) {
  const editor = deckDocument.useEditor(projectId, saved)
  const { content, change } = editor
  const deck = useMemo(() => buildDeck(material, content), [material, content])
  const concerns = useMemo(() => concernsOfBoth(material, deck.sources, checkedDeck(deck)), [material, deck])
  const taken = useMemo(() => {
    const last = content.hasQuestions && questionsSlide('investor', concerns.investor)
    const whole = withAppendix(deck)
    return last ? { ...whole, slides: [...whole.slides, last] } : whole
  }, [deck, concerns, content.hasQuestions])
  const appendix = useMemo(() => appendixOf(deck), [deck])
  const worklist = useMemo(() => worklistOf(deck), [deck])
  // Blank slides are moved to the end once, when the page opens, so that a slide does not jump while the founder
  // fills it.
  const [blank] = useState(
    () => new Set(worklist ? deck.slides.filter(isBlankSlide).map(({ id }) => id) : []),
  )
  const cards = deck.slides.map((slide, index) => ({
    isAway: blank.has(slide.id),
    card: <SlideCard key={slide.id} slide={slide} number={index + 1} deck={deck} onChange={change} />,
  }))
  const [shown, away] = [false, true].map(is =>
    cards.filter(({ isAway }) => isAway === is).map(({ card }) => card),
  )
  const [isPresenting, setIsPresenting] = useState(false)
  const present = useRef<HTMLButtonElement>(null)
  // On a narrow screen, the slides come before the side column.
  const [isWide] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  // The exported file has the same theme as the page.
  const theme = useTheme()
  const download = useOnce({
    mutationFn: () => downloadSlides(taken, material.founder.name, theme),
    meta: { error: 'The slides could not be written. Please try again.' },
  })
  const { leave, question } = useLeaving(worklist, 'deck')
  const isEmpty = onPaper(deck).slides.length === 0
  return (
    <>
      <div className="grid gap-6 print:hidden">
        {worklist && <WorklistCard worklist={worklist} />}
        {question}
        <div className="flex flex-wrap items-center gap-2">
          <Button ref={present} look="main" disabled={isEmpty} onClick={() => setIsPresenting(true)}>
            <Play aria-hidden="true" />
            Present
          </Button>
          <Button disabled={isEmpty} onClick={() => leave(() => window.print())}>
            <Printer aria-hidden="true" />
            Print or PDF
          </Button>
          <Button
            disabled={isEmpty || download.isPending}
            title={`In the ${theme === 'night' ? 'dark' : 'light'} colours of this page`}
            onClick={() => leave(() => download.mutate())}
          >
            <Download aria-hidden="true" />
            {download.isPending ? 'Writing…' : 'PowerPoint'}
          </Button>
          <ShareDocumentButton
            projectId={projectId}
            kind="deck"
            what="deck"
            worklist={worklist}
            document={() => shareDeck(withAppendix(deck))}
          />
          <DocumentBar
            document={deckDocument}
            editor={editor}
            projectId={projectId}
            locale={deck.locale}
            what="deck"
            hint="Change a slide, and the version before is kept here."
            describe={describe}
            onReload={onReload}
          />
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <DeckCheck deck={deck} />
          <ReaderCheck
            concerns={concerns}
            first="investor"
            isPrinted={content.hasQuestions}
            onPrint={hasQuestions => change(now => ({ ...now, hasQuestions }))}
          />
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid gap-8 max-lg:order-last">
            {shown}
            {appendix && (
              <figure className="grid gap-2">
                <SlideView
                  slide={appendix}
                  number={deck.slides.length + 1}
                  title={deck.title}
                  locale={deck.locale}
                />
                <figcaption className="text-sm text-ink-soft">
                  From your forecast; files, prints and shared copies end with it.
                </figcaption>
              </figure>
            )}
            {away && away.length > 0 && (
              <details className="rounded-card border border-dashed border-line-strong p-4 sm:p-5">
                <summary className="cursor-pointer font-semibold">
                  {away.length === 1 ? '1 slide is' : `${away.length} slides are`} still blank
                </summary>
                <div className="mt-5 grid gap-8">{away}</div>
              </details>
            )}
          </div>
          <div className="lg:sticky lg:top-20 lg:max-h-[calc(100svh-6rem)] lg:overflow-y-auto">
            <details open={isWide} className="lg:[&>summary]:sr-only">
              <summary className="mb-3 cursor-pointer font-semibold">Order and visibility</summary>
              <Outline slides={deck.slides} content={content} onChange={change} />
            </details>
          </div>
        </div>
      </div>
      <PrintedDeck deck={taken} />
      {isPresenting && (
        <Present
          deck={deck}
          onClose={() => setIsPresenting(false)}
          onClosed={() => present.current?.focus()}
        />
      )}
    </>
  )
}

function describe({ edits, notes, hidden, own }: DeckContent): string {
  const changed = Object.keys(edits).length + Object.keys(notes).length + hidden.length + own.length
  return changed === 1 ? '1 change' : `${changed} changes`
}
