import { z } from 'zod'
import { factTopics } from '../../../contracts/fact-topics.ts'
import { readDecided } from '../../../contracts/planned.ts'
import { type MentorProposal, mentorProposal } from '../../../contracts/results/mentor.ts'
import { useHelperSession } from '../../entities/helper-session.ts'
import { weekdayDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { useAcceptProposal } from './mutations.ts'

type Decision = 'accepted' | 'declined'

/** The mentor's proposals as cards. A proposal is saved only when the founder accepts it. */
export function Proposals({ projectId, result }: { projectId: string; result: unknown }) {
  const { proposals } = (result ?? {}) as { proposals?: unknown }
  const list = z.array(mentorProposal).safeParse(proposals).data ?? []
  const session = useHelperSession(list.length > 0 ? projectId : null, 'mentor')
  if (list.length === 0) return null
  const decided = readDecided(session.state.notes)
  const decide = ({ id }: MentorProposal, decision: Decision) => {
    const { notes } = session.current()
    session.note({ ...notes, decided: { ...readDecided(notes), [id]: decision } })
  }
  return (
    <li data-below className="-mt-2 pl-4">
      <ul aria-label="Proposals" className="grid gap-2">
        {list.map(proposal => (
          <ProposalCard
            key={proposal.id}
            projectId={projectId}
            proposal={proposal}
            decision={decided[proposal.id] ?? null}
            onDecide={decision => decide(proposal, decision)}
          />
        ))}
      </ul>
    </li>
  )
}

type CardProps = {
  projectId: string
  proposal: MentorProposal
  decision: Decision | null
  onDecide: (decision: Decision) => void
}

function ProposalCard({ projectId, proposal, decision, onDecide }: CardProps) {
  const accept = useAcceptProposal(projectId)
  const { title, words, before, done } = wordsOf(proposal)
  return (
    <li className="grid gap-2 rounded-card border border-line-strong bg-surface p-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-[0.8125rem] text-ink-faint">{title}</p>
        {before && (
          <p className="text-[0.9375rem] text-ink-faint line-through [overflow-wrap:anywhere]">{before}</p>
        )}
        <p className="text-[0.9375rem] [overflow-wrap:anywhere]">{words}</p>
      </div>
      {decision ? (
        <p className="text-[0.8125rem] font-semibold text-ink-soft">
          {decision === 'accepted' ? done : 'Left out'}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={accept.isPending}
            onClick={() => accept.mutate(proposal, { onSuccess: () => onDecide('accepted') })}
          >
            Accept
          </Button>
          <Button size="small" look="quiet" disabled={accept.isPending} onClick={() => onDecide('declined')}>
            No, leave it
          </Button>
        </div>
      )}
    </li>
  )
}

type Words = { title: string; words: string; before: string | null; done: string }

function wordsOf(proposal: MentorProposal): Words {
  switch (proposal.kind) {
    case 'fact':
      return {
        title: `Note as a fact · ${factTopics[proposal.topic].label}`,
        words: proposal.text,
        before: null,
        done: 'Noted',
      }
    case 'correction':
      return { title: 'Correct a fact', words: proposal.text, before: proposal.before, done: 'Corrected' }
    case 'action':
      return {
        title: `Plan for ${weekdayDate(`${proposal.day}T00:00`)}`,
        words: proposal.action,
        before: null,
        done: 'Planned',
      }
  }
}
