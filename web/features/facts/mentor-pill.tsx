import { useLocation, useNavigate } from 'react-router'
import { useLiveFacts } from '../../entities/facts.ts'
import { UnderstoodPill } from './understood.tsx'

/**
 * The mentor reads every fact, and its panel has no card beside it, so the pill is shown at every width. A
 * link to a fact that an answer cites (#fact-…) also opens it.
 */
export function MentorPill({ projectId }: { projectId: string }) {
  useLiveFacts(projectId)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const cited = /^#fact-([0-9a-f-]{36})$/.exec(hash)?.[1] ?? null
  return (
    <UnderstoodPill
      projectId={projectId}
      readers={['mentor']}
      isAlways
      cited={cited}
      onCitedClose={() => navigate({ hash: '', search }, { replace: true })}
    />
  )
}
