// A card with the fields for one question, shown instead of the text box.
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { z } from 'zod'
import type { Fact } from '../../../contracts/facts.ts'
import { knownLevels } from '../../../contracts/record-fields.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import type { Talk } from '../../../venture/facts/heard.ts'
import {
  type Draft,
  type DraftContext,
  draftOf,
  prefillsIn,
  readDraft,
  withUnknown,
} from '../../../venture/records/draft.ts'
import { isFolded } from '../../../venture/records/fields.ts'
import { type Answers, keyOf, mainOf, type RecordKind } from '../../../venture/records/kind.ts'
import { allKnown, wordsKnown } from '../../../venture/records/prefill.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { calendarDay } from '../../lib/dates.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { CardField } from './card-field.tsx'
import { CardFooter } from './card-footer.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { LooseNumbers } from './loose-numbers.tsx'
import { StillTrue } from './still-true.tsx'
import { useLooseNumbers } from './use-loose-numbers.ts'
import { useOrigins } from './use-origins.ts'
import { WordsBox } from './words-box.tsx'

export type Answer = Readonly<Record<string, unknown>>

type AnswerCardProps = {
  kind: RecordKind
  question: string
  answers: Answers
  voice: Voice
  /** The storage path of the unfinished answer. */
  path: readonly string[]
  /** The currency of amounts, until the founder chooses another currency. */
  currency: string
  isPending: boolean
  /** True if the founder is changing an earlier answer. The values of this answer then fill the fields. */
  isEdit?: boolean
  /** The field that the founder tapped to change it. */
  startAt?: string | null
  /** The answers of the previous round; null if they do not include this question. */
  earlier?: Answers | null
  /** Known facts that fill the fields until the founder changes them. */
  facts?: readonly Fact[]
  validation?: ValidationRecord | null
  /** The logged interviews. */
  talks?: readonly Talk[]
  /** If true, the first field takes the focus, because the founder opened the card. */
  takesFocus: boolean
  /** `replaces`: the ids of the facts whose fields now have other values. */
  onSend: (answer: Answer, replaces: readonly string[]) => void
  /**
   * Called instead of `onSend` if the founder skips the question without writing anything, so that no message is
   * sent.
   */
  onPutAside: (answer: Answer) => void
  onCancel?: () => void
  onStop: () => void
  /** Requests the verdict; undefined until there are enough answers. */
  onVerdict?: (() => void) | undefined
}

const draftShape = z.record(z.string(), z.string())

export function AnswerCard(props: AnswerCardProps) {
  const { kind, question, answers, voice, path, currency, isPending, isEdit = false } = props
  const { say } = voice
  const [kept, setKept] = useKeptState<Draft>(path, draftShape)
  const today = calendarDay(new Date())
  const given = { kind, question, answers, locale: founderLocale(), currency, today }
  const elsewhere = {
    facts: props.facts ?? [],
    validation: props.validation ?? null,
    talks: props.talks ?? [],
  }
  const context: DraftContext = {
    ...given,
    prefills: shown =>
      isEdit ? prefillsIn(given) : allKnown(kind, question, { shown, answers, ...elsewhere }),
  }
  const touched = kept ?? (isEdit ? draftOf(context) : {})
  const reading = readDraft(touched, context)
  const { fields, errors, draft, prefilled } = reading
  const originOf = useOrigins(prefilled, voice)
  const canSend = !reading.isBlank && Object.keys(errors).length === 0 && !isPending
  const form = useRef<HTMLFormElement>(null)
  const main = mainOf(kind)
  const isByKeyboard = useRef(false)
  const isFirst = useRef(true)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const id = useId()
  const change = (part: Draft) => {
    // If the founder empties a prefilled field, the field stays empty.
    const isSaid = ([name, text]: [string, string]) => text !== '' || name in reading.suggested
    const next = Object.fromEntries(Object.entries({ ...touched, ...part }).filter(isSaid))
    // An edit with emptied fields is stored, because it is not the same as no edit.
    setKept(Object.keys(next).length > 0 || isEdit ? next : null)
  }

  const focusFirst = useEffectEvent((field: string | null) => {
    const stop =
      (field && form.current?.querySelector(`[data-field="${field}"]`)) ||
      form.current?.querySelector('[data-stop]')
    focusStop(stop ?? null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each question.
  useEffect(() => {
    // Only the first card takes the focus. After a tap on Send, a focused field would open the keyboard of a phone.
    const isOwn =
      props.takesFocus && (isEdit || (isFirst.current && document.activeElement === document.body))
    isFirst.current = false
    if (isByKeyboard.current || isOwn) focusFirst(props.startAt ?? null)
    isByKeyboard.current = false
  }, [question, isEdit])

  const send = (byKeyboard: boolean) => {
    if (!canSend) return
    isByKeyboard.current = byKeyboard
    setKept(null)
    props.onSend(reading.answer, reading.replaces)
  }
  const putAside = (event: MouseEvent, answer: Answer) => {
    isByKeyboard.current = event.detail === 0
    setKept(null)
    const isSaid = !reading.isBlank && Object.keys(errors).length === 0
    if (isSaid && !('skipped' in answer)) props.onSend(answer, reading.replaces)
    else props.onPutAside(answer)
  }
  const cancel = () => {
    setKept(null)
    props.onCancel?.()
  }
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && isEdit) return cancel()
    // In Japanese or Chinese, Enter can also confirm a word. That Enter is ignored.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const { target } = event
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      send(true)
    } else if (
      target instanceof HTMLTextAreaElement &&
      ['words', main].includes(target.dataset.field ?? '')
    ) {
      if (event.shiftKey) return
      event.preventDefault()
      send(true)
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (event.shiftKey && target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      const stops = [...(form.current?.querySelectorAll('[data-stop]') ?? [])]
      focusStop(stops[stops.findIndex(stop => stop.contains(target)) + 1] ?? null)
    }
  }

  const numbers = useLooseNumbers(fields, draft, main, change)
  const knownWords = isEdit
    ? null
    : wordsKnown(kind, question, elsewhere.facts, context.prefills?.(fields) ?? {})
  const wordsText = say(kind.wordsLabel(question, { ...answers, [question]: reading.answer }))
  const besideOf = (field: string) =>
    kind.beside?.(question, field, {
      text: draft[field] ?? '',
      answers: { ...answers, [question]: reading.answer },
      voice,
      validation: elsewhere.validation,
    }) ?? null
  const shown = fields.filter(field => !isFolded(field) || unfolded === field.id || draft[field.id])
  return (
    <form
      ref={form}
      aria-label={say(keyOf(kind, 'ask', question))}
      className="grid max-h-[min(60dvh,calc(100dvh-var(--bar)-var(--foot)-13rem))] min-h-48 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-card border border-line-strong bg-ground"
      onKeyDown={handleKey}
      onSubmit={event => event.preventDefault()}
    >
      <h3 className="border-b border-line px-3 py-2 font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-pretty">
        {say(keyOf(kind, 'ask', question))}
      </h3>
      <div key={question} className="grid content-start gap-3 overflow-y-auto px-3 py-3">
        {props.earlier && kept === null && (
          <StillTrue
            voice={voice}
            words={answerText(kind, question, props.earlier, voice)}
            onTake={() => props.earlier && setKept(draftOf({ ...context, answers: props.earlier }))}
          />
        )}
        {!isEdit && kept === null && Object.keys(prefilled).length > 0 && (
          <p className="text-sm text-ink-soft">{say('prefill.card')}</p>
        )}
        {shown.map(field => (
          <CardField
            key={field.id}
            field={field}
            draft={draft}
            voice={voice}
            errors={errors}
            currency={currency}
            today={today}
            aside={kind.aside?.(question, field.id, answers, voice) ?? originOf(field.id)}
            beside={besideOf(field.id)}
            suggestions={numbers.loose.length > 0 ? `${id}-loose` : undefined}
            onChange={change}
            onNumberFocus={numbers.enter}
          />
        ))}
        {fields
          .filter(field => !shown.includes(field))
          .map(field => (
            <Button
              key={field.id}
              look="link"
              size="inline"
              className="justify-self-start text-sm"
              onClick={() => setUnfolded(field.id)}
            >
              {say('more.runs')}
            </Button>
          ))}
        {knownWords && !draft[main] && !(props.earlier && kept === null) && (
          <StillTrue voice={voice} words={knownWords} onTake={() => change({ [main]: knownWords })} />
        )}
        <WordsBox
          id={`${id}-words`}
          label={wordsText}
          text={draft.words ?? ''}
          error={errors.words}
          beside={besideOf('words')}
          voice={voice}
          onChange={words => change({ words })}
        />
        <LooseNumbers
          id={`${id}-loose`}
          numbers={numbers.loose}
          picked={numbers.picked}
          voice={voice}
          onPick={numbers.pick}
        />
        {kind.hasKnown(question) && (
          <div className="grid gap-1.5">
            <span id={`${id}-known`} className="text-sm font-semibold">
              {say('card.known')}
            </span>
            <ChoiceChips
              labelledBy={`${id}-known`}
              isStop={false}
              options={knownLevels.map(level => ({ id: level, label: say(`known.${level}`) }))}
              value={draft.known ?? ''}
              onChange={known => change({ known })}
            />
          </div>
        )}
      </div>
      <CardFooter
        voice={voice}
        result={kind.texts.result}
        isEdit={isEdit}
        isPending={isPending}
        canSend={canSend}
        onVerdict={props.onVerdict}
        onCancel={cancel}
        onSkip={event => putAside(event, { skipped: true })}
        onUnknown={event => putAside(event, withUnknown(reading))}
        onStop={props.onStop}
        onSend={event => send(event.detail === 0)}
      />
    </form>
  )
}

/** Focuses a field. In a group of choices, focuses the chosen option, or else the first. */
function focusStop(stop: Element | null): void {
  const control = stop?.getAttribute('role')?.endsWith('group')
    ? (stop.querySelector<HTMLElement>('input:checked') ?? stop.querySelector<HTMLElement>('input'))
    : (stop as HTMLElement | null)
  control?.focus()
}
