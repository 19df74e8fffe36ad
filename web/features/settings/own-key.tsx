import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isKept } from '../../../contracts/minds.ts'
import { GiveAMind } from '../../entities/mind/give-a-mind.tsx'
import { KeyForm } from '../../entities/mind/key-form.tsx'
import { type Minds, mindsQuery, useAskMinds } from '../../entities/mind/minds.ts'
import { TriedNote } from '../../entities/mind/tried-note.tsx'
import { shortDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'

/** The setting for the member's own API key. Shown only if the operator allows providers. */
export function OwnKey({ userId }: { userId: string }) {
  const state = useQuery(mindsQuery(userId)).data
  if (!state) return null
  if (state.providers.length === 0 && !state.key) return state.mind || state.looks ? <OtherMind /> : null
  return (
    <Card aria-label="Your own AI key">
      <CardHeader title="Your own AI key" />
      <p className="-mt-2 mb-4 max-w-[60ch] text-[0.9375rem] text-ink-soft">
        Your co-founder answers with this key, and nothing of your daily answers is used. It is kept
        encrypted, is never shown again, and can be removed at any time.
      </p>
      <div className="grid gap-4">
        {state.key ? (
          <KeyInUse userId={userId} held={state.key} minds={state} />
        ) : (
          <KeyForm userId={userId} minds={state} />
        )}
      </div>
    </Card>
  )
}

/** For sites that accept no keys: the model that answers, and the model that could answer. */
function OtherMind() {
  return (
    <Card aria-label="Your co-founder’s mind">
      <CardHeader title="Your co-founder’s mind" />
      <GiveAMind trigger={<Button>Which model answers</Button>} />
    </Card>
  )
}

type KeyInUseProps = { userId: string; held: NonNullable<Minds['key']>; minds: Minds }

/**
 * The key in use. The provider may later refuse a key that it accepted, so the key can be tested again and replaced.
 */
function KeyInUse({ userId, held, minds }: KeyInUseProps) {
  const remove = useAskMinds(userId, 'Key removed')
  const ask = useAskMinds(userId)
  const [isReplaced, setIsReplaced] = useState(false)
  const { providers, tried } = minds
  // If a key was not stored, the form itself shows the reason.
  const note = tried && (isKept(tried) || tried === ask.data?.tried) ? tried : null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">{held.provider}</span>, set since {shortDate(held.since)}
          {!held.isUsable && '. It cannot be used any more: please enter it again.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {held.isUsable && (
            <Button disabled={ask.isPending} onClick={() => ask.mutate({ action: 'try' })}>
              {ask.isPending ? 'Asking it …' : 'Try it with one question'}
            </Button>
          )}
          {held.isUsable && providers.length > 0 && !isReplaced && (
            <Button onClick={() => setIsReplaced(true)}>Enter another</Button>
          )}
          <Button disabled={remove.isPending} onClick={() => remove.mutate({ action: 'remove' })}>
            Remove key
          </Button>
        </div>
      </div>
      <div role="status">
        {note && held.isUsable && !ask.isPending && <TriedNote tried={note} as="key" />}
      </div>
      {(isReplaced || !held.isUsable) && providers.length > 0 && <KeyForm userId={userId} minds={minds} />}
    </div>
  )
}
