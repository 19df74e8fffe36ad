import { Cloud, KeyRound, Lock, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardHeader } from '../../ui/card.tsx'

/** The lines about data security. Every line must be true exactly as written. */
const lines: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <Save />,
    title: 'Auto-save',
    text: 'Conversations with your co-founder are kept on the server with each answer, and drafts of long texts as you type.',
  },
  {
    icon: <KeyRound />,
    title: 'Encrypted',
    text: 'Your password is stored only as an Argon2id hash. Every session can be ended from here.',
  },
  {
    icon: <Cloud />,
    title: 'Backed up',
    text: 'The embedded database is copied every day; the last seven copies are kept beside it, so what you delete is gone from the last of them after seven days. On PostgreSQL, whoever runs this server sets up its backups.',
  },
  {
    icon: <Lock />,
    title: 'Private',
    text: 'Your project, outputs and messages are yours: the database itself refuses them to anybody else. Your email address is never shown to other members.',
  },
]

export function DataSecurity({ children }: { children: ReactNode }) {
  return (
    <Card>
      <CardHeader title="Data & Security" />
      <ul className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden="true" className="mt-0.5 text-teal [&_svg]:size-5">
              {icon}
            </span>
            <div className="reading">
              <h3 className="font-sans text-base font-semibold">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-6 border-t border-line pt-6">{children}</div>
    </Card>
  )
}
