import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FunctionRequest, FunctionResponse } from '../../../contracts/functions.ts'
import { shortDate } from '../../lib/dates.ts'
import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

type OwnKeyState = FunctionResponse<'member-key'>

const ownKeyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-key', userId],
    queryFn: () => callFunction('member-key', { action: 'look' }),
    meta: { silent: true },
  })

function useChangeKey(userId: string, success: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (request: FunctionRequest<'member-key'>) => callFunction('member-key', request),
    onSuccess: state => cache.setQueryData(ownKeyQuery(userId).queryKey, state),
    meta: {
      success,
      error: error =>
        error.code === 'invalid_input' ? error.message : 'Could not save that. Please try again.',
    },
  })
}

/** A key of one's own for a model; only where the operator lists providers for it. */
export function OwnKey({ userId }: { userId: string }) {
  const state = useQuery(ownKeyQuery(userId)).data
  if (!state || (state.providers.length === 0 && !state.key)) return null
  return (
    <Card aria-label="Your own AI key">
      <CardHeader title="Your own AI key" />
      <p className="-mt-2 mb-4 max-w-[60ch] text-[0.9375rem] text-ink-soft">
        Your co-founder answers with this key, and nothing of your daily answers is used. It is kept
        encrypted, is never shown again, and can be removed at any time.
      </p>
      <div className="grid gap-4">
        {state.key && <KeyInUse userId={userId} held={state.key} />}
        {!state.key?.isUsable && state.providers.length > 0 && <KeyForm userId={userId} state={state} />}
      </div>
    </Card>
  )
}

function KeyInUse({ userId, held }: { userId: string; held: NonNullable<OwnKeyState['key']> }) {
  const remove = useChangeKey(userId, 'Key removed')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="font-semibold">{held.provider}</span>, set since {shortDate(held.since)}
        {!held.isUsable && '. It cannot be used any more: please enter it again.'}
      </p>
      <Button disabled={remove.isPending} onClick={() => remove.mutate({ action: 'remove' })}>
        Remove key
      </Button>
    </div>
  )
}

function KeyForm({ userId, state: { providers } }: { userId: string; state: OwnKeyState }) {
  const save = useChangeKey(userId, 'Key saved')
  const [provider, setProvider] = useState(providers[0] ?? '')
  const [key, setKey] = useState('')
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (key.trim()) save.mutate({ action: 'set', provider, key: key.trim() })
      }}
    >
      <Field label="Provider" className="min-w-40">
        <Select
          options={providers.map(value => ({ value, label: value }))}
          value={provider}
          onValueChange={setProvider}
        />
      </Field>
      <Field label="Key" className="min-w-56 flex-1">
        <Input
          type="password"
          autoComplete="off"
          value={key}
          onChange={event => setKey(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" className="h-11" disabled={save.isPending || !key.trim()}>
        Save key
      </Button>
    </form>
  )
}
