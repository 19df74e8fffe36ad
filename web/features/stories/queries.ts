import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { groupStories } from './group-stories.ts'

const columns = 'id, user_id, image_url, created_at, views:story_views(viewer_id)' as const
const person = 'id, full_name, avatar_url' as const
const most = 200

/**
 * The stories of the last 24 hours from the member and followed members, grouped by person, the member's own
 * first.
 */
export const storiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stories', userId],
    queryFn: async () => {
      const [own, followed] = await Promise.all([
        supabase
          .from('stories')
          .select(`${columns}, author:profiles!stories_user_id_fkey(${person})`)
          .eq('user_id', userId)
          .order('created_at')
          .limit(most),
        supabase
          .from('stories')
          .select(
            `${columns}, author:profiles!stories_user_id_fkey!inner(${person}, followers:follows!follows_following_id_fkey!inner(follower_id))`,
          )
          .eq('author.followers.follower_id', userId)
          .order('created_at', { ascending: false })
          .limit(most),
      ])
      return groupStories([...unwrap(own), ...unwrap(followed).reverse()], userId)
    },
    refetchInterval: 5 * 60_000,
    meta: { changedBy: ['member followed', 'member unfollowed'] },
  })

const signedFor = 60 * 60

/** The picture of a story in the size of a screen. Only members can read it. */
export const storyImageQuery = (path: string) =>
  queryOptions({
    queryKey: ['story-image', path],
    queryFn: async () => {
      const { signedUrl } = unwrap(
        await supabase.storage
          .from('stories')
          .createSignedUrl(path, signedFor, { transform: { width: 1080, height: 1920, resize: 'contain' } }),
      )
      return signedUrl
    },
    staleTime: (signedFor - 600) * 1000,
  })
