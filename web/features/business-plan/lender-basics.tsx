import { useState } from 'react'
import { type AskedGap, basicFields, basicNames, basicsPlace } from '../../../venture/plan/basics.ts'
import {
  basicMost,
  editBasics,
  goalMost,
  type PlanBasics,
  type PlanContent,
} from '../../../venture/plan/content.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { PlanChange } from './plan-document.ts'

type LenderBasicsProps = {
  content: PlanContent
  /** The difference between the requested sum and the needed sum, or null if they are equal. */
  askedGap: AskedGap | null
  hasCustomers: boolean
  onChange: PlanChange
}

const reserves = [0, 1, 2, 3, 6, 9, 12]

/** Questions of a lender that no other page asks. */
export function LenderBasics({
  content: { basics, kind },
  askedGap,
  hasCustomers,
  onChange,
}: LenderBasicsProps) {
  const edit = (change: PlanBasics) => onChange(now => editBasics(now, change))
  const asked = kind === 'traditional' ? basicNames : []
  return (
    <details className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <summary className="cursor-pointer font-semibold">What a lender asks besides</summary>
      <div id={basicsPlace} className="mt-4 grid scroll-mt-24 items-start gap-4 sm:grid-cols-2">
        {asked.map(name => (
          <WordsField
            key={`${name} ${basics[name] ?? ''}`}
            label={basicFields[name].label}
            hint={basicFields[name].hint}
            words={basics[name] ?? ''}
            onKeep={words => edit({ [name]: words })}
          />
        ))}
        <Field label="Reserve" hint="Months of operating costs that are to be left in the worst month">
          <NativeSelect
            value={basics.reserve ?? ''}
            onChange={({ target: { value } }) => edit({ reserve: value === '' ? undefined : Number(value) })}
          >
            <option value="">Not chosen</option>
            {reserves.map(months => (
              <option key={months} value={months}>
                {months === 0 ? 'None' : months === 1 ? 'One month' : `${months} months`}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {askedGap && (
          <WordsField
            key={`${askedGap.field} ${basics[askedGap.field] ?? ''}`}
            label={askedGap.label}
            hint="The plan names the sum the forecast needs, and yours"
            words={basics[askedGap.field] ?? ''}
            onKeep={words => edit({ [askedGap.field]: words })}
          />
        )}
        <WordsField
          key={`worse ${basics.worse ?? ''}`}
          label="If it comes worse"
          hint="What you cut or stop, and when"
          words={basics.worse ?? ''}
          onKeep={worse => edit({ worse })}
        />
        {hasCustomers && (
          <>
            <CountField
              key={`goal ${basics.goal ?? ''}`}
              label="Customers wanted"
              hint="The plan says in which month the forecast has so many"
              count={basics.goal}
              onKeep={goal => edit({ goal })}
            />
            <Field label="By which month">
              <Input
                type="month"
                value={basics.goalBy ?? ''}
                onChange={({ target: { value } }) => {
                  if (value === '' || isMonth.test(value)) edit({ goalBy: value || undefined })
                }}
              />
            </Field>
          </>
        )}
      </div>
    </details>
  )
}

type WordsFieldProps = { label: string; hint: string; words: string; onKeep: (words: string) => void }

/** A text field that saves when it loses the focus, so that a whole sentence is one change. */
function WordsField({ label, hint, words, onKeep }: WordsFieldProps) {
  const [draft, setDraft] = useState(words)
  return (
    <Field label={label} hint={hint}>
      <Input
        value={draft}
        maxLength={basicMost}
        onChange={({ target: { value } }) => setDraft(value)}
        onBlur={() => draft.trim() !== words && onKeep(draft.trim())}
      />
    </Field>
  )
}

const isMonth = /^\d{4}-\d\d$/

type CountFieldProps = {
  label: string
  hint: string
  count: number | undefined
  onKeep: (count: number | undefined) => void
}

/** A field for a whole number that saves when it loses the focus. An empty field removes the number. */
function CountField({ label, hint, count, onKeep }: CountFieldProps) {
  const [draft, setDraft] = useState(count?.toString() ?? '')
  const typed = draft.trim() === '' ? undefined : Number(draft)
  const isWrong = typed !== undefined && !(Number.isInteger(typed) && typed >= 1 && typed <= goalMost)
  return (
    <Field label={label} hint={hint} error={isWrong ? 'A whole number.' : undefined}>
      <Input
        inputMode="numeric"
        value={draft}
        onChange={({ target: { value } }) => setDraft(value)}
        onBlur={() => !isWrong && typed !== count && onKeep(typed)}
      />
    </Field>
  )
}
