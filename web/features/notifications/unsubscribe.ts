import { FunctionsHttpError } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { mailKind } from '../../../contracts/product-mail.ts'
import { toAppError } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Ends a kind of mail as soon as the member opens the link from a mail. It is a query, because repeating it
 * changes nothing. Returns null if the link's signature is not valid.
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
