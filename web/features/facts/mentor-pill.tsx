import { useLocation, useNavigate } from 'react-router'
import { useLiveFacts } from '../../entities/facts.ts'
import { UnderstoodPill } from './understood.tsx'

/**
 * A button that opens the list of facts beside the mentor. It is shown on every screen size, because the mentor
 * reads all facts, but the mentor's panel has no card for them. A link to a cited fact (`#fact-…`) opens the list
 * too.
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
