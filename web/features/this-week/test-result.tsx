import { type FormEvent, useState } from 'react'
import type { Experiment } from '../../../contracts/evidence.ts'
import { useChangeEvidence } from '../../entities/evidence.ts'
import { parseFigure } from '../../entities/figure-input.ts'
import { founderLocale } from '../../lib/locale.ts'
import { toldElsewhere } from '../../lib/told-elsewhere.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** One field: what came of the test. A threshold nobody sealed is sealed first, so that the result is held against it. */
export function TestResult({ test, look }: { test: Experiment; look: 'main' | 'plain' }) {
  const [text, setText] = useState('')
  const change = useChangeEvidence('experiments', test.project_id)
  const measured = parseFigure(text, 'ratio', founderLocale())?.value ?? null
  const isWrong = text.trim() !== '' && measured === null

  async function save(event: FormEvent) {
    event.preventDefault()
    if (measured === null || change.isPending) return
    const { id } = test
    if (!test.sealed_at) await change.mutateAsync({ id, change: { sealed_at: new Date().toISOString() } })
    await change.mutateAsync({ id, change: { measured } })
  }

  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2"
      onSubmit={event => void save(event).catch(toldElsewhere)}
    >
      <Field label="What came of it" error={isWrong ? 'One number, please.' : undefined} className="w-44">
        <Input inputMode="decimal" value={text} onChange={event => setText(event.target.value)} />
      </Field>
      <Button type="submit" look={look} className="h-11" disabled={measured === null || change.isPending}>
        {change.isPending ? 'Saving...' : 'Save the result'}
      </Button>
      <p className="basis-full text-[0.8125rem] text-ink-faint">
        At least {test.target?.toLocaleString('en-US')} is right
      </p>
    </form>
  )
}
