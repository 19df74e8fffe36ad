import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import type { SharedDocument } from '../../contracts/shared-document.ts'
import { sharedDocumentQuery, useOpenWithPassword } from '../entities/share-links.ts'
import { SharedPlanPage } from '../features/business-plan/shared-plan.tsx'
import { SharedDeckPage } from '../features/deck/shared-deck.tsx'
import { dateTime } from '../lib/dates.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../ui/skeleton.tsx'
import { PublicPage } from './layouts/public-page.tsx'

/**
 * A public page: everybody with the link, and with the password if there is one, can read this document, but
 * nothing else.
 */
export function Component() {
  const { token = '' } = useParams()
  return <Shared key={token} token={token} />
}

function Shared({ token }: { token: string }) {
  const open = useQuery(sharedDocumentQuery(token))
  const [unlocked, setUnlocked] = useState<SharedDocument | null>(null)
  const shown = unlocked ?? open.data
  return (
    <PublicPage isWide={shown?.kind === 'deck'}>
      <Loaded
        query={open}
        skeleton={
          <LoadingFrame label="Loading the document">
            <Skeleton className="h-96 rounded-card" />
          </LoadingFrame>
        }
        error="The document could not be loaded. Please try again."
      >
        {() => (shown ? <Opened shared={shown} /> : <Closed token={token} onOpen={setUnlocked} />)}
      </Loaded>
    </PublicPage>
  )
}

function Opened({ shared }: { shared: SharedDocument }) {
  return (
    <div className="grid gap-8">
      {shared.kind === 'deck' ? (
        <SharedDeckPage shared={shared.document} />
      ) : (
        <SharedPlanPage shared={shared.document} />
      )}
      <p className="text-sm text-ink-faint print:hidden">
        Read-only, as of <time dateTime={shared.shared_at}>{dateTime(shared.shared_at)}</time>
      </p>
    </div>
  )
}

/**
 * The page for links with a password, for expired links and for unknown links alike. The server does not say which
 * kind a link is.
 */
function Closed({ token, onOpen }: { token: string; onOpen: (shared: SharedDocument) => void }) {
  const open = useOpenWithPassword(token)
  const [password, setPassword] = useState('')
  const isRefused = open.data === null && !open.isPending
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return
    open.mutate(password, { onSuccess: shared => shared && onOpen(shared) })
  }
  return (
    <div className="grid justify-items-start gap-4 pt-12">
      <h1 className="text-[clamp(2rem,5vw,3rem)]">This document is closed</h1>
      <p className="reading text-lg text-ink-soft">
        If you were given a password with the link, enter it here. Otherwise the link has ended, or it was
        never complete: ask the founder for a new one.
      </p>
      <form className="flex w-full max-w-md flex-wrap items-end gap-3" onSubmit={handleSubmit}>
        <Field label="Password" className="min-w-48 flex-1">
          <Input
            type="password"
            autoComplete="off"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" look="main" className="h-11" disabled={open.isPending}>
          Open
        </Button>
        <p role="alert" className="basis-full text-sm text-danger">
          {isRefused && 'That opened nothing: the password is wrong, or the link has ended.'}
        </p>
      </form>
    </div>
  )
}
