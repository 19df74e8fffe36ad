// Which model answers this member, and which other models the member could use. Only the server can search for
// models.
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { FunctionRequest, FunctionResponse } from '../../../contracts/functions.ts'
import { callFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { saveMemberSettings } from '../member-settings.ts'

export type Minds = FunctionResponse<'member-key'>

export const mindsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-key', userId],
    queryFn: () => callFunction('member-key', { action: 'look' }),
    meta: { silent: true },
  })

/** Sends a request to the server and caches the answer. */
export function useAskMinds(userId: string, success?: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (request: FunctionRequest<'member-key'>) => callFunction('member-key', request),
    onSuccess: (minds, { action }) => {
      cache.setQueryData(mindsQuery(userId).queryKey, minds)
      if (action === 'set' && minds.key) return saveMemberSettings(cache, userId, { mind_offer: 'taken' })
      return undefined
    },
    meta: {
      ...(success && { success }),
      error: error =>
        error.code === 'invalid_input' || error.code === 'quota_exceeded'
          ? error.message
          : 'Could not ask the server. Please try again.',
    },
  })
}

const looking = 1500

/**
 * Searches for models. The server answers first and searches afterwards, so only a second request gets the result.
 */
export function useLookAround(userId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: async () => {
      await callFunction('member-key', { action: 'look' })
      await new Promise(resolve => setTimeout(resolve, looking))
      return callFunction('member-key', { action: 'look' })
    },
    onSuccess: minds => cache.setQueryData(mindsQuery(userId).queryKey, minds),
    meta: { error: 'Could not ask the server. Please try again.' },
  })
}

export function useAnswerOffer(userId: string) {
  const cache = useQueryClient()
  return useOnce({
    mutationFn: (mind_offer: 'declined' | 'taken') => saveMemberSettings(cache, userId, { mind_offer }),
    meta: { error: 'Could not save your choice. Please try again.' },
  })
}
