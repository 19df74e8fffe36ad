// The form "Your numbers" of the market research: optional fields, and the computed result below them.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { z } from 'zod'
import type { Fact } from '../../../contracts/facts.ts'
import { type MarketCard, type MarketRecord, marketCards } from '../../../contracts/market-record.ts'
import { knownLevels } from '../../../contracts/record-fields.ts'
import type { ValidationRecord } from '../../../contracts/validation-record.ts'
import { currencyOf } from '../../../venture/numbers/countries.ts'
import { regionOf } from '../../../venture/numbers/locale.ts'
import type { Draft } from '../../../venture/records/draft.ts'
import { type FormField, isFolded } from '../../../venture/records/fields.ts'
import { told } from '../../../venture/records/figures.ts'
import { inCard, type MarketReading, readNumbers } from '../../../venture/records/market/draft.ts'
import { asksHowKnown } from '../../../venture/records/market/form.ts'
import { marketOutcome } from '../../../venture/records/market/result.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { calendarDay } from '../../lib/dates.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { CardField } from './card-field.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { useOrigins } from './use-origins.ts'

const draftShape = z.record(z.string(), z.string())

type Knowing = {
  /** The storage path of typed texts. */
  path: readonly string[]
  facts: readonly Fact[]
  /** The open round of the problem validation. */
  validation: ValidationRecord | null
  /** The record as the page last sent it. */
  before: MarketRecord | null
}

export type MarketNumbersControl = {
  reading: MarketReading
  currency: string
  change: (card: MarketCard, part: Draft) => void
}

/** The currency of the entered price, else of the chosen country, else of the founder's country. */
function currencyIn({ validation, before, facts }: Knowing): string {
  const place = told(before?.answers.many?.place) ?? told(validation?.answers.who?.place)
  const price = told(before?.answers.earn?.price) ?? told(validation?.answers.earn?.price)
  const fact = facts.find(({ value }) => value?.kind === 'place')?.value
  const country = place?.country ?? (fact?.kind === 'place' ? fact.country : null)
  return (
    price?.currency ??
    (country && currencyOf(country)) ??
    currencyOf(regionOf(founderLocale()) ?? '') ??
    'EUR'
  )
}

export function useMarketNumbers(knowing: Knowing): MarketNumbersControl {
  const [kept, setKept] = useKeptState<Draft>(knowing.path, draftShape)
  const typed = kept ?? {}
  const chosen = typed['many:place.country']
  const currency = (chosen && currencyOf(chosen)) || currencyIn(knowing)
  const reading = readNumbers(typed, {
    facts: knowing.facts,
    validation: knowing.validation?.answers ?? null,
    before: knowing.before,
    locale: founderLocale(),
    currency,
    today: calendarDay(new Date()),
  })
  const change = (card: MarketCard, part: Draft) => {
    // If the founder empties a prefilled field, the field stays empty.
    const stood = Object.keys(inCard(card, reading.cards[card].suggested))
    const next = { ...typed, ...inCard(card, part) }
    const isSaid = ([key, text]: [string, string]) =>
      text !== '' || stood.includes(key) || !key.startsWith(`${card}:`)
    const said = Object.fromEntries(Object.entries(next).filter(isSaid))
    setKept(Object.keys(said).length > 0 ? said : null)
  }
  return { reading, currency, change }
}

type MarketNumbersProps = { numbers: MarketNumbersControl; voice: Voice }

export function MarketNumbers({ numbers, voice }: MarketNumbersProps) {
  const { say } = voice
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const { cards } = numbers.reading
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isHidden = (card: MarketCard, field: FormField) =>
    isFolded(field) && !isUnfolded && !cards[card].draft[field.id]
  const prefilled = Object.assign(
    {},
    ...marketCards.map(card =>
      Object.fromEntries(
        Object.entries(cards[card].prefilled).map(([field, one]) => [`${card}:${field}`, one]),
      ),
    ),
  ) as MarketReading['cards'][MarketCard]['prefilled']
  const originOf = useOrigins(prefilled, voice)
  const asideOf = (name: string) => {
    const prefill = prefilled[name]
    if (!prefill || prefill.factId) return originOf(name)
    const known = prefill.isClaim ? [say(`known.${prefill.known}`)] : []
    return [say('prefill.helper', { helper: 'problem_validation' }), ...known].join(' · ')
  }
  // Enter moves to the next field instead of sending the form, because the form may be incomplete.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const stops = [...(area.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const next = stops[stops.findIndex(stop => stop.contains(event.target as Node)) + 1]
    const control = next?.matches('input, select') ? next : next?.querySelector<HTMLElement>('input')
    control?.focus()
  }
  return (
    <section ref={area} aria-labelledby={id} className="grid gap-5" onKeyDown={handleKey}>
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {say('market.numbers')}
        </h3>
        <p className="text-sm text-ink-soft">{say('market.numbers.note')}</p>
      </div>
      {marketCards.map(card => (
        <fieldset key={card} className="grid min-w-0 gap-3 border-t border-line pt-3">
          <legend className="float-left mb-2 w-full text-[0.9375rem] font-semibold">
            {say(`market.card.${card}`)}
          </legend>
          {cards[card].fields.map(field =>
            isHidden(card, field) ? (
              <Button
                key={field.id}
                look="link"
                size="inline"
                className="justify-self-start text-sm"
                onClick={() => setIsUnfolded(true)}
              >
                {say('more.runs')}
              </Button>
            ) : (
              <CardField
                key={field.id}
                field={field}
                draft={cards[card].draft}
                voice={voice}
                errors={cards[card].errors}
                currency={numbers.currency}
                today={calendarDay(new Date())}
                aside={asideOf(`${card}:${field.id}`)}
                suggestions={undefined}
                onChange={part => numbers.change(card, part)}
                onNumberFocus={() => {}}
              />
            ),
          )}
          {asksHowKnown(card) && (
            <div className="grid gap-1.5">
              <span id={`${id}-${card}`} className="text-sm font-semibold">
                {say('card.known')}
              </span>
              <ChoiceChips
                labelledBy={`${id}-${card}`}
                isStop={false}
                options={knownLevels.map(level => ({ id: level, label: say(`known.${level}`) }))}
                value={cards[card].draft.known ?? ''}
                onChange={known => numbers.change(card, { known })}
              />
            </div>
          )}
        </fieldset>
      ))}
      <LiveSum reading={numbers.reading} voice={voice} />
    </section>
  )
}

/** The result of the figures entered so far. The same code computes the final result. */
function LiveSum({ reading, voice }: { reading: MarketReading; voice: Voice }) {
  const { record, validation } = reading
  const outcome = record && marketOutcome(record, calendarDay(new Date()), voice, validation)
  const figures = outcome?.figures
  return (
    <div role="status" aria-label={voice.say('market.numbers.sum')}>
      {outcome && figures && (
        <div className="grid gap-2 rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{outcome.summary}</p>
          {[...figures.sizes, ...figures.helped, ...figures.ifs].map(({ label, value, formula }) => (
            <p key={label} className="text-[0.9375rem] tabular-nums">
              {label}
              {voice.colon}
              <strong>{value}</strong> <span className="text-sm text-ink-soft">= {formula}</span>
            </p>
          ))}
          {[...(figures.solved ? [figures.solved] : []), ...outcome.notes, outcome.topDown?.meaning]
            .filter(Boolean)
            .map(line => (
              <p key={line} className="text-sm text-ink-soft">
                {line}
              </p>
            ))}
        </div>
      )}
    </div>
  )
}
