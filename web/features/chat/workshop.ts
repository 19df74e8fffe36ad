import type { ReactNode } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type { Bench } from '../../entities/bench.ts'

export type OpenCard = { id: string; draft: Readonly<Record<string, string>> | undefined }

/** The calculators in a conversation, which work without a model. */
export type Workshop = {
  /** Returns the elements beside the greeting. */
  tiles: (bench: Bench) => ReactNode
  /** Returns the card that is shown instead of the text box. */
  card: (bench: Bench, card: OpenCard) => ReactNode
  /** Returns the elements below an answer. */
  below: (bench: Bench, message: TalkMessage) => ReactNode
}
