// The question that our answer asks, in one form for all helpers. It shows what the reply belongs to.
import type { Asked } from '../../contracts/conversation.ts'

export function askedOf(result: unknown): Asked | null {
  if (!result || typeof result !== 'object') return null
  const { dimension, field, topic, asks, question } = result as Record<string, unknown>
  // If a question belongs to no question of a record (such as the mentor's), its topic is "open".
  const about = dimension ?? field ?? topic ?? asks ?? 'open'
  return typeof about === 'string' && typeof question === 'string' && question !== ''
    ? { topic: about, question }
    : null
}
