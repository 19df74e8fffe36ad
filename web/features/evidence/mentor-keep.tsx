import { useHelperSession } from '../../entities/helper-session.ts'
import { KeepCards } from './keep-cards.tsx'

/** The mentor's next step, as a card above the composer. */
export function MentorKeep({ projectId }: { projectId: string }) {
  const { state } = useHelperSession(projectId, 'mentor')
  const last = state.messages.at(-1)
  if (last?.role !== 'assistant' || last.cut) return null
  return <KeepCards projectId={projectId} source="Mentor" result={last.result} className="mb-2 p-3" />
}
