import type { ReactNode } from 'react'
import { shortDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'

export function AccountStatus({ id, createdAt }: { id: string; createdAt: string }) {
  return (
    <Card>
      <CardHeader title="Account Status" />
      <dl className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]">
        <Entry term="Account ID">
          <code className="text-[0.8125rem] break-all">{id}</code>
        </Entry>
        <Entry term="Status">
          <Badge tone="teal">Active</Badge>
        </Entry>
        <Entry term="Member since">{shortDate(createdAt)}</Entry>
      </dl>
    </Card>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
