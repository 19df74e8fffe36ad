import { Inbox } from 'lucide-react'
import { dateTime } from '../../lib/dates.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Mail } from './mailbox.ts'

export function MailList({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title="No mail yet"
        text="Sign up or ask for a new password: the mail appears here by itself."
      />
    )
  }
  return (
    <ul className="grid gap-4">
      {mails.map((mail, index) => (
        <li key={mail.id}>
          <article className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 className="text-xl">{mail.subject}</h2>
              <time dateTime={mail.sentAt} className="text-sm text-ink-faint tabular-nums">
                {dateTime(mail.sentAt)}
              </time>
            </header>
            <p className="mt-0.5 text-sm break-all text-ink-faint">To {mail.to}</p>
            {mail.link && (
              <a
                href={mail.link}
                className={buttonClass({ look: index === 0 ? 'main' : 'plain', className: 'mt-4' })}
              >
                Open the link
              </a>
            )}
            <p className="reading mt-5 text-[0.9375rem] whitespace-pre-line text-ink-soft">
              {mail.text.trim()}
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
