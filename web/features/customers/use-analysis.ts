import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { customerSegmentsResult } from '../../../contracts/results/customer-segments.ts'
import { latestOfTypesQuery, type SavedOutput, useSaveOutput } from '../../entities/outputs.ts'
import { failureWords } from '../../entities/reply.ts'
import { AppError } from '../../lib/errors.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { useUser } from '../../lib/session.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { type CustomerAnalysis, customerAnalysis, openAnalysis } from './analysis.ts'
import { countSources, type Sources, sourceNames, sourceTypes, toSources } from './sources.ts'

const failedToGenerate = failureWords('Failed to generate customer segment analysis. Please try again.')

export function useAnalysis(projectId: string) {
  const cache = useQueryClient()
  const userId = useUser().id
  const [analysis, setAnalysis] = useKeptState([userId, projectId, 'customer-analysis'], customerAnalysis)
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const save = useSaveOutput()
  const latest = latestOfTypesQuery(projectId, sourceTypes)
  const query = useQuery(latest)

  const refreshing = useMutation({
    mutationFn: () => cache.fetchQuery({ ...latest, staleTime: 0, retry: false }),
    meta: {
      success: 'Data Refreshed',
      error: 'Failed to refresh validation data. Please try again.',
    },
  })

  const generating = useOnce({
    mutationFn: async (
      _input: undefined,
      requestId,
    ): Promise<{ made: CustomerAnalysis; sources: Sources }> => {
      // Asked anew: what the page knows may have been deleted elsewhere.
      const sources = toSources(await cache.fetchQuery({ ...latest, staleTime: 0 }))
      const sourceCount = countSources(sources)
      if (sourceCount === 0) {
        throw new AppError(
          'invalid_input',
          'Please complete problem validation, idea refinement, or market research first.',
        )
      }
      setSteps([])
      stopper.current = new AbortController()
      const answer = await streamFunction('customer-segment-analysis', sources, {
        requestId,
        signal: stopper.current.signal,
        onText: () => {},
        onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
      })
      const result = customerSegmentsResult.safeParse(answer.result).data ?? null
      const { analysis: text, timestamp, answeredBy } = answer
      return { made: { text, timestamp, sourceCount, answeredBy, result }, sources }
    },
    onSuccess: ({ made, sources }) => {
      setAnalysis(made)
      save.mutate({
        projectId,
        type: 'customer_analysis',
        input: Object.fromEntries(sourceNames.map(name => [name, sources[name]?.id ?? null])),
        content: made.text,
        metadata: {
          analysis_type: 'customer_segments',
          timestamp: made.timestamp,
          data_quality: 'ai-estimated',
          sources_analyzed: made.sourceCount,
          answered_by: made.answeredBy,
          result: made.result,
        },
      })
    },
    meta: {
      success: 'Analysis Complete',
      error: error =>
        error.code === 'invalid_input'
          ? { title: 'No Validation Data', text: error.message }
          : failedToGenerate(error),
    },
  })

  const loading = useMutation({
    mutationFn: async (output: SavedOutput) => setAnalysis(openAnalysis(output)),
    meta: { success: 'Analysis Loaded' },
  })

  return {
    query,
    analysis,
    steps,
    refresh: () => refreshing.mutate(),
    isRefreshing: refreshing.isPending,
    generate: () => generating.mutate(),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
    load: loading.mutate,
    clear: () => setAnalysis(null),
  }
}
