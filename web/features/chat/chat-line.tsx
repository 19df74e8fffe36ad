import { memo, type ReactNode } from 'react'
import { z } from 'zod'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { outputTypes } from '../../../contracts/output-types.ts'
import { answeredByLabel } from '../../../contracts/outputs.ts'
import { mentorResult, mentorStep } from '../../../contracts/results/mentor.ts'
import { AnswerText } from '../../entities/answer-text.tsx'
import { outputAddress } from '../../entities/output-address.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { StepList } from './step-list.tsx'

type ChatLineProps = {
  message: TalkMessage
  speaker: string
  isGrowing: boolean
  /** The lookups and calculations made so far, while the answer is growing. */
  steps: readonly string[]
  /** A richer view of the founder's message; undefined shows the plain text. */
  said?: ReactNode
}

/**
 * The address behind a link in an answer: a cited fact opens in the list of facts, saved work on its own screen.
 */
function citedAddress(href: string): string | null {
  if (/^#fact-[0-9a-f-]{36}$/.test(href)) return href
  const [, type, id] = /^#output-([a-z_-]+?)-([0-9a-f-]{36})$/.exec(href) ?? []
  const known = outputTypes.find(name => name === type)
  return known && id ? outputAddress(known, id) : null
}

function stepsOf({ result }: TalkMessage) {
  const { steps } = (result ?? {}) as { steps?: unknown }
  return z.array(mentorStep).safeParse(steps).data ?? []
}

/** Removes the titles of handbook pages from the text, because buttons below the text show them. */
function shownText({ content, result }: TalkMessage): string {
  const pages = mentorResult.safeParse(result).data?.pages ?? []
  return pages.reduce((text, { title }, at) => text.replace(`\n${at + 1}. ${title}`, ''), content)
}

/**
 * Memoised, so that long conversations stay fast. For the same reason, the browser does not draw a line that is out
 * of view.
 */
export const ChatLine = memo(function ChatLine({ message, speaker, isGrowing, steps, said }: ChatLineProps) {
  if (message.role === 'user') {
    return (
      <li
        data-message
        className="max-w-[85%] min-w-0 justify-self-end rounded-card rounded-br-sm bg-ember-wash px-4 py-2.5"
      >
        <span className="sr-only">You: </span>
        {said ?? <span className="whitespace-pre-wrap">{message.content}</span>}
      </li>
    )
  }
  return (
    <li
      data-message
      data-growing={isGrowing || undefined}
      className="min-w-0 border-l-2 border-line-strong pl-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
    >
      <p className="mb-1 text-[0.8125rem] text-ink-faint">{speaker}</p>
      <StepList steps={isGrowing ? steps.map(label => ({ label, detail: null })) : stepsOf(message)} />
      <AnswerText text={shownText(message)} addressOf={citedAddress} sourced={message.answeredBy?.sourced} />
      {!isGrowing && (
        <footer className="mt-1 -ml-3 flex flex-wrap items-center gap-x-2">
          <CopyButton text={message.content} />
          <span className="text-[0.8125rem] text-ink-faint">
            {message.cut === 'stopped' && 'Stopped'}
            {(message.cut === 'broken' || message.cut === 'growing') && 'The connection broke here'}
            {message.answeredBy && answeredByLabel(message.answeredBy)}
          </span>
        </footer>
      )}
    </li>
  )
})
