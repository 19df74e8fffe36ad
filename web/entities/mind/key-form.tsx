import { useState } from 'react'
import { isKept } from '../../../contracts/minds.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { type Minds, useAskMinds } from './minds.ts'
import { TriedNote } from './tried-note.tsx'

/**
 * The form for a member's own API key. The key is tested with one question, and stored if the model answers.
 */
export function KeyForm({ userId, minds: { providers, hosts } }: { userId: string; minds: Minds }) {
  const save = useAskMinds(userId)
  const [provider, setProvider] = useState(providers[0] ?? '')
  const [key, setKey] = useState('')
  const tried = save.data?.tried
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (key.trim()) save.mutate({ action: 'set', provider, key: key.trim(), isTried: true })
      }}
    >
      <p className="text-[0.9375rem] text-ink-soft">
        You pay the provider by use: an answer takes about 4,500 tokens of prompt, a verdict about 6,000; its
        price list says what that costs. Your words go to {hosts[provider] ?? provider}, and nowhere else.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Provider" className="min-w-36 flex-1 sm:flex-none">
          <Select
            options={providers.map(value => ({ value, label: value }))}
            value={provider}
            onValueChange={setProvider}
          />
        </Field>
        <Field label="Key" className="min-w-48 flex-1">
          <Input
            type="password"
            autoComplete="off"
            value={key}
            onChange={event => setKey(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" className="h-11" disabled={save.isPending || !key.trim()}>
          {save.isPending ? 'Trying it …' : 'Try and keep'}
        </Button>
      </div>
      <div role="status">
        {tried && !save.isPending && !isKept(tried) && (
          <TriedNote tried={tried} as="key" end="Nothing was kept." />
        )}
      </div>
    </form>
  )
}
