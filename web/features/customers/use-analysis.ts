import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MadeResult } from '../../../contracts/helper-session.ts'
import { notesOfOutput, type ResultNotes } from '../../../contracts/result-notes.ts'
import type { SegmentsRecord } from '../../../contracts/segments-record.ts'
import { useGrowingResult } from '../../entities/growing-result.ts'
import {
  emptyState,
  sessionCallOf,
  useHelperSession,
  useLiveSessions,
} from '../../entities/helper-session.ts'
import { latestOfTypesQuery, type SavedOutput, saveOutput, useEditOutput } from '../../entities/outputs.ts'
import { failureWords } from '../../entities/reply.ts'
import { useKeptResult, useResultNotes } from '../../entities/result-notes.ts'
import { AppError } from '../../lib/errors.ts'
import { streamFunction } from '../../lib/functions.ts'
import { founderLocale } from '../../lib/locale.ts'
import { useOnce } from '../../lib/once.ts'
import { analysisContent, analysisOf, openAnalysis } from './analysis.ts'
import { countSources, sourceNames, sourceTypes, toSources } from './sources.ts'

const failedToGenerate = failureWords('Failed to generate customer segment analysis. Please try again.')

/** The customer groups that are sent with the request. `tell` saves typed values as facts. */
export type SentGroups = { record: SegmentsRecord | null; tell?: () => Promise<unknown> }
/** `instead`: the id of the interrupted analysis to continue. Its finished sections are kept. */
type Making = SentGroups & { instead: string | null }

export function useAnalysis(projectId: string) {
  const cache = useQueryClient()
  useLiveSessions(projectId)
  const session = useHelperSession(projectId, 'customer-segments')
  const { made } = session.state
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const editOutput = useEditOutput()
  const notes = useResultNotes(session, 'customer-segments', made?.id ?? null)
  const latest = latestOfTypesQuery(projectId, sourceTypes)
  const query = useQuery(latest)
  const keep = async (made: MadeResult, notes: ResultNotes) => {
    const sources = toSources(await cache.ensureQueryData(latest))
    await saveOutput({
      id: made.id,
      projectId,
      type: 'customer_analysis',
      input: {
        ...Object.fromEntries(sourceNames.map(name => [name, sources[name]?.id ?? null])),
        ...(session.current().record ? { record: session.current().record } : {}),
      },
      ...analysisContent(made, notes),
    })
  }
  useKeptResult({ session, made, notes, save: keep })
  function rename(place: string, written: string, name: string) {
    if (!made) return
    const isSaved = notes.isBegun()
    const edited = notes.edit(place, written, name)
    const first = isSaved ? undefined : () => keep(made, edited)
    editOutput.mutate({ id: made.id, ...analysisContent(made, edited), first })
  }

  const refreshing = useMutation({
    mutationFn: () => cache.fetchQuery({ ...latest, staleTime: 0, retry: false }),
    meta: {
      success: 'Data Refreshed',
      error: 'Failed to refresh validation data. Please try again.',
    },
  })

  const generating = useOnce({
    mutationFn: async ({ instead, record, tell }: Making, requestId): Promise<MadeResult> => {
      // Reads the saved work from the server again, because another tab may have deleted some of it.
      const sources = toSources(await cache.fetchQuery({ ...latest, staleTime: 0 }))
      const sourceCount = countSources(sources)
      if (sourceCount === 0) {
        throw new AppError(
          'invalid_input',
          'Please complete problem validation, idea refinement, or market research first.',
        )
      }
      setSteps([])
      growing.begin(requestId)
      let heard = ''
      stopper.current = new AbortController()
      await session.settled()
      // If saving the facts fails, the error is shown and the analysis continues.
      await Promise.allSettled([tell?.()])
      const answer = await streamFunction(
        'customer-segment-analysis',
        { ...sources, ...(record && { record, locale: founderLocale() }) },
        {
          requestId,
          session: sessionCallOf(session, instead),
          signal: stopper.current.signal,
          onText: text => {
            heard += text
            growing.hear(requestId, text)
          },
          onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
        },
      ).catch((error: unknown) => {
        growing.breakOff(requestId, heard, {})
        throw error
      })
      const { analysis: text, timestamp: createdAt, answeredBy, result } = answer
      return { id: requestId, createdAt, text, answeredBy, result, about: { sourceCount } }
    },
    onSuccess: (made, { record }) =>
      session.patch({ made, partial: null, outputId: null, ...(record && { record }) }),
    meta: {
      success: 'Analysis Complete',
      error: error =>
        error.code === 'invalid_input'
          ? { title: 'No Validation Data', text: error.message }
          : failedToGenerate(error),
    },
  })

  const growing = useGrowingResult(session, generating.isPending)

  const loading = useMutation({
    mutationFn: async (output: SavedOutput) =>
      session.replace({
        ...emptyState,
        record: output.input_data.record ?? session.current().record,
        made: openAnalysis(output),
        notes: notesOfOutput(output.id, output.metadata),
        outputId: output.id,
      }),
    meta: { success: 'Analysis Loaded' },
  })

  return {
    session,
    query,
    /** The text received so far of a running or interrupted analysis. */
    growing: growing.text,
    isBroken: growing.broken !== null,
    discard: growing.drop,
    /** Continues the interrupted analysis. */
    retry: (sent: SentGroups) => generating.mutate({ instead: growing.broken?.id ?? null, ...sent }),
    id: made?.id ?? null,
    analysis: made && analysisOf(made),
    notes,
    rename,
    isLoading: session.isLoading,
    steps,
    refresh: () => refreshing.mutate(),
    isRefreshing: refreshing.isPending,
    generate: (sent: SentGroups) => generating.mutate({ instead: null, ...sent }),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
    load: loading.mutate,
    /** Clears the analysis, but keeps the customer groups. */
    clear: () => session.replace({ ...emptyState, record: session.current().record }),
  }
}
