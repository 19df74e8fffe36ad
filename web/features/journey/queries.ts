import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const journeyQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['journey', projectId],
    queryFn: async (): Promise<string[]> => {
      const rows = unwrap(
        await supabase.from('journey_progress').select('step_id').eq('project_id', projectId),
      )
      return rows.map(row => row.step_id)
    },
  })
