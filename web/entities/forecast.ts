// The founder's saved forecast, for all pages that show one of its figures.
import { queryOptions } from '@tanstack/react-query'
import type { Json } from '../../contracts/database.generated.ts'
import { type ForecastModel, forecastModel } from '../../venture/forecast/model.ts'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type SavedForecast = { model: ForecastModel; version: number }

const parse = (row: { model: Json; version: number }): SavedForecast => ({
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
      return row ? parse(row) : null
    },
    // The forecast is never refetched automatically, because the forecast on the screen may be newer than the saved
    // one. Saving detects changes from another tab.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })

/**
 * Saves the first forecast of a project. If two tabs do this at once, the second tab continues with the forecast
 * of the first.
 */
export async function beginForecast(projectId: string, model: ForecastModel): Promise<SavedForecast> {
  const row = { project_id: projectId, model: model as Json }
  unwrap(
    await supabase
      .from('forecasts')
      .upsert(row, { onConflict: 'project_id', ignoreDuplicates: true })
      .select('version'),
  )
  return parse(
    unwrap(await supabase.from('forecasts').select('model, version').eq('project_id', projectId).single()),
  )
}

/**
 * Saves the forecast. Returns null if the `seen` version is outdated, because another tab or device has saved
 * since.
 */
export async function saveForecast(
  projectId: string,
  seen: number,
  model: ForecastModel,
  restoredFrom: number | null,
): Promise<number | null> {
  const rows = unwrap(
    await supabase
      .from('forecasts')
      .update({ model: model as Json, version: seen + 1, restored_from: restoredFrom })
      .eq('project_id', projectId)
      .eq('version', seen)
      .select('version'),
  )
  return rows[0]?.version ?? null
}

export async function deleteForecast(projectId: string): Promise<void> {
  unwrap(await supabase.from('forecasts').delete().eq('project_id', projectId).select('version'))
}

export type Revision = { version: number; saved_at: string; model: ForecastModel }

export const revisionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['forecast-revisions', projectId],
    queryFn: async (): Promise<Revision[]> => {
      const rows = unwrap(
        await supabase
          .from('forecast_revisions')
          .select('version, saved_at, model')
          .eq('project_id', projectId)
          .order('version', { ascending: false })
          .limit(40),
      )
      return rows.map(row => ({ ...row, model: forecastModel.parse(row.model) }))
    },
    staleTime: 0,
  })
