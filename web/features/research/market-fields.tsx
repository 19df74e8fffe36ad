import { type FormEvent, useState } from 'react'
import type { FactValue } from '../../../contracts/fact-values.ts'
import {
  type MarketFields as Fields,
  type FigureMark,
  figureMarks,
  type MarketReadBack,
} from '../../../contracts/results/market-read-back.ts'
import { type Permission, permissions } from '../../../contracts/results/read-back.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { countriesByName } from '../../../venture/numbers/countries.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { draftOf, type FieldsDraft, type FilledInput, readDraft, widerPlaces } from './fields-draft.ts'

const markLabels: Record<FigureMark, string> = {
  guess: 'Guessed',
  told: 'Told me',
  observed: 'Saw or counted it',
}
const permissionLabels: Record<Permission, string> = {
  'none needed': 'None needed',
  'have it': 'I have it',
  'not yet': 'Not yet',
  forbidden: 'Forbidden',
  unknown: 'I do not know',
}

type MarketFieldsProps = {
  /** What guided mode read; a model proposes none. */
  fields: Fields | undefined
  isSized: boolean
  isSaving: boolean
  onConfirm: (readBack: MarketReadBack, told: FilledInput[]) => void
}

/** What the market is sized with, as it was read: mend it, say how you know it, and it is computed. */
export function MarketFields({ fields, isSized, isSaving, onConfirm }: MarketFieldsProps) {
  const locale = founderLocale()
  const [draft, setDraft] = useState<FieldsDraft>(() => draftOf(fields, locale))
  const change = (part: Partial<FieldsDraft>) => setDraft(now => ({ ...now, ...part }))
  const read = readDraft(draft, fields, locale)
  const canRun = read.told.length > 0 && !read.isUnread && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canRun) onConfirm(read.readBack, read.told)
  }

  const shown = ({ value, offered }: { value: FactValue | null; offered: FactValue[] }) =>
    value
      ? `Read as ${printValue(value, locale)}`
      : offered.map(one => printValue(one, locale)).join(' or ') || undefined
  /** One field, what was read of it, and what is wrong with it. */
  const figure = (
    name: 'buyers' | 'price' | 'times' | 'volume',
    { label, placeholder, please }: Record<'label' | 'placeholder' | 'please', string>,
  ) => (
    <Field
      label={label}
      hint={shown(read[name])}
      error={
        draft[name].trim() !== '' && read[name].value === null ? (shown(read[name]) ?? please) : undefined
      }
    >
      <Input
        placeholder={placeholder}
        value={draft[name]}
        onChange={event => change({ [name]: event.target.value })}
      />
    </Field>
  )
  const mark = (name: 'buyers' | 'price', label: string) => (
    <NativeSelect
      aria-label={label}
      value={draft.marks[name] ?? ''}
      onChange={event => {
        const chosen = figureMarks.find(one => one === event.target.value) ?? null
        change({ marks: { ...draft.marks, [name]: chosen } })
      }}
    >
      <option value="">How do you know?</option>
      {figureMarks.map(one => (
        <option key={one} value={one}>
          {markLabels[one]}
        </option>
      ))}
    </NativeSelect>
  )

  return (
    <form
      aria-label={isSized ? 'Your market, as I read it' : 'What is missing for a size'}
      onSubmit={handleSubmit}
      className="grid gap-4 rounded-card bg-sunken p-4 sm:p-5"
    >
      <p className="font-semibold">
        {isSized
          ? 'This is what I read. Mend it or confirm it, and it is computed again.'
          : 'No size yet: say what you know, and it is computed.'}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields && (
          <Field label="This looks like" hint="Not it? Choose another, or none.">
            <NativeSelect value={draft.entry} onChange={event => change({ entry: event.target.value })}>
              <option value="">None of the built-in markets</option>
              {fields.entries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field label="Where?">
          <NativeSelect value={draft.place} onChange={event => change({ place: event.target.value })}>
            <option value="">{fields ? 'Not said' : 'As asked'}</option>
            {countriesByName(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            {Object.entries(widerPlaces).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="grid gap-2">
          {figure('buyers', { label: 'How many buyers?', placeholder: '250', please: 'One number, please' })}
          {mark('buyers', 'How you know: buyers')}
        </div>
        <div className="grid gap-2">
          {figure('price', {
            label: 'What does one pay?',
            placeholder: '€49 a month',
            please: 'A price with its currency, please',
          })}
          {mark('price', 'How you know: price')}
        </div>
        {read.asks === 'times' &&
          figure('times', {
            label: 'How many times a year does one pay that?',
            placeholder: '1, if only once',
            please: 'One number, please',
          })}
        {read.asks === 'volume' &&
          figure('volume', {
            label: 'What goes through one of them in a year?',
            placeholder: '€20,000',
            please: 'An amount with its currency, please',
          })}
      </div>
      {fields && (
        <ChoiceGroup
          label="Does it need a permission?"
          options={permissions.map(value => ({ value, label: permissionLabels[value] }))}
          value={draft.permission}
          onChange={permission => change({ permission })}
        />
      )}
      <Button type="submit" className="justify-self-start" disabled={!canRun}>
        {isSaving ? 'Saving...' : isSized ? 'Compute with these' : 'Compute the size'}
      </Button>
    </form>
  )
}
