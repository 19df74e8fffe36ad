import { useQueryClient } from '@tanstack/react-query'
import type { OutputType } from '../../../contracts/outputs.ts'
import { tell } from '../../entities/events.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { useSession } from '../../lib/session.ts'
import { deleteWhileLeaving, supabase } from '../../lib/supabase.ts'
import { doUnlessUndone } from '../../lib/undoable.ts'

/** Deletes an output after ten seconds, so that the founder can undo the deletion. */
export function useDeleteOutput(): (id: string) => void {
  const cache = useQueryClient()
  const token = useSession()?.access_token
  const options = {
    mutationFn: async (id: string) => {
      unwrapMaybe(await supabase.from('ai_outputs').delete().eq('id', id))
    },
    onSuccess: () => tell(cache, 'output deleted'),
    meta: {
      success: { title: 'Deleted', text: 'AI output deleted successfully.' },
      error: 'Failed to delete AI output.',
    },
  }
  return id =>
    doUnlessUndone(id, {
      // The mutation is built directly in the mutation cache, because the component with the list may be gone after
      // ten seconds.
      run: () => cache.getMutationCache().build(cache, options).execute(id),
      runWhileLeaving: () => deleteWhileLeaving('ai_outputs', id, token),
    })
}

/** Deletes all outputs of the project, or those of some types. */
export function useClearOutputs(projectId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async (types: readonly OutputType[] | null) => {
      const all = supabase.from('ai_outputs').delete().eq('project_id', projectId)
      unwrapMaybe(await (types ? all.in('output_type', [...types]) : all))
    },
    onSuccess: () => tell(cache, 'output deleted'),
    meta: { success: 'History Cleared', error: 'Failed to delete AI history.' },
  })
}
