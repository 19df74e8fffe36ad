import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type JourneyStepId, journeyProgress, journeySteps } from '../../contracts/journey-steps.ts'
import { useEarlyAccess } from '../entities/early-access.ts'
import { projectQuery } from '../entities/project.ts'
import { useReopenMentorChat } from '../features/chat/mentor.ts'
import { CollaborationButton } from '../features/founder-plan/collaboration-button.tsx'
import { ExportPlanButton } from '../features/founder-plan/export-plan-button.tsx'
import { BenefitsBanner } from '../features/journey/benefits-banner.tsx'
import { currentStepIndex } from '../features/journey/current-step.ts'
import { useCompleteStep } from '../features/journey/mutations.ts'
import { journeyQuery } from '../features/journey/queries.ts'
import { ResetJourneyButton } from '../features/journey/reset-journey-button.tsx'
import { helperOf, StepCard } from '../features/journey/step-card.tsx'
import { StepGrid } from '../features/journey/step-grid.tsx'
import { isComing, isWorkDone, stepWork } from '../features/journey/step-work.ts'
import { readMessages } from '../features/outputs/read-messages.ts'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { useUser } from '../lib/user.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Progress } from '../ui/progress.tsx'
import { ReallyDone, useDoneWork } from './done-work.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

export function Component() {
  const user = useUser()
  const project = useQuery(projectQuery(user.id))
  return (
    <Loaded
      query={project}
      skeleton={<ScreenSkeleton />}
      error="Could not load your startup project. Please try again."
    >
      {({ id }) => <JourneyScreen projectId={id} />}
    </Loaded>
  )
}

function JourneyScreen({ projectId }: { projectId: string }) {
  const client = useQueryClient()
  const query = useQuery(journeyQuery(projectId))
  // The index of the step that the founder chose; null for the current step.
  const [chosen, setChosen] = useState<number | null>(null)
  // The links in the landing page's header name the dialog to open.
  const opened = useSearchParams()[0].get('open')
  const reopenMentorChat = useReopenMentorChat(projectId)
  useOutputFromUrl(output => reopenMentorChat(readMessages(output), output.id))
  return (
    <div className="grid gap-8">
      <JourneyHeader
        actions={
          <>
            <ExportPlanButton
              projectId={projectId}
              loadOwn={async () => (await import('./own-material.ts')).loadOwnMaterial(client, projectId)}
              defaultOpen={opened === 'export'}
            />
            <CollaborationButton projectId={projectId} defaultOpen={opened === 'collaboration'} />
            <ResetJourneyButton
              projectId={projectId}
              defaultOpen={opened === 'reset'}
              onReset={() => setChosen(null)}
            />
          </>
        }
      />
      <Loaded query={query} skeleton={<ScreenSkeleton />} error="Your journey could not be loaded.">
        {steps => (
          <Journey projectId={projectId} completed={new Set(steps)} chosen={chosen} onChoose={setChosen} />
        )}
      </Loaded>
      <BenefitsBanner />
      <QuoteWidget />
    </div>
  )
}

function JourneyHeader({ actions }: { actions: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Your Startup Journey</h1>
        <p className="text-lg text-ink-soft">Fueling Founders. Building Legacies.</p>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </header>
  )
}

type JourneyProps = {
  projectId: string
  completed: ReadonlySet<string>
  chosen: number | null
  onChoose: (index: number) => void
}

function Journey({ projectId, completed, chosen, onChoose }: JourneyProps) {
  const complete = useCompleteStep(projectId)
  const navigate = useNavigate()
  const done = useDoneWork(projectId)
  const workOf = (id: JourneyStepId) => done && stepWork(id, done)
  const { isKnown, isOn, canChoose } = useEarlyAccess()
  const selected = chosen ?? currentStepIndex(completed)
  const current = useRef<HTMLDivElement>(null)
  const step = journeySteps[selected]
  const percent = journeyProgress(completed)
  const isToolComing = step !== undefined && isComing(step.id, isOn || canChoose || !isKnown)
  const isWorkThere = step !== undefined && done !== null && isWorkDone(step.id, done)
  return (
    <>
      <Card aria-label="Progress" className="shadow-sheet">
        <CardHeader
          title={`${percent}% complete`}
          aside={`${completed.size} of ${journeySteps.length} steps`}
        />
        <Progress value={percent} label="Journey progress" />
        <ReallyDone projectId={projectId} />
      </Card>
      <div ref={current}>
        {step && (
          <StepCard
            step={step}
            number={selected + 1}
            isCompleted={completed.has(step.id)}
            work={workOf(step.id)}
            isWorkDone={isWorkThere}
            isComing={isToolComing}
            isStarting={complete.isPending}
            onStart={() => {
              // The work is done in the step's tool, so the button opens the tool after the step was marked.
              const open = () => navigate(helperOf[step.id].path)
              complete.mutate(step.id, isToolComing || isWorkThere ? {} : { onSuccess: open })
              onChoose(Math.min(selected + 1, journeySteps.length - 1))
              // The clicked button is gone or belongs to the next step, so the focus moves to the step's title.
              current.current?.querySelector('h2')?.focus()
            }}
          />
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {step && chosen !== null && `Step ${selected + 1}: ${step.title}`}
      </p>
      <StepGrid
        completed={completed}
        selected={selected}
        workOf={workOf}
        onSelect={index => {
          onChoose(index)
          // On a phone, the step's card is far above the clicked card, so the page scrolls to it.
          current.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </>
  )
}
