// The question that an answer asks, under one name for all helpers, so that the reply can be filed under it.
import type { Asked } from '../../contracts/conversation.ts'

export function askedOf(result: unknown): Asked | null {
  if (!result || typeof result !== 'object') return null
  const { dimension, field, topic, asks, question } = result as Record<string, unknown>
  // A free question, such as the mentor's, belongs to no line.
  const about = dimension ?? field ?? topic ?? asks ?? 'open'
  return typeof about === 'string' && typeof question === 'string' && question !== ''
    ? { topic: about, question }
    : null
}
