// The inputs of one calculator, shown instead of the text box. The result is added to the conversation as two
// messages.
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { TalkMessage } from '../../../../contracts/helper-session.ts'
import type { Calculation } from '../../../../contracts/results/calculation.ts'
import { type Calculator, workOut } from '../../../../venture/calculators/calculator.ts'
import { calculatorOf } from '../../../../venture/calculators/calculators.ts'
import { type KnownFigures, knownFigures, readCard } from '../../../../venture/calculators/draft.ts'
import { figuresText, resultText, sayOutcome, titleOf } from '../../../../venture/calculators/say.ts'
import { usableIn } from '../../../../venture/calculators/use-in-forecast.ts'
import { currencyOf } from '../../../../venture/numbers/countries.ts'
import { regionOf } from '../../../../venture/numbers/locale.ts'
import type { Draft } from '../../../../venture/records/draft.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import type { Bench } from '../../../entities/bench.ts'
import { factsQuery } from '../../../entities/facts.ts'
import { forecastQuery } from '../../../entities/forecast.ts'
import { useToldRounds } from '../../../entities/told-rounds.ts'
import { calendarDay } from '../../../lib/dates.ts'
import { founderLocale } from '../../../lib/locale.ts'
import { useKeptState } from '../../../lib/use-kept-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardField } from '../card-field.tsx'
import { useOrigins } from '../use-origins.ts'
import { useVoice } from '../use-voice.ts'

type CalculatorCardProps = { bench: Bench; id: string; draft: Draft | undefined }

export function CalculatorCard({ bench, id, draft }: CalculatorCardProps) {
  const voice = useVoice()
  const calculator = calculatorOf(id)
  const known = useKnownFigures(bench.projectId, calculator)
  if (!calculator) return null
  if (!voice || !known) return <Skeleton className="h-40 rounded-card" />
  return <Card key={id} bench={bench} calculator={calculator} voice={voice} known={known} given={draft} />
}

/**
 * The known figures for the inputs; null until all are loaded, because an input must not change while the founder
 * fills it in.
 */
function useKnownFigures(projectId: string | null, calculator: Calculator | null): KnownFigures | null {
  const when = { enabled: projectId !== null, meta: { silent: true } }
  const facts = useQuery({ ...factsQuery(projectId ?? ''), ...when })
  const forecast = useQuery({ ...forecastQuery(projectId ?? ''), ...when })
  const talk = useToldRounds(projectId)
  if (!calculator || facts.isLoading || forecast.isLoading || talk.isLoading) return null
  return knownFigures(calculator, {
    answers: talk.open?.answers ?? {},
    facts: facts.data ?? [],
    forecast: forecast.data?.model ?? null,
  })
}

const draftShape = z.record(z.string(), z.string())

/**
 * The currency of all inputs: the currency that the founder chose in any input, else the known figures' currency.
 */
function currencyIn(touched: Draft, known: KnownFigures): string {
  const chosen = Object.entries(touched).find(([name, text]) => name.endsWith('.currency') && text)?.[1]
  const used = Object.values(known).map(({ value }) => (value as { currency?: string }).currency)
  return chosen ?? used.find(code => code) ?? currencyOf(regionOf(founderLocale()) ?? '') ?? 'EUR'
}

type CardProps = {
  bench: Bench
  calculator: Calculator
  voice: Voice
  known: KnownFigures
  /** The inputs of an earlier result that the founder is changing. */
  given: Draft | undefined
}

function Card({ bench, calculator, voice, known, given }: CardProps) {
  const { say } = voice
  const [kept, setKept] = useKeptState<Draft>([...bench.path, 'calculator', calculator.id], draftShape)
  const [more, setMore] = useState(0)
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const touched = kept ?? given ?? {}
  const today = calendarDay(new Date())
  const currency = currencyIn(touched, known)
  const reading = readCard(calculator, touched, known, { locale: founderLocale(), currency, today })
  const { draft, errors, values } = reading
  const originOf = useOriginsOf(reading.known, voice)
  const title = titleOf(calculator, voice)

  const focusField = (id: string | undefined) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the card is opened.
  useEffect(() => {
    // The inputs of an earlier result replace an unfinished draft.
    if (given) setKept(given)
    const blank = calculator.fields.find(({ id, isOptional }) => !isOptional && values[id] === undefined)
    focusField((blank ?? calculator.fields[0])?.id)
  }, [])

  const change = (part: Draft) => {
    setProblem('')
    setKept({ ...touched, ...part })
  }
  const send = (isByKeyboard: boolean) => {
    if (bench.isPending) return
    const [wrong] = Object.keys(errors)
    if (wrong) return focusField(wrong)
    const outcome = workOut(calculator, values, today)
    if (outcome.kind === 'missing' || outcome.kind === 'currencies' || outcome.kind === 'units') {
      setProblem(sayOutcome(calculator, outcome, voice))
      return outcome.kind === 'missing' && focusField(outcome.fields[0])
    }
    const result: Calculation = {
      kind: 'calculation',
      calculator: calculator.id,
      draft: { ...draft },
      use: usableIn(calculator, outcome),
    }
    setKept(null)
    bench.tell([
      line('user', figuresText(calculator, values, voice)),
      {
        ...line('assistant', resultText(calculator, outcome, voice)),
        answeredBy: { provider: 'playbook', model: 'playbook' },
        result,
      },
    ])
    bench.close(isByKeyboard)
  }
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') {
      // Stops Escape from closing the chat around the card.
      event.stopPropagation()
      return bench.close(true)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement) && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const stops = [...(form.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const next = stops[stops.indexOf(event.target as HTMLElement) + 1]
    if (event.ctrlKey || event.metaKey || !next) send(true)
    else next.focus()
  }

  const extra = calculator.fields.filter(({ isMore }) => isMore)
  const shown = calculator.fields.filter(
    field => !field.isMore || extra.indexOf(field) < more || draft[field.id],
  )
  return (
    <form
      ref={form}
      aria-label={title}
      className="grid max-h-[min(60dvh,24rem)] min-h-48 grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden rounded-card border border-line-strong bg-ground"
      onKeyDown={handleKey}
      onSubmit={event => event.preventDefault()}
    >
      <h3 className="border-b border-line px-3 py-2 font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-pretty">
        {title}
      </h3>
      <div className="grid content-start gap-3 overflow-y-auto px-3 py-3">
        {shown.map(field => (
          <CardField
            key={field.id}
            field={field}
            draft={draft}
            voice={voice}
            errors={errors}
            currency={currency}
            today={today}
            aside={originOf(field.id)}
            suggestions={undefined}
            isNarrow
            onChange={change}
            onNumberFocus={() => {}}
          />
        ))}
        {shown.length < calculator.fields.length && (
          <Button
            look="link"
            size="inline"
            className="min-h-8 justify-self-start text-sm"
            onClick={() => setMore(extra.filter(field => shown.includes(field)).length + 1)}
          >
            <Plus aria-hidden="true" />
            {say('calc.more')}
          </Button>
        )}
      </div>
      <p role="status" className="px-3 text-[0.8125rem] text-danger [overflow-wrap:anywhere]">
        {problem}
      </p>
      <footer className="flex items-center justify-end gap-2 border-t border-line px-3 py-2">
        <Button look="quiet" className="!px-2" onClick={event => bench.close(event.detail === 0)}>
          {say('button.cancel')}
        </Button>
        <Button
          look="main"
          className="h-11"
          disabled={bench.isPending}
          onClick={event => send(event.detail === 0)}
        >
          <ArrowUp aria-hidden="true" />
          {say('button.send')}
        </Button>
      </footer>
    </form>
  )
}

const line = (role: TalkMessage['role'], content: string): TalkMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: new Date().toISOString(),
})

/** Returns where the value of an input comes from; null if the founder typed it. */
function useOriginsOf(known: KnownFigures, voice: Voice): (field: string) => string | null {
  const facts = Object.fromEntries(Object.entries(known).filter(([, { from }]) => from === 'fact'))
  const originOfFact = useOrigins(facts, voice)
  return field => {
    const from = known[field]?.from
    if (from === 'record') return voice.say('prefill.helper', { helper: 'problem_validation' })
    return from === 'forecast' ? voice.say('calc.forecast') : originOfFact(field)
  }
}
