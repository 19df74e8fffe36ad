import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { type OutputType, outputLabels } from '../../contracts/output-types.ts'
import { answeredBy } from '../../contracts/outputs.ts'
import { notesOfOutput } from '../../contracts/result-notes.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { useLiveFacts } from '../entities/facts.ts'
import { isTalk, outputAddress } from '../entities/output-address.ts'
import { outputQuery, type SavedOutput } from '../entities/outputs.ts'
import { projectQuery } from '../entities/project.ts'
import { analysisOf, openAnalysis } from '../features/customers/analysis.ts'
import { editedSegments } from '../features/customers/edited-segments.ts'
import { PriorityMatrix } from '../features/customers/priority-matrix.tsx'
import { CollaborationButton } from '../features/founder-plan/collaboration-button.tsx'
import { useVoice } from '../features/records/use-voice.ts'
import { MarketPicture } from '../features/research/market-picture.tsx'
import { openResearch, researchOf } from '../features/research/research.ts'
import { ResultFrame } from '../features/results/result-frame.tsx'
import { StaleNotice } from '../features/results/stale-notice.tsx'
import { useUser } from '../lib/user.ts'
import { paths } from '../paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The page of one saved result, where it can be read, printed and shared. */
export function Component() {
  const { outputId = '' } = useParams()
  const isId = z.uuid().safeParse(outputId).success
  const output = useQuery(outputQuery(isId ? outputId : null))
  if (!isId) return <NotHere />
  return (
    <Loaded
      query={output}
      skeleton={<Skeleton className="h-96 rounded-card" />}
      error="This result could not be loaded."
    >
      {found => (found ? <SavedResult output={found} /> : <NotHere />)}
    </Loaded>
  )
}

function NotHere() {
  return (
    <header className="grid justify-items-start gap-3">
      <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">This result is not here</h1>
      <p className="text-lg text-ink-soft">It was deleted, or it belongs to somebody else.</p>
      <Link to={paths.dashboard} className={buttonClass({ look: 'link', size: 'inline' })}>
        To your dashboard
      </Link>
    </header>
  )
}

/** The helper of each output type. It decides which facts the result is based on. */
const readerOf: Partial<Record<OutputType, FactReader>> = {
  market_research: 'market-research',
  problem_validation: 'problem-validation',
  competitor_analysis: 'competitor-analysis',
  idea_refinement: 'idea-refinement',
  customer_analysis: 'customer-segments',
  pitch_generation: 'pitch',
}

/**
 * A note with the current values of facts that have changed, because the result itself keeps its old text and
 * figures.
 */
function Changed({ output, projectId, home }: { output: SavedOutput; projectId: string; home: string }) {
  useLiveFacts(projectId)
  const reader = readerOf[output.output_type]
  const { restsOn } = notesOfOutput(output.id, output.metadata)
  return (
    reader && (
      <StaleNotice
        projectId={projectId}
        reader={reader}
        restsOn={restsOn}
        action={
          <Link to={home} className={buttonClass({ size: 'small', className: 'print:hidden' })}>
            Open it to run it again
          </Link>
        }
      />
    )
  )
}

function SavedResult({ output }: { output: SavedOutput }) {
  const navigate = useNavigate()
  const project = useQuery(projectQuery(useUser().id))
  const { output_type: type, metadata } = output
  const label = outputLabels[type]
  const home = outputAddress(type, output.id)
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(home))
  const { data_quality: quality } = metadata
  return (
    <div className="grid max-w-[60rem] gap-6">
      <nav aria-label="This result" className="flex flex-wrap items-center gap-2 print:hidden">
        <Button look="quiet" className="mr-auto -ml-3" onClick={goBack}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
        <Link to={home} className={buttonClass({ look: 'quiet' })}>
          Go on with it
        </Link>
        {project.data && !isTalk(type) && <CollaborationButton projectId={project.data.id} />}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </nav>
      <ResultFrame
        level="h1"
        title={label}
        text={output.output_content}
        answeredBy={answeredBy.safeParse(metadata.answered_by).data}
        dataQuality={typeof quality === 'string' ? quality : null}
        createdAt={output.created_at}
        notice={project.data && <Changed output={output} projectId={project.data.id} home={home} />}
      >
        <Picture output={output} />
      </ResultFrame>
    </div>
  )
}

/** The chart of a result. It comes first, because readers understand it faster than text. */
function Picture({ output }: { output: SavedOutput }) {
  const voice = useVoice()
  if (output.output_type === 'market_research') {
    const sizing = researchOf(openResearch(output))?.sizing
    return sizing ? <MarketPicture sizing={sizing} voice={voice} /> : null
  }
  if (output.output_type !== 'customer_analysis') return null
  const { result } = analysisOf(openAnalysis(output))
  const { edits } = notesOfOutput(output.id, output.metadata)
  return (
    result &&
    voice && (
      <PriorityMatrix segments={editedSegments(result, edits)} written={result.segments} voice={voice} />
    )
  )
}
