import { useQueryClient } from '@tanstack/react-query'
import { refreshEvidence } from '../../entities/evidence.ts'
import { unwrap } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

type Link = { assumptionId: string; factId: string; bears: 'for' | 'against' | null }

/** Links a fact to an assumption, as evidence for or against it. Null removes the link. */
export function useLinkFact(projectId: string) {
  const cache = useQueryClient()
  const links = () => supabase.from('assumption_facts')
  return useOnce({
    mutationFn: async ({ assumptionId, factId, bears }: Link) => {
      if (bears === null) {
        unwrap(
          await links().delete().eq('assumption_id', assumptionId).eq('fact_id', factId).select('fact_id'),
        )
      } else {
        const row = { assumption_id: assumptionId, fact_id: factId, project_id: projectId, bears }
        const key = { onConflict: 'assumption_id,fact_id', ignoreDuplicates: true }
        unwrap(await links().upsert(row, key).select('fact_id'))
        unwrap(
          await links()
            .update({ bears })
            .eq('assumption_id', assumptionId)
            .eq('fact_id', factId)
            .select('fact_id'),
        )
      }
      await refreshEvidence(cache, projectId)
    },
    meta: { error: 'It could not be saved. Please try again.' },
  })
}
