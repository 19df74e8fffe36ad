import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { useHelperSession } from '../../entities/helper-session.ts'
import { KeepCards } from './keep-cards.tsx'

/**
 * The assumptions and tests that the mentor's last answer offers. They are shown below the answer, so that the
 * answer keeps its full width.
 */
export function MentorKeep({ projectId, message }: { projectId: string; message: TalkMessage }) {
  const { state } = useHelperSession(projectId, 'mentor')
  if (state.messages.at(-1)?.id !== message.id) return null
  return (
    <li data-below className="-mt-2 empty:hidden">
      <KeepCards projectId={projectId} source="Mentor" result={message.result} className="p-3" />
    </li>
  )
}
