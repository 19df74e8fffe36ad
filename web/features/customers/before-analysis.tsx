import { RefreshCw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const contents = [
  'Primary, secondary and tertiary segments',
  'CAC, LTV and conversion estimates',
  'Market size and revenue potential',
  'Prioritization matrix',
  'Go-to-market recommendations',
]

type ReadyCardProps = {
  isGenerating: boolean
  /** True if a field of the customer groups is not valid. */
  isWrong: boolean
  onGenerate: () => void
  /** The fields of the customer groups, shown above the button. */
  children: ReactNode
}

export function ReadyCard({ isGenerating, isWrong, onGenerate, children }: ReadyCardProps) {
  return (
    <Card aria-label="Ready for Analysis" className="grid justify-items-start gap-5 shadow-sheet">
      <h2 className="text-2xl">Ready for Analysis</h2>
      <div className="grid gap-2">
        <p className="text-ink-soft">The analysis includes:</p>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-ember">
          {contents.map(content => (
            <li key={content}>{content}</li>
          ))}
        </ul>
      </div>
      {children}
      <Button look="main" size="large" disabled={isGenerating || isWrong} onClick={onGenerate}>
        <Users aria-hidden="true" />
        {isGenerating ? 'Analyzing Customer Segments...' : 'Generate Customer Analysis'}
      </Button>
    </Card>
  )
}

const validationSteps = [
  { title: 'Problem Validation', text: 'Complete an interview with a sceptical customer or a rival.' },
  { title: 'Idea Refinement', text: 'Sharpen your idea with your co-founder.' },
  { title: 'Market Research', text: 'Size your market.' },
]

type NoDataCardProps = { isRefreshing: boolean; onRefresh: () => void }

export function NoDataCard({ isRefreshing, onRefresh }: NoDataCardProps) {
  return (
    <Card aria-label="No Validation Data Found" className="grid justify-items-start gap-5">
      <h2 className="text-2xl">No Validation Data Found</h2>
      <p className="reading text-ink-soft">
        Segments are built upon what you found out. Any one of these three is enough to begin:
      </p>
      <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-faint">
        {validationSteps.map(({ title, text }) => (
          <li key={title}>
            <span className="font-medium">{title}.</span> {text}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.validation} className={buttonClass({ look: 'main' })}>
          Go to Validation Page
        </Link>
        <Button disabled={isRefreshing} onClick={onRefresh}>
          <RefreshCw aria-hidden="true" />
          Refresh Data
        </Button>
      </div>
    </Card>
  )
}
