import { type FormEvent, useState } from 'react'
import { cardLineMost } from '../../../contracts/evidence.ts'
import type { Material } from '../../../venture/figures/figures.ts'
import type { Mvp } from '../../../venture/mvp/build.ts'
import type { MvpContent } from '../../../venture/mvp/content.ts'
import type { Candidate } from '../../../venture/mvp/metric.ts'
import { dayAfter } from '../../../venture/mvp/risk.ts'
import { pageOf } from '../../entities/places.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { FigureBox } from './figure-box.tsx'
import type { MvpChange } from './mvp-document.ts'
import { Blanks, Part } from './part.tsx'
import { usePutOnBoard } from './put-on-board.ts'
import type { TestCardSlot } from './risk-part.tsx'

type MetricPartProps = {
  projectId: string
  mvp: Mvp
  material: Material
  content: MvpContent
  today: string
  onChange: MvpChange
  testCard: TestCardSlot
}

/**
 * The one measure that shows whether the MVP worked. It is a test on the board. The founder seals its threshold
 * before there is a result.
 */
export function MetricPart(props: MetricPartProps) {
  const { mvp, material, onChange, testCard: TestCard } = props
  const { test } = mvp.metric
  const isSame = test !== null && mvp.test?.kind === 'board' && mvp.test.test.id === test.id
  return (
    <Part
      number={5}
      title="How you know that it worked"
      hint="One measure and its threshold, sealed before the first result."
    >
      {test === null && <Choose {...props} />}
      {test !== null && (
        <div className="grid gap-3">
          {isSame ? (
            <p className="text-[0.9375rem]">
              The test above: {test.measure}. {test.right_if}{' '}
              <a href="#part-2" className="text-ember-strong underline underline-offset-4">
                See its card
              </a>
            </p>
          ) : (
            <ul>
              <TestCard
                test={test}
                changes={material.changes}
                assumptions={material.assumptions.filter(({ state }) => state === 'open')}
              />
            </ul>
          )}
          {mvp.doubts.measure && (
            <p className="rounded-control bg-amber-wash p-3 text-[0.9375rem]">{mvp.doubts.measure}</p>
          )}
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => onChange(now => ({ ...now, metric: null }))}
          >
            Choose another measure
          </Button>
        </div>
      )}
    </Part>
  )
}

const wordOf = ({ test }: Candidate) => (test ? 'Take the test’s' : 'Take this')

function Choose({ projectId, mvp, material, content, today, onChange }: MetricPartProps) {
  const { candidates, blanks } = mvp.metric
  const [measure, setMeasure] = useState('')
  const [target, setTarget] = useState<number | null>(null)
  const { weeks } = content.budget
  const [due, setDue] = useState('')
  const day = due || (weeks === null ? '' : dayAfter(today, weeks * 7))
  const board = usePutOnBoard('experiments', projectId, material.tests)
  const placed = mvp.risk.kind === 'board' ? mvp.risk.placed : null
  const above = mvp.stories.filter(({ isAbove }) => isAbove !== false)
  const isReady =
    measure.trim() !== '' && target !== null && day !== '' && placed !== null && above.length > 0
  // The measures from the forecast and the aim count sales. Sales can test only whether the venture pays. If the
  // chosen assumption is about something else, the test uses the measure itself as its assumption.
  const [taken, setTaken] = useState<string | null>(null)
  const isOwnBelief =
    taken !== null &&
    measure === taken &&
    mvp.risk.kind === 'board' &&
    mvp.risk.placed.assumption.kind !== 'viable'
  const choose = (candidate: Candidate) => {
    if (candidate.test) {
      const { id } = candidate.test
      return onChange(now => ({ ...now, metric: id }))
    }
    setMeasure(candidate.measure)
    setTaken(candidate.measure)
    setTarget(candidate.target)
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || board.isPending) return
    const id = crypto.randomUUID()
    const isByHand = above.every(({ way }) => way === 'hand')
    board.put(
      id,
      {
        assumption_id: isOwnBelief ? null : placed.assumption.id,
        believe: isOwnBelief
          ? `${measure.trim()}: at least ${target.toLocaleString(mvp.locale)}.`
          : placed.assumption.text,
        verify: `Give them the first version: ${above.map(({ text }) => text).join('; ')}`.slice(
          0,
          cardLineMost,
        ),
        measure: measure.trim(),
        right_if: `At least ${target.toLocaleString(mvp.locale)}`,
        target,
        method: isByHand ? 'concierge' : 'prototype',
        due_on: day,
      },
      () => onChange(now => ({ ...now, metric: id })),
    )
  }
  return (
    <div className="grid gap-4">
      {candidates.length > 0 && (
        <ul aria-label="From your own figures" className="grid gap-2">
          {candidates.map(candidate => (
            <li
              key={candidate.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3"
            >
              <p dir="auto" className="min-w-0 flex-1 basis-64 text-[0.9375rem] [overflow-wrap:anywhere]">
                {candidate.measure}, at least{' '}
                <strong className="font-semibold tabular-nums">
                  {candidate.target.toLocaleString(mvp.locale)}
                </strong>
                <span className="block text-sm text-ink-soft">
                  {candidate.formula} · {pageOf(candidate.place).label}
                </span>
              </p>
              <Button
                size="small"
                aria-label={`${wordOf(candidate)}: ${candidate.measure}`}
                onClick={() => choose(candidate)}
              >
                {wordOf(candidate)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Blanks label="Missing for a threshold" blanks={blanks} />
      <form onSubmit={handleSubmit} className="grid gap-3 rounded-card border border-line p-4">
        <Field label="We measure" limit={{ count: measure.trim().length, maximum: cardLineMost }}>
          <Textarea rows={2} value={measure} onChange={event => setMeasure(event.target.value)} />
        </Field>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <FigureBox label="It worked if at least" value={target} onValue={setTarget} />
          <Field
            label="By"
            hint={
              due === '' && weeks !== null
                ? `In ${weeks} ${weeks === 1 ? 'week' : 'weeks'}, as your budget says`
                : undefined
            }
          >
            <Input type="date" value={day} onChange={event => setDue(event.target.value)} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="ink" disabled={!isReady || board.isPending}>
            {board.isPending ? 'Saving...' : 'Put it on the board'}
          </Button>
          {(placed === null || above.length === 0) && (
            <p className="text-sm text-ink-faint">
              {placed === null ? 'The assumption above comes first.' : 'The stories above come first.'}
            </p>
          )}
        </div>
      </form>
    </div>
  )
}
