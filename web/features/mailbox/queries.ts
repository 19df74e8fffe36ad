import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOnce } from '../../lib/once.ts'
import { emptyMailbox, readMails } from './mailbox.ts'

export const mailsQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: readMails,
  // Read again every three seconds, because new mails may arrive while the page is open.
  refetchInterval: 3_000,
  meta: { silent: true },
})

export function useEmptyMailbox() {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: emptyMailbox,
    onSuccess: () => cache.setQueryData(mailsQuery.queryKey, []),
    meta: { success: 'The mailbox is empty', error: 'The mailbox could not be emptied' },
  })
}
