import { FunctionsHttpError } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { mailKind } from '../../../contracts/product-mail.ts'
import { toAppError } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Opening the link in a mail is enough; there is nothing to press. It is a query, because doing it twice has
 * the same effect as once. Null if the link is not ours.
 */
export const unsubscribeQuery = (signed: string) =>
  queryOptions({
    queryKey: ['unsubscribe', signed],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { data, error } = await supabase.functions.invoke(`product-mail/unsubscribe?${signed}`, {
        method: 'POST',
      })
      if (error instanceof FunctionsHttpError && error.context.status === 403) return null
      if (error) throw toAppError(error)
      return mailKind.parse(data.stopped)
    },
  })
