import type { ReactNode } from 'react'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import type { Bench } from '../../entities/bench.ts'

export type OpenCard = { id: string; draft: Readonly<Record<string, string>> | undefined }

/** What can be done in the talk without a model. */
export type Workshop = {
  /** Beside the greeting. */
  tiles: (bench: Bench) => ReactNode
  /** Where one writes. */
  card: (bench: Bench, card: OpenCard) => ReactNode
  /** Below an answer. */
  below: (bench: Bench, message: TalkMessage) => ReactNode
}
