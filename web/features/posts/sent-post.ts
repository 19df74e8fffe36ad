// A post that was sent, but to which the server has not responded. If the member leaves the page, the next page
// checks whether the post was stored. If it was not, the text appears in the box again.
import { z } from 'zod'
import { unwrapMaybe } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { supabase } from '../../lib/supabase.ts'

const shape = z.object({ id: z.string(), content: z.string() })
/** The ids of posts that this page is sending. The code that sends a post also handles the response. */
const underWay = new Set<string>()

const pathOf = (userId: string) => [userId, '~sent-post']

export async function sendKept<Answer>(
  userId: string,
  sent: z.infer<typeof shape>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  keep(pathOf(userId), sent)
  underWay.add(sent.id)
  try {
    const answer = await send()
    forgetSent(userId)
    return answer
  } finally {
    underWay.delete(sent.id)
  }
}

/** Removes the stored text, because it is in the box again or no longer needed. */
export const forgetSent = (userId: string) => keep(pathOf(userId), null)

/**
 * Returns the text of a post that was not stored, and returns it only once. While offline, the page cannot know
 * whether the post was stored, so the next visit checks again.
 */
export async function takeLost(userId: string): Promise<string | null> {
  const sent = readKept(pathOf(userId), shape)
  if (!sent || underWay.has(sent.id)) return null
  underWay.add(sent.id)
  try {
    const row = unwrapMaybe(await supabase.from('posts').select('id').eq('id', sent.id).maybeSingle())
    forgetSent(userId)
    return row ? null : sent.content
  } catch {
    return null
  } finally {
    underWay.delete(sent.id)
  }
}
