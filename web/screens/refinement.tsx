import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { notesOfOutput } from '../../contracts/result-notes.ts'
import { ventureSentence } from '../../contracts/venture-name.ts'
import { canvasOf as canvasIn } from '../../venture/records/idea/canvas.ts'
import { idea as kind } from '../../venture/records/idea/kind.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { type HelperSession, useHelperSession, useLiveSessions } from '../entities/helper-session.ts'
import { type SavedOutput, useEditOutput, useSaveOutput } from '../entities/outputs.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { useResultNotes } from '../entities/result-notes.ts'
import { useToldRounds } from '../entities/told-rounds.ts'
import { Chat } from '../features/chat/chat.tsx'
import { askMentor } from '../features/chat/floating-state.ts'
import { useConversation } from '../features/chat/use-conversation.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { UnderstoodCard, UnderstoodPill } from '../features/facts/understood.tsx'
import { HistoryButton, HistorySheet } from '../features/outputs/history-sheet.tsx'
import { readMessages } from '../features/outputs/read-messages.ts'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { hearRecord, toldIn } from '../features/records/call-record.ts'
import { InFields } from '../features/records/in-fields.tsx'
import { recordOf } from '../features/records/record-talk.ts'
import { ToldCard, ToldPill } from '../features/records/told.tsx'
import { type RecordTalk, useRecordTalk } from '../features/records/use-record-talk.tsx'
import { useVoice } from '../features/records/use-voice.ts'
import { askRefinement } from '../features/refinement/ask.ts'
import { CanvasBoard } from '../features/refinement/canvas-board.tsx'
import { IdeaForm } from '../features/refinement/idea-form.tsx'
import {
  canvasOf,
  firstWords,
  refinementOutput,
  sentenceOf,
  toldIdea,
} from '../features/refinement/refinement-output.ts'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { useUser } from '../lib/user.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  return project.isPending ? <ScreenSkeleton /> : <Refinement project={project.data ?? null} />
}

function Refinement({ project }: { project: Project | null }) {
  const projectId = project?.id ?? null
  useLiveSessions(projectId)
  const session = useHelperSession(projectId, 'idea-refinement')
  const known = ventureSentence(project?.description)
  return session.isLoading ? <ScreenSkeleton /> : <Refining session={session} known={known} />
}

const listOf = ({ record, edit, beginRound }: RecordTalk, voice: Voice, isPending: boolean) => ({
  kind,
  record,
  voice,
  isPending,
  onEdit: edit,
  onAnotherGroup: beginRound,
})

function Refining({ session, known }: { session: HelperSession; known: string | null }) {
  const { projectId } = session
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const save = useSaveOutput()
  const editOutput = useEditOutput()
  const notes = useResultNotes(session, 'idea-refinement', null)
  const voice = useVoice()
  const validated = useToldRounds(projectId)
  const talk = useConversation({
    session,
    ask: async (messages, listening, question) => {
      const told = toldIn(kind, session, messages, question)
      const { record, ...reply } = await askRefinement(
        { messages, ideaContext: firstWords(messages), locale: voice?.locale ?? null, ...told },
        listening,
      )
      hearRecord(kind, session, told?.record, record)
      return reply
    },
    failure: {
      start: 'Failed to start idea refinement. Please try again.',
      send: 'Failed to send message. Please try again.',
    },
    onAnswer: (messages, id) => {
      if (!projectId) return
      const output = refinementOutput(messages, notes.begin(), toldIdea(session.current(), voice))
      save.mutate({ projectId, type: 'idea_refinement', ...output, id, talk: 'idea-refinement' })
    },
  })
  const byFields = useRecordTalk(kind, session, talk, voice, askMentor, validated.open)
  function edit(place: string, written: string, text: string) {
    const told = toldIdea(session.current(), voice)
    const output = refinementOutput(talk.messages, notes.edit(place, written, text), told)
    const { outputId } = session.current()
    if (outputId) editOutput.mutate({ id: outputId, ...output })
  }
  const openOutput = (output: SavedOutput) =>
    talk.replace({
      messages: readMessages(output),
      record: recordOf(kind, output.input_data),
      notes: notesOfOutput(null, output.metadata),
      outputId: output.id,
    })
  useOutputFromUrl(openOutput)
  // The chat is shown when the first words of the reply have arrived.
  const hasReply = talk.messages.some(({ role }) => role === 'assistant')
  const told = toldIdea(session.state, voice)
  const latest = sentenceOf(talk.messages, told)
  const canvas = canvasOf(talk.messages)
  const pill = projectId && <UnderstoodPill projectId={projectId} readers={['idea-refinement']} />
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Idea Refinement</h1>
          <p className="reading text-lg text-ink-soft">
            Sharpen problem, customer, solution and difference until one sentence carries them all.
          </p>
        </div>
        {projectId && <HistoryButton onClick={() => setIsHistoryOpen(true)} />}
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {hasReply ? (
            <Card aria-label="Refinement" className="grid gap-5 shadow-sheet">
              <h2 className="sr-only">Refinement</h2>
              <div className="flex flex-wrap items-start justify-between gap-4">
                {latest ? (
                  <figure className="reading min-w-0 grow basis-72 border-l-2 border-ember pl-4">
                    <figcaption className="eyebrow">Version {latest.version}</figcaption>
                    <blockquote className="font-display text-xl leading-snug">{latest.sentence}</blockquote>
                  </figure>
                ) : (
                  <span />
                )}
                <Button look="quiet" size="small" onClick={() => talk.replace()}>
                  <RotateCcw aria-hidden="true" />
                  Start with a new idea
                </Button>
              </div>
              {projectId && (
                <StaleNotice
                  projectId={projectId}
                  reader="idea-refinement"
                  restsOn={notes.restsOn}
                  isRunning={talk.isPending}
                  onRunAgain={talk.retry}
                />
              )}
              <Chat
                conversation={byFields?.send ? { ...talk, send: byFields.send } : talk}
                label="Refinement conversation"
                speaker="Your co-founder"
                placeholder="Answer, or change your mind…"
                className={byFields?.composer ? 'h-[46rem]' : 'h-[36rem]'}
                above={
                  projectId && (
                    <div className="flex flex-wrap gap-2 empty:hidden">
                      {byFields && voice && <ToldPill {...listOf(byFields, voice, talk.isPending)} />}
                      {byFields?.offer}
                      {!byFields && pill}
                    </div>
                  )
                }
                readsFigures
                composer={byFields?.composer}
                saidOf={byFields?.saidOf}
              />
              {!byFields && voice && !talk.isPending && (
                <InFields kind={kind} session={session} voice={voice} />
              )}
              {canvas && voice && (
                <CanvasBoard
                  voice={told?.voice ?? voice}
                  canvas={told ? canvasIn(told.record, told.voice) : canvas.canvas}
                  edits={notes.edits}
                  onEdit={edit}
                  cards={told && byFields && { isPending: talk.isPending, onOpen: byFields.edit }}
                />
              )}
              {projectId && canvas && (
                <KeepCards projectId={projectId} source="Idea Refinement" result={canvas} />
              )}
            </Card>
          ) : (
            <>
              {pill}
              <IdeaForm
                path={[...talk.path, 'idea']}
                known={known}
                starting={talk.isPending ? { step: talk.step, onStop: talk.stop } : null}
                onSubmit={idea => void talk.start(idea)}
              />
              <QuoteWidget category="refinement" />
            </>
          )}
        </div>
        {projectId && (
          <aside aria-label="What I understood" className="grid content-start gap-6">
            {byFields && voice && <ToldCard {...listOf(byFields, voice, talk.isPending)} />}
            <UnderstoodCard projectId={projectId} readers={['idea-refinement']} />
          </aside>
        )}
      </div>
      {projectId && (
        <HistorySheet
          projectId={projectId}
          types={['idea_refinement']}
          isOpen={isHistoryOpen}
          onOpenChange={setIsHistoryOpen}
          onSelect={openOutput}
        />
      )}
    </div>
  )
}
