// Which question an answer asks, under one name for all helpers: what a caller needs to file the reply under it.
import type { Asked } from '../../contracts/conversation.ts'

export function askedOf(result: unknown): Asked | null {
  if (!result || typeof result !== 'object') return null
  const { dimension, field, topic, asks, question } = result as Record<string, unknown>
  // A question beside the lines, such as the mentor's, is about none of them.
  const about = dimension ?? field ?? topic ?? asks ?? 'open'
  return typeof about === 'string' && typeof question === 'string' && question !== ''
    ? { topic: about, question }
    : null
}
