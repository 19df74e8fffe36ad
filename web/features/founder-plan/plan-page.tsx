import type { ReactNode } from 'react'
import type { FounderPlan } from '../../../contracts/founder-plan.ts'
import type { Sizing } from '../../../contracts/sizing.ts'
import { sectionsOf } from '../../../venture/founder-plan/document.ts'
import { type SectionId, sectionTitles } from '../../../venture/founder-plan/section-titles.ts'
import { dateTime } from '../../lib/dates.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { planByline, planTitle } from './plan-markdown.ts'

type PlanPageProps = { plan: FounderPlan; picture: (sizing: Sizing) => ReactNode }

/** The plan as readers of a share link see it. */
export function PlanPage({ plan, picture }: PlanPageProps) {
  const { project, updated_at } = plan
  const title = planTitle(plan)
  const sections = sectionsOf(plan, null, Object.keys(sectionTitles) as SectionId[], 'en')
  return (
    <article className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,5vw,3rem)]">{title}</h1>
        {project.description && project.description !== title && (
          <p className="reading text-lg text-ink-soft">{project.description}</p>
        )}
        <p className="text-ink-soft">{planByline(plan)}</p>
        <p className="text-sm text-ink-faint">
          A read-only plan, updated <time dateTime={updated_at}>{dateTime(updated_at)}</time>
        </p>
      </header>
      {sections.length === 0 && <p className="text-ink-soft">Nothing has been worked out yet.</p>}
      {sections.map(({ id, title, markdown, sizing }) => (
        <Card key={id} aria-label={title}>
          <CardHeader title={title} />
          <div className="grid gap-6">
            {sizing && picture(sizing)}
            <Markdown text={markdown} />
          </div>
        </Card>
      ))}
    </article>
  )
}
