// The state of the validation page: its two conversations, the research, the insights, and which items are
// complete and saved.
import { useQuery } from '@tanstack/react-query'
import type { ValidationItem } from '../../contracts/journey-steps.ts'
import { notesOfOutput } from '../../contracts/result-notes.ts'
import type { HelperSession } from '../entities/helper-session.ts'
import { type SavedOutput, useEditOutput, useSaveOutput } from '../entities/outputs.ts'
import type { Project } from '../entities/project.ts'
import { useToldRounds } from '../entities/told-rounds.ts'
import { readMessages } from '../features/outputs/read-messages.ts'
import { useOutputFromUrl } from '../features/outputs/use-output-from-url.ts'
import { recordOf, roundsOf } from '../features/records/record-talk.ts'
import { openResearch, researchSource } from '../features/research/research.ts'
import { useResearch } from '../features/research/use-research.ts'
import { conversationOutput, finalOf } from '../features/validation/conversation-output.ts'
import { useCompleteItem } from '../features/validation/mutations.ts'
import { completedItemsQuery } from '../features/validation/queries.ts'
import { completeAfterMessages, type SimulationType, simulation } from '../features/validation/simulations.ts'
import { useInsights } from '../features/validation/use-insights.ts'
import { useStandAt } from '../ui/use-stand-at.ts'
import { kinds, type Saying, type Simulation, useSimulation } from './use-simulation.ts'

export type Sessions = Record<SimulationType | 'market-research' | 'insights', HelperSession>

export function useValidation(project: Project | null, sessions: Sessions) {
  const projectId = project?.id ?? null
  const items = useQuery({ ...completedItemsQuery(projectId ?? ''), enabled: projectId !== null })
  const completed = items.data ?? []
  const isDone = (item: ValidationItem) => completed.some(row => row.item === item)
  const complete = useCompleteItem()
  const save = useSaveOutput()
  const editOutput = useEditOutput()
  // If a completed item gets a new answer, its output is saved again.
  const keepUp = (saying: Saying) => {
    if (sessions[saying.type].current().outputId && finalOf(saying.messages)) completeSaying(saying)
  }
  const told = useToldRounds(projectId).open
  const simulating = (type: SimulationType) => ({ session: sessions[type], type, project, told })
  const talks: readonly Simulation[] = [
    useSimulation(simulating('problem-validation'), keepUp),
    useSimulation(simulating('competitor-analysis'), keepUp),
  ]
  const insights = useInsights(sessions.insights, completed)
  const insightsStanding = useStandAt(insights.id, insights.isGenerating)
  const research = useResearch(sessions['market-research'])
  const researchStanding = useStandAt(research.research?.id ?? null, research.isRunning)

  const outputOf = ({ type, messages, notes }: Saying) => {
    const { item, outputType } = simulation(type)
    const output = conversationOutput(type, messages, notes, sessions[type].current())
    const { input, content, metadata } = output
    const data = { output_type: outputType, input_data: input, output_content: content, metadata }
    return { ...output, item, outputType, data }
  }

  /**
   * Marks the item as complete with its findings, and replaces the output that this conversation saved before.
   */
  function completeSaying(saying: Saying) {
    if (!projectId) return
    const { item, outputType, data, input, content, metadata } = outputOf(saying)
    complete.mutate({ projectId, item, data })
    save.mutate({ id: saying.id, projectId, type: outputType, input, content, metadata, talk: saying.type })
  }

  const sayingOf = ({ type, messages, notes }: Simulation): Saying => ({
    type,
    messages,
    id: crypto.randomUUID(),
    notes,
  })

  function editRival(talk: Simulation, place: string, written: string, text: string) {
    const saying = { ...sayingOf(talk), notes: talk.notes.edit(place, written, text) }
    const { outputId } = talk.session.current()
    if (!projectId || !outputId) return
    const { item, data, content, metadata } = outputOf(saying)
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
    const talk = talks.find(({ type }) => simulation(type).outputType === output.output_type)
    if (!talk) return
    talk.standing.expect()
    talk.replace({
      messages: readMessages(output),
      record: recordOf(kinds[talk.type], output.input_data),
      rounds: roundsOf(output.input_data),
      notes: notesOfOutput(null, output.metadata),
      outputId: output.id,
    })
  }
  useOutputFromUrl(openOutput)

  return {
    completed,
    talks,
    /** The founder's answers in the open round of the problem validation. */
    told,
    isDone,
    canComplete: ({ type, messages }: Simulation) =>
      projectId !== null && messages.length > completeAfterMessages && !isDone(simulation(type).item),
    complete: (talk: Simulation) => completeSaying(sayingOf(talk)),
    isCompleting: complete.isPending,
    editRival,
    insights,
    insightsRef: insightsStanding.ref,
    research,
    researchRef: researchStanding.ref,
    saveResearch,
    openOutput,
  }
}
