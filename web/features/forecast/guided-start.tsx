import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import { kinds } from '../../../venture/forecast/fields.ts'
import { createFormat, unitText } from '../../../venture/forecast/format.ts'
import type { Buyers } from '../../../venture/forecast/market.ts'
import {
  blankAnswers,
  firstModel,
  questionsFor,
  type StreamKind,
  streamKinds,
  suggestAnswers,
} from '../../../venture/forecast/starter.ts'
import { currencyCodes, currencyName } from '../../../venture/numbers/countries.ts'
import { beginForecast, forecastQuery } from '../../entities/forecast.ts'
import { useOnce } from '../../lib/once.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

type GuidedStartProps = {
  projectId: string
  facts: readonly Fact[]
  /** The number of possible buyers. Sales cannot be higher than this. */
  buyers: Buyers | null
  nextMonth: string
  locale: string
  currency: string
}

// Some browsers have no month picker, so the founder may type the month.
const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/

/** Makes the first forecast from at most fifteen answers. Known answers are filled in and marked. */
export function GuidedStart({ projectId, facts, buyers, nextMonth, locale, currency }: GuidedStartProps) {
  const cache = useQueryClient()
  const [suggestion] = useState(() => suggestAnswers(facts, nextMonth, currency))
  const [answers, setAnswers] = useState(suggestion.answers)
  const [typedStart, setTypedStart] = useState(answers.start)
  const [typed, setTyped] = useState<Record<string, string>>(() => blankAnswers(suggestion))
  const [isTried, setIsTried] = useState(false)
  const begin = useOnce({
    mutationFn: (model: ReturnType<typeof firstModel>) => beginForecast(projectId, model),
    onSuccess: saved => cache.setQueryData(forecastQuery(projectId).queryKey, saved),
    meta: { error: 'Could not save the forecast. Please try again.' },
  })
  const format = createFormat(answers.currency, answers.start, locale)
  const shown = questionsFor(answers.kind)
  const textOf = (key: string, value: number) =>
    typed[key] ?? format.typed(value, shown.find(question => question.key === key)?.unit ?? 'count')
  const unread = shown.filter(
    ({ key, unit, isOwn }) =>
      typed[key] !== undefined && !(isOwn && typed[key] === '') && format.read(typed[key], unit) === null,
  )
  const missing = shown.filter(({ key, isNeeded }) => isNeeded && typed[key] === '')
  const submit = () => {
    setIsTried(true)
    if (unread.length + missing.length > 0 || !isMonth.test(typedStart)) return
    const figures = { ...answers.figures }
    const known = { ...suggestion.facts }
    for (const { key, unit } of shown) {
      const text = typed[key]
      if (text === undefined) continue
      const value = Math.max(0, format.read(text, unit) ?? 0)
      // A figure that the founder changed is no longer based on the fact.
      if (value !== figures[key]) delete known[key as keyof typeof known]
      figures[key] = value
    }
    begin.mutate(firstModel({ answers: { ...answers, figures }, facts: known, buyers }))
  }
  return (
    <Card aria-label="Your first forecast">
      <form
        noValidate
        className="grid gap-6"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="grid gap-1">
          <h2 className="text-2xl">Your first forecast</h2>
          <p className="reading text-ink-soft">
            Fifteen figures at most. Guess where you must: a guess is marked as one, and you can change all of
            it afterwards.
          </p>
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="How money comes in" hint={suggestion.facts.kind ? 'From your facts' : undefined}>
            <NativeSelect
              value={answers.kind}
              onChange={event => setAnswers({ ...answers, kind: event.target.value as StreamKind })}
            >
              {streamKinds.map(kind => (
                <option key={kind} value={kind}>
                  {kinds[kind].label}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Currency">
            <NativeSelect
              value={answers.currency}
              onChange={event => setAnswers({ ...answers, currency: event.target.value })}
            >
              {currencyCodes.map(code => (
                <option key={code} value={code}>
                  {[...new Set([code, currencyName(code, format.locale)])].join(' · ')}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field
            label="First month"
            error={isMonth.test(typedStart) ? undefined : 'A year and a month, such as 2027-01.'}
          >
            <Input
              type="month"
              value={typedStart}
              onChange={event => {
                setTypedStart(event.target.value)
                if (isMonth.test(event.target.value)) setAnswers({ ...answers, start: event.target.value })
              }}
            />
          </Field>
          {shown.map(({ key, label, hint, unit, isOwn, isNeeded }) => (
            <Field
              key={key}
              label={`${label}${unitText(unit, answers.currency) ? ` (${unitText(unit, answers.currency)})` : ''}`}
              hint={isOwn && !isNeeded && typed[key] === '' ? `${hint}. Blank counts as 0.` : hint}
              error={
                unread.some(question => question.key === key)
                  ? 'One figure, please.'
                  : isTried && missing.some(question => question.key === key)
                    ? 'A figure, please. Your guess will do.'
                    : undefined
              }
              aside={
                suggestion.facts[key as keyof typeof suggestion.facts] && typed[key] === undefined ? (
                  <Badge tone="teal">From your facts</Badge>
                ) : undefined
              }
            >
              <Input
                inputMode="decimal"
                value={textOf(key, answers.figures[key] ?? 0)}
                onChange={event => setTyped({ ...typed, [key]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <Button
          type="submit"
          look="main"
          size="large"
          className="justify-self-start"
          disabled={begin.isPending}
        >
          {begin.isPending ? 'Computing…' : 'Make my forecast'}
        </Button>
      </form>
    </Card>
  )
}
