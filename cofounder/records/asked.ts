// The question that our answer asks, in one form for all helpers. The founder's reply is assigned to it.
import type { Asked } from '../../contracts/conversation.ts'

export function askedOf(result: unknown): Asked | null {
  if (!result || typeof result !== 'object') return null
  const { dimension, field, topic, asks, question } = result as Record<string, unknown>
  // A free question, such as the mentor's, belongs to no question of a record.
  const about = dimension ?? field ?? topic ?? asks ?? 'open'
  return typeof about === 'string' && typeof question === 'string' && question !== ''
    ? { topic: about, question }
    : null
}
