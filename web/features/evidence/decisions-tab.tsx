import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ventureName } from '../../../contracts/venture-name.ts'
import { decisionWords, dossierOf } from '../../../venture/experiments/dossier.ts'
import { projectQuery } from '../../entities/project.ts'
import { calendarDay, shortDate } from '../../lib/dates.ts'
import { useUser } from '../../lib/user.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { EvidenceTabProps } from './board-tab.tsx'
import { namesQuery, speakersQuery } from './decide.ts'
import { DecideForm } from './decide-form.tsx'
import { DossierButton } from './dossier-button.tsx'

/** The decisions to persevere, pivot or stop, each with the evidence known at that time. */
export function DecisionsTab(props: EvidenceTabProps) {
  const { projectId, rows, facts, cards } = props
  const project = useQuery(projectQuery(useUser().id))
  const names = useQuery(namesQuery(projectId))
  const [isNamed, setIsNamed] = useState(false)
  const speakers = useQuery({ ...speakersQuery(projectId), enabled: isNamed })
  const venture = ventureName(project.data?.name ?? '')
  return (
    <Loaded
      query={names}
      skeleton={<Skeleton className="h-48 rounded-card" />}
      error="Your decisions could not be loaded."
    >
      {known => (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="reading text-ink-soft">
              The dossier holds the evidence for and against. It names nobody you talked to, unless you say
              so; what is kept with a decision and what you share never does.
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <label className="flex min-h-10 items-center gap-2.5 text-sm">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-ember-strong"
                  checked={isNamed}
                  onChange={event => setIsNamed(event.target.checked)}
                />
                With names of people
              </label>
              <DossierButton
                venture={venture}
                day={calendarDay(new Date())}
                label="Dossier of today"
                isReady={!isNamed || speakers.data !== undefined}
                markdown={() =>
                  dossierOf({
                    ...rows,
                    ...{ facts, cards, names: known, venture, now: new Date(), decision: null },
                    speakers: isNamed ? speakers.data : undefined,
                  })
                }
              />
            </div>
          </div>
          <DecideForm {...props} venture={venture} names={known} />
          {rows.decisions.length > 0 && (
            <section aria-label="Past decisions" className="grid gap-3">
              <h2 className="text-xl">Decided</h2>
              <ul className="grid gap-3">
                {rows.decisions.map(({ id, kind, reason, dossier, decided_at, reopened_at }) => (
                  <li key={id} className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
                    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
                      <Badge tone={kind === 'stop' ? 'teal' : 'ember'}>{decisionWords[kind].title}</Badge>
                      <span>{shortDate(decided_at)}</span>
                      {reopened_at && <span>opened again {shortDate(reopened_at)}</span>}
                    </div>
                    <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
                    <DossierButton
                      venture={venture}
                      day={calendarDay(decided_at)}
                      label="Its dossier"
                      markdown={() => dossier}
                    />
                    <details>
                      <summary className="cursor-pointer text-sm font-semibold">Read the dossier</summary>
                      <Markdown text={dossier} className="mt-3" />
                    </details>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Loaded>
  )
}
