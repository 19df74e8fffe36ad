import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TalkMessage } from '../../contracts/helper-session.ts'
import type { ValidationItem } from '../../contracts/journey-steps.ts'
import { notesOfOutput } from '../../contracts/result-notes.ts'
import { emptyRecord } from '../../venture/records/asking.ts'
import { type HelperSession, useHelperSession, useLiveSessions } from '../entities/helper-session.ts'
import { type SavedOutput, useEditOutput, useSaveOutput } from '../entities/outputs.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { useResultNotes } from '../entities/result-notes.ts'
import { Chat } from '../features/chat/chat.tsx'
import { askMentor } from '../features/chat/floating-state.ts'
import type { Marking } from '../features/chat/mark-chips.tsx'
import { type ConversationControl, useConversation } from '../features/chat/use-conversation.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { UnderstoodCard, UnderstoodPill } from '../features/facts/understood.tsx'
import { HistoryButton, HistorySheet } from '../features/outputs/history-sheet.tsx'
import { readMessages } from '../features/outputs/read-messages.ts'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { InFields } from '../features/records/in-fields.tsx'
import { askedAs, recordOf, roundsOf, withReading } from '../features/records/record-talk.ts'
import { ToldCard, ToldPill } from '../features/records/told.tsx'
import { beginLeftRound, useRecordTalk } from '../features/records/use-record-talk.tsx'
import { useVoice } from '../features/records/use-voice.ts'
import { openResearch, researchSource } from '../features/research/research.ts'
import { useResearch } from '../features/research/use-research.ts'
import { PartialResult } from '../features/results/partial-result.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { TalkResult } from '../features/results/talk-result.tsx'
import { askSimulation } from '../features/validation/ask.ts'
import { conversationOutput, finalOf } from '../features/validation/conversation-output.ts'
import { InsightsPanel } from '../features/validation/insights-panel.tsx'
import { isMarkable, markOptions, notesOf, readBackOf, toReadBack } from '../features/validation/marking.ts'
import { useCompleteItem } from '../features/validation/mutations.ts'
import { ProgressPanel } from '../features/validation/progress-panel.tsx'
import { completedItemsQuery } from '../features/validation/queries.ts'
import { ReadBackPanel } from '../features/validation/read-back-panel.tsx'
import { reportOf } from '../features/validation/rivals.ts'
import { RivalsList } from '../features/validation/rivals-list.tsx'
import { SimulationCard } from '../features/validation/simulation-card.tsx'
import {
  completeAfterMessages,
  failedSend,
  type SimulationType,
  simulation,
} from '../features/validation/simulations.ts'
import { SummarySheet } from '../features/validation/summary-sheet.tsx'
import { useInsights } from '../features/validation/use-insights.ts'
import { useUser } from '../lib/user.ts'
import { standAt, useStandAt } from '../ui/use-stand-at.ts'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'
import { ResearchTool } from './research-tool.tsx'

const helpers = ['problem-validation', 'competitor-analysis', 'market-research'] as const
const helperTypes = ['problem_validation', 'competitor_analysis', 'market_research'] as const

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  // Without its project the screen still works; only saving does not, and says so.
  return project.isPending ? <ScreenSkeleton /> : <Validation project={project.data ?? null} />
}

const simulated: readonly SimulationType[] = ['problem-validation', 'competitor-analysis']

type Simulating = { session: HelperSession; type: SimulationType; project: Project | null }

/** `onAnswer`: with all that was said, and what is remembered of it. */
function useSimulation({ session, type, project }: Simulating, onAnswer: (saying: Saying) => void) {
  const context = project && {
    projectName: project.name,
    description: project.description,
    industry: project.industry,
  }
  const notes = useResultNotes(session, type, null)
  const voice = useVoice()
  const talk = useConversation({
    session,
    ask: async (messages, listening, question) => {
      const told = type === 'problem-validation' ? toldIn(session, messages, question) : {}
      const { record, ...reply } = await askSimulation(
        { messages, simulationType: type, context, locale: voice?.language ?? null, ...told },
        listening,
      )
      const heard = recordOf({ record })
      if (heard)
        session.patch(now => ({
          record: withReading(recordOf(now) ?? heard, { sent: recordOf(told) ?? heard, heard }),
        }))
      return reply
    },
    failure: { start: simulation(type).failedStart, send: failedSend },
    onAnswer: (messages, id) => {
      onAnswer({ type, messages, id, notes: notes.begin() })
      if (voice) beginLeftRound(session, voice)
    },
  })
  const final = finalOf(talk.messages)
  const byFields = useRecordTalk(session, talk, voice, askMentor)
  return { ...talk, notes, final, voice, byFields, standing: useStandAt(final?.id ?? null, talk.isPending) }
}

/** A talk that begins is led by a record; one that began in words goes on in words. */
function toldIn(session: HelperSession, messages: readonly unknown[], question: TalkMessage | null) {
  const record = recordOf(session.current()) ?? (messages.length === 0 ? emptyRecord : null)
  if (!record) return { readBack: readBackOf(session.current()) }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const isFree = question?.answers?.isFree ?? false
  return { record, asked: question ? askedAs(question) : null, isFree, timeZone }
}

type Saying = {
  type: SimulationType
  messages: Parameters<typeof conversationOutput>[1]
  /** The answer's. */
  id: string
  notes: Parameters<typeof conversationOutput>[2]
}

function Validation({ project }: { project: Project | null }) {
  const projectId = project?.id ?? null
  useLiveSessions(projectId)
  const sessions = {
    'problem-validation': useHelperSession(projectId, 'problem-validation'),
    'competitor-analysis': useHelperSession(projectId, 'competitor-analysis'),
    'market-research': useHelperSession(projectId, 'market-research'),
    insights: useHelperSession(projectId, 'insights'),
  }
  if (Object.values(sessions).some(({ isLoading }) => isLoading)) return <ScreenSkeleton />
  return <Helpers project={project} sessions={sessions} />
}

/** The three marks that fit an answer, kept with the talk. */
function markingIn(session: HelperSession, messages: readonly TalkMessage[]) {
  const { marks } = notesOf(session.state)
  return (message: TalkMessage): Marking | null => {
    if (!isMarkable(messages, message)) return null
    return {
      options: markOptions,
      chosen: marks[message.id] ?? null,
      onChoose: rung => {
        const { [message.id]: _before, ...others } = notesOf(session.current()).marks
        const next = rung === null ? others : { ...others, [message.id]: rung }
        session.note({ ...session.current().notes, marks: next })
      },
    }
  }
}

/** The read-back once everything was asked; folded after a verdict, where its marks can be changed. */
function ReadBackStep({ session, talk }: { session: HelperSession; talk: ConversationControl }) {
  const asked = toReadBack(talk.messages)
  const kept = notesOf(session.state).readBack
  if (!asked) return null
  const panel = (
    <ReadBackPanel
      key={JSON.stringify(asked.lines)}
      asked={asked}
      kept={kept}
      isPending={talk.isPending}
      onConfirm={readBack => {
        session.note({ ...session.current().notes, readBack })
        talk.send(asked.verdict)
      }}
    />
  )
  if (!kept?.confirmed) return panel
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm font-semibold">Your lines and marks</summary>
      {panel}
    </details>
  )
}

type Sessions = Record<SimulationType | 'market-research' | 'insights', HelperSession>

function Helpers({ project, sessions }: { project: Project | null; sessions: Sessions }) {
  const projectId = project?.id ?? null
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  const items = useQuery({ ...completedItemsQuery(projectId ?? ''), enabled: projectId !== null })
  const completed = items.data ?? []
  const isDone = (item: ValidationItem) => completed.some(row => row.item === item)
  const complete = useCompleteItem()
  const save = useSaveOutput()
  const editOutput = useEditOutput()
  // What was marked complete is saved again when it was asked for again.
  const keepUp = (saying: Saying) => {
    if (sessions[saying.type].current().outputId && finalOf(saying.messages)) completeSimulation(saying)
  }
  const simulating = (type: SimulationType) => ({ session: sessions[type], type, project })
  const talks = {
    'problem-validation': useSimulation(simulating('problem-validation'), keepUp),
    'competitor-analysis': useSimulation(simulating('competitor-analysis'), keepUp),
  }
  const told = talks['problem-validation']
  const insights = useInsights(sessions.insights, completed)
  const insightsStanding = useStandAt(insights.id, insights.isGenerating)
  const research = useResearch(sessions['market-research'])
  const researchStanding = useStandAt(research.research?.id ?? null, research.isRunning)

  // An open talk has the pill above its composer.
  const isTalking = simulated.some(type => talks[type].messages.length > 0 || talks[type].isPending)
  const canComplete = (type: SimulationType) =>
    projectId !== null &&
    talks[type].messages.length > completeAfterMessages &&
    !isDone(simulation(type).item)

  const sayingOf = (type: SimulationType): Saying => {
    const { messages, notes } = talks[type]
    return { type, messages, id: crypto.randomUUID(), notes }
  }

  /** Marks it complete with what was found out, and saves it in the place of what this talk saved before. */
  function completeSimulation({ type, messages, id, notes }: Saying) {
    if (!projectId) return
    const { item, outputType } = simulation(type)
    const { input, content, metadata } = conversationOutput(type, messages, notes, sessions[type].current())
    const data = { output_type: outputType, input_data: input, output_content: content, metadata }
    complete.mutate({ projectId, item, data })
    save.mutate({ id, projectId, type: outputType, input, content, metadata, talk: type })
  }

  function editRival(place: string, written: string, text: string) {
    const type = 'competitor-analysis'
    const saying = { ...sayingOf(type), notes: talks[type].notes.edit(place, written, text) }
    const { outputId } = sessions[type].current()
    if (!projectId || !outputId) return
    const { input, content, metadata } = conversationOutput(type, saying.messages, saying.notes)
    const { item, outputType } = simulation(type)
    const data = { output_type: outputType, input_data: input, output_content: content, metadata }
    complete.mutate({ projectId, item, data })
    editOutput.mutate({ id: outputId, content, metadata })
  }

  async function saveResearch() {
    const saved = await research.save()
    if (projectId) complete.mutate({ projectId, item: 'marketResearch', data: researchSource(saved) })
  }

  function openOutput(output: SavedOutput) {
    if (output.output_type === 'market_research') {
      researchStanding.expect()
      research.open(openResearch(output))
    }
    const type = simulated.find(one => simulation(one).outputType === output.output_type)
    if (!type) return
    talks[type].standing.expect()
    talks[type].replace({
      messages: readMessages(output),
      record: recordOf(output.input_data),
      rounds: roundsOf(output.input_data),
      notes: notesOfOutput(null, output.metadata),
      outputId: output.id,
    })
  }
  useOutputFromUrl(openOutput)

  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Problem Validation</h1>
          <p className="reading text-lg text-ink-soft">
            Find out whether the problem is real before you build anything.
          </p>
        </div>
        {projectId && <HistoryButton onClick={() => setIsHistoryOpen(true)} />}
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {projectId && !isTalking && <UnderstoodPill projectId={projectId} readers={helpers} />}
          {simulated.map(type => {
            const { title, intro, start, item, speaker, placeholder } = simulation(type)
            const talk = talks[type]
            const { final, standing, byFields, voice } = talk
            const rivals = reportOf(final?.result)?.rivals
            return (
              <SimulationCard
                key={type}
                title={title}
                intro={intro}
                start={start}
                isActive={talk.messages.length > 0 || talk.isPending}
                isComplete={isDone(item)}
                isNext={type === simulated.find(other => !isDone(simulation(other).item))}
                canComplete={canComplete(type)}
                isCompleting={complete.isPending}
                hasToLose={!isDone(item) && talk.messages.some(({ role }) => role === 'user')}
                onStart={() => void talk.start()}
                onReset={() => talk.replace()}
                onComplete={() => completeSimulation(sayingOf(type))}
              >
                {projectId && final && (
                  <StaleNotice
                    projectId={projectId}
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
                    outputId={sessions[type].state.outputId}
                  />
                )}
                {rivals && <RivalsList rivals={rivals} edits={talk.notes.edits} onEdit={editRival} />}
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
                  {...(type === 'problem-validation' &&
                    !byFields && { markingOf: markingIn(sessions[type], talk.messages) })}
                />
                {type === 'problem-validation' && !byFields && (
                  <>
                    {voice && !talk.isPending && talk.messages.some(({ role }) => role === 'user') && (
                      <InFields session={sessions[type]} voice={voice} />
                    )}
                    <ReadBackStep session={sessions[type]} talk={talk} />
                  </>
                )}
                {projectId && (
                  <KeepCards projectId={projectId} source={title} result={final?.result} className="mt-4" />
                )}
              </SimulationCard>
            )
          })}
          <ResearchTool
            research={research}
            project={project}
            path={[...sessions['market-research'].path.slice(0, 2), 'research-form']}
            onSave={saveResearch}
            resultRef={researchStanding.ref}
            outputId={sessions['market-research'].state.outputId}
          />
        </div>
        <aside aria-label="Validation progress and insights" className="grid content-start gap-6">
          {told.byFields && told.voice && (
            <ToldCard
              record={told.byFields.record}
              voice={told.voice}
              isPending={told.isPending}
              onEdit={told.byFields.edit}
              onAnotherGroup={told.byFields.beginRound}
            />
          )}
          {projectId && <UnderstoodCard projectId={projectId} readers={helpers} />}
          <ProgressPanel
            completed={completed.map(({ item }) => item)}
            completable={simulated.filter(canComplete).map(type => simulation(type).item)}
            isCompleting={complete.isPending}
            onComplete={item =>
              completeSimulation(
                sayingOf(item === 'competitorAnalysis' ? 'competitor-analysis' : 'problem-validation'),
              )
            }
            onOpenSummary={() => setIsSummaryOpen(true)}
          />
          <InsightsPanel
            ref={insightsStanding.ref}
            insights={insights.insights}
            growing={
              insights.growing && (
                <PartialResult
                  text={insights.growing}
                  onRetry={insights.broken?.retry}
                  onDiscard={insights.broken?.discard}
                />
              )
            }
            canGenerate={completed.length > 0}
            isGenerating={insights.isGenerating}
            onGenerate={insights.generate}
          />
          {projectId && (
            <KeepCards
              projectId={projectId}
              source="Insights"
              result={sessions.insights.state.made?.result}
            />
          )}
          <QuoteWidget category="validation" />
        </aside>
      </div>
      {projectId && (
        <>
          <HistorySheet
            projectId={projectId}
            types={helperTypes}
            isOpen={isHistoryOpen}
            onOpenChange={setIsHistoryOpen}
            onSelect={openOutput}
          />
          <SummarySheet projectId={projectId} isOpen={isSummaryOpen} onOpenChange={setIsSummaryOpen} />
        </>
      )}
    </div>
  )
}
