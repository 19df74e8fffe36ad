import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { mutesQuery, useUnmute } from '../../entities/safety/mutations.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { blockedQuery, isModeratorQuery } from './queries.ts'

/** The members and words that this member has blocked or muted, with buttons to undo this. */
export function SafetySettings({ userId }: { userId: string }) {
  const blocked = useQuery(blockedQuery(userId))
  const mutes = useQuery(mutesQuery(userId))
  const { data: isModerator } = useQuery(isModeratorQuery(userId))
  const unblock = useUnblock()
  const unmute = useUnmute()
  return (
    <Card className="grid gap-5">
      <CardHeader title="Blocked and muted" />
      <Loaded
        query={blocked}
        skeleton={<Skeleton className="h-[53px]" />}
        error="The people you block could not be loaded."
      >
        {list => (
          <List title="Blocked people" empty="You block nobody." items={list}>
            {person => (
              <Line
                key={person.id}
                label={person.full_name ?? 'User'}
                undo="Unblock"
                onUndo={() => unblock.mutate(person.id)}
              />
            )}
          </List>
        )}
      </Loaded>
      <Loaded
        query={mutes}
        skeleton={<Skeleton className="h-[125px]" />}
        error="What you mute could not be loaded."
      >
        {list => (
          <>
            <List
              title="Muted people"
              empty="You mute nobody."
              items={list.filter(({ word }) => word === null)}
            >
              {({ id, muted }) => (
                <Line
                  key={id}
                  label={muted?.full_name ?? 'User'}
                  undo="Unmute"
                  onUndo={() => unmute.mutate(id)}
                />
              )}
            </List>
            <List
              title="Muted words"
              empty="You mute no words."
              items={list.filter(({ word }) => word !== null)}
            >
              {({ id, word }) => (
                <Line key={id} label={word ?? ''} undo="Unmute" onUndo={() => unmute.mutate(id)} />
              )}
            </List>
          </>
        )}
      </Loaded>
      <WordForm userId={userId} />
      {isModerator && (
        <Link to={paths.admin} className={buttonClass({ look: 'plain', className: 'justify-self-start' })}>
          Open the moderation queue
        </Link>
      )}
    </Card>
  )
}

function useUnblock() {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (id: string) =>
      unwrapMaybe(await supabase.from('blocks').delete().eq('blocked_id', id)),
    onSuccess: () => client.invalidateQueries(),
    meta: { success: 'Unblocked', error: 'Could not undo that. Please try again.' },
  })
}

type ListProps<Item> = { title: string; empty: string; items: Item[]; children: (item: Item) => ReactNode }

function List<Item>({ title, empty, items, children }: ListProps<Item>) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="text-ink-faint">{empty}</p>
      ) : (
        <ul className="grid divide-y divide-line">{items.map(children)}</ul>
      )}
    </section>
  )
}

function Line({ label, undo, onUndo }: { label: string; undo: string; onUndo: () => void }) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      <Button size="small" aria-label={`${undo} ${label}`} onClick={onUndo}>
        {undo}
      </Button>
    </li>
  )
}

function WordForm({ userId }: { userId: string }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const word = text.trim().toLowerCase()
  const add = useOnce({
    mutationFn: async (given: string) =>
      unwrapMaybe(
        await supabase
          .from('mutes')
          .upsert({ user_id: userId, word: given }, { onConflict: 'user_id,word', ignoreDuplicates: true }),
      ),
    onSuccess: () => {
      setText('')
      return client.invalidateQueries()
    },
    meta: { success: 'Word muted', error: 'Could not mute this word. Please try again.' },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (word !== '') add.mutate(word)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label="Mute a word" className="flex-1">
        <Input value={text} maxLength={50} onChange={event => setText(event.target.value)} />
      </Field>
      <Button type="submit" className="h-11" disabled={word === '' || add.isPending}>
        Mute
      </Button>
    </form>
  )
}
