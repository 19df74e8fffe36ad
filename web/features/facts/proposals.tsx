import { z } from 'zod'
import { readDecided } from '../../../contracts/planned.ts'
import { type MentorProposal, mentorProposal } from '../../../contracts/results/mentor.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { useHelperSession } from '../../entities/helper-session.ts'
import { Button } from '../../ui/button.tsx'
import { useAcceptProposal } from './mutations.ts'

type Decision = 'accepted' | 'declined'

type ProposalsProps = { projectId: string; result: unknown; voice: Voice | null }

/** The mentor's proposals as cards. A proposal is saved only when the founder accepts it. */
export function Proposals({ projectId, result, voice }: ProposalsProps) {
  const { proposals } = (result ?? {}) as { proposals?: unknown }
  const list = z.array(mentorProposal).safeParse(proposals).data ?? []
  const session = useHelperSession(list.length > 0 ? projectId : null, 'mentor')
  if (list.length === 0 || !voice) return null
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
            voice={voice}
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
  voice: Voice
  decision: Decision | null
  onDecide: (decision: Decision) => void
}

function ProposalCard({ projectId, proposal, voice, decision, onDecide }: CardProps) {
  const accept = useAcceptProposal(projectId)
  const { title, words, before } = wordsOf(proposal, voice)
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
          {voice.say('proposal.done', { kind: decision === 'accepted' ? proposal.kind : 'none' })}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={accept.isPending}
            onClick={() => accept.mutate(proposal, { onSuccess: () => onDecide('accepted') })}
          >
            {voice.say('proposal.accept')}
          </Button>
          <Button size="small" look="quiet" disabled={accept.isPending} onClick={() => onDecide('declined')}>
            {voice.say('proposal.decline')}
          </Button>
        </div>
      )}
    </li>
  )
}

type Words = { title: string; words: string; before: string | null }

function wordsOf(proposal: MentorProposal, { say, weekday }: Voice): Words {
  switch (proposal.kind) {
    case 'fact': {
      const topic = say(`topic.${proposal.topic}`)
      return { title: say('proposal.fact', { topic }), words: proposal.text, before: null }
    }
    case 'correction':
      return { title: say('proposal.correction'), words: proposal.text, before: proposal.before }
    case 'action': {
      const day = weekday(proposal.day)
      return { title: say('proposal.action', { day }), words: proposal.action, before: null }
    }
  }
}
