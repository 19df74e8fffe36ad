import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MadeResult } from '../../../contracts/helper-session.ts'
import {
  emptyState,
  sessionCallOf,
  useHelperSession,
  useLiveSessions,
} from '../../entities/helper-session.ts'
import { latestOfTypesQuery, type SavedOutput, useSaveOutput } from '../../entities/outputs.ts'
import { failureWords } from '../../entities/reply.ts'
import { AppError } from '../../lib/errors.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { analysisOf, openAnalysis } from './analysis.ts'
import { countSources, type Sources, sourceNames, sourceTypes, toSources } from './sources.ts'

const failedToGenerate = failureWords('Failed to generate customer segment analysis. Please try again.')

export function useAnalysis(projectId: string) {
  const cache = useQueryClient()
  useLiveSessions(projectId)
  const session = useHelperSession(projectId, 'customer-segments')
  const { made } = session.state
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
    mutationFn: async (_input: undefined, requestId): Promise<{ made: MadeResult; sources: Sources }> => {
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
      await session.settled()
      const answer = await streamFunction('customer-segment-analysis', sources, {
        requestId,
        session: sessionCallOf(session),
        signal: stopper.current.signal,
        onText: () => {},
        onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
      })
      const { analysis: text, timestamp: createdAt, answeredBy, result } = answer
      return { made: { id: requestId, createdAt, text, answeredBy, result, about: { sourceCount } }, sources }
    },
    onSuccess: ({ made, sources }) => {
      session.patch({ made, outputId: null })
      save.mutate({
        id: made.id,
        projectId,
        type: 'customer_analysis',
        input: Object.fromEntries(sourceNames.map(name => [name, sources[name]?.id ?? null])),
        content: made.text,
        metadata: {
          analysis_type: 'customer_segments',
          timestamp: made.createdAt,
          data_quality: 'ai-estimated',
          sources_analyzed: made.about.sourceCount,
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
    mutationFn: async (output: SavedOutput) =>
      session.replace({ ...emptyState, made: openAnalysis(output), outputId: output.id }),
    meta: { success: 'Analysis Loaded' },
  })

  return {
    query,
    analysis: made && analysisOf(made),
    isLoading: session.isLoading,
    steps,
    refresh: () => refreshing.mutate(),
    isRefreshing: refreshing.isPending,
    generate: () => generating.mutate(),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
    load: loading.mutate,
    clear: () => session.replace(emptyState),
  }
}
