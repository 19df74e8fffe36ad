import { useQuery } from '@tanstack/react-query'
import { Check, UserPlus } from 'lucide-react'
import { proposalId } from '../../../../venture/experiments/proposals.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import { evidenceQuery, useAddEvidence, useChangeEvidence } from '../../../entities/evidence.ts'
import { calendarDay } from '../../../lib/dates.ts'
import { isFirstClick } from '../../../lib/once.ts'
import { Button } from '../../../ui/button.tsx'

const source = 'Mentor'
/** The number of days until the action is due. */
const days = 7

type KeepForPersonProps = { projectId: string; question: string; voice: Voice }

/** Turns a question that no handbook page answers into an action on the board: ask a person. */
export function KeepForPerson({ projectId, question, voice }: KeepForPersonProps) {
  const { data: rows } = useQuery({ ...evidenceQuery(projectId), meta: { silent: true } })
  const add = useAddEvidence('actions', projectId)
  const change = useChangeEvidence('actions', projectId)
  const text = voice.say('mentor.person.action', { question })
  const id = proposalId(projectId, source, { kind: 'action', text, row: { text, due_on: null } })
  const row = rows?.actions.find(action => action.id === id)
  if (row && row.state !== 'dropped')
    return (
      <p role="status" className="flex items-center gap-1.5 text-sm text-teal">
        <Check className="size-4" aria-hidden="true" />
        {voice.say('mentor.person.kept')}
      </p>
    )
  const keep = () =>
    row
      ? change.mutate({ id, change: { state: 'open' } })
      : add.mutate({ id, source, text, due_on: calendarDay(new Date(), days) })
  return (
    <Button
      look="quiet"
      className="h-auto min-h-10 px-3 py-1.5 text-left leading-tight whitespace-normal"
      disabled={!rows || add.isPending || change.isPending}
      onClick={event => isFirstClick(event) && keep()}
    >
      <UserPlus aria-hidden="true" />
      {voice.say('mentor.person')}
    </Button>
  )
}
