import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { z } from 'zod'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { ResearchQuestion } from './known-question.ts'

const question = z.object({ market: z.string(), industry: z.string(), targetCustomer: z.string() })
/** The most that each may hold. */
const most = { market: 200, industry: 200, targetCustomer: 500 } as const

type ResearchFormProps = {
  /** What the founder has told us already: the form begins with it. */
  known: ResearchQuestion
  /** Where the unfinished form is kept. */
  path: readonly string[]
  isRunning: boolean
  onSubmit: (question: ResearchQuestion) => void
}

export function ResearchForm({ known, path, isRunning, onSubmit }: ResearchFormProps) {
  const [draft, setDraft] = useKeptState(path, question)
  const asked = draft ?? known
  const isMissing = asked.market.trim() === '' || asked.industry.trim() === ''
  const limit = (name: keyof ResearchQuestion) => ({ count: asked[name].trim().length, maximum: most[name] })
  const isTooLong = (['market', 'industry', 'targetCustomer'] as const).some(
    name => limit(name).count > most[name],
  )
  const submit = () => {
    if (!isRunning && !isTooLong) onSubmit(asked)
  }
  // A disabled button keeps Enter from submitting; here Enter says what is missing.
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Market"
          hint="What you sell, where, and at which price if you know it."
          limit={limit('market')}
        >
          <Input placeholder="No-shows at dental clinics in Germany" {...field('market')} />
        </Field>
        <Field label="Industry" limit={limit('industry')}>
          <Input placeholder="Healthcare" {...field('industry')} />
        </Field>
      </div>
      <Field label="Target customer (optional)" limit={limit('targetCustomer')}>
        <Input placeholder="Practice managers of clinics with 2–6 chairs" {...field('targetCustomer')} />
      </Field>
      <Button type="submit" className="justify-self-start" disabled={isMissing || isTooLong || isRunning}>
        <Search aria-hidden="true" />
        {isRunning ? 'Researching...' : 'Generate Market Research'}
      </Button>
    </form>
  )
}
