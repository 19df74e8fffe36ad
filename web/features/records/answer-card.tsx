// The answer to one question in fields and words, in the place where one otherwise writes.
import { ArrowUp, Square } from 'lucide-react'
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
import {
  knownLevels,
  type ValidationAnswers,
  type ValidationQuestion,
} from '../../../contracts/validation-record.ts'
import {
  type Draft,
  type DraftContext,
  draftOf,
  prefillsIn,
  readDraft,
  withUnknown,
  wordsMost,
} from '../../../venture/records/draft.ts'
import { told } from '../../../venture/records/figures.ts'
import { hasKnown, wordsLabel } from '../../../venture/records/form.ts'
import { prefillsOf, wordsKnown } from '../../../venture/records/prefill.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { looseNumbers } from '../../../venture/records/read-range.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { calendarDay } from '../../lib/dates.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { CardField, errorText } from './card-field.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { LooseNumbers } from './loose-numbers.tsx'
import { StillTrue } from './still-true.tsx'
import { useOrigins } from './use-origins.ts'

export type Answer = Readonly<Record<string, unknown>>

type AnswerCardProps = {
  question: ValidationQuestion
  answers: ValidationAnswers
  voice: Voice
  /** Where an unfinished answer is kept. */
  path: readonly string[]
  /** Of amounts, where nothing says otherwise. */
  currency: string
  isPending: boolean
  /** An earlier answer is changed: it stands in the fields. */
  isEdit?: boolean
  /** The field that was tapped to be changed. */
  startAt?: string | null
  /** The answers of the round before, where they say something about this question. */
  earlier?: ValidationAnswers | null
  /** What is known already stands in the fields, until they are touched. */
  facts?: readonly Fact[]
  /** It was opened by hand just now. */
  takesFocus: boolean
  /** `replaces`: the facts that stood in fields which say something else now. */
  onSend: (answer: Answer, replaces: readonly string[]) => void
  /** Nothing was said beside it: no message. */
  onPutAside: (answer: Answer) => void
  onCancel?: () => void
  onStop: () => void
  /** There is enough for a verdict. */
  onVerdict?: (() => void) | undefined
}

const draftShape = z.record(z.string(), z.string())

export function AnswerCard(props: AnswerCardProps) {
  const { question, answers, voice, path, currency, isPending, isEdit = false } = props
  const { say } = voice
  const [kept, setKept] = useKeptState<Draft>(path, draftShape)
  const today = calendarDay(new Date())
  const given = { question, answers, locale: founderLocale(), currency, today }
  const context: DraftContext = {
    ...given,
    prefills: shown => (isEdit ? prefillsIn(given) : prefillsOf(question, shown, props.facts ?? [])),
  }
  const touched = kept ?? (isEdit ? draftOf(context) : {})
  const reading = readDraft(touched, context)
  const { fields, errors, draft, prefilled } = reading
  const originOf = useOrigins(prefilled, voice)
  const canSend = !reading.isBlank && Object.keys(errors).length === 0 && !isPending
  const form = useRef<HTMLFormElement>(null)
  const isByKeyboard = useRef(false)
  const isFirst = useRef(true)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const id = useId()
  const change = (part: Draft) => {
    // What stood there already and was emptied stays empty.
    const isSaid = ([name, text]: [string, string]) => text !== '' || name in reading.suggested
    const next = Object.fromEntries(Object.entries({ ...touched, ...part }).filter(isSaid))
    // An edit that was emptied is not the same as one that was not begun.
    setKept(Object.keys(next).length > 0 || isEdit ? next : null)
  }

  const focusFirst = useEffectEvent((field: string | null) => {
    const stop =
      (field && form.current?.querySelector(`[data-field="${field}"]`)) ||
      form.current?.querySelector('[data-stop]')
    focusStop(stop ?? null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that is shown
  useEffect(() => {
    // Only at first: a tap on Send must not open the keyboard of a phone.
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
    // Enter that ends a Japanese or Chinese word is not meant for us.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const { target } = event
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      send(true)
    } else if (target instanceof HTMLTextAreaElement) {
      if (event.shiftKey) return
      event.preventDefault()
      send(true)
    } else if (target instanceof HTMLInputElement) {
      event.preventDefault()
      const stops = [...(form.current?.querySelectorAll('[data-stop]') ?? [])]
      focusStop(stops[stops.findIndex(stop => stop.contains(target)) + 1] ?? null)
    }
  }

  const [picked, setPicked] = useState<string | null>(null)
  const lastNumber = useRef<string | null>(null)
  const isNumber = (type: string) => ['count', 'share', 'measure', 'amount', 'times'].includes(type)
  const blank = fields.filter(field => isNumber(field.type) && !draft[field.id])
  const loose = blank.length > 0 ? looseNumbers(draft.words ?? '') : []
  const put = (number: string, field: string) => {
    setPicked(null)
    change({ [field]: number })
  }
  const pickNumber = (number: string) => {
    const field = blank.find(one => one.id === lastNumber.current)
    lastNumber.current = null
    if (field) put(number, field.id)
    else setPicked(now => (now === number ? null : number))
  }
  const focusNumber = (field: string) => {
    if (picked !== null && !draft[field]) put(picked, field)
    else lastNumber.current = field
  }

  const price = told(answers.earn?.price)
  const words = draft.words ?? ''
  const knownWords = isEdit ? null : wordsKnown(question, props.facts ?? [], context.prefills?.(fields) ?? {})
  const wordsText = say(wordsLabel(question, { ...answers, [question]: reading.answer }))
  const shown = fields.filter(
    field => !('isFolded' in field && field.isFolded) || unfolded === field.id || draft[field.id],
  )
  return (
    <form
      ref={form}
      aria-label={say(`ask.${question}`)}
      className="grid max-h-[min(60dvh,calc(100dvh-var(--bar)-var(--foot)-13rem))] min-h-48 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-card border border-line-strong bg-ground"
      onKeyDown={handleKey}
      onSubmit={event => event.preventDefault()}
    >
      <h3 className="border-b border-line px-3 py-2 font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-pretty">
        {say(`ask.${question}`)}
      </h3>
      <div key={question} className="grid content-start gap-3 overflow-y-auto px-3 py-3">
        {props.earlier && kept === null && (
          <StillTrue
            voice={voice}
            words={answerText(question, props.earlier, voice)}
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
            error={errors[field.id]}
            currency={currency}
            today={today}
            aside={
              question === 'paid' && field.id === 'each' && price
                ? say('plan.price', { price: voice.price(price) })
                : originOf(field.id)
            }
            suggestions={loose.length > 0 ? `${id}-loose` : undefined}
            onChange={change}
            onNumberFocus={focusNumber}
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
        {knownWords && words === '' && !(props.earlier && kept === null) && (
          <StillTrue voice={voice} words={knownWords} onTake={() => change({ words: knownWords })} />
        )}
        <div className="grid gap-1">
          <label htmlFor={`${id}-words`} className="text-sm font-semibold">
            {wordsText}
          </label>
          <div data-writing className="flex items-end gap-2">
            <Textarea
              id={`${id}-words`}
              data-stop
              data-field="words"
              rows={2}
              autoComplete="off"
              enterKeyHint="send"
              aria-describedby={`${id}-words-note`}
              aria-invalid={errors.words !== undefined || undefined}
              className="max-h-40"
              value={words}
              onChange={event => change({ words: event.target.value })}
            />
            <NewLineButton />
          </div>
          <p id={`${id}-words-note`} className="text-[0.8125rem] text-danger empty:hidden">
            {errors.words && errorText(errors.words, words.trim(), wordsMost, voice)}
          </p>
        </div>
        <LooseNumbers id={`${id}-loose`} numbers={loose} picked={picked} voice={voice} onPick={pickNumber} />
        {hasKnown(question) && (
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
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-3 py-2">
        {isEdit ? (
          <Button look="quiet" onClick={cancel}>
            {say('button.cancel')}
          </Button>
        ) : (
          <>
            {props.onVerdict && (
              <Button className="mr-auto" disabled={isPending} onClick={props.onVerdict}>
                {say('button.verdict')}
              </Button>
            )}
            <Button
              look="quiet"
              className="!px-2"
              disabled={isPending}
              onClick={event => putAside(event, { skipped: true })}
            >
              {say('button.skip')}
            </Button>
            <Button
              look="quiet"
              className="!px-2"
              disabled={isPending}
              onClick={event => putAside(event, withUnknown(reading))}
            >
              {say('button.unknown')}
            </Button>
          </>
        )}
        {isPending ? (
          <Button className="h-11" onClick={props.onStop}>
            <Square className="fill-current" aria-hidden="true" />
            {say('button.stop')}
          </Button>
        ) : (
          <Button
            look="main"
            className="h-11"
            disabled={!canSend}
            onClick={event => send(event.detail === 0)}
          >
            <ArrowUp aria-hidden="true" />
            {say(isEdit ? 'button.save' : 'button.send')}
          </Button>
        )}
      </footer>
    </form>
  )
}

/** A group of choices is entered at the chosen one, or at its first. */
function focusStop(stop: Element | null): void {
  const control =
    stop?.getAttribute('role') === 'radiogroup'
      ? (stop.querySelector<HTMLElement>('input:checked') ?? stop.querySelector<HTMLElement>('input'))
      : (stop as HTMLElement | null)
  control?.focus()
}
