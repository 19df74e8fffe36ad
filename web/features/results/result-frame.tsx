import type { ReactNode, Ref } from 'react'
import { type AnsweredBy, answeredByLabel, dataQualityLabel } from '../../../contracts/outputs.ts'
import { AnswerText } from '../../entities/answer-text.tsx'
import { LostKey } from '../../entities/lost-key.tsx'
import { dateTime } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ResultPageLink } from './result-page-link.tsx'

type ResultFrameProps = {
  title: string
  /** The heading level of the title: `h1` if the result is the whole page. */
  level?: 'h1' | 'h2'
  /** The text as Markdown. */
  text: string
  /** The text for the Copy button, if it is longer than the text on the page. */
  copyText?: string
  answeredBy?: AnsweredBy | null | undefined
  /** The kind of data behind the result; undefined if that does not apply. */
  dataQuality?: string | null | undefined
  createdAt?: string | null | undefined
  /** The actions beside Copy. */
  actions?: ReactNode
  /** Elements above the result. */
  notice?: ReactNode
  /** Pictures and tables, shown before the text. */
  children?: ReactNode
  /** A line above the text. */
  note?: ReactNode
  /** The id of the saved output. If given, a link leads to its own page. */
  outputId?: string | null | undefined
  ref?: Ref<HTMLElement>
}

/** The layout of every long result. */
export function ResultFrame(props: ResultFrameProps) {
  const { title, text, copyText = text, answeredBy, dataQuality, createdAt, actions, children } = props
  const { notice, note, outputId, ref, level: Heading = 'h2' } = props
  return (
    <Card ref={ref} tabIndex={-1} aria-label={title} className="grid gap-6 shadow-sheet outline-none">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Heading className="text-2xl">{title}</Heading>
          {dataQuality && (
            <Badge tone={dataQuality === 'web-enhanced' ? 'teal' : 'amber'}>
              {dataQualityLabel(dataQuality)}
            </Badge>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-faint">
          <p>
            {answeredBy && answeredByLabel(answeredBy)}
            {answeredBy?.because && ` · ${answeredBy.because}`}
            <LostKey answeredBy={answeredBy} />
            {answeredBy && createdAt && ' · '}
            {createdAt && (
              <>
                Generated{' '}
                <time dateTime={createdAt} className="tabular-nums">
                  {dateTime(createdAt)}
                </time>
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-2 print:hidden">
            <div className="flex flex-wrap gap-2 max-sm:-ml-3">
              <CopyButton text={copyText} />
              {outputId && <ResultPageLink outputId={outputId} />}
            </div>
            {actions}
          </div>
        </div>
      </header>
      {notice}
      {children}
      {note}
      <AnswerText
        text={text}
        sourced={answeredBy?.sourced}
        className="max-w-none [&>:not(div)]:max-w-[68ch]"
      />
    </Card>
  )
}
