import { useQuery } from '@tanstack/react-query'
import { type OutputType, outputLabels } from '../../../contracts/output-types.ts'
import { AnswerText } from '../../entities/answer-text.tsx'
import { latestOfTypesQuery, type SavedOutput } from '../../entities/outputs.ts'
import { dateTime } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'

/** The three sections of the summary. The first section contains both simulations. */
const sections: readonly { title: string; types: readonly OutputType[] }[] = [
  { title: 'Problem Validation', types: ['problem_validation', 'competitor_analysis'] },
  { title: 'Idea Refinement', types: ['idea_refinement'] },
  { title: 'Market Research', types: ['market_research'] },
]
const types = sections.flatMap(section => section.types)

type SummarySheetProps = { projectId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The latest saved output of each type with its date, and a note for each missing output. */
export function SummarySheet({ projectId, isOpen, onOpenChange }: SummarySheetProps) {
  const query = useQuery({ ...latestOfTypesQuery(projectId, types), enabled: isOpen })
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Validation Summary"
      description="The latest of what your co-founder made with you."
      width="720px"
    >
      <Loaded
        query={query}
        skeleton={
          <LoadingFrame label="Loading the summary" className="grid gap-4 p-6">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </LoadingFrame>
        }
        error="Failed to load AI history."
      >
        {latest => <Sections latest={latest} />}
      </Loaded>
    </Sheet>
  )
}

function Sections({ latest }: { latest: Partial<Record<OutputType, SavedOutput>> }) {
  const available = sections.filter(section => section.types.some(type => latest[type])).length
  return (
    <div className="grid gap-8 p-6">
      <p className="font-medium">
        {available} of {sections.length} sections available
      </p>
      {sections.map(section => (
        <section key={section.title} className="grid gap-4">
          <h2 className="text-xl">{section.title}</h2>
          {section.types.map(type => {
            const output = latest[type]
            return output ? (
              <article key={type} className="grid gap-2 rounded-card border border-line bg-surface p-5">
                <header className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-ink-faint">
                  <h3 className="font-sans text-sm font-semibold tracking-normal text-ink">
                    {outputLabels[type]}
                  </h3>
                  <time dateTime={output.created_at} className="tabular-nums">
                    {dateTime(output.created_at)}
                  </time>
                </header>
                <AnswerText text={output.output_content} />
              </article>
            ) : (
              <p key={type} className="flex items-center gap-2 text-[0.9375rem] text-ink-soft">
                <Badge>Missing</Badge>
                No {outputLabels[type]} saved yet.
              </p>
            )
          })}
        </section>
      ))}
    </div>
  )
}
