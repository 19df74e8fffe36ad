import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import { journeyProgress, journeySteps } from '../../../contracts/journey-steps.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { demoteHeadings } from '../../../venture/documents/demote-headings.ts'
import { dateTime } from '../../lib/dates.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { chapterTitle, inReadingOrder, outputNote, planByline } from './plan-markdown.ts'

type PlanPageProps = { plan: FounderPlan; picture: (sizing: Sizing) => ReactNode }

/** The plan as a reader with only the link sees it. */
export function PlanPage({ plan, picture }: PlanPageProps) {
  const { project, updated_at, outputs } = plan
  const done = new Set<string>(plan.completed_steps)
  return (
    <article className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,5vw,3rem)]">{project.name}</h1>
        {project.description && <p className="reading text-lg text-ink-soft">{project.description}</p>}
        <p className="text-ink-soft">{planByline(plan)}</p>
        <p className="text-sm text-ink-faint">
          A read-only plan, updated <time dateTime={updated_at}>{dateTime(updated_at)}</time>
        </p>
      </header>
      <Card>
        <CardHeader title="Journey" aside={`${journeyProgress(done)}% complete`} />
        <ol className="grid gap-2 sm:grid-cols-2">
          {journeySteps.map(({ id, title }) => (
            <li key={id} className="flex items-center gap-2.5">
              {done.has(id) ? (
                <Check aria-hidden="true" className="size-4 text-teal" />
              ) : (
                <Circle aria-hidden="true" className="size-4 text-ink-faint" />
              )}
              {title}
              <span className="sr-only">{done.has(id) ? '(done)' : '(open)'}</span>
            </li>
          ))}
        </ol>
      </Card>
      {outputs.length === 0 && <p className="text-ink-soft">Nothing has been worked out yet.</p>}
      {inReadingOrder(outputs).map(output => (
        <Card key={output.output_type}>
          <CardHeader title={chapterTitle(output)} aside={outputNote(output)} />
          <div className="grid gap-6">
            {output.sizing && picture(output.sizing)}
            <Markdown text={demoteHeadings(output.output_content)} />
          </div>
        </Card>
      ))}
    </article>
  )
}
