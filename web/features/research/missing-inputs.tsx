import { type FormEvent, useState } from 'react'
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { FactValue } from '../../../contracts/fact-values.ts'
import { printValue } from '../../../venture/facts/print-value.ts'
import { readValue } from '../../../venture/facts/read-value.ts'
import { countriesByName, countryName } from '../../../venture/numbers/countries.ts'
import { founderLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

export type FilledInput = {
  topic: Extract<FactTopic, 'place' | 'buyers' | 'price'>
  text: string
  value: FactValue
}

type MissingInputsProps = { isSaving: boolean; onFill: (filled: FilledInput[]) => void }

/** What a size needs and nobody has said: fields on the result itself. A blank is not an answer. */
export function MissingInputs({ isSaving, onFill }: MissingInputsProps) {
  const locale = founderLocale()
  const [country, setCountry] = useState('')
  const [buyers, setBuyers] = useState('')
  const [price, setPrice] = useState('')
  const read = { buyers: readValue('buyers', buyers, locale), price: readValue('price', price, locale) }
  const isUnread = (text: string, { value }: { value: FactValue | null }) =>
    text.trim() !== '' && value === null
  const hint = ({ value, offered }: { value: FactValue | null; offered: FactValue[] }) =>
    value
      ? `Read as ${printValue(value, locale)}`
      : offered.map(one => printValue(one, locale)).join(' or ') || undefined
  const place = country && countryName(country, locale)
  const filled = [
    place
      ? { topic: 'place' as const, text: place, value: { kind: 'place' as const, country, name: place } }
      : null,
    read.buyers.value ? { topic: 'buyers' as const, text: buyers.trim(), value: read.buyers.value } : null,
    read.price.value ? { topic: 'price' as const, text: price.trim(), value: read.price.value } : null,
  ].filter(input => input !== null)
  const canRun =
    filled.length > 0 && !isUnread(buyers, read.buyers) && !isUnread(price, read.price) && !isSaving

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (canRun) onFill(filled)
  }

  return (
    <form
      aria-label="What is missing for a size"
      onSubmit={handleSubmit}
      className="grid gap-4 rounded-card bg-sunken p-4 sm:p-5"
    >
      <p className="font-semibold">No size yet: say what you know, and it is computed.</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Where?">
          <NativeSelect value={country} onChange={event => setCountry(event.target.value)}>
            <option value="">As asked</option>
            {countriesByName(locale).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label="How many buyers?"
          hint={hint(read.buyers)}
          error={isUnread(buyers, read.buyers) ? (hint(read.buyers) ?? 'One number, please') : undefined}
        >
          <Input
            inputMode="numeric"
            placeholder="250"
            value={buyers}
            onChange={event => setBuyers(event.target.value)}
          />
        </Field>
        <Field
          label="What does one pay?"
          hint={hint(read.price)}
          error={
            isUnread(price, read.price)
              ? (hint(read.price) ?? 'A price with its currency, please')
              : undefined
          }
        >
          <Input placeholder="€49 a month" value={price} onChange={event => setPrice(event.target.value)} />
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" disabled={!canRun}>
        {isSaving ? 'Saving...' : 'Compute the size'}
      </Button>
    </form>
  )
}
