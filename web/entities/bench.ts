import type { TalkMessage } from '../../contracts/helper-session.ts'

/** The part of a conversation that a calculator card uses. The card works without a model. */
export type Bench = {
  projectId: string | null
  /** The storage path of unfinished figures. */
  path: readonly string[]
  isPending: boolean
  /** Shows a card instead of the text box. `draft` contains the figures that are filled in. */
  open: (card: string, draft?: Readonly<Record<string, string>>) => void
  /** If `isByKeyboard` is true, the text box gets the focus. */
  close: (isByKeyboard: boolean) => void
  /** Sends a question as a message. */
  ask: (text: string) => void
  /** Adds lines to the conversation without calling a model. */
  tell: (lines: readonly TalkMessage[]) => void
}
