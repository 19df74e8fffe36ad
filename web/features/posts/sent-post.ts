// A post that was sent but not answered yet. If the page is left meanwhile, the next page asks whether it
// arrived: if so, the box stays empty; if not, its text returns.
import { z } from 'zod'
import { unwrapMaybe } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { supabase } from '../../lib/supabase.ts'

const shape = z.object({ id: z.string(), content: z.string() })
/** Posts sent from this page. No other code needs to ask about them. */
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

/** The text is in the box again, or nobody needs it. */
export const forgetSent = (userId: string) => keep(pathOf(userId), null)

/**
 * Returns, once, the text of a post that did not arrive. Offline this is unknown, so the next visit asks
 * again.
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
