import { Chat } from '../features/chat/chat.tsx'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { UnderstoodPill } from '../features/facts/understood.tsx'
import { InFields } from '../features/records/in-fields.tsx'
import { ToldPill } from '../features/records/told.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { TalkResult } from '../features/results/talk-result.tsx'
import { reportOf } from '../features/validation/rivals.ts'
import { RivalsList } from '../features/validation/rivals-list.tsx'
import { SimulationCard } from '../features/validation/simulation-card.tsx'
import { simulation } from '../features/validation/simulations.ts'
import { standAt } from '../ui/use-stand-at.ts'
import type { Simulation } from './use-simulation.ts'

type SimulationTalkProps = {
  talk: Simulation
  projectId: string | null
  isComplete: boolean
  /** True if this conversation is the next one that the founder should have. */
  isNext: boolean
  canComplete: boolean
  isCompleting: boolean
  onComplete: () => void
  onEditRival: (place: string, written: string, text: string) => void
}

/** One conversation on the validation page: the verdict above, the messages below. */
export function SimulationTalk(props: SimulationTalkProps) {
  const { talk, projectId, isComplete, isNext, canComplete, isCompleting, onComplete, onEditRival } = props
  const { type, kind, session, final, standing, byFields, voice } = talk
  const { title, intro, start, speaker, placeholder } = simulation(type)
  const rivals = reportOf(final?.result)?.rivals
  const hasWords = talk.messages.some(({ role }) => role === 'user')
  return (
    <SimulationCard
      title={title}
      intro={intro}
      start={start}
      isActive={talk.messages.length > 0 || talk.isPending}
      isComplete={isComplete}
      isNext={isNext}
      canComplete={canComplete}
      isCompleting={isCompleting}
      hasToLose={!isComplete && hasWords}
      onStart={() => void talk.start()}
      onReset={() => talk.replace()}
      onComplete={onComplete}
    >
      {projectId && final && (
        <StaleNotice
          projectId={projectId}
          reader={type}
          restsOn={talk.notes.restsOn}
          isRunning={talk.isPending}
          onRunAgain={talk.retry}
        />
      )}
      {final && (
        <TalkResult
          ref={standing.ref}
          text={final.content}
          answeredBy={final.answeredBy}
          outputId={session.state.outputId}
        />
      )}
      {rivals && voice && (
        <RivalsList voice={voice} rivals={rivals} edits={talk.notes.edits} onEdit={onEditRival} />
      )}
      <Chat
        conversation={byFields?.send ? { ...talk, send: byFields.send } : talk}
        standsElsewhere={final && { id: final.id, onShow: () => standAt(standing.ref) }}
        label={`${title} conversation`}
        speaker={speaker}
        placeholder={placeholder}
        above={
          projectId && (
            <div className="flex flex-wrap gap-2 empty:hidden">
              {byFields && voice && (
                <ToldPill
                  kind={kind}
                  record={byFields.record}
                  voice={voice}
                  isPending={talk.isPending}
                  onEdit={byFields.edit}
                  onAnotherGroup={byFields.beginRound}
                />
              )}
              {byFields?.offer}
              {!byFields && <UnderstoodPill projectId={projectId} readers={[type]} />}
            </div>
          )
        }
        readsFigures
        composer={byFields?.composer}
        saidOf={byFields?.saidOf}
        {...(byFields?.composer && { className: 'h-[46rem]' })}
      />
      {!byFields && voice && !talk.isPending && hasWords && (
        <InFields kind={kind} session={session} voice={voice} />
      )}
      {projectId && (
        <KeepCards projectId={projectId} source={title} result={final?.result} className="mt-4" />
      )}
    </SimulationCard>
  )
}
