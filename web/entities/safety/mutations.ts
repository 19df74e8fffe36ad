import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { AppError, toAppError, unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'

export type Reported = { kind: 'post' | 'comment' | 'message' | 'profile'; id: string }
export const reasonLabels = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  hate: 'Hate',
  fraud: 'Fraud or false claims',
  other: 'Something else',
} as const
export type Reason = keyof typeof reasonLabels

const again = { ignoreDuplicates: true } as const

export const mutesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['mutes', userId],
    queryFn: async () =>
      unwrap(
        await supabase
          .from('mutes')
          .select('id, word, muted:profiles!mutes_muted_id_fkey(id, full_name)')
          .order('created_at', { ascending: false }),
      ),
  })

/**
 * Blocks a member. Blocked members no longer see each other, so all queries are refetched. The profile is not
 * refetched, because the page leaves it.
 */
export function useBlock(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (otherId: string) =>
      unwrapMaybe(
        await supabase
          .from('blocks')
          .upsert(
            { blocker_id: userId, blocked_id: otherId },
            { onConflict: 'blocker_id,blocked_id', ...again },
          ),
      ),
    onSuccess: (_done, otherId) =>
      client.invalidateQueries({ predicate: ({ queryKey: [of, id] }) => of !== 'member' || id !== otherId }),
    meta: {
      success: { title: 'Blocked', text: 'Neither of you sees the other. You can undo it in Settings.' },
      error: 'Could not block this member. Please try again.',
    },
  })
}

export function useMute(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (otherId: string) =>
      unwrapMaybe(
        await supabase
          .from('mutes')
          .upsert({ user_id: userId, muted_id: otherId }, { onConflict: 'user_id,muted_id', ...again }),
      ),
    onSuccess: () => client.invalidateQueries(),
    meta: {
      success: { title: 'Muted', text: 'They will not notice. You can undo it in Settings.' },
      error: 'Could not mute this member. Please try again.',
    },
  })
}

export function useUnmute() {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (muteId: string) => unwrapMaybe(await supabase.from('mutes').delete().eq('id', muteId)),
    onSuccess: () => client.invalidateQueries(),
    meta: { success: 'No longer muted', error: 'Could not undo that. Please try again.' },
  })
}

export function useReport() {
  return useOnce({
    mutationFn: async ({ thing, reason, text }: { thing: Reported; reason: Reason; text: string }) => {
      const { error, status } = await supabase.from('reports').insert({
        post_id: thing.kind === 'post' ? thing.id : null,
        comment_id: thing.kind === 'comment' ? thing.id : null,
        message_id: thing.kind === 'message' ? thing.id : null,
        profile_id: thing.kind === 'profile' ? thing.id : null,
        reason,
        text: text.trim() || null,
      })
      if (!error) return { isKept: true }
      // The member has already reported this content, and no moderator has decided yet.
      if (error.code === '23505') return { isKept: false }
      throw status === 0 ? new AppError('network') : toAppError(error)
    },
    meta: {
      success: (report: unknown) =>
        (report as { isKept: boolean }).isKept
          ? { title: 'Reported', text: 'Thank you. A moderator will look at it.' }
          : {
              title: 'Already reported',
              text: 'Your first report is still with the moderators. This one was not added.',
            },
      error: 'Could not send the report. Please try again.',
    },
  })
}
