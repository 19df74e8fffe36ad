// One field of an answer card. It shows texts of the draft and says what they are understood as.
import { useId, useState } from 'react'
import { countriesByName, currencyCodes, currencyName } from '../../../venture/numbers/countries.ts'
import { localeOrEnglish } from '../../../venture/numbers/locale.ts'
import type { Draft, FieldError } from '../../../venture/records/draft.ts'
import type { Range } from '../../../venture/records/figures.ts'
import type { FormField } from '../../../venture/records/form.ts'
import { readRange } from '../../../venture/records/read-range.ts'
import type { MessageKey, Voice } from '../../../venture/records/voice.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { FieldRow } from './field-row.tsx'

export type CardFieldProps = {
  field: FormField
  draft: Draft
  voice: Voice
  error: FieldError | undefined
  currency: string
  /** YYYY-MM-DD of the founder. */
  today: string
  /** Beside the field in grey, never in it. */
  aside?: string | null
  /** The list of numbers that stand in the founder's words. */
  suggestions: string | undefined
  /** Without the room for a label beside several controls. */
  isNarrow?: boolean
  onChange: (change: Draft) => void
  onNumberFocus: (id: string) => void
}

export const errorText = (error: FieldError, text: string, most: number, { say }: Voice): string =>
  error === 'long'
    ? say('error.long', { count: text.length, most, over: text.length - most })
    : say(`error.${error}`)

export function CardField(props: CardFieldProps) {
  const { field, voice, draft, error } = props
  const id = useId()
  const label = voice.say(field.label)
  const names = { id, label, noteId: `${id}-note`, labelId: `${id}-label` }
  switch (field.type) {
    case 'choice':
      return (
        <FieldRow label={label} labelId={names.labelId} noteId={names.noteId} room="all">
          <ChoiceChips
            labelledBy={names.labelId}
            options={field.options.map(option => ({ id: option.id, label: voice.say(option.label) }))}
            value={draft[field.id] ?? ''}
            onChange={value => props.onChange({ [field.id]: value })}
          />
        </FieldRow>
      )
    case 'note': {
      const text = draft[field.id] ?? ''
      return (
        <FieldRow
          label={label}
          htmlFor={id}
          noteId={names.noteId}
          note={error && errorText(error, text.trim(), field.most, voice)}
          isWrong={error !== undefined}
        >
          <Input
            id={id}
            data-stop
            data-field={field.id}
            autoComplete="off"
            enterKeyHint="next"
            placeholder={voice.say(field.hint)}
            aria-describedby={names.noteId}
            aria-invalid={error !== undefined || undefined}
            value={text}
            onChange={event => props.onChange({ [field.id]: event.target.value })}
          />
        </FieldRow>
      )
    }
    case 'month':
      return <MonthField {...props} names={names} />
    case 'place':
      return <PlaceField {...props} names={names} />
    default:
      return <NumberField {...props} field={field} names={names} />
  }
}

type Named = CardFieldProps & { names: { id: string; label: string; noteId: string; labelId: string } }

const monthNumbers = Array.from({ length: 12 }, (_none, at) => String(at + 1).padStart(2, '0'))

function MonthField({ field, draft, voice, error, today, names, onChange }: Named) {
  const part = (name: string) => `${field.id}.${name}`
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)]
  const years = Array.from({ length: 30 }, (_none, back) => String(year - back))
  const monthName = (number: string) =>
    new Intl.DateTimeFormat(voice.language, { month: 'long', timeZone: 'UTC' }).format(
      new Date(`2024-${number}-15T00:00:00Z`),
    )
  const choose = (chosen: string) => {
    // The latest year in which that month is not to come any more.
    const latest = String(chosen <= month ? year : year - 1)
    onChange({ [part('month')]: chosen, ...(chosen && !draft[part('year')] && { [part('year')]: latest }) })
  }
  return (
    <FieldRow
      label={names.label}
      labelId={names.labelId}
      noteId={names.noteId}
      room="row"
      note={error && voice.say(`error.${error}` as MessageKey)}
      isWrong={error !== undefined}
    >
      <div className="flex gap-2">
        <NativeSelect
          data-stop
          data-field={field.id}
          aria-label={voice.say('part.month', { label: names.label })}
          aria-describedby={names.noteId}
          aria-invalid={error !== undefined || undefined}
          value={draft[part('month')] ?? ''}
          onChange={event => choose(event.target.value)}
        >
          <option value="">{voice.say('blank.month')}</option>
          {monthNumbers.map(number => (
            <option key={number} value={number}>
              {monthName(number)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={voice.say('part.year', { label: names.label })}
          className="max-w-28"
          value={draft[part('year')] ?? ''}
          onChange={event => onChange({ [part('year')]: event.target.value })}
        >
          <option value="">{voice.say('blank.year')}</option>
          {years.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </NativeSelect>
      </div>
    </FieldRow>
  )
}

function PlaceField({ field, draft, voice, error, aside, names, onChange }: Named) {
  const part = (name: string) => `${field.id}.${name}`
  const town = draft[part('town')] ?? ''
  return (
    <FieldRow
      label={names.label}
      labelId={names.labelId}
      noteId={names.noteId}
      room="row"
      note={error ? errorText(error, town.trim(), 200, voice) : aside}
      isWrong={error !== undefined}
    >
      <div className="flex gap-2 max-[26rem]:flex-col">
        <NativeSelect
          data-stop
          data-field={field.id}
          aria-label={voice.say('part.country', { label: names.label })}
          value={draft[part('country')] ?? ''}
          onChange={event => onChange({ [part('country')]: event.target.value })}
        >
          <option value="">{voice.say('blank.country')}</option>
          {countriesByName(voice.language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <Input
          data-stop
          autoComplete="off"
          enterKeyHint="next"
          aria-label={voice.say('part.town', { label: names.label })}
          aria-describedby={names.noteId}
          placeholder={voice.say('blank.town')}
          value={town}
          onChange={event => onChange({ [part('town')]: event.target.value })}
        />
      </div>
    </FieldRow>
  )
}

type NumberKind = Extract<FormField, { type: 'count' | 'share' | 'measure' | 'amount' | 'times' }>

function NumberField(props: Named & { field: NumberKind }) {
  const { field, draft, voice, error, currency, aside, suggestions, isNarrow, names, onChange } = props
  const text = draft[field.id] ?? ''
  const part = (name: string) => `${field.id}.${name}`
  const isUnitOpen = field.type === 'amount' && field.isUnitOpen === true
  const pers = field.type === 'amount' || field.type === 'times' ? field.pers : []
  const per =
    draft[part('per')] || (field.type === 'amount' || field.type === 'times' ? field.preset : '') || pers[0]
  return (
    <FieldRow
      label={names.label}
      htmlFor={names.id}
      noteId={names.noteId}
      room={pers.length === 0 ? 'one' : isNarrow ? 'all' : 'row'}
      isWrong={error !== undefined}
      note={
        error ? (
          voice.say(`error.${error}` as MessageKey)
        ) : (
          <Echo {...props} text={text} aside={aside ?? null} />
        )
      }
    >
      <div className="flex flex-wrap gap-2">
        <div
          className={`flex flex-1 basis-24 ${isNarrow && field.type === 'amount' ? 'min-w-44' : 'min-w-24'}`}
        >
          {field.type === 'amount' && (
            <CurrencySelect
              label={voice.say('part.currency', { label: names.label })}
              language={voice.language}
              value={draft[part('currency')] || currency}
              onChange={code => onChange({ [part('currency')]: code })}
            />
          )}
          <Input
            id={names.id}
            data-stop
            data-field={field.id}
            inputMode={field.type === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint="next"
            list={text === '' ? suggestions : undefined}
            aria-describedby={names.noteId}
            aria-invalid={error !== undefined || undefined}
            className={`tabular-nums ${field.type === 'amount' ? 'rounded-l-none' : ''}`}
            value={text}
            onFocus={() => props.onNumberFocus(field.id)}
            onChange={event => onChange({ [field.id]: event.target.value })}
          />
        </div>
        {pers.length > 1 && (
          <NativeSelect
            aria-label={voice.say('part.per', { label: names.label })}
            className="!w-auto max-w-full flex-1 basis-24 sm:max-w-44"
            value={isUnitOpen ? (draft[part('per')] ?? '') : per}
            aria-invalid={error === 'unit' || undefined}
            onChange={event => onChange({ [part('per')]: event.target.value })}
          >
            {isUnitOpen && <option value="">{voice.say('blank.per')}</option>}
            {pers.map(unit => (
              <option key={unit} value={unit}>
                {voice.say(`unit.${unit}`)}
              </option>
            ))}
          </NativeSelect>
        )}
        {pers.length === 1 && pers[0] && (
          <span className="self-center text-sm text-ink-soft">{voice.say(`unit.${pers[0]}`)}</span>
        )}
        {field.type === 'share' && <span className="self-center text-sm text-ink-soft">%</span>}
      </div>
    </FieldRow>
  )
}

type CurrencySelectProps = {
  label: string
  language: string
  value: string
  onChange: (code: string) => void
}

/** All currencies are listed once it is entered: few are changed, and there are more than a hundred. */
function CurrencySelect({ label, language, value, onChange }: CurrencySelectProps) {
  const [isEntered, setIsEntered] = useState(false)
  const enter = () => setIsEntered(true)
  return (
    <NativeSelect
      aria-label={label}
      className="!w-[4.75rem] shrink-0 rounded-r-none border-r-0 !px-2 text-sm"
      value={value}
      onFocus={enter}
      onPointerDown={enter}
      onChange={event => onChange(event.target.value)}
    >
      {(isEntered ? currencyCodes : [value]).map(code => (
        <option key={code} value={code} title={currencyName(code, language)}>
          {code}
        </option>
      ))}
    </NativeSelect>
  )
}

/** How a number is understood, where that is not what stands there already; a tap chooses the other reading. */
function Echo({
  field,
  text,
  draft,
  voice,
  aside,
  onChange,
}: Pick<Named, 'field' | 'draft' | 'voice' | 'onChange'> & { text: string; aside: string | null }) {
  const locale = localeOrEnglish(founderLocale())
  const read = text.trim() === '' ? null : readRange(text, locale, { isWhole: field.type === 'count' })
  if (!read || 'error' in read) return aside
  const isFlipped = draft[`${field.id}.flip`] === text.trim() && read.other !== null
  const [chosen, rest]: [Range, Range | null] =
    isFlipped && read.other ? [read.other, read] : [read, read.other]
  const write = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
  const ends = (range: Range) =>
    range.low === range.high
      ? voice.say('echo.one', { value: write(range.low) })
      : voice.say('echo.range', { low: write(range.low), high: write(range.high) })
  const isPlain = String(chosen.low) === text.trim() && chosen.low === chosen.high && chosen.low < 10_000
  return (
    <>
      {!isPlain && <span data-echo>{ends(chosen)}</span>}
      {rest && (
        <button
          type="button"
          className="min-h-8 rounded-full border border-amber bg-amber-wash px-2.5"
          onClick={() => onChange({ [`${field.id}.flip`]: isFlipped ? '' : text.trim() })}
        >
          {voice.say('echo.other', { value: ends(rest).replace(/^= /, '') })}
        </button>
      )}
      {aside && <span className="text-ink-faint">{aside}</span>}
    </>
  )
}
