import { FunctionsHttpError } from '@supabase/supabase-js'
import { toAppError } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Deletes the account through a mail link, because a suspended member cannot sign in. `refused`: the link was
 * used before, is too old, or its signature is not valid.
 */
export function useDeleteByLink(signed: string) {
  return useOnce({
    mutationFn: async (): Promise<'deleted' | 'refused'> => {
      const path = `product-mail/delete-account?${signed}`
      const { error } = await supabase.functions.invoke(path, { method: 'POST' })
      const isRefused = error instanceof FunctionsHttpError && [403, 404].includes(error.context.status)
      if (isRefused) return 'refused'
      if (error) throw toAppError(error)
      return 'deleted'
    },
    meta: {
      error: {
        title: 'Error deleting account',
        text: 'Your account could not be deleted. Please try again.',
      },
    },
  })
}
