import { useQueryClient } from '@tanstack/react-query'
import type { JourneyStepId } from '../../../contracts/journey-steps.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { journeyQuery } from './queries.ts'

/** Shows a step as done at once. If the server refuses, the step becomes undone again. */
export function useCompleteStep(projectId: string) {
  const cache = useQueryClient()
  const { queryKey } = journeyQuery(projectId)
  return useOnce({
    mutationFn: async (stepId: JourneyStepId) => {
      unwrapMaybe(
        await supabase
          .from('journey_progress')
          .upsert(
            { project_id: projectId, step_id: stepId },
            { onConflict: 'project_id,step_id', ignoreDuplicates: true },
          ),
      )
    },
    onMutate: async stepId => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, (steps = []) => [...new Set([...steps, stepId])])
      return before
    },
    onError: (_error, _step, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}

export function useResetJourney(projectId: string) {
  const cache = useQueryClient()
  const { queryKey } = journeyQuery(projectId)
  return useOnce({
    mutationFn: async () => {
      unwrapMaybe(await supabase.from('journey_progress').delete().eq('project_id', projectId))
    },
    onSuccess: () => cache.setQueryData(queryKey, []),
    meta: { success: { title: 'Journey reset', text: 'You start again at the first step.' } },
  })
}
