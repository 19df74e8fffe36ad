import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { picturePath } from '../../../contracts/pictures.ts'
import { unwrap, unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { upload } from '../../lib/upload.ts'
import { type Story, withSeen } from './group-stories.ts'
import { storiesQuery } from './queries.ts'

export function useAddStory(userId: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const mutation = useOnce({
    mutationFn: async (file: Blob, id) => {
      const path = picturePath(userId, file.type)
      setProgress(0)
      await upload({ bucket: 'stories', path, file, onProgress: setProgress })
      const { error } = await supabase
        .from('stories')
        .upsert({ id, user_id: userId, image_url: path }, { onConflict: 'id', ignoreDuplicates: true })
      if (!error) return
      // If the story could not be saved, its picture is deleted, because nobody could see it.
      await supabase.storage.from('stories').remove([path])
      throw error
    },
    onSettled: () => setProgress(null),
    onSuccess: () => client.invalidateQueries(storiesQuery(userId)),
    meta: {
      success: { title: 'Story shared', text: 'Your followers see it for 24 hours.' },
      error: 'Failed to share your story',
    },
  })
  return { ...mutation, progress }
}

export function useDeleteStory(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (story: Story) => {
      unwrap(await supabase.from('stories').delete().eq('id', story.id).select('id').single())
      unwrap(await supabase.storage.from('stories').remove([story.path]))
    },
    onSettled: () => client.invalidateQueries(storiesQuery(userId)),
    meta: { success: 'Story deleted', error: 'Failed to delete your story' },
  })
}

/**
 * Marks a story as seen. If this fails, the only effect is that the ring keeps its colour, so the error is only
 * logged.
 */
export function useMarkSeen(userId: string) {
  const client = useQueryClient()
  return useOnce({
    mutationFn: async (storyId: string) =>
      unwrapMaybe(
        await supabase
          .from('story_views')
          .upsert(
            { story_id: storyId, viewer_id: userId },
            { onConflict: 'story_id,viewer_id', ignoreDuplicates: true },
          ),
      ),
    onMutate: storyId =>
      client.setQueryData(storiesQuery(userId).queryKey, groups => groups && withSeen(groups, storyId)),
    meta: { silent: true },
  })
}
