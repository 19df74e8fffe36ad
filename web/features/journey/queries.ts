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

/** Reads whether the project has a forecast, a deck and a business plan. Their contents are not read. */
export const madeQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['made', projectId],
    queryFn: async () => {
      const isThere = async (table: 'forecasts' | 'decks' | 'business_plans') =>
        unwrap(await supabase.from(table).select('project_id').eq('project_id', projectId).limit(1)).length >
        0
      const [forecast, deck, plan] = await Promise.all([
        isThere('forecasts'),
        isThere('decks'),
        isThere('business_plans'),
      ])
      return { forecast, deck, plan }
    },
  })
