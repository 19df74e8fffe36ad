// The interface of a helper. A model and the code without a model (the playbook) give the same typed result.
import type { z } from 'zod'
import type { Understood } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { HelperName } from '../contracts/outputs.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Mind } from './mind.ts'
import type { Alarm, Heard } from './safety/trip-wire.ts'

/** Code finds the model's answer unusable. The model can then correct its answer once. */
export class BarError extends Error {
  override name = 'BarError'
}

/** `understood`: the facts in the founder's last message, for confirmation. */
export type Thought<Result> = { result: Result; understood: Understood | null }

export type Helper<Input, Result> = {
  name: HelperName
  result: z.ZodType<Result>
  /** All words of the founder. The safety check reads them before any answer is made. */
  heard: (input: Input) => Heard
  /** The alarm in the helper's own form. Without it, the answer is the alarm's text. */
  onAlarm?: (input: Input, alarm: Alarm) => Result | null
  /** The answer with a model: it talks, reads and shows. Throws a `ModelError` if the model fails. */
  think: (input: Input, mind: Mind) => Promise<Thought<Result>>
  /** The answer without a model: pure, synchronous, in at most 50 ms for a conversation of 40 messages. */
  playbook: (input: Input) => Result
  /** The result as Markdown, for the page and the saved output. */
  render: (result: Result) => string
  /** Whether the answer is a whole document. Guided mode then replaces all of it. */
  isReport?: true
  /** The helper's own prompt contains a record: the open one of the problem validation, or its own. */
  tellsRecord?: 'open' | 'own'
  /** The facts in the founder's last message, if it answers one of our questions. */
  understood?: (input: Input) => Understood | null
}

/** Fields of every input, besides the helper's own fields. */
export type Dated = {
  /** Today's date (YYYY-MM-DD), so that next actions can have dates. */
  today: string
  /** The confirmed facts. Missing if the request had only messages, or no project. */
  memory?: Memory | null
  /** The language from the settings. If it is missing, the language in which the founder writes. */
  language?: Language | null
  /** The number format of the page, if a form was sent. The record of a conversation stores it. */
  locale?: string | null | undefined
  /** Parts of this result that were shown before a break. They stay, and only the rest is written. */
  begun?: Readonly<Record<string, unknown>> | null
  /** The summary of older turns. Null if there is none yet. Missing if the conversation is not stored. */
  recap?: Recap | null | undefined
  /** The result of the previous turn. Null if there is none. Missing if the conversation is not stored. */
  before?: unknown
  /** The last complete result. Null and missing have the same meaning as above. */
  shown?: unknown
}
