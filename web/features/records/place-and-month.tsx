// Two fields with two parts each: a month with its year, and a country with its town.
import { memo } from 'react'
import type { FormField } from '../../../venture/records/fields.ts'
import type { MessageKey } from '../../../venture/records/voice.ts'
import { CountryOptions } from '../../entities/country-options.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { errorText, type Named } from './card-field-props.ts'
import { FieldRow } from './field-row.tsx'

const monthNumbers = Array.from({ length: 12 }, (_none, at) => String(at + 1).padStart(2, '0'))

const MonthOptions = memo(({ language }: { language: string }) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return monthNumbers.map(number => (
    <option key={number} value={number}>
      {format(new Date(`2024-${number}-15T00:00:00Z`))}
    </option>
  ))
})

type MonthFieldProps = Named & { field: Extract<FormField, { type: 'month' }> }

export function MonthField({ field, draft, voice, error, today, names, onChange }: MonthFieldProps) {
  const part = (name: string) => `${field.id}.${name}`
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)]
  const years = field.isAhead
    ? Array.from({ length: 6 }, (_none, on) => String(year + on))
    : Array.from({ length: 30 }, (_none, back) => String(year - back))
  const choose = (chosen: string) => {
    // The default year: for a date in the past, the latest year in which the month is not in the future; for a
    // planned date, the first year in which the month is not in the past.
    const latest = String(
      field.isAhead ? (chosen >= month ? year : year + 1) : chosen <= month ? year : year - 1,
    )
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
          <MonthOptions language={voice.language} />
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

export function PlaceField({ field, draft, voice, error, aside, names, onChange }: Named) {
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
      <div className="flex gap-2">
        <NativeSelect
          data-stop
          data-field={field.id}
          aria-label={voice.say('part.country', { label: names.label })}
          value={draft[part('country')] ?? ''}
          onChange={event => onChange({ [part('country')]: event.target.value })}
        >
          <option value="">{voice.say('blank.country')}</option>
          <CountryOptions locale={voice.language} />
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
