import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { marketResearchResult } from '../../../contracts/results/market-research.ts'
import { tell } from '../../entities/events.ts'
import { saveOutput } from '../../entities/outputs.ts'
import { failureWords } from '../../entities/reply.ts'
import { AppError, unwrapMaybe } from '../../lib/errors.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { analysisWith } from './analysis-text.ts'
import { type Research, researchOutput, research as researchSchema } from './research.ts'

export type ResearchQuestion = { market: string; industry: string; targetCustomer: string }

const failedToGenerate = failureWords('Failed to generate market research. Please try again.')

/** Form, loading, results: whichever it is, and how to go on. */
export function useResearch(projectId: string | null) {
  const cache = useQueryClient()
  const userId = useUser().id
  const [research, setResearch] = useKeptState(
    [userId, projectId ?? 'no-project', 'research'],
    researchSchema,
  )
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)

  const keepOutput = useOnce({
    mutationFn: async (current: Research, id) => {
      if (!projectId) return
      const { input, content, metadata } = researchOutput(current, textOf(current))
      const outputId = await saveOutput({
        id,
        projectId,
        type: 'market_research',
        input,
        content,
        metadata,
        replaces: current.outputId,
      })
      setResearch(now => (now?.createdAt === current.createdAt ? { ...now, outputId } : now))
      await tell(cache, 'output saved')
    },
    meta: { silent: true },
  })

  const running = useOnce({
    mutationFn: async (question: ResearchQuestion, requestId): Promise<Research> => {
      const market = question.market.trim()
      const industry = question.industry.trim()
      const targetCustomer = question.targetCustomer.trim() || null
      if (!market || !industry) {
        throw new AppError('invalid_input', 'Please provide both market and industry information.')
      }
      setSteps([])
      stopper.current = new AbortController()
      const answer = await streamFunction(
        'market-research',
        { market, industry, targetCustomer },
        {
          requestId,
          signal: stopper.current.signal,
          onText: () => {},
          onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
        },
      )
      const result = marketResearchResult.safeParse(answer.result).data ?? null
      return {
        market,
        industry,
        targetCustomer,
        analysis: answer.analysis,
        dataQuality: answer.dataQuality,
        answeredBy: answer.answeredBy,
        result,
        sizing: result?.sizing ?? null,
        createdAt: new Date().toISOString(),
        outputId: null,
      }
    },
    onSuccess: found => {
      setResearch(found)
      keepOutput.mutate(found)
    },
    meta: {
      success: 'Research Complete',
      error: error =>
        error.code === 'invalid_input'
          ? { title: 'Missing Information', text: error.message }
          : failedToGenerate(error),
    },
  })

  const saving = useOnce({
    mutationFn: async (): Promise<Research> => {
      if (!research || !projectId) {
        throw new AppError('invalid_input', 'No research data to save or project not loaded.')
      }
      unwrapMaybe(
        await supabase.from('market_research').upsert({
          project_id: projectId,
          market: research.market,
          industry: research.industry,
          target_customer: research.targetCustomer,
          analysis: textOf(research),
          data_quality: research.dataQuality,
        }),
      )
      return research
    },
    onSuccess: saved => keepOutput.mutate(saved),
    meta: {
      success: 'Research Saved',
      error: error =>
        error.code === 'invalid_input' ? error.message : 'Failed to save market research. Please try again.',
    },
  })

  return {
    research,
    steps,
    run: (question: ResearchQuestion) => running.mutate(question),
    isRunning: running.isPending,
    stop: () => stopper.current?.abort(),
    setResearch,
    save: saving.mutateAsync,
    isSaving: saving.isPending,
  }
}

/** The analysis as it stands now, with the founder's own assumptions. */
export function textOf({ analysis, sizing, result }: Research): string {
  return sizing && result?.sizing ? analysisWith(analysis, sizing, result.sizing) : analysis
}
