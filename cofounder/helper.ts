// The interface of a helper: one typed result that both a model and the built-in playbook produce.
import type { z } from 'zod'
import type { Understood } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { HelperName } from '../contracts/outputs.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Mind } from './mind.ts'
import type { Alarm, Heard } from './safety/trip-wire.ts'

/** If `complete` throws a `BarError`, the model gets one chance to correct its answer. */
export class BarError extends Error {
  override name = 'BarError'
}

/** `understood`: facts in the founder's last message, for confirmation. */
export type Thought<Result> = { result: Result; understood: Understood | null }

export type Helper<Input, Result> = {
  name: HelperName
  result: z.ZodType<Result>
  /** Everything the founder said or wrote. The trip-wire checks it before any answer is made. */
  heard: (input: Input) => Heard
  /** The helper's own form of an alarm. Without it, the alarm's text is the answer. */
  onAlarm?: (input: Input, alarm: Alarm) => Result | null
  /** How the helper works with a model: talk, read, show. Throws a `ModelError` if the model fails. */
  think: (input: Input, mind: Mind) => Promise<Thought<Result>>
  /** The answer without a model: pure, synchronous, at most 50 ms for a conversation of 40 messages. */
  playbook: (input: Input) => Result
  /** Markdown for the page and the saved output. */
  render: (result: Result) => string
  /** The answer is a whole document, so guided mode replaces all of it. */
  isReport?: true
  /** The helper itself tells the model a record: the open one of the problem validation, or its own. */
  tellsRecord?: 'open' | 'own'
  /** The facts in the founder's last message, if it answers one of our questions. */
  understood?: (input: Input) => Understood | null
}

/** Fields of every input, beside the helper's own. */
export type Dated = {
  /** Today's date (YYYY-MM-DD), so that next actions can have dates. */
  today: string
  /** The confirmed facts. Missing: the request had only messages, or no project. */
  memory?: Memory | null
  /** The language chosen in the settings. Missing: the language the founder writes. */
  language?: Language | null
  /** The number format of the page, if a form was sent. A conversation has it in its record. */
  locale?: string | null | undefined
  /** Parts of this result that were shown before it broke off. They stay, and the rest is written. */
  begun?: Readonly<Record<string, unknown>> | null
  /**
   * The summary of older turns. Null: none yet. Missing: the conversation is not stored, so the summary would not
   * be either.
   */
  recap?: Recap | null | undefined
  /** The result of the previous turn. Null: none. Missing: the conversation is not stored. */
  before?: unknown
  /** The last complete result, with null and missing as above. */
  shown?: unknown
}
