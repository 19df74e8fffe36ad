import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { characterCount } from '../../../contracts/network.ts'
import { dateTime } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ShareLink, shareLinksQuery, useCreateShareLink, useRevokeShareLink } from './share-links.ts'

const labelMaximum = 100

type CollaborationButtonProps = { projectId: string; defaultOpen?: boolean }

/** Read-only links to the plan: made, copied and revoked. */
export function CollaborationButton({ projectId, defaultOpen = false }: CollaborationButtonProps) {
  return (
    <Dialog
      defaultOpen={defaultOpen}
      trigger={
        <Button>
          <Users aria-hidden="true" />
          Collaboration
        </Button>
      }
      title="Share your plan"
      description="Whoever has a link reads your project, what you know of problem, customer, price, market and team, and the latest result of each helper, without an account. Nobody can change anything. Your email address and your talks with the mentor and the pitch coach are never shown."
    >
      <NewLink projectId={projectId} />
      <LinkList projectId={projectId} />
    </Dialog>
  )
}

function NewLink({ projectId }: { projectId: string }) {
  const create = useCreateShareLink(projectId)
  const [label, setLabel] = useState('')
  const count = characterCount(label.trim())
  const isTooLong = count > labelMaximum
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isTooLong) create.mutate(label, { onSuccess: () => setLabel('') })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <Field label="For whom? (optional)" className="min-w-48 flex-1">
        <Input
          placeholder="An investor, a co-founder"
          value={label}
          onChange={event => setLabel(event.target.value)}
        />
      </Field>
      <Button type="submit" look="main" className="h-11" disabled={create.isPending || isTooLong}>
        Create link
      </Button>
      <CharacterCount count={count} maximum={labelMaximum} to="save" className="basis-full" />
    </form>
  )
}

function LinkList({ projectId }: { projectId: string }) {
  const links = useQuery(shareLinksQuery(projectId))
  return (
    <Loaded query={links} skeleton={<Skeleton className="h-20" />} error="Could not load your links.">
      {list =>
        list.length === 0 ? (
          <p className="text-sm text-ink-soft">No links yet. Your plan is yours alone.</p>
        ) : (
          <ul aria-label="Your links" className="grid divide-y divide-line">
            {list.map(link => (
              <LinkLine key={link.id} projectId={projectId} link={link} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function LinkLine({ projectId, link }: { projectId: string; link: ShareLink }) {
  const revoke = useRevokeShareLink(projectId)
  const name = link.label ?? 'Link without a name'
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5 sm:flex-nowrap">
      <div className="grid min-w-0 flex-1 basis-full sm:basis-0">
        <a
          href={paths.sharedPlan(link.token)}
          target="_blank"
          rel="noopener"
          className="font-semibold underline decoration-1 underline-offset-4"
        >
          {name}
        </a>
        <span className="text-sm text-ink-faint">Created {dateTime(link.created_at)}</span>
      </div>
      <span className="flex shrink-0 max-sm:-ml-3">
        <CopyButton text={window.location.origin + paths.sharedPlan(link.token)} label="Copy link" />
        <AlertDialog
          trigger={
            <Button look="quiet" size="small" className="text-danger!" disabled={revoke.isPending}>
              Revoke
            </Button>
          }
          title="Revoke this link?"
          description={`“${name}” stops working at once, for everybody who has it.`}
          action="Revoke"
          isDestructive
          onAction={() => revoke.mutate(link.id)}
        />
      </span>
    </li>
  )
}
