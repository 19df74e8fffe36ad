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

/** Whether there is a forecast, without reading it. */
export const hasForecastQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['has-forecast', projectId],
    queryFn: async () =>
      unwrap(await supabase.from('forecasts').select('project_id').eq('project_id', projectId).limit(1))
        .length > 0,
  })
