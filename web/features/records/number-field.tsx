// A number or range with its unit, and how it is understood.
import { useState } from 'react'
import { currencyCodes, currencyName } from '../../../venture/numbers/countries.ts'
import { localeOrEnglish } from '../../../venture/numbers/locale.ts'
import type { FormField } from '../../../venture/records/fields.ts'
import type { Range } from '../../../venture/records/figures.ts'
import { readRange } from '../../../venture/records/read-range.ts'
import type { MessageKey } from '../../../venture/records/voice.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { Named } from './card-field-props.ts'
import { FieldRow } from './field-row.tsx'

type NumberKind = Extract<FormField, { type: 'count' | 'share' | 'measure' | 'amount' | 'times' }>

export function NumberField(props: Named & { field: NumberKind }) {
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

/**
 * All currencies are listed only after the first focus, because the list has more than a hundred entries and most
 * founders never open it.
 */
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

/** Shows how a number is understood, if that differs from the typed text. A tap chooses the other meaning. */
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
