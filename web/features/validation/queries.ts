import { queryOptions } from '@tanstack/react-query'
import type { ValidationItem } from '../../../contracts/journey-steps.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export type CompletedItem = { item: ValidationItem; data: Record<string, unknown> }

/** The validation items that the founder marked as complete, with their data. */
export const completedItemsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['validation', projectId],
    queryFn: async (): Promise<CompletedItem[]> => {
      const rows = unwrap(
        await supabase
          .from('validation_progress')
          .select('item, data')
          .eq('project_id', projectId)
          .eq('completed', true),
      )
      return rows as CompletedItem[]
    },
  })

export const validationQuery = (projectId: string) =>
  queryOptions({
    ...completedItemsQuery(projectId),
    select: (rows: CompletedItem[]): ValidationItem[] => rows.map(row => row.item),
  })
