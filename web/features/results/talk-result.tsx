import type { Ref } from 'react'
import { type AnsweredBy, answeredByLabel } from '../../../contracts/outputs.ts'
import { AnswerText } from '../../entities/answer-text.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ResultPageLink } from './result-page-link.tsx'

type TalkResultProps = {
  text: string
  answeredBy?: AnsweredBy | undefined
  outputId: string | null
  ref: Ref<HTMLElement>
}

/**
 * The result of a conversation, shown above the conversation, because a long text inside a scrolling chat is hard
 * to read.
 */
export function TalkResult({ text, answeredBy, outputId, ref }: TalkResultProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Result" className="grid gap-2 outline-none">
      <AnswerText
        text={text}
        sourced={answeredBy?.sourced}
        className="max-w-none [&>:not(div)]:max-w-[68ch]"
      />
      <footer className="-ml-3 flex flex-wrap items-center gap-x-2">
        <CopyButton text={text} />
        {outputId && <ResultPageLink outputId={outputId} />}
        <span className="text-[0.8125rem] text-ink-faint">{answeredBy && answeredByLabel(answeredBy)}</span>
      </footer>
    </section>
  )
}
