// Which question an answer asks, under one name for all helpers: what a caller needs to file the reply under it.
import type { Asked } from '../contracts/functions.ts'

export function askedOf(result: unknown): Asked | null {
  if (!result || typeof result !== 'object') return null
  const { dimension, field, topic, question } = result as Record<string, unknown>
  const about = dimension ?? field ?? topic
  return typeof about === 'string' && typeof question === 'string' && question !== ''
    ? { topic: about, question }
    : null
}
