// A post that was sent and not answered yet. Where the page is left or reloaded meanwhile, the next one asks whether it
// arrived: if it did, nothing is left in the box; if not, its words are back.
import { z } from 'zod'
import { unwrapMaybe } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { supabase } from '../../lib/supabase.ts'

const shape = z.object({ id: z.string(), content: z.string() })
/** Of this page: nobody has to ask about these. */
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

/** Its words are in the box again, or nobody needs them. */
export const forgetSent = (userId: string) => keep(pathOf(userId), null)

/** The words that did not arrive, once. Offline nobody knows: the next visit asks again. */
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
