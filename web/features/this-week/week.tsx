import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stageLabels } from '../../../contracts/contacts.ts'
import { hasBegun, thisWeek } from '../../../venture/week/this-week.ts'
import { weekContactsQuery } from '../../entities/contacts.ts'
import { evidenceQuery, scoredCardsQuery } from '../../entities/evidence.ts'
import { factsQuery } from '../../entities/facts.ts'
import { calendarDay, shortDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ActionChecklist } from './action-checklist.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'

const tab = (name: string) => `${paths.evidence}?tab=${name}`
const dayOf = (day: string) => shortDate(`${day}T12:00:00`)

type WeekProps = {
  projectId: string
  /** Stands here where there is nothing open any more. */
  beginning: ReactNode
}

export const prepare = (client: QueryClient, projectId: string): Promise<unknown> =>
  Promise.all([
    client.ensureQueryData(evidenceQuery(projectId)),
    client.ensureQueryData(factsQuery(projectId)),
    client.ensureQueryData(scoredCardsQuery(projectId)),
    client.ensureQueryData(weekContactsQuery(projectId)),
  ])

/** What was planned, and what happened. */
export function Week({ projectId, beginning }: WeekProps) {
  const rows = useQuery(evidenceQuery(projectId))
  const facts = useQuery(factsQuery(projectId))
  const cards = useQuery(scoredCardsQuery(projectId))
  const contacts = useQuery(weekContactsQuery(projectId))
  const all = {
    data: rows.data &&
      facts.data &&
      cards.data &&
      contacts.data && { ...rows.data, facts: facts.data, cards: cards.data, contacts: contacts.data },
    isError: rows.isError || facts.isError || cards.isError || contacts.isError,
    refetch: () => Promise.all([rows.refetch(), facts.refetch(), cards.refetch(), contacts.refetch()]),
  }
  return (
    <Loaded query={all} skeleton={<WeekSkeleton />} error="Your week could not be loaded.">
      {material =>
        hasBegun(material) ? (
          <WeekOf
            projectId={projectId}
            week={thisWeek(material, new Date(), calendarDay(new Date()))}
            hasPeople={material.contacts.length > 0}
          />
        ) : (
          beginning
        )
      }
    </Loaded>
  )
}

type WeekOfProps = { projectId: string; week: ReturnType<typeof thisWeek>; hasPeople: boolean }

function WeekOf({ projectId, week, hasPeople }: WeekOfProps) {
  const { riskiest, people, testsDue, actions, moved } = week
  return (
    <>
      <CardHeader
        title="This week"
        aside={
          <Link to={paths.evidence} className={buttonClass({ look: 'link', size: 'inline' })}>
            Evidence
          </Link>
        }
      />
      <div className="grid gap-5 [overflow-wrap:anywhere]">
        {riskiest && (
          <Part title={riskiest.isLeap ? 'Your leap of faith' : 'Your riskiest assumption'}>
            <Link to={tab('board')} className="font-display text-lg hover:text-ember-deep">
              {riskiest.assumption.text}
            </Link>
          </Part>
        )}
        {people.length > 0 && (
          <Part title="Whom to talk to">
            <ul className="grid gap-1">
              {people.map(({ id, name, stage, next_step, next_on }) => (
                <li key={id}>
                  <Link
                    to={`${tab('interviews')}&with=${id}`}
                    className="font-medium underline decoration-line-strong underline-offset-4 hover:text-ember-deep"
                  >
                    {name}
                  </Link>
                  <span className="text-ink-soft">
                    {' '}
                    · {next_step ?? stageLabels[stage]}
                    {next_on && `, ${dayOf(next_on)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {testsDue.length > 0 && (
          <Part title="Tests due">
            <ul className="grid gap-1">
              {testsDue.map(({ id, believe, due_on }) => (
                <li key={id}>
                  <Link
                    to={tab('tests')}
                    className="underline decoration-line-strong underline-offset-4 hover:text-ember-deep"
                  >
                    {believe}
                  </Link>
                  {due_on && <span className="text-ink-soft"> · {dayOf(due_on)}</span>}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {actions.length > 0 && (
          <Part title="Actions">
            <ActionChecklist projectId={projectId} actions={actions} most={5} />
          </Part>
        )}
        <Part title="Since last week">
          {moved.length > 0 ? (
            <ul className="grid gap-1">
              {moved.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">Nothing moved yet. One talk is enough to change that.</p>
          )}
        </Part>
        <Link
          to={tab(hasPeople ? 'interviews' : 'people')}
          className={`${buttonClass({ look: 'main' })} justify-self-start`}
        >
          {hasPeople ? 'Log an interview' : 'Add people to talk to'}
        </Link>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
