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
  /** On a page of its own its title is the page's. */
  level?: 'h1' | 'h2'
  /** Markdown. */
  text: string
  /** What Copy takes along, where it is more than the text shown. */
  copyText?: string
  answeredBy?: AnsweredBy | null | undefined
  /** What its data rests on; left out where the question does not arise. */
  dataQuality?: string | null | undefined
  createdAt?: string | null | undefined
  /** Beside Copy. */
  actions?: ReactNode
  /** Said before anything of it is read. */
  notice?: ReactNode
  /** Pictures and tables a person would rather look at, before the text. */
  children?: ReactNode
  /** A line above the text. */
  note?: ReactNode
  /** Where it is saved: it is also a page of its own. */
  outputId?: string | null | undefined
  ref?: Ref<HTMLElement>
}

/** The one view of every long result. */
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
