import type { TalkMessage } from '../../contracts/helper-session.ts'

/** What a conversation offers to a card that works in it without a model. */
export type Bench = {
  projectId: string | null
  /** Where unfinished figures are kept. */
  path: readonly string[]
  isPending: boolean
  /** Opens a card in the place of the text box. `draft` fills in these figures. */
  open: (card: string, draft?: Readonly<Record<string, string>>) => void
  /** `isByKeyboard`: the text box then gets the focus. */
  close: (isByKeyboard: boolean) => void
  /** Sends a question in words. */
  ask: (text: string) => void
  /** Adds lines to the conversation without calling a model. */
  tell: (lines: readonly TalkMessage[]) => void
}
