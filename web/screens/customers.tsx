import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useState } from 'react'
import type { Voice } from '../../venture/records/voice.ts'
import type { SavedOutput } from '../entities/outputs.ts'
import { projectQuery } from '../entities/project.ts'
import { NoDataCard, ReadyCard } from '../features/customers/before-analysis.tsx'
import { EconomicsTable } from '../features/customers/economics-table.tsx'
import { editedSegments, textWithNames } from '../features/customers/edited-segments.ts'
import { PriorityMatrix } from '../features/customers/priority-matrix.tsx'
import { AnalysisFeaturesCard, DataSourcesCard } from '../features/customers/source-cards.tsx'
import { countSources, sourceNames, toSources } from '../features/customers/sources.ts'
import { useAnalysis } from '../features/customers/use-analysis.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { UnderstoodCard, UnderstoodPill } from '../features/facts/understood.tsx'
import { HistoryButton, HistorySheet } from '../features/outputs/history-sheet.tsx'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { QuoteWidget } from '../features/quotes/quote-widget.tsx'
import { useTellForm } from '../features/records/mutations.ts'
import { GroupRows } from '../features/records/segments/group-rows.tsx'
import { GroupsBelow } from '../features/records/segments/groups-below.tsx'
import { type Groups, useGroups } from '../features/records/segments/use-groups.ts'
import { useVoice } from '../features/records/use-voice.ts'
import { PartialResult } from '../features/results/partial-result.tsx'
import { ResultFrame } from '../features/results/result-frame.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { WorkSteps } from '../features/results/work-steps.tsx'
import { useUser } from '../lib/user.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStandAt } from '../ui/use-stand-at.ts'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  return (
    <Loaded
      query={project}
      skeleton={<ScreenSkeleton />}
      error="Could not load your startup project. Please try again."
    >
      {({ id }) => <Customers projectId={id} />}
    </Loaded>
  )
}

function Customers({ projectId }: { projectId: string }) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const tool = useAnalysis(projectId)
  const standing = useStandAt(tool.id, tool.isGenerating)
  const openOutput = (output: SavedOutput) => {
    standing.expect()
    tool.load(output)
  }
  useOutputFromUrl(openOutput)
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Customer Analytics</h1>
          <p className="reading text-lg text-ink-soft">
            AI-powered customer segment analysis based on your validation data
          </p>
        </div>
        <HistoryButton onClick={() => setIsHistoryOpen(true)}>Load Previous Analyses</HistoryButton>
      </header>
      <UnderstoodPill projectId={projectId} readers={['customer-segments']} />
      <Loaded
        query={tool.query}
        skeleton={<Skeleton className="h-64 rounded-card" />}
        error="Your validation data could not be loaded."
      >
        {latest => (
          <Analysis
            projectId={projectId}
            tool={tool}
            resultRef={standing.ref}
            sources={toSources(latest)}
            understood={<UnderstoodCard projectId={projectId} readers={['customer-segments']} />}
          />
        )}
      </Loaded>
      <QuoteWidget category="customers" />
      <HistorySheet
        projectId={projectId}
        types={['customer_analysis']}
        isOpen={isHistoryOpen}
        onOpenChange={setIsHistoryOpen}
        onSelect={openOutput}
      />
    </div>
  )
}

type AnalysisProps = {
  projectId: string
  tool: ReturnType<typeof useAnalysis>
  sources: ReturnType<typeof toSources>
  resultRef: Ref<HTMLElement>
  understood: ReactNode
}

function Analysis({ projectId, tool, sources, resultRef, understood }: AnalysisProps) {
  const available = countSources(sources)
  const voice = useVoice()
  const groups = useGroups(tool.session, {
    validation: sources.problemValidationData,
    idea: sources.ideaRefinementData,
    market: sources.marketResearchData,
  })
  const tellGroups = useTellForm('customer-segments')
  // While the groups are loading, null tells the server to use the saved groups.
  const record = groups.isLoading ? null : groups.record
  const send = {
    record,
    ...(record &&
      voice && { tell: () => tellGroups.mutateAsync({ projectId, changes: groups.changes(voice) }) }),
  }
  const total = sourceNames.length
  return (
    <>
      <div className="grid gap-2">
        <p className="text-sm font-semibold">
          Validation Data Available: {available} of {total} sources
        </p>
        <Progress value={Math.round((available / total) * 100)} label="Validation data available" />
      </div>
      {tool.isLoading ? (
        <Skeleton className="h-64 rounded-card" />
      ) : tool.analysis && !tool.isBroken ? (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-6">
            <AnalysisResult
              projectId={projectId}
              tool={tool}
              analysis={tool.analysis}
              groups={groups}
              voice={voice}
              again={() => tool.generate(send)}
              resultRef={resultRef}
            />
            <KeepCards projectId={projectId} source="Customer Segments" result={tool.analysis.result} />
          </div>
          <div className="grid content-start gap-6">{understood}</div>
        </div>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-6">
            {available > 0 ? (
              <ReadyCard
                isGenerating={tool.isGenerating}
                isWrong={groups.record === null}
                onGenerate={() => tool.generate(send)}
              >
                {voice && !groups.isLoading ? (
                  <GroupRows groups={groups} voice={voice} />
                ) : (
                  <Skeleton className="h-40 w-full rounded-card" />
                )}
              </ReadyCard>
            ) : (
              <NoDataCard isRefreshing={tool.isRefreshing} onRefresh={tool.refresh} />
            )}
            {tool.isGenerating && (
              <WorkSteps title="Building your segments" steps={tool.steps} onStop={tool.stop} />
            )}
            {tool.growing && (tool.isGenerating || tool.isBroken) && (
              <Card aria-label="Customer segments">
                <PartialResult
                  text={tool.growing}
                  onRetry={tool.isBroken ? () => tool.retry(send) : undefined}
                  onDiscard={tool.isBroken ? tool.discard : undefined}
                />
              </Card>
            )}
          </div>
          <div className="grid content-start gap-6">
            {understood}
            <DataSourcesCard sources={sources} />
            <AnalysisFeaturesCard />
          </div>
        </div>
      )}
    </>
  )
}

type AnalysisResultProps = {
  projectId: string
  tool: ReturnType<typeof useAnalysis>
  analysis: NonNullable<ReturnType<typeof useAnalysis>['analysis']>
  resultRef: Ref<HTMLElement>
  groups: Groups
  voice: Voice | null
  again: () => void
}

function AnalysisResult(props: AnalysisResultProps) {
  const { projectId, tool, analysis, resultRef, groups, voice, again } = props
  const [isChanging, setIsChanging] = useState(false)
  const { text, timestamp, sourceCount, answeredBy, result } = analysis
  const { edits, restsOn } = tool.notes
  const segments = result ? editedSegments(result, edits) : []
  return (
    <ResultFrame
      ref={resultRef}
      outputId={tool.id}
      title="Analysis Complete"
      text={result ? textWithNames(text, result, edits) : text}
      answeredBy={answeredBy}
      dataQuality="ai-estimated"
      createdAt={timestamp}
      actions={
        <Button size="small" onClick={tool.clear}>
          Generate New Analysis
        </Button>
      }
      notice={
        <StaleNotice
          projectId={projectId}
          reader="customer-segments"
          restsOn={restsOn}
          isRunning={tool.isGenerating}
          onRunAgain={again}
        />
      }
      note={
        <p className="rounded-card bg-sunken px-4 py-3 text-[0.9375rem] text-ink-soft">
          {sourceCount} data {sourceCount === 1 ? 'source' : 'sources'} analyzed. Estimates are a start:
          validate them with real customer interviews.
        </p>
      }
    >
      {result && voice && (
        <>
          <PriorityMatrix
            segments={segments}
            written={result.segments}
            onRename={tool.rename}
            voice={voice}
          />
          <EconomicsTable segments={segments} voice={voice} />
          {!groups.isLoading && (
            <GroupsBelow
              groups={groups}
              voice={voice}
              segments={segments}
              isShown={isChanging}
              isPending={tool.isGenerating}
              onShow={() => setIsChanging(true)}
              onAgain={again}
            />
          )}
        </>
      )}
    </ResultFrame>
  )
}
