import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { loadSettings } from '../../lib/settings.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/**
 * Explains what to do after a mail was sent. If the server has no mail server, links to the mailbox page of this
 * machine.
 */
export function MailHint({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery({
    queryKey: ['settings'],
    queryFn: loadSettings,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="grid gap-4">
      <p role="status" className="flex gap-3 rounded-control bg-teal-wash p-4 text-[0.9375rem] text-ink">
        <MailOpen className="mt-0.5 size-5 shrink-0 text-teal" aria-hidden="true" />
        <span>{children}</span>
      </p>
      {settings?.hasMailbox && (
        <>
          <p className="text-[0.9375rem] text-ink-soft">
            This server has no mail server behind it: its mails wait in the local mailbox.
          </p>
          <Link to={paths.mailbox} className={buttonClass({ look: 'main', size: 'large' })}>
            Open the local mailbox
          </Link>
        </>
      )}
    </div>
  )
}
