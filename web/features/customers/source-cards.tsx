import { Circle, CircleCheck } from 'lucide-react'
import { Card, CardHeader } from '../../ui/card.tsx'
import { type Sources, sourceLabel, sourceNames } from './sources.ts'

export function DataSourcesCard({ sources }: { sources: Sources }) {
  return (
    <Card aria-label="Data Sources">
      <CardHeader title="Data Sources" />
      <ul className="grid gap-3">
        {sourceNames.map(name => (
          <li key={name} className="flex items-center gap-3">
            {sources[name] ? (
              <CircleCheck className="size-5 shrink-0 text-teal" aria-label="Available:" />
            ) : (
              <Circle className="size-5 shrink-0 text-ink-faint" aria-label="Missing:" />
            )}
            <span className={sources[name] ? '' : 'text-ink-soft'}>{sourceLabel(name, sources)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const features = [
  '3 prioritized customer segments',
  'Revenue potential estimates',
  'Market penetration analysis',
  'Go-to-market recommendations',
]

export function AnalysisFeaturesCard() {
  return (
    <Card aria-label="Analysis Features">
      <CardHeader title="Analysis Features" />
      <ul className="grid list-disc gap-2 pl-5 marker:text-ember">
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Card>
  )
}
