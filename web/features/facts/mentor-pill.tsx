import { useLiveFacts } from '../../entities/facts.ts'
import { UnderstoodPill } from './understood.tsx'

/** The mentor reads every fact; its panel has no card beside it, so the pill is there at every width. */
export function MentorPill({ projectId }: { projectId: string }) {
  useLiveFacts(projectId)
  return <UnderstoodPill projectId={projectId} readers={['mentor']} isAlways />
}
