import { useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../contracts/database.generated.ts'
import type { ValidationItem } from '../../../contracts/journey-steps.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { type CompletedItem, completedItemsQuery } from './queries.ts'

type Completion = { projectId: string; item: ValidationItem; data: Record<string, unknown> }

/** Marks one of the three items as complete and saves its findings. */
export function useCompleteItem() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async ({ projectId, item, data }: Completion) => {
      unwrapMaybe(
        await supabase
          .from('validation_progress')
          .upsert({ project_id: projectId, item, completed: true, data: data as Json }),
      )
    },
    onSuccess: (_nothing, { projectId, item, data }) => {
      cache.setQueryData(completedItemsQuery(projectId).queryKey, (rows: CompletedItem[] = []) => [
        ...rows.filter(row => row.item !== item),
        { item, data },
      ])
    },
  })
}
