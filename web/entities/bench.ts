import type { TalkMessage } from '../../contracts/helper-session.ts'

/** What a talk offers to a card that works in it without a model. */
export type Bench = {
  projectId: string | null
  /** Where unfinished figures are kept. */
  path: readonly string[]
  isPending: boolean
  /** Opens a card where one writes; `draft`: with these figures in it. */
  open: (card: string, draft?: Readonly<Record<string, string>>) => void
  /** `isByKeyboard`: then one goes on writing. */
  close: (isByKeyboard: boolean) => void
  /** Asks in words. */
  ask: (text: string) => void
  /** Puts lines into the talk. Nobody is called. */
  tell: (lines: readonly TalkMessage[]) => void
}
