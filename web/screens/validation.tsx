import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHelperSession, useLiveSessions } from '../entities/helper-session.ts'
import { type Project, projectQuery } from '../entities/project.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { UnderstoodCard, UnderstoodPill } from '../features/facts/understood.tsx'
import { HistoryButton, HistorySheet } from '../features/outputs/history-sheet.tsx'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { ToldCard } from '../features/records/told.tsx'
import { useVoice } from '../features/records/use-voice.ts'
import { PartialResult } from '../features/results/partial-result.tsx'
import { InsightsPanel } from '../features/validation/insights-panel.tsx'
import { ProgressPanel } from '../features/validation/progress-panel.tsx'
import { simulation } from '../features/validation/simulations.ts'
import { SummarySheet } from '../features/validation/summary-sheet.tsx'
import { useUser } from '../lib/user.ts'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'
import { ResearchTool } from './research-tool.tsx'
import { SimulationTalk } from './simulation-talk.tsx'
import { type Sessions, useValidation } from './use-validation.ts'

const helpers = ['problem-validation', 'competitor-analysis', 'market-research'] as const
const helperTypes = ['problem_validation', 'competitor_analysis', 'market_research'] as const

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  // Without a project the page works, but saving shows an error.
  return project.isPending ? <ScreenSkeleton /> : <Validation project={project.data ?? null} />
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

function Helpers({ project, sessions }: { project: Project | null; sessions: Sessions }) {
  const projectId = project?.id ?? null
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  const voice = useVoice()
  const work = useValidation(project, sessions)
  const { talks, insights, isDone } = work
  // During a conversation, the button with the facts is above its text box.
  const isTalking = talks.some(talk => talk.messages.length > 0 || talk.isPending)
  const next = talks.find(({ type }) => !isDone(simulation(type).item))

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
          {talks.map(talk => (
            <SimulationTalk
              key={talk.type}
              talk={talk}
              projectId={projectId}
              isComplete={isDone(simulation(talk.type).item)}
              isNext={talk === next}
              canComplete={work.canComplete(talk)}
              isCompleting={work.isCompleting}
              onComplete={() => work.complete(talk)}
              onEditRival={(...edited) => work.editRival(talk, ...edited)}
            />
          ))}
          <ResearchTool
            research={work.research}
            project={project}
            path={[...sessions['market-research'].path.slice(0, 2), 'research-form']}
            validation={work.told}
            voice={voice}
            onSave={work.saveResearch}
            resultRef={work.researchRef}
            outputId={sessions['market-research'].state.outputId}
          />
        </div>
        <aside aria-label="Validation progress and insights" className="grid content-start gap-6">
          {talks.map(
            ({ type, byFields, voice, kind, isPending }) =>
              byFields &&
              voice && (
                <ToldCard
                  key={type}
                  kind={kind}
                  {...(type === 'competitor-analysis' && { about: simulation(type).title })}
                  record={byFields.record}
                  voice={voice}
                  isPending={isPending}
                  onEdit={byFields.edit}
                  onAnotherGroup={byFields.beginRound}
                />
              ),
          )}
          {projectId && <UnderstoodCard projectId={projectId} readers={helpers} />}
          <ProgressPanel
            completed={work.completed.map(({ item }) => item)}
            completable={talks.filter(work.canComplete).map(({ type }) => simulation(type).item)}
            isCompleting={work.isCompleting}
            onComplete={item => {
              const talk = talks.find(({ type }) => simulation(type).item === item)
              if (talk) work.complete(talk)
            }}
            onOpenSummary={() => setIsSummaryOpen(true)}
          />
          <InsightsPanel
            ref={work.insightsRef}
            insights={insights.insights}
            voice={voice}
            growing={
              insights.growing && (
                <PartialResult
                  text={insights.growing}
                  onRetry={insights.broken?.retry}
                  onDiscard={insights.broken?.discard}
                />
              )
            }
            canGenerate={work.completed.length > 0}
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
            onSelect={work.openOutput}
          />
          <SummarySheet projectId={projectId} isOpen={isSummaryOpen} onOpenChange={setIsSummaryOpen} />
        </>
      )}
    </div>
  )
}
