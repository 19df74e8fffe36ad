import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateTime, shortDate } from '../lib/dates.ts'
import { paths } from '../paths.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type ShareKind, type ShareLink, shareLinksQuery, useRevokeShareLink } from './share-links.ts'

type ShareLinkListProps = {
  projectId: string
  kind: ShareKind
  /** The name of the document, such as "plan" in "Your plan is yours alone". */
  what: string
  /** Additional actions for a link, besides copying and revoking. */
  more?: (link: ShareLink) => ReactNode
}

/** A list of the share links, each with buttons to open, copy and revoke the link. */
export function ShareLinkList({ projectId, kind, what, more }: ShareLinkListProps) {
  const links = useQuery(shareLinksQuery(projectId, kind))
  return (
    <Loaded query={links} skeleton={<Skeleton className="h-20" />} error="Could not load your links.">
      {list =>
        list.length === 0 ? (
          <p className="text-sm text-ink-soft">No links yet. Your {what} is yours alone.</p>
        ) : (
          <ul aria-label="Your links" className="grid divide-y divide-line">
            {list.map(link => (
              <LinkLine key={link.id} projectId={projectId} kind={kind} link={link} more={more?.(link)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

type LinkLineProps = { projectId: string; kind: ShareKind; link: ShareLink; more: ReactNode }

function LinkLine({ projectId, kind, link, more }: LinkLineProps) {
  const revoke = useRevokeShareLink(projectId, kind)
  const name = link.label ?? 'Link without a name'
  const address = kind === 'founder_plan' ? paths.sharedPlan(link.token) : paths.sharedDocument(link.token)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5 sm:flex-nowrap">
      <div className="grid min-w-0 flex-1 basis-full sm:basis-0">
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className="font-semibold underline decoration-1 underline-offset-4"
        >
          {name}
        </a>
        <span className="text-sm text-ink-faint">
          {kind === 'founder_plan' ? `Created ${dateTime(link.created_at)}` : standing(link)}
        </span>
      </div>
      <span className="flex shrink-0 flex-wrap max-sm:-ml-3 sm:max-w-60 sm:justify-end">
        <CopyButton text={window.location.origin + address} label="Copy link" />
        {more}
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

/** Describes a link, for example "As of Nov 5, 2026 08:07. Until Dec 5, 2026. With a password." */
function standing({ document_at, expires_at, has_password }: ShareLink): string {
  const isOver = expires_at !== null && new Date(expires_at) <= new Date()
  const end = expires_at
    ? `${isOver ? 'Expired' : 'Until'} ${shortDate(expires_at)}.`
    : 'Until you revoke it.'
  return [`As of ${dateTime(document_at)}.`, end, ...(has_password ? ['With a password.'] : [])].join(' ')
}
