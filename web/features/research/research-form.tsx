import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { z } from 'zod'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { ResearchQuestion } from './known-question.ts'

const question = z.object({ market: z.string(), industry: z.string(), targetCustomer: z.string() })
/** The maximum length of each field. */
const most = { market: 200, industry: 200, targetCustomer: 500 } as const

type ResearchFormProps = {
  /** What is known about the question. The form starts with it. */
  known: ResearchQuestion
  /** The storage path of the unfinished form. */
  path: readonly string[]
  isRunning: boolean
  /** True if a field between the question and the button is not valid. */
  isBlocked: boolean
  onSubmit: (question: ResearchQuestion) => void
  children?: ReactNode
}

export function ResearchForm(props: ResearchFormProps) {
  const { known, path, isRunning, isBlocked, onSubmit } = props
  const [draft, setDraft] = useKeptState(path, question)
  const asked = draft ?? known
  const missing = (['Market', 'Industry'] as const).filter(
    (_, index) => [asked.market, asked.industry][index]?.trim() === '',
  )
  const missingId = useId()
  const limit = (name: keyof ResearchQuestion) => ({ count: asked[name].trim().length, maximum: most[name] })
  const isTooLong = (['market', 'industry', 'targetCustomer'] as const).some(
    name => limit(name).count > most[name],
  )
  const submit = () => {
    if (!isRunning && !isTooLong && !isBlocked) onSubmit(asked)
  }
  // Handles Enter itself, because a disabled button would ignore it. If a field is missing, Enter shows which.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const field = (name: keyof ResearchQuestion) => ({
    value: asked[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...asked, [name]: event.target.value }),
    onKeyDown: handleKey,
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Field
          label="Market"
          hint="What you sell, in your words. Figures go into the fields below."
          limit={limit('market')}
        >
          <Input placeholder="Calls that save missed appointments" {...field('market')} />
        </Field>
        <Field label="Industry" limit={limit('industry')}>
          <Input placeholder="Healthcare" {...field('industry')} />
        </Field>
      </div>
      <Field label="Target customer (optional)" limit={limit('targetCustomer')}>
        <Input placeholder="Practice managers of clinics with 2–6 chairs" {...field('targetCustomer')} />
      </Field>
      {props.children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          disabled={missing.length > 0 || isTooLong || isBlocked || isRunning}
          aria-describedby={missing.length > 0 ? missingId : undefined}
        >
          <Search aria-hidden="true" />
          {isRunning ? 'Researching...' : 'Generate Market Research'}
        </Button>
        {missing.length > 0 && (
          <p id={missingId} className="text-sm text-ink-faint">
            Still missing: {missing.join(' and ')}.
          </p>
        )}
      </div>
    </form>
  )
}
