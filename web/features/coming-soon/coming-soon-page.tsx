import { ArrowLeft, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import type { ComingFeature } from './coming-features.ts'

/** Goes back to the previous page. After a direct visit, goes to the dashboard. */
function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    const hasCome = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0
    void (hasCome ? navigate(-1) : navigate(paths.dashboard))
  }
}

type ComingSoonPageProps = {
  feature: ComingFeature
  /** A button that opens the tool, for members who may use it. */
  opening?: ReactNode
}

export function ComingSoonPage({ feature, opening }: ComingSoonPageProps) {
  const goBack = useGoBack()
  return (
    <div className="grid max-w-3xl gap-8">
      <header className="grid justify-items-start gap-3">
        <Badge tone="amber">Coming Soon</Badge>
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">{feature.title}</h1>
        <p className="reading text-lg text-ink-soft">{feature.description}</p>
      </header>
      <Card>
        <CardHeader title="Expected Features" />
        <ul className="grid gap-3">
          {feature.expected.map(line => (
            <li key={line} className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.55em] size-1.5 shrink-0 rounded-full bg-ember" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <p className="flex items-start gap-3 rounded-card bg-amber-wash p-5">
        <Hourglass className="mt-0.5 size-5 shrink-0 text-amber" aria-hidden="true" />
        <span className="reading">
          <strong className="font-semibold">Coming Soon.</strong> We are still building this. Until it is
          here, the helpers in your journey already gather what it will work from.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {opening}
        <Button size="large" onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
          Go Back
        </Button>
      </div>
    </div>
  )
}
