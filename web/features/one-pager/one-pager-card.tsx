import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import {
  type OnePager,
  type OnePagerPart,
  onePagerMarkdown,
  onePagerOnPaper,
} from '../../../venture/deck/one-pager.ts'
import type { Worklist } from '../../../venture/deck/worklist.ts'
import { markLabels } from '../../../venture/figures/figures.ts'
import { notReady, useLeaving } from '../../entities/leaving.tsx'
import { type DocumentFormat, saveDocument } from '../../entities/save-document.ts'
import { useOnce } from '../../lib/once.ts'
import { fileNameOf } from '../../lib/save-file.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Printed } from '../../ui/printed.tsx'

const formats = { docx: 'Word', pdf: 'PDF' } as const satisfies Partial<Record<DocumentFormat, string>>

type OnePagerCardProps = {
  page: OnePager
  author: string | null
  /** What is missing if little is known about the venture; null if enough is known. */
  worklist: Worklist | null
}

/** The venture on one page. The founder can read, print and save the page. */
export function OnePagerCard({ page, author, worklist }: OnePagerCardProps) {
  const [isPrinting, setIsPrinting] = useState(false)
  const save = useOnce({
    mutationFn: (format: DocumentFormat) => {
      const markdown = onePagerMarkdown(page)
      const document = { title: page.title, author, parts: [{ markdown, picture: null }], markdown }
      return saveDocument(document, format, fileNameOf(page.title, 'one-pager'))
    },
    meta: { error: 'The page could not be written. Please try again.' },
  })
  const print = () => {
    flushSync(() => setIsPrinting(true))
    window.print()
    setIsPrinting(false)
  }
  const { leave, question } = useLeaving(worklist, 'one-pager')
  const paper = onePagerOnPaper(page)
  const isEmpty = paper.parts.length === 0
  return (
    <Card aria-label="One-pager" className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid justify-items-start gap-2">
          <Badge tone="teal">Early access</Badge>
          <h2 className="text-2xl">One-pager</h2>
          <p className="reading text-ink-soft">
            Your venture on one page, from what you know. Its lines are those of{' '}
            <Link to={paths.deck} className="underline underline-offset-4">
              your deck
            </Link>
            : edit them there.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {Object.entries(formats).map(([format, label]) => (
            <Button
              key={format}
              disabled={isEmpty || save.isPending}
              onClick={() => leave(() => save.mutate(format as DocumentFormat))}
            >
              <Download aria-hidden="true" />
              {label}
            </Button>
          ))}
          <Button disabled={isEmpty} onClick={() => leave(print)}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
      {question}
      {worklist && (
        <p className="rounded-control bg-amber-wash p-3 text-[0.9375rem]">
          This is not ready to show to anybody. {notReady(worklist)}{' '}
          <Link to={paths.deck} className="font-semibold underline underline-offset-4">
            What to answer next
          </Link>
        </p>
      )}
      <OnePagerText page={page} />
      {isPrinting && (
        <Printed>
          <div className="p-8">
            <OnePagerText page={paper} />
          </div>
        </Printed>
      )}
    </Card>
  )
}

function OnePagerText({ page }: { page: OnePager }) {
  return (
    <article
      aria-label={`${page.title} on one page`}
      className="grid gap-4 rounded-card border border-line p-5 sm:p-8"
    >
      <header className="grid gap-1 border-b border-line pb-4" dir="auto">
        <h3 className="text-3xl">{page.title}</h3>
        {page.sentence && <p className="text-lg text-ink-soft">{page.sentence}</p>}
      </header>
      <dl className="grid gap-4">
        {page.parts.map(part => (
          <Part key={part.name} part={part} />
        ))}
      </dl>
    </article>
  )
}

function Part({ part: { name, slots } }: { part: OnePagerPart }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="font-semibold text-ember-strong">{name}</dt>
      <dd className="grid gap-1">
        {slots.map(({ id, label, text, mark, blank }) => (
          <span key={id} dir="auto" className={blank ? 'text-ink-faint italic' : ''}>
            {label && !blank && <span className="text-ink-faint">{label}: </span>}
            {text || (blank && `Missing: ${blank.missing}`)}
            {mark && <span className="text-sm text-ink-faint"> ({markLabels[mark]})</span>}
          </span>
        ))}
      </dd>
    </div>
  )
}
