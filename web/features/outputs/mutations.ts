import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputType } from '../../../contracts/outputs.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { refreshOutputs } from '../../lib/saved-outputs.ts'
import { supabase } from '../../lib/supabase.ts'

export function useDeleteOutput(projectId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      unwrapMaybe(await supabase.from('ai_outputs').delete().eq('id', id))
    },
    onSuccess: () => refreshOutputs(cache, projectId),
    meta: {
      success: { title: 'Deleted', text: 'AI output deleted successfully.' },
      error: 'Failed to delete AI output.',
    },
  })
}

/** All outputs of the project, or those of some types. */
export function useClearOutputs(projectId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (types: readonly OutputType[] | null) => {
      const all = supabase.from('ai_outputs').delete().eq('project_id', projectId)
      unwrapMaybe(await (types ? all.in('output_type', [...types]) : all))
    },
    onSuccess: () => refreshOutputs(cache, projectId),
    meta: { success: 'History Cleared', error: 'Failed to delete AI history.' },
  })
}
