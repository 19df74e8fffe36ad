import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Reason, reasonLabels } from '../../entities/safety/mutations.ts'
import { shortDate } from '../../lib/dates.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Decided, decisionsQuery, queueQuery } from './queries.ts'

type Thing = {
  kind: string
  object_id: string
  member_id: string
  member_name: string | null
  content: string | null
  is_hidden: boolean
  /** The content was deleted after the report. The text shown is the reported text. */
  is_gone: boolean
  suspended_until: string | null
  reports: number
  reasons: string[]
  texts: string[]
  reported_at: string
}

/** Reported content that is waiting for a decision, one card for each. */
export function Queue() {
  const queue = useInfiniteQuery(queueQuery)
  return (
    <Loaded
      query={queue}
      skeleton={<Skeleton className="h-40 rounded-card" />}
      error="The reports could not be loaded."
    >
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <EmptyState title="Nothing is reported" text="What members report appears here." />
        ) : (
          <>
            <ol className="grid gap-4">
              {pages.flat().map(thing => (
                <li key={thing.object_id}>
                  <ThingCard thing={thing} />
                </li>
              ))}
            </ol>
            {queue.hasNextPage && (
              <Button
                className="mx-auto mt-4 flex"
                disabled={queue.isFetchingNextPage}
                onClick={() => queue.fetchNextPage()}
              >
                {queue.isFetchingNextPage ? 'Loading...' : 'Show more reports'}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

const dayMs = 24 * 60 * 60_000

/** `done` is the text of the toast after the decision. */
type Decision = { action: string; done: string; days?: number }

function useDecide(kind: string, id: string, note: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async ({ action, days, done }: Decision) => {
      unwrapMaybe(
        await supabase.rpc('moderate', {
          p_action: action,
          p_kind: kind,
          p_id: id,
          p_note: note,
          ...(days && { p_until: new Date(Date.now() + days * dayMs).toISOString() }),
        }),
      )
      return done
    },
    onSuccess: () => client.invalidateQueries(),
    meta: { success: String, error: 'Could not save the decision. Please try again.' },
  })
}

function ThingCard({ thing }: { thing: Thing }) {
  const [note, setNote] = useState('')
  const [isReasonMissing, setIsReasonMissing] = useState(false)
  const [askedDays, setAskedDays] = useState<number | null>(null)
  const reason = useRef<HTMLInputElement>(null)
  const decide = useDecide(thing.kind, thing.object_id, note)
  const name = thing.member_name ?? 'User'
  const isActedOn = thing.is_hidden || thing.suspended_until !== null
  function askToSuspend(days: number) {
    if (note.trim() !== '') return setAskedDays(days)
    setIsReasonMissing(true)
    reason.current?.focus()
  }
  return (
    <Card className="grid gap-4" aria-label={`Reported ${thing.kind} of ${name}`}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{thing.kind}</Badge>
        <Link to={paths.member(thing.member_id)} className="font-semibold hover:underline">
          {name}
        </Link>
        {thing.is_gone && <Badge tone="amber">deleted</Badge>}
        {thing.is_hidden && <Badge tone="amber">hidden</Badge>}
        {thing.suspended_until && <Badge tone="danger">suspended</Badge>}
        <span className="ml-auto text-sm text-ink-faint">
          {thing.reports} {thing.reports === 1 ? 'report' : 'reports'} · <TimeAgo at={thing.reported_at} />
        </span>
      </header>
      {thing.content && (
        <blockquote className="border-l-2 border-line-strong pl-4 [overflow-wrap:anywhere]" dir="auto">
          {thing.content}
        </blockquote>
      )}
      <p className="text-ink-soft">
        {thing.reasons.map(reason => reasonLabels[reason as Reason] ?? reason).join(', ')}
        {thing.texts.map(text => ` · “${text}”`)}
      </p>
      <Field
        label="Reason, told to the member and kept with the decision"
        error={isReasonMissing && note.trim() === '' ? 'A suspension needs a reason.' : undefined}
      >
        <Input ref={reason} value={note} maxLength={1000} onChange={event => setNote(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {thing.kind !== 'profile' && !thing.is_hidden && !thing.is_gone && (
          <Button
            look="main"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ action: 'hide', done: 'Hidden' })}
          >
            Hide
          </Button>
        )}
        <Button
          disabled={decide.isPending}
          onClick={() => decide.mutate({ action: 'restore', done: isActedOn ? 'Restored' : 'Kept' })}
        >
          {isActedOn ? 'Restore' : 'Leave as it is'}
        </Button>
        <Button
          disabled={decide.isPending}
          onClick={() => decide.mutate({ action: 'warn', done: `Warned ${name}` })}
        >
          Warn
        </Button>
        {[7, 30].map(days => (
          <Fragment key={days}>
            <Button look="danger" disabled={decide.isPending} onClick={() => askToSuspend(days)}>
              Suspend {days} days
            </Button>
            <AlertDialog
              open={askedDays === days}
              onOpenChange={isOpen => !isOpen && setAskedDays(null)}
              title={`Suspend ${name} for ${days} days?`}
              description={`They are signed out everywhere and cannot sign in or write until then. They read your reason at once.${thing.kind === 'profile' ? '' : ` The ${thing.kind} is hidden.`} You can undo it below.`}
              action="Suspend"
              isDestructive
              onAction={() =>
                decide.mutate({ action: 'suspend', days, done: `Suspended ${name} for ${days} days` })
              }
            />
          </Fragment>
        ))}
      </div>
    </Card>
  )
}

const done = { hide: 'Hidden', restore: 'Restored', warn: 'Warned', suspend: 'Suspended' } as const

export function Decisions() {
  const decisions = useQuery(decisionsQuery)
  return (
    <Loaded
      query={decisions}
      skeleton={<Skeleton className="h-24" />}
      error="The decisions could not be loaded."
    >
      {list =>
        list.length === 0 ? (
          <p className="text-ink-faint">Nothing was decided yet.</p>
        ) : (
          <ol className="grid divide-y divide-line">
            {list.map((decision, at) => (
              <DecisionLine
                key={decision.id}
                decision={decision}
                isUndone={list.slice(0, at).some(later => undoes(later, decision))}
                hasUndone={list.slice(at + 1).some(before => isLasting(before) && undoes(decision, before))}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  )
}

/**
 * Returns whether the later decision undoes the earlier one. Restoring a profile ends every suspension of its member.
 */
const undoes = (later: Decided, { kind, object_id, member_id, action }: Decided) =>
  later.action === 'restore' &&
  (later.object_id === object_id && later.kind === kind
    ? true
    : action === 'suspend' && later.kind === 'profile' && later.member_id === member_id)

const isLasting = ({ action }: Decided) => action === 'hide' || action === 'suspend'

type DecisionLineProps = { decision: Decided; isUndone: boolean; hasUndone: boolean }

function DecisionLine({ decision, isUndone, hasUndone }: DecisionLineProps) {
  const { action, kind, object_id, name, note, until, moderator_id, created_at } = decision
  const undo = useDecide(kind, object_id, '')
  const isOver = until !== null && Date.parse(until) < Date.now()
  const who = name ?? 'a member who left'
  const thing = kind === 'profile' ? who : `${kind} of ${who}`
  const what = action === 'suspend' && kind !== 'profile' ? `${who}, for a ${kind}` : thing
  const verb = action === 'restore' && !hasUndone ? 'Left as it is' : done[action as keyof typeof done]
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {verb}: {what}
        {until && `, until ${shortDate(until)}`}
        {moderator_id === null && ', by itself'}
      </span>
      {note && <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{note}</span>}
      <span className="ml-auto flex items-center gap-3 text-sm text-ink-faint">
        <TimeAgo at={created_at} />
        {isLasting(decision) && !isUndone && !isOver && name !== null && (
          <Button
            size="small"
            disabled={undo.isPending}
            aria-label={`Undo: ${verb} ${what}`}
            onClick={() => undo.mutate({ action: 'restore', done: 'Undone' })}
          >
            Undo
          </Button>
        )}
      </span>
    </li>
  )
}
