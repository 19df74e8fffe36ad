import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { z } from 'zod'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { ResearchQuestion } from './use-research.ts'

const question = z.object({ market: z.string(), industry: z.string(), targetCustomer: z.string() })
const blank: ResearchQuestion = { market: '', industry: '', targetCustomer: '' }

type ResearchFormProps = {
  /** Where the unfinished form is kept. */
  path: readonly string[]
  isRunning: boolean
  onSubmit: (question: ResearchQuestion) => void
}

export function ResearchForm({ path, isRunning, onSubmit }: ResearchFormProps) {
  const [draft, setDraft] = useKeptState(path, question)
  const asked = draft ?? blank
  const isMissing = asked.market.trim() === '' || asked.industry.trim() === ''
  const submit = () => {
    if (!isRunning) onSubmit(asked)
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
        <Field label="Market" hint="What you sell, where, and at which price if you know it.">
          <Input maxLength={200} placeholder="No-shows at dental clinics in Germany" {...field('market')} />
        </Field>
        <Field label="Industry">
          <Input maxLength={200} placeholder="Healthcare" {...field('industry')} />
        </Field>
      </div>
      <Field label="Target customer (optional)">
        <Input
          maxLength={500}
          placeholder="Practice managers of clinics with 2–6 chairs"
          {...field('targetCustomer')}
        />
      </Field>
      <Button type="submit" className="justify-self-start" disabled={isMissing || isRunning}>
        <Search aria-hidden="true" />
        {isRunning ? 'Researching...' : 'Generate Market Research'}
      </Button>
    </form>
  )
}
