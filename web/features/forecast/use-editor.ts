import { useQueryClient } from '@tanstack/react-query'
import type { ForecastModel } from '../../../venture/forecast/model.ts'
import { forecastQuery, type SavedForecast, saveForecast } from '../../entities/forecast.ts'
import { useVersionedEditor, type Versioned } from '../../entities/versioned-editor.ts'

const fromSaved = ({ model, version }: SavedForecast): Versioned<ForecastModel> => ({
  content: model,
  version,
})

export function useEditor(projectId: string, saved: SavedForecast) {
  const cache = useQueryClient()
  const { content: model, ...editor } = useVersionedEditor({
    saved: fromSaved(saved),
    save: (seen, content, restoredFrom) => saveForecast(projectId, seen, content, restoredFrom),
    read: async () => {
      const found = await cache.fetchQuery({ ...forecastQuery(projectId), staleTime: 0 })
      return found && fromSaved(found)
    },
    onSaved: ({ content, version }) => {
      const known: SavedForecast = { model: content, version }
      cache.setQueryData(forecastQuery(projectId).queryKey, known)
    },
    error: 'Could not save the forecast. Your changes are still here.',
  })
  return { ...editor, model }
}
