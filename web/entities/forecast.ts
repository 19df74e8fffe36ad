// The founder's forecast as it is kept, read by every page that shows a figure of it.
import { queryOptions } from '@tanstack/react-query'
import type { Json } from '../../contracts/database.generated.ts'
import { type ForecastModel, forecastModel } from '../../venture/forecast/model.ts'
import { unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type SavedForecast = { model: ForecastModel; version: number }

export const parseForecast = (row: { model: Json; version: number }): SavedForecast => ({
  model: forecastModel.parse(row.model),
  version: row.version,
})

export const forecastQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['forecast', projectId],
    queryFn: async (): Promise<SavedForecast | null> => {
      const row = unwrapMaybe(
        await supabase.from('forecasts').select('model, version').eq('project_id', projectId).maybeSingle(),
      )
      return row ? parseForecast(row) : null
    },
    // What is being worked on is newer than what a refresh would bring: two tabs are told apart when saving.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
