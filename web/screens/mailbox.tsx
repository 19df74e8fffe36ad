import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MailList } from '../features/mailbox/mail-list.tsx'
import { mailsQuery, useEmptyMailbox } from '../features/mailbox/queries.ts'
import { ThemeSwitch } from '../features/theme/theme-switch.tsx'
import { toAppError } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'
import { Component as NotFound } from './not-found.tsx'

/** The mails of a server without a mail server. On other servers this page does not exist. */
export function Component() {
  const { data: mails, error } = useQuery(mailsQuery)
  const empty = useEmptyMailbox()
  if (error && toAppError(error).code === 'not_found') return <NotFound />
  return (
    <div className="mx-auto min-h-svh max-w-3xl px-4 pb-16">
      <header className="flex h-18 items-center justify-between">
        <Link to={paths.home} className="rounded-control text-xl" aria-label="Undaunted, home">
          <Wordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="grid gap-6 pt-4">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-[clamp(2rem,5vw,2.5rem)]">Local mailbox</h1>
            <Button disabled={!mails?.length || empty.isPending} onClick={() => empty.mutate()}>
              Empty the mailbox
            </Button>
          </div>
          <p className="reading text-ink-soft">
            This server has no mail server behind it. What it would send stays here, for this computer only.
          </p>
        </div>
        {mails ? (
          <MailList mails={mails} />
        ) : error ? (
          <ErrorState text={toAppError(error).message} />
        ) : (
          <LoadingFrame label="Loading the mails">
            <Skeleton className="h-48 rounded-card" />
          </LoadingFrame>
        )}
      </main>
    </div>
  )
}
