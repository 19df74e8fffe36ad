import { type FormEvent, useState } from 'react'
import type { Experiment } from '../../../contracts/evidence.ts'
import { useChangeEvidence } from '../../entities/evidence.ts'
import { parseFigure } from '../../entities/figure-input.ts'
import { founderLocale } from '../../lib/locale.ts'
import { toldElsewhere } from '../../lib/told-elsewhere.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

type TestResultProps = { test: Experiment; look: 'main' | 'plain' }

/** A test's two steps: the founder seals the threshold, and later enters the result in one field. */
export function TestResult({ test, look }: TestResultProps) {
  const change = useChangeEvidence('experiments', test.project_id)
  if (test.sealed_at) return <Measured test={test} look={look} />
  const seal = () => change.mutate({ id: test.id, change: { sealed_at: new Date().toISOString() } })
  return (
    <Button look={look} className="mt-1 justify-self-start" disabled={change.isPending} onClick={seal}>
      {change.isPending ? 'Sealing...' : 'Begin its test'}
    </Button>
  )
}

function Measured({ test, look }: TestResultProps) {
  const [text, setText] = useState('')
  const change = useChangeEvidence('experiments', test.project_id)
  const measured = parseFigure(text, 'ratio', founderLocale())?.value ?? null
  const isWrong = text.trim() !== '' && measured === null

  async function save(event: FormEvent) {
    event.preventDefault()
    if (measured === null || change.isPending) return
    await change.mutateAsync({ id: test.id, change: { measured } })
  }

  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2"
      onSubmit={event => void save(event).catch(toldElsewhere)}
    >
      <Field
        label="What came of it"
        error={isWrong ? 'One number, please.' : undefined}
        className="min-w-0 flex-1 basis-32 max-w-44"
      >
        <Input inputMode="decimal" value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <Button type="submit" look={look} className="h-11" disabled={measured === null || change.isPending}>
        {change.isPending ? 'Saving...' : 'Save the result'}
      </Button>
    </form>
  )
}
