import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { MarketReadBack } from '../../contracts/results/market-read-back.ts'
import { factsQuery } from '../entities/facts.ts'
import type { Project } from '../entities/project.ts'
import { KeepCards } from '../features/evidence/keep-cards.tsx'
import { useTellFacts } from '../features/facts/mutations.ts'
import { editedIds } from '../features/research/analysis-text.ts'
import type { FilledInput } from '../features/research/fields-draft.ts'
import {
  askAgain,
  factsIn,
  inputsOf,
  knownQuestion,
  type ResearchQuestion,
  withInputs,
} from '../features/research/known-question.ts'
import { MarketFields } from '../features/research/market-fields.tsx'
import { MarketSizes } from '../features/research/market-sizes.tsx'
import { NewResearch } from '../features/research/new-research.tsx'
import { textOf } from '../features/research/research.ts'
import { ResearchForm } from '../features/research/research-form.tsx'
import { SaveButton } from '../features/research/save-button.tsx'
import type { useResearch } from '../features/research/use-research.ts'
import { PartialResult } from '../features/results/partial-result.tsx'
import { ResultFrame } from '../features/results/result-frame.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { WorkSteps } from '../features/results/work-steps.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

type ResearchToolProps = {
  research: ReturnType<typeof useResearch>
  project: Project | null
  path: readonly string[]
  onSave: () => Promise<void>
  resultRef: Ref<HTMLElement>
  /** Where it is saved. */
  outputId: string | null
}

/** Once confirmed they step aside, and can be opened and changed. */
function FieldsStep({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold">The figures you confirmed</summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

/** The market research of the validation screen: its form, its work, its result. */
export function ResearchTool(props: ResearchToolProps) {
  const { research: tool, project, path, onSave, resultRef, outputId } = props
  const { research } = tool
  const facts = useQuery({ ...factsQuery(project?.id ?? ''), enabled: project !== null }).data ?? []
  const known = knownQuestion(project ?? { description: null, industry: null }, facts)
  const tell = useTellFacts(project?.id ?? '', facts)
  const run = (question: ResearchQuestion, instead?: string) =>
    tool.run({ ...question, facts: factsIn(question, facts), ...(instead && { instead }) })
  const { broken } = tool
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
            <ResearchForm known={known} path={path} isRunning={tool.isRunning} onSubmit={run} />
          )}
        </div>
      </Card>
    )
  }
  const { sizing, result } = research
  const fields = result?.fields
  // What is confirmed is a fact from now on. A model, which reads no fields, has it in the question.
  const confirm = (readBack: MarketReadBack, filled: FilledInput[]) =>
    tell.mutate(filled, {
      onSuccess: told =>
        tool.run({
          market: fields ? research.market : withInputs(research.market, inputsOf(told, research.market)),
          ...(fields && { readBack }),
          industry: research.industry,
          targetCustomer: research.targetCustomer ?? '',
          facts: told,
        }),
    })
  const changed = sizing && result?.sizing ? editedIds(sizing, result.sizing).length : 0
  const parts = result?.parts
  const shown = parts
    ? [parts.opening, ...(sizing ? [] : [parts.size]), parts.rest].join('\n\n')
    : research.analysis
  return (
    <>
      <ResultFrame
        ref={resultRef}
        outputId={outputId}
        title={`Market for ${research.market}`}
        text={shown}
        copyText={textOf(research)}
        answeredBy={research.answeredBy}
        dataQuality={research.dataQuality}
        createdAt={research.createdAt}
        notice={
          project && (
            <StaleNotice
              projectId={project.id}
              restsOn={research.restsOn}
              onRunAgain={() => run(askAgain(research, known))}
            />
          )
        }
        note={
          changed > 0 && (
            <p className="rounded-card bg-sunken px-4 py-3 text-[0.9375rem] text-ink-soft">
              You changed {changed} of {sizing?.assumptions.length} assumptions. The sizes above are computed
              anew; the text below was written with the suggested ones.
            </p>
          )
        }
        actions={
          <>
            <SaveButton onSave={onSave} isSaving={tool.isSaving} />
            <NewResearch isUnsaved={tool.isUnsaved} onReset={() => tool.open({})} />
          </>
        }
      >
        {project && result && (fields || !sizing) && (
          <FieldsStep isFolded={sizing !== null && fields?.isConfirmed === true}>
            <MarketFields
              key={`fields-${research.id}`}
              fields={fields}
              isSized={sizing !== null}
              isSaving={tell.isPending}
              onConfirm={confirm}
            />
          </FieldsStep>
        )}
        {sizing && result?.sizing && (
          <MarketSizes key={research.id} sizing={sizing} suggested={result.sizing} onChange={tool.edit} />
        )}
      </ResultFrame>
      {project && <KeepCards projectId={project.id} source="Market Research" result={result} />}
    </>
  )
}
