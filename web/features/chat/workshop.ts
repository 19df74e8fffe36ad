import type { ReactNode } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type { Bench } from '../../entities/bench.ts'

export type OpenCard = { id: string; draft: Readonly<Record<string, string>> | undefined }

/** The calculators in a conversation, which work without a model. */
export type Workshop = {
  /** Shown beside the greeting. */
  tiles: (bench: Bench) => ReactNode
  /** Shown instead of the text box. */
  card: (bench: Bench, card: OpenCard) => ReactNode
  /** Shown below an answer. */
  below: (bench: Bench, message: TalkMessage) => ReactNode
}
