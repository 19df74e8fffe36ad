import { queryOptions } from '@tanstack/react-query'
import type { ValidationItem } from '../../../contracts/journey.ts'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

export const validationQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['validation', projectId],
    queryFn: async (): Promise<ValidationItem[]> => {
      const rows = unwrap(
        await supabase
          .from('validation_progress')
          .select('item')
          .eq('project_id', projectId)
          .eq('completed', true),
      )
      return rows.map(row => row.item)
    },
  })
