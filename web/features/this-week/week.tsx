import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stageLabels } from '../../../contracts/contacts.ts'
import { rightIf } from '../../../venture/experiments/right-if.ts'
import { hasBegun, thisWeek } from '../../../venture/week/this-week.ts'
import { weekContactsQuery } from '../../entities/contacts.ts'
import { evidenceQuery, scoredCardsQuery } from '../../entities/evidence.ts'
import { factsQuery } from '../../entities/facts.ts'
import { calendarDay, shortDate } from '../../lib/dates.ts'
import { sentenceCase } from '../../lib/sentence-case.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CardHeader } from '../../ui/card.tsx'
import { late } from '../../ui/late.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ActionChecklist } from './action-checklist.tsx'
import { NextTest } from './next-test.tsx'
import { TestResult } from './test-result.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'

/** Loads the forecast late, because its code is large and few founders have a forecast. */
const ForecastNumber = late(
  async () => (await import('./forecast-number.tsx')).ForecastNumber,
  () => null,
)

const tab = (name: string) => `${paths.evidence}?tab=${name}`
const dayOf = (day: string) => shortDate(`${day}T12:00:00`)

type WeekProps = {
  projectId: string
  /** Elements that are shown if no test, action or contact is open. */
  beginning: ReactNode
}

export const prepare = (client: QueryClient, projectId: string): Promise<unknown> =>
  Promise.all([
    client.ensureQueryData(evidenceQuery(projectId)),
    client.ensureQueryData(factsQuery(projectId)),
    client.ensureQueryData(scoredCardsQuery(projectId)),
    client.ensureQueryData(weekContactsQuery(projectId)),
  ])

/** The week's open tests, actions and contacts, and what changed last week. */
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

type WeekOfProps = {
  projectId: string
  week: ReturnType<typeof thisWeek>
  hasPeople: boolean
}

const lineClass = 'underline decoration-line-strong underline-offset-4 hover:text-ember-deep'

/** Shows one conversation, one test and one number. Only one button is highlighted. */
function WeekOf({ projectId, week, hasPeople }: WeekOfProps) {
  const { riskiest, people, testsDue, test, next, isToDecide, isAllKnown, actions, moved, result, standing } =
    week
  const belief = riskiest?.assumption ?? next?.assumption
  const [person] = people
  const isDue = test !== null && testsDue[0] === test && (test.due_on ?? '9999') <= calendarDay(new Date())
  const canMeasure = test !== null && test.target !== null
  // A due test is the next step. If no test is open, the next step is to plan one. Otherwise it is to talk to a
  // person.
  const isResultNext = isDue && canMeasure
  const isTestNext = isResultNext || next !== null || isToDecide || isAllKnown
  const otherTests = testsDue.filter(one => one !== test).length
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
        {belief && (
          <Part title={riskiest?.isLeap ? 'Your leap of faith' : 'Your riskiest assumption'}>
            <Link to={tab('board')} className="font-display text-lg hover:text-ember-deep">
              {belief.text}
            </Link>
          </Part>
        )}
        <div className="grid content-start gap-5 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:gap-8">
          <Part title="Whom to talk to">
            {person && (
              <p>
                <Link to={`${tab('interviews')}&with=${person.id}`} className={`font-medium ${lineClass}`}>
                  {person.name}
                </Link>
                <span className="text-ink-soft">
                  {'\u00a0'}· {person.next_step ?? stageLabels[person.stage]}
                  {person.next_on && `, ${dayOf(person.next_on)}`}
                </span>
                {people.length > 1 && <More count={people.length - 1} to={tab('people')} />}
              </p>
            )}
            <Link
              to={
                person ? `${tab('interviews')}&with=${person.id}` : tab(hasPeople ? 'interviews' : 'people')
              }
              className={`${buttonClass({ look: isTestNext ? 'plain' : 'main' })} mt-1 justify-self-start`}
            >
              {hasPeople ? 'Log an interview' : 'Add people to talk to'}
            </Link>
          </Part>
          {test && (
            <Part title={testsDue.includes(test) ? 'Test due' : 'Your test'}>
              <p>
                <Link to={tab('tests')} className={lineClass}>
                  {sentenceCase(test.verify)}
                </Link>
                <span className="text-ink-soft">
                  {'\u00a0'}· right if {rightIf(test)}
                  {test.due_on && `\u00a0· by\u00a0${dayOf(test.due_on).replaceAll(' ', '\u00a0')}`}
                </span>
                {otherTests > 0 && <More count={otherTests} to={tab('tests')} />}
              </p>
              {canMeasure && <TestResult key={test.id} test={test} look={isResultNext ? 'main' : 'plain'} />}
            </Part>
          )}
          {next && (
            <Part title="Your next test">
              <NextTest projectId={projectId} next={next} />
            </Part>
          )}
          {isToDecide && (
            <Part title="Your next step">
              <p>It came out wrong. Persevere, pivot or stop?</p>
              <Link
                to={tab('decisions')}
                className={`${buttonClass({ look: 'main' })} mt-1 justify-self-start`}
              >
                Decide what it means
              </Link>
            </Part>
          )}
          {isAllKnown && (
            <Part title="Your next step">
              <p>All of it is known well. What must be true now?</p>
              <Link to={tab('board')} className={`${buttonClass({ look: 'main' })} mt-1 justify-self-start`}>
                Write it down
              </Link>
            </Part>
          )}
          <Part title="One number">
            <p>
              <strong className="tabular-nums">
                {standing.score > 0 && `${standing.verdict} `}
                {standing.score}
              </strong>
              <span className="text-ink-soft">
                /40, as your evidence stands. Confidence: {standing.confidence}.
              </span>
            </p>
            <ForecastNumber projectId={projectId} />
          </Part>
        </div>
        {result && (
          <Part title="What the result means">
            <p role="status">{result}</p>
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
      </div>
    </>
  )
}

const More = ({ count, to }: { count: number; to: string }) => (
  <>
    {' '}
    <Link to={to} className={buttonClass({ look: 'link', size: 'inline' })}>
      and {count} more
    </Link>
  </>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
