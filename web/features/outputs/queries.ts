import { queryOptions } from '@tanstack/react-query'
import { outputEvents } from '../../entities/outputs.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const latestOutputsQuery = (projectId: string, limit: number) =>
  queryOptions({
    queryKey: ['latest-outputs', projectId, limit],
    queryFn: async () =>
      unwrap(
        await supabase
          .from('ai_outputs')
          .select('id, output_type, output_content, metadata, created_at')
          .eq('project_id', projectId)
          .order('created_at', { ascending: false })
          .limit(limit),
      ),
    meta: { changedBy: outputEvents, error: 'Failed to load AI history.' },
  })
