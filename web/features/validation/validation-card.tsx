import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { type ValidationItem, validationItems } from '../../../contracts/journey-steps.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { validationQuery } from './queries.ts'

const labels: Record<ValidationItem, { title: string; text: string }> = {
  problemValidation: { title: 'Problem Validation', text: 'Does anyone have the problem badly enough?' },
  competitorAnalysis: { title: 'Competitor Analysis', text: 'Why would they leave what they use today?' },
  marketResearch: { title: 'Market Research', text: 'How many of them are there, and what is it worth?' },
}

/** The dashboard's card with the three validation items and their state. */
export function ValidationCard({ projectId }: { projectId: string }) {
  const query = useQuery(validationQuery(projectId))
  return (
    <Card aria-label="Validation" className="flex flex-col">
      <CardHeader
        title="Validation"
        aside={query.data && `${query.data.length} of ${validationItems.length} done`}
      />
      <Loaded query={query} skeleton={<ValidationSkeleton />} error="Your validation could not be loaded.">
        {completed => (
          <>
            <ul className="grid gap-4">
              {validationItems.map(item => (
                <li key={item} className="flex gap-3">
                  {completed.includes(item) ? (
                    <CircleCheck className="mt-0.5 size-5 shrink-0 text-teal" aria-label="Done" />
                  ) : (
                    <Circle className="mt-0.5 size-5 shrink-0 text-ink-faint" aria-label="Not done yet" />
                  )}
                  <div>
                    <p className="font-medium">{labels[item].title}</p>
                    <p className="text-[0.9375rem] text-ink-soft">{labels[item].text}</p>
                  </div>
                </li>
              ))}
            </ul>
            <Link
              to={paths.validation}
              className={buttonClass({ look: 'link', size: 'inline', className: 'mt-6 self-start' })}
            >
              {completed.length === validationItems.length ? 'See what you learned' : 'Validate your idea'}
            </Link>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function ValidationSkeleton() {
  return (
    <LoadingFrame label="Loading your validation" className="grid gap-4">
      {validationItems.map(item => (
        <div key={item} className="flex gap-3">
          <Skeleton className="size-5 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5" />
          </div>
        </div>
      ))}
      <Skeleton className="mt-2 h-6 w-40" />
    </LoadingFrame>
  )
}
