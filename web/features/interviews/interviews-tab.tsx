import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessagesSquare, WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import type { Contact, Interview } from '../../../contracts/contacts.ts'
import type { Assumption } from '../../../contracts/evidence.ts'
import { contactsQuery, interviewsQuery, refreshTalks } from '../../entities/contacts.ts'
import { dateTime } from '../../lib/dates.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { emptyDraft, interviewDraft } from './draft.ts'
import { InterviewForm } from './interview-form.tsx'
import { InterviewPage } from './interview-page.tsx'
import { discard, logInterview, readOutbox, retry, subscribeToOutbox, type WaitingEntry } from './outbox.ts'

type InterviewsTabProps = {
  projectId: string
  rows: { assumptions: readonly Assumption[] }
}

/** The tab in which the founder logs interviews and sees earlier interviews. */
export function InterviewsTab({ projectId, rows }: InterviewsTabProps) {
  const contacts = useQuery(contactsQuery(projectId))
  const talks = useQuery(interviewsQuery(projectId))
  const both = {
    data: contacts.data && talks.data && { contacts: contacts.data, talks: talks.data },
    isError: contacts.isError || talks.isError,
    refetch: () => Promise.all([contacts.refetch(), talks.refetch()]),
  }
  return (
    <Loaded
      query={both}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      error="Your interviews could not be loaded."
    >
      {data => (
        <Interviews
          projectId={projectId}
          assumptions={rows.assumptions.filter(({ state }) => state === 'open')}
          {...data}
        />
      )}
    </Loaded>
  )
}

type InterviewsProps = {
  projectId: string
  assumptions: readonly Assumption[]
  contacts: readonly Contact[]
  talks: readonly Interview[]
}

const pageSize = 30
const pagesOf = (talks: readonly Interview[]): Interview[][] =>
  Array.from({ length: Math.ceil(talks.length / pageSize) }, (_, index) =>
    talks.slice(index * pageSize, (index + 1) * pageSize),
  )

function Interviews({ projectId, assumptions, contacts, talks }: InterviewsProps) {
  const cache = useQueryClient()
  const userId = useUser().id
  const [search] = useSearchParams()
  const [shown, setShown] = useState(pageSize)
  const asked = contacts.find(({ id }) => id === search.get('with')) ?? null
  const [draft, setDraft] = useKeptState([userId, projectId, 'interview'], interviewDraft)
  const [blank, setBlank] = useState(() => emptyDraft(asked))
  const waiting = useSyncExternalStore(subscribeToOutbox, () => readOutbox(userId))
  const own = waiting.filter(({ entry }) => entry.projectId === projectId)
  const names = new Map(contacts.map(({ id, name }) => [id, name]))
  const remove = useOnce({
    mutationFn: async (id: string) => {
      unwrapMaybe(await supabase.from('interviews').delete().eq('id', id))
      await refreshTalks(cache, projectId)
    },
    meta: { error: 'Could not delete. Please try again.' },
  })
  return (
    <div className="grid gap-6">
      <InterviewForm
        key={blank.quotes[0]?.id}
        projectId={projectId}
        draft={draft ?? blank}
        contacts={contacts}
        assumptions={assumptions}
        onChange={setDraft}
        onSubmit={entry => {
          logInterview(cache, userId, entry)
          setDraft(null)
          setBlank(emptyDraft(null))
        }}
      />
      {own.length > 0 && <Waiting entries={own} names={names} userId={userId} />}
      {talks.length === 0 && own.length === 0 ? (
        <Card>
          <EmptyState
            icon={<MessagesSquare />}
            title="No interviews yet"
            text="Ask about the last time it happened. What they did counts; what they would do does not."
          />
        </Card>
      ) : (
        <section aria-label="Interviews so far" className="grid gap-3">
          <h2 className="text-xl">{talks.length === 1 ? '1 interview' : `${talks.length} interviews`}</h2>
          <ol className="grid gap-3">
            {pagesOf(talks.slice(0, shown)).map(page => (
              <InterviewPage
                key={page[0]?.id}
                projectId={projectId}
                talks={page}
                names={names}
                onDelete={id => remove.mutate(id)}
              />
            ))}
          </ol>
          {talks.length > shown && (
            <Button className="justify-self-start" onClick={() => setShown(shown + pageSize)}>
              Show more
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

type WaitingProps = {
  entries: readonly WaitingEntry[]
  names: ReadonlyMap<string, string>
  userId: string
}

function Waiting({ entries, names, userId }: WaitingProps) {
  const cache = useQueryClient()
  return (
    <section aria-label="Interviews on their way" className="grid gap-2">
      <ul className="grid gap-2">
        {entries.map(({ entry, isRefused }) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-wash p-3 text-amber"
          >
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {entry.newName ?? names.get(entry.contactId ?? '') ?? 'Somebody'}, {dateTime(entry.heldAt)}:{' '}
              {isRefused ? 'not accepted.' : 'waits for the connection.'}
            </span>
            {isRefused && (
              <span className="flex gap-2">
                <Button size="small" onClick={() => retry(cache, userId, entry.id)}>
                  Try again
                </Button>
                <Button size="small" look="quiet" onClick={() => discard(userId, entry.id)}>
                  Discard
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
