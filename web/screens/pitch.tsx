import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCcw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import type { MadeResult } from '../../contracts/helper-session.ts'
import { notesOfOutput, type ResultNotes } from '../../contracts/result-notes.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { type HelperSession, useHelperSession, useLiveSessions } from '../entities/helper-session.ts'
import { type SavedOutput, saveOutput, useEditOutput, useSaveOutput } from '../entities/outputs.ts'
import { projectQuery } from '../entities/project.ts'
import { useKeptResult, useResultNotes } from '../entities/result-notes.ts'
import { Chat } from '../features/chat/chat.tsx'
import { toRequest } from '../features/chat/message.ts'
import { UnderstoodCard, UnderstoodPill } from '../features/facts/understood.tsx'
import { HistoryButton, HistorySheet } from '../features/outputs/history-sheet.tsx'
import { readMessages } from '../features/outputs/read-messages.ts'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { IntroCard } from '../features/pitch/intro-card.tsx'
import { FrameworkCard, PitchTypesCard } from '../features/pitch/pitch-cards.tsx'
import {
  coachingOutput,
  countAnswers,
  generationOutput,
  linesTold,
  openPitches,
  pitchContent,
  questionsOf,
} from '../features/pitch/pitch-outputs.ts'
import { usePitches } from '../features/pitch/use-pitches.ts'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { InFields } from '../features/records/in-fields.tsx'
import { recordOf } from '../features/records/record-talk.ts'
import { ToldCard, ToldPill } from '../features/records/told.tsx'
import { PartialResult } from '../features/results/partial-result.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { WorkSteps } from '../features/results/work-steps.tsx'
import { useUser } from '../lib/user.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Progress } from '../ui/progress.tsx'
import { useStandAt } from '../ui/use-stand-at.ts'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'
import { OnePager } from './one-pager.tsx'
import { PitchResultView } from './pitch-result.tsx'
import { useCoaching } from './use-coaching.ts'

const fullAt = 8
const generateFrom = 3

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  return project.isPending ? <ScreenSkeleton /> : <Pitch projectId={project.data?.id ?? null} />
}

function Pitch({ projectId }: { projectId: string | null }) {
  useLiveSessions(projectId)
  const session = useHelperSession(projectId, 'pitch')
  return session.isLoading ? <ScreenSkeleton /> : <Coaching session={session} />
}

function Coaching({ session }: { session: HelperSession }) {
  const { projectId } = session
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  // The number of answers that a restored session has in addition to those in its messages.
  const extraAnswers = z.number().catch(0).parse(session.state.notes.extraAnswers)
  const save = useSaveOutput()
  const { talk, voice, byFields } = useCoaching(session, (messages, id) => {
    const answers = countAnswers(messages) + extraAnswers
    if (!projectId || answers === 0) return
    const coached = coachingOutput(messages, answers, recordOf(pitch, session.current()))
    save.mutate({ projectId, type: 'pitch_coaching', ...coached, id, talk: 'pitch' })
  })
  const answered = linesTold(talk.messages, recordOf(pitch, session.state), extraAnswers)
  const notes = useResultNotes(session, 'pitch', session.state.made?.id ?? null)
  const editOutput = useEditOutput()
  const tool = usePitches(session)
  const standing = useStandAt(tool.pitches ? (session.state.made?.id ?? null) : null, tool.isGenerating)
  const keep = async (made: MadeResult, notes: ResultNotes) => {
    if (!projectId) return
    const output = generationOutput(made, talk.messages, notes)
    await saveOutput({ id: made.id, projectId, type: 'pitch_generation', ...output })
  }
  useKeptResult({ session, made: session.state.made, notes, save: keep })

  const request = () => ({
    messages: toRequest(talk.messages),
    answers: answered,
    record: recordOf(pitch, session.current()),
    locale: voice?.locale ?? null,
  })
  const generate = () => tool.generate(request())
  function edit(place: string, written: string, text: string) {
    const { made } = session.current()
    if (!made) return
    const isSaved = notes.isBegun()
    const edited = notes.edit(place, written, text)
    const first = isSaved ? undefined : () => keep(made, edited)
    editOutput.mutate({ id: made.id, ...pitchContent(made, edited), first })
  }
  const startOver = () => talk.replace()
  const loadCoaching = useMutation({
    mutationFn: async (output: SavedOutput) => {
      const messages = readMessages(output)
      const counted = questionsOf(output.input_data, messages) - countAnswers(messages)
      talk.replace({
        messages,
        record: recordOf(pitch, output.input_data),
        notes: { extraAnswers: counted },
        outputId: output.id,
      })
    },
    meta: { success: 'Coaching Session Loaded' },
  })
  const loadPitches = useMutation({
    mutationFn: async (output: SavedOutput) =>
      session.replace({
        ...session.current(),
        made: openPitches(output),
        notes: { ...session.current().notes, ...notesOfOutput(output.id, output.metadata) },
      }),
    meta: { success: 'Pitch Loaded' },
  })
  const openOutput = (output: SavedOutput) => {
    if (output.output_type === 'pitch_coaching') return loadCoaching.mutate(output)
    standing.expect()
    loadPitches.mutate(output)
  }
  useOutputFromUrl(openOutput)

  const isTalking = talk.messages.length > 0
  const toldHere = byFields &&
    voice && {
      kind: pitch,
      record: byFields.record,
      voice,
      isPending: talk.isPending,
      onEdit: byFields.edit,
      onAnotherGroup: byFields.beginRound,
    }
  const partial = tool.growing && (
    <PartialResult
      text={tool.growing}
      onRetry={tool.isBroken ? () => tool.retry(request()) : undefined}
      onDiscard={tool.isBroken ? tool.discard : undefined}
    />
  )
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Elevator Pitch</h1>
          <p className="reading text-lg text-ink-soft">
            Say what you do within a minute, to three kinds of people.
          </p>
        </div>
        {projectId && <HistoryButton onClick={() => setIsHistoryOpen(true)} />}
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {tool.pitches && partial}
          {tool.pitches ? (
            <PitchResultView
              ref={standing.ref}
              outputId={projectId && (session.state.made?.id ?? null)}
              made={tool.pitches}
              voice={voice}
              edits={notes.edits}
              stale={
                projectId && (
                  <StaleNotice
                    projectId={projectId}
                    reader="pitch"
                    restsOn={notes.restsOn}
                    isRunning={tool.isGenerating}
                    onRunAgain={answered >= generateFrom ? generate : undefined}
                  />
                )
              }
              onEdit={edit}
              onStartOver={startOver}
            />
          ) : isTalking ? (
            <Card aria-label="Pitch coaching" className="grid gap-5 shadow-sheet">
              <div className="grid gap-2">
                <div className="flex flex-wrap items-baseline justify-between gap-2">
                  <h2 className="text-xl">Discovery</h2>
                  <p className="text-sm text-ink-soft tabular-nums">
                    {answered} {answered === 1 ? 'question' : 'questions'} answered
                    <span className="sr-only"> of {fullAt}</span>
                  </p>
                </div>
                <Progress value={(answered / fullAt) * 100} label="Discovery progress" />
              </div>
              <Chat
                conversation={byFields?.send ? { ...talk, send: byFields.send } : talk}
                label="Coaching conversation"
                speaker="Pitch coach"
                placeholder="Answer your coach…"
                className={byFields?.composer ? 'h-[46rem]' : 'h-[30rem]'}
                composer={byFields?.composer}
                saidOf={byFields?.saidOf}
                above={
                  <div className="flex flex-wrap gap-2 empty:hidden">
                    {toldHere && <ToldPill {...toldHere} />}
                    {byFields?.offer}
                    {projectId && !byFields && <UnderstoodPill projectId={projectId} readers={['pitch']} />}
                  </div>
                }
              />
              {voice && !byFields && !talk.isPending && answered > 0 && (
                <InFields kind={pitch} session={session} voice={voice} />
              )}
              {tool.isGenerating && (
                <WorkSteps title="Writing your pitches" steps={tool.steps} onStop={tool.stop} />
              )}
              {partial}
              {!tool.isGenerating && (
                <div className="flex flex-wrap items-center gap-2">
                  {answered >= generateFrom && (
                    <Button look="main" disabled={talk.isPending} onClick={generate}>
                      <Sparkles aria-hidden="true" />
                      Generate My Pitches
                    </Button>
                  )}
                  <Button look="quiet" onClick={startOver}>
                    <RotateCcw aria-hidden="true" />
                    Start Over
                  </Button>
                </div>
              )}
            </Card>
          ) : (
            <>
              {projectId && <UnderstoodPill projectId={projectId} readers={['pitch']} />}
              <IntroCard
                starting={talk.isPending ? { step: talk.step, onStop: talk.stop } : null}
                onStart={() => void talk.start()}
              />
            </>
          )}
          {projectId && <OnePager />}
        </div>
        <aside aria-label="How a pitch is built" className="grid content-start gap-6">
          {toldHere && !tool.pitches && <ToldCard {...toldHere} />}
          {projectId && <UnderstoodCard projectId={projectId} readers={['pitch']} />}
          <FrameworkCard />
          <PitchTypesCard />
          <QuoteWidget category="pitch" />
        </aside>
      </div>
      {projectId && (
        <HistorySheet
          projectId={projectId}
          types={['pitch_coaching', 'pitch_generation']}
          isOpen={isHistoryOpen}
          onOpenChange={setIsHistoryOpen}
          onSelect={openOutput}
        />
      )}
    </div>
  )
}
