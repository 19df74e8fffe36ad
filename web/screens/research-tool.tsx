import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { changedByMarket } from '../../venture/records/market/facts.ts'
import type { Voice } from '../../venture/records/voice.ts'
import { factsQuery } from '../entities/facts.ts'
import type { Project } from '../entities/project.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { MarketNumbers, useMarketNumbers } from '../features/records/market-numbers.tsx'
import { useTellForm } from '../features/records/mutations.ts'
import {
  askAgain,
  factsIn,
  knownQuestion,
  type ResearchQuestion,
} from '../features/research/known-question.ts'
import { MarketPicture } from '../features/research/market-picture.tsx'
import { NewResearch } from '../features/research/new-research.tsx'
import { ResearchForm } from '../features/research/research-form.tsx'
import { SaveButton } from '../features/research/save-button.tsx'
import type { useResearch } from '../features/research/use-research.ts'
import { PartialResult } from '../features/results/partial-result.tsx'
import { ResultFrame } from '../features/results/result-frame.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { WorkSteps } from '../features/results/work-steps.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

type ResearchToolProps = {
  research: ReturnType<typeof useResearch>
  project: Project | null
  path: readonly string[]
  /** The open round of the problem validation, from which some numbers are known. */
  validation: ValidationRecord | null
  voice: Voice | null
  onSave: () => Promise<void>
  resultRef: Ref<HTMLElement>
  outputId: string | null
}

/** The market research on the validation page: form, progress and result. */
export function ResearchTool(props: ResearchToolProps) {
  const { research: tool, project, path, voice, onSave, resultRef, outputId } = props
  const { research } = tool
  const facts = useQuery({ ...factsQuery(project?.id ?? ''), enabled: project !== null }).data ?? []
  const known = knownQuestion(project ?? { description: null, industry: null }, facts)
  const before = tool.record
  const numbers = useMarketNumbers({
    path: [...path.slice(0, -1), 'research-numbers'],
    facts,
    validation: props.validation,
    before,
  })
  const tellMarket = useTellForm('market-research')
  const [changing, setChanging] = useState<string | null>(null)
  const run = (question: ResearchQuestion, instead?: string) => {
    const { record, replaces, used } = numbers.reading
    const after = record ?? undefined
    tool.run({
      ...question,
      facts: [...factsIn(question, facts), ...facts.filter(({ id }) => used.includes(id))],
      ...(after && { record: after }),
      ...(after &&
        project &&
        voice && {
          tell: () =>
            tellMarket.mutateAsync({
              projectId: project.id,
              changes: known => changedByMarket(before, after, { known, replaces, voice }),
            }),
        }),
      ...(instead && { instead }),
    })
  }
  const { broken } = tool
  const fields = voice && <MarketNumbers numbers={numbers} voice={voice} />
  const { hasErrors } = numbers.reading
  if (!research || tool.isRunning || broken) {
    return (
      <Card aria-label="Market Research">
        <CardHeader title="Market Research" aside="TAM, SAM, SOM and competitors" />
        <div className="grid gap-6">
          {tool.isRunning && (
            <WorkSteps title="Researching your market" steps={tool.steps} onStop={tool.stop} />
          )}
          {tool.growing && (tool.isRunning || broken) && (
            <PartialResult
              text={tool.growing}
              onRetry={broken ? () => run(broken.question, broken.id) : undefined}
              onDiscard={broken?.discard}
            />
          )}
          {!tool.isRunning && !broken && (
            <ResearchForm
              known={known}
              path={path}
              isRunning={tool.isRunning}
              isBlocked={hasErrors}
              onSubmit={run}
            >
              {fields}
            </ResearchForm>
          )}
        </div>
      </Card>
    )
  }
  const { sizing, result } = research
  const parts = result?.parts
  const shown = parts
    ? [parts.opening, parts.size, parts.rest].filter(Boolean).join('\n\n')
    : research.analysis
  const again = () => run(askAgain(research, known))
  return (
    <>
      <ResultFrame
        ref={resultRef}
        outputId={outputId}
        title={`Market for ${research.market}`}
        text={shown}
        copyText={research.analysis}
        answeredBy={research.answeredBy}
        dataQuality={research.dataQuality}
        createdAt={research.createdAt}
        notice={
          project && (
            <StaleNotice
              projectId={project.id}
              reader="market-research"
              restsOn={research.restsOn}
              onRunAgain={again}
            />
          )
        }
        actions={
          <>
            <SaveButton onSave={onSave} isSaving={tool.isSaving} />
            <NewResearch isUnsaved={tool.isUnsaved} onReset={() => tool.open({})} />
          </>
        }
      >
        {sizing && <MarketPicture sizing={sizing} voice={voice} />}
        {fields && voice && changing !== research.id && (
          <Button size="small" className="justify-self-start" onClick={() => setChanging(research.id)}>
            {voice.say('market.numbers')}
          </Button>
        )}
        {fields && voice && changing === research.id && (
          <div className="grid gap-4">
            {fields}
            <Button className="justify-self-start" disabled={hasErrors} onClick={again}>
              {voice.say('market.numbers.again')}
            </Button>
          </div>
        )}
      </ResultFrame>
      {project && <KeepCards projectId={project.id} source="Market Research" result={result} />}
    </>
  )
}
