import type { FormEvent, ReactNode } from 'react'
import { founderAims, founderStages } from '../../../contracts/founder.ts'
import { type Industry, industries } from '../../../contracts/industries.ts'
import { CountryOptions } from '../../entities/country-options.tsx'
import { founderLocale } from '../../lib/locale.ts'
import { sentenceCase } from '../../lib/sentence-case.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { controlClass, Input } from '../../ui/input.tsx'
import { late, warnOfFile } from '../../ui/late.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Answers, answersShape, most } from './answers.ts'

type AnswersFormProps = {
  known: Answers
  /** The storage path of the unfinished form. */
  path: readonly string[]
  isSaving: boolean
  onSubmit: (answers: Answers) => void
  /** Called after each step, so that the answers are saved even if the member does not finish the form. */
  onStep: (answers: Answers) => void
  /** The button "Skip for now" or "Cancel". */
  leave: ReactNode
  step: number
  setStep: (step: number) => void
}

/** Loads the select late, because the list of industries is only on the second step. */
const IndustrySelect = late(
  async () => (await import('../../ui/select.tsx')).Select<Industry | ''>,
  () => <div className={`h-11 ${controlClass}`} />,
)

const options = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: sentenceCase(value) }))
const steps = 3

/** A form with seven questions in three steps. A member can leave each question blank. */
export function AnswersForm(props: AnswersFormProps) {
  const { known, path, isSaving, onSubmit, onStep, leave, step, setStep } = props
  const [draft, setDraft] = useKeptState(path, answersShape)
  const answers = draft ?? known
  const put = (change: Partial<Answers>) => setDraft({ ...answers, ...change })
  const limit = (name: keyof typeof most) => ({ count: answers[name].trim().length, maximum: most[name] })
  const isTooLong = (Object.keys(most) as (keyof typeof most)[]).some(name => limit(name).count > most[name])
  const isLast = step === steps - 1

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isTooLong || isSaving) return
    if (isLast) onSubmit(answers)
    else {
      onStep(answers)
      setStep(step + 1)
    }
  }

  const prepare = () => void IndustrySelect.load().catch(warnOfFile)

  return (
    <form onSubmit={handleSubmit} onFocus={prepare} className="grid gap-5">
      <p className="text-sm text-ink-faint" aria-live="polite">
        {step + 1} of {steps}
      </p>
      {step === 0 && (
        <>
          <Field label="What are you building?" hint="One sentence is enough." limit={limit('sentence')}>
            <Textarea
              rows={2}
              placeholder="A call that fills empty dental chairs"
              value={answers.sentence}
              onChange={event => put({ sentence: event.target.value })}
            />
          </Field>
          <Field label="What is it called?" limit={limit('name')}>
            <Input value={answers.name} onChange={event => put({ name: event.target.value })} />
          </Field>
        </>
      )}
      {step === 1 && (
        <>
          <Field label="For whom?" limit={limit('customer')}>
            <Input
              placeholder="Practice managers of small clinics"
              value={answers.customer}
              onChange={event => put({ customer: event.target.value })}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Where?">
              <NativeSelect value={answers.country} onChange={event => put({ country: event.target.value })}>
                <option value="">Choose a country</option>
                <CountryOptions locale={founderLocale()} />
              </NativeSelect>
            </Field>
            <Field label="Industry">
              <IndustrySelect
                options={options(industries)}
                placeholder="Choose one"
                value={answers.industry ?? ''}
                onValueChange={industry => put({ industry: industry || null })}
              />
            </Field>
          </div>
        </>
      )}
      {step === 2 && (
        <>
          <ChoiceGroup
            label="How far are you?"
            options={options(founderStages)}
            value={answers.stage}
            onChange={stage => put({ stage })}
          />
          <ChoiceGroup
            label="What should it become?"
            options={options(founderAims)}
            value={answers.aim}
            onChange={aim => put({ aim })}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="main" disabled={isTooLong || isSaving}>
          {isSaving ? 'Saving...' : isLast ? 'Done' : 'Next'}
        </Button>
        {step > 0 && (
          <Button look="quiet" className="max-sm:px-2" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        {leave}
      </div>
    </form>
  )
}
