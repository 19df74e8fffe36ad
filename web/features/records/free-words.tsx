// The text box after the last question. The founder can add something and choose the question that it belongs to.
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { z } from 'zod'
import { conversationLimits } from '../../../contracts/conversation.ts'
import { wordsMost } from '../../../venture/records/draft.ts'
import { type Answers, keyOf, mainText, type RecordKind } from '../../../venture/records/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { errorText } from './card-field-props.ts'
import { ChoiceChips } from './choice-chips.tsx'

type FreeWordsProps = {
  kind: RecordKind
  voice: Voice
  answers: Answers
  /** The storage path of the unfinished text. */
  path: readonly string[]
  isPending: boolean
  /** Adds the text to the answer of this question. */
  onAdd: (question: string, text: string) => void
  /** Sends a question to the mentor. */
  onAsk: (text: string) => void
  /** Sends a text that belongs to no question. */
  onBeside: (text: string) => void
  onStop: () => void
  /** Requests the verdict. Null if there is a verdict already, because the page updates a verdict automatically. */
  onVerdict: (() => void) | null
}

const asking = 'question'

/** Returns the answer's text with the new text added. */
export const withWords = (before: string | undefined, text: string): string =>
  [before?.trim(), text.trim()].filter(Boolean).join('\n')

export function FreeWords(props: FreeWordsProps) {
  const { kind, voice, answers, path, isPending } = props
  const { say } = voice
  const id = useId()
  const [kept, setKept] = useKeptState(path, z.string())
  const [target, setTarget] = useState('')
  const text = kept ?? ''
  const question = kind.questions.find(one => one === target) ?? null
  const whole = question ? withWords(mainText(kind, answers[question]), text) : text.trim()
  const most = question ? wordsMost : conversationLimits.characters
  const isLong = whole.length > most
  const canSend = text.trim() !== '' && !isLong && !isPending
  const send = () => {
    if (!canSend) return
    setKept(null)
    setTarget('')
    if (question) props.onAdd(question, text.trim())
    else if (target === asking) props.onAsk(text.trim())
    else props.onBeside(text.trim())
  }
  const handleKey = (event: KeyboardEvent) => {
    // In Japanese or Chinese, Enter can also confirm a word. That Enter does not send the text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      aria-label={say('free.label')}
      className="grid max-h-[min(60dvh,calc(100dvh-var(--bar)-var(--foot)-13rem))] gap-2 overflow-y-auto rounded-card border border-line-strong bg-ground p-3"
      onSubmit={event => event.preventDefault()}
    >
      <label htmlFor={`${id}-words`} className="text-sm font-semibold">
        {say('free.label')}
      </label>
      <div data-writing className="flex items-end gap-2">
        <Textarea
          id={`${id}-words`}
          rows={2}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-note`}
          aria-invalid={isLong || undefined}
          className="max-h-40"
          value={text}
          onChange={event => setKept(event.target.value)}
          onKeyDown={handleKey}
        />
        <NewLineButton />
      </div>
      <span id={`${id}-for`} className="text-sm font-semibold">
        {say('free.for')}
      </span>
      <ChoiceChips
        labelledBy={`${id}-for`}
        isStop={false}
        options={[
          ...kind.questions.map(one => ({ id: one, label: say(keyOf(kind, 'name', one)) })),
          { id: asking, label: say('free.question') },
        ]}
        value={target}
        onChange={setTarget}
      />
      <p
        id={`${id}-note`}
        className={`text-[0.8125rem] empty:hidden ${isLong ? 'text-danger' : 'text-ink-soft'}`}
      >
        {isLong ? errorText('long', whole, most, voice) : target === '' && say(kind.texts.beside)}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {props.onVerdict && (
          <Button className="mr-auto" disabled={isPending} onClick={props.onVerdict}>
            {say(kind.texts.result)}
          </Button>
        )}
        {isPending ? (
          <Button className="h-11" onClick={props.onStop}>
            <Square className="fill-current" aria-hidden="true" />
            {say('button.stop')}
          </Button>
        ) : (
          <Button look="main" className="h-11" disabled={!canSend} onClick={send}>
            <ArrowUp aria-hidden="true" />
            {say('button.send')}
          </Button>
        )}
      </div>
    </form>
  )
}
