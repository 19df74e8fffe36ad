import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Material } from '../../../venture/figures/figures.ts'
import { countIn, currencyOf, formulaOf, type Spent, spent, sumOf } from '../../../venture/mvp/budget.ts'
import type { MadeStory, Mvp } from '../../../venture/mvp/build.ts'
import { type MvpContent, mostWeeks, moveStory } from '../../../venture/mvp/content.ts'
import { canSort, type Sort, sortNames, sortStories } from '../../../venture/mvp/sort.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FigureBox } from './figure-box.tsx'
import type { MvpChange } from './mvp-document.ts'
import { Part } from './part.tsx'
import { Takes } from './story-card.tsx'
import { useOrder } from './use-order.ts'

type BudgetPartProps = {
  mvp: Mvp
  material: Material
  content: MvpContent
  onChange: MvpChange
  onOpen: (id: string) => void
}

/** The budget, and the list of stories with a line where the budget ends. */
export function BudgetPart({ mvp, material, content, onChange, onOpen }: BudgetPartProps) {
  const { budget } = content
  const { available } = mvp
  const set = (change: Partial<MvpContent['budget']>) =>
    onChange(now => ({ ...now, budget: { ...now.budget, ...change } }))
  return (
    <Part
      number={4}
      title="Budget and the line"
      hint="The order decides: what comes first is made first, until the hours or the money are used up."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <FigureBox
          label="Hours a week"
          hint="All who build, together"
          value={budget.hoursPerWeek}
          onValue={hoursPerWeek => set({ hoursPerWeek })}
        />
        <FigureBox
          label="Weeks"
          hint={available.hours ?? 'Say both, and the line is drawn.'}
          isWhole
          value={budget.weeks}
          onValue={weeks => set({ weeks: weeks === null || weeks < 1 ? null : Math.min(weeks, mostWeeks) })}
        />
        <FigureBox
          label={`Money, ${currencyOf(material)}`}
          hint={available.money?.source ?? 'For the first version alone'}
          known={available.money?.amount ?? null}
          value={budget.money}
          onValue={money => set({ money })}
        />
      </div>
      {available.money && (
        <p className="text-sm text-ink-faint">
          The money is from{' '}
          <Link to={paths.financial} className="underline underline-offset-2">
            Financial Forecasting
          </Link>
          . Type a smaller amount if not all of it is for this.
        </p>
      )}
      {mvp.doubts.hours && (
        <p className="rounded-control bg-amber-wash p-3 text-[0.9375rem]">{mvp.doubts.hours}</p>
      )}
      <Weeks mvp={mvp} content={content} onWeeks={weeks => set({ weeks })} />
      {content.stories.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {(Object.keys(sortNames) as Sort[]).map(by => (
            <Button
              key={by}
              size="small"
              disabled={!canSort(content, by)}
              title={canSort(content, by) ? undefined : `Open a story and say its ${sortNames[by]} first`}
              onClick={() => onChange(now => sortStories(now, by))}
            >
              Sort by {sortNames[by]}
            </Button>
          ))}
        </div>
      )}
      <CutList mvp={mvp} content={content} onChange={onChange} onOpen={onOpen} />
    </Part>
  )
}

const offeredWeeks = [2, 4, 8]

type WeeksProps = { mvp: Mvp; content: MvpContent; onWeeks: (weeks: number) => void }

/** How many stories fit into two, four and eight weeks, side by side. */
function Weeks({ mvp, content, onWeeks }: WeeksProps) {
  const counts = offeredWeeks.map(weeks => [weeks, countIn(content, mvp.available.limits, weeks)] as const)
  if (content.stories.length === 0 || counts.some(([, count]) => count === null)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {counts.map(([weeks, count]) => (
        <Button
          key={weeks}
          size="small"
          look={content.budget.weeks === weeks ? 'ink' : 'plain'}
          aria-pressed={content.budget.weeks === weeks}
          onClick={() => onWeeks(weeks)}
        >
          {weeks} weeks: {count} of {content.stories.length}
        </Button>
      ))}
    </div>
  )
}

type CutListProps = Omit<BudgetPartProps, 'material'>

function CutList({ mvp, content, onChange, onOpen }: CutListProps) {
  const list = useRef<HTMLDivElement>(null)
  const order = useOrder(list, content, onChange)
  const { stories, cut } = mvp
  const nameOf = (id: string) => stories.find(story => story.id === id)?.text ?? ''
  const above = stories.filter(({ isAbove }) => isAbove !== false)
  const below = stories.filter(({ isAbove }) => isAbove === false)
  if (stories.length === 0)
    return (
      <p className="rounded-control border border-dashed border-line-strong p-3 text-[0.9375rem]">
        Missing: the stories.{' '}
        <a href="#part-3" className="font-semibold text-ember-strong underline underline-offset-4">
          Story map
        </a>
      </p>
    )
  const rows = (label: string, some: readonly MadeStory[]) => (
    <ol aria-label={label} className="grid gap-1">
      {some.map(story => (
        <li
          key={story.id}
          {...order.dragOf(story.id)}
          onDragOver={event => event.preventDefault()}
          onDrop={order.drop(nameOf, (now, id) => moveStory(now, id, story.number - 1))}
          className={`flex items-center gap-1 rounded-control border bg-ground pl-1 ${order.dragged === story.id ? 'border-ember opacity-60' : story.isAbove === false ? 'border-dashed border-line-strong' : 'border-line'}`}
        >
          <Ellipsis
            aria-hidden="true"
            className="size-4 shrink-0 rotate-90 cursor-grab text-ink-faint max-sm:hidden"
          />
          <button
            type="button"
            dir="auto"
            className="grid min-w-0 flex-1 gap-x-4 py-2 pl-1 text-start text-[0.9375rem] leading-snug lg:grid-cols-[minmax(0,1fr)_12rem]"
            onClick={() => onOpen(story.id)}
          >
            <span className="[overflow-wrap:anywhere]">
              <span className="mr-1.5 text-ink-faint tabular-nums">{story.number}</span>
              {story.text}
            </span>
            <span className="text-sm text-ink-soft lg:text-end">
              <Takes story={story} mvp={mvp} />
            </span>
          </button>
          {(['up', 'down'] as const).map(way => {
            const to = story.number - 1 + (way === 'up' ? -1 : 1)
            const isEnd = to < 0 || to >= stories.length
            // At the end of the list, this button is disabled, so the button for the other direction takes the
            // focus.
            const next = to === 0 ? 'down' : to === stories.length - 1 ? 'up' : way
            return (
              <Button
                key={way}
                look="quiet"
                size="icon"
                className="size-9!"
                aria-label={`Move ${story.text} ${way}`}
                data-move={`${story.id} ${way}`}
                disabled={isEnd}
                onClick={() =>
                  order.move(story.id, story.text, now => moveStory(now, story.id, to), `${story.id} ${next}`)
                }
              >
                {way === 'up' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
              </Button>
            )
          })}
        </li>
      ))}
    </ol>
  )
  return (
    <div ref={list} className="grid gap-2">
      {above.length > 0 && rows(cut ? 'Above the line' : 'Stories in their order', above)}
      <Line mvp={mvp} above={above} next={below[0] ?? null} />
      {below.length > 0 && rows('Below the line', below)}
      <span role="status" className="sr-only">
        {order.said}
      </span>
    </div>
  )
}

const names: Record<Spent, string> = { hours: 'Hours', money: 'Money' }

/** The line where the budget ends: the sum of the stories above it, and the sum including the next story. */
function Line({ mvp, above, next }: { mvp: Mvp; above: readonly MadeStory[]; next: MadeStory | null }) {
  const { available, cut, print } = mvp
  const open = above.filter(story => !story.isEstimated).length
  const sums = spent.flatMap(of => {
    const sum = sumOf(
      above.map(({ chosen }) => chosen),
      of,
    )
    const limit = available.limits[of]
    return sum.parts.length === 0 && limit === null ? [] : [[of, formulaOf(sum, limit, print[of])] as const]
  })
  return (
    <section aria-label="The line" className="grid gap-1 border-t-2 border-ember py-2 text-[0.9375rem]">
      {sums.map(([of, formula]) => (
        <p key={of} className="tabular-nums">
          <strong className="font-semibold">{names[of]}:</strong> {formula}
        </p>
      ))}
      {next && cut && (
        <p className="text-ink-soft">
          Next would be “{next.text}”
          {cut.stoppedBy.map(of => `, ${print[of](next.chosen[of] ?? 0)}`).join('')}: it does not fit.
        </p>
      )}
      {open > 0 && (
        <p className="text-amber">
          {open === 1 ? '1 story' : `${open} stories`} above {open === 1 ? 'is' : 'are'} not estimated and not
          counted.
        </p>
      )}
      {!cut && (
        <p className="text-ink-soft">No line yet: say the hours a week and the weeks, or the money.</p>
      )}
    </section>
  )
}
