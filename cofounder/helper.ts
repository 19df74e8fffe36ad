// What each helper of the co-founder is: one typed result that a model and the built-in playbook both fill.
import type { z } from 'zod'
import type { Understood } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { HelperName } from '../contracts/outputs.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Mind } from './mind.ts'
import type { Alarm, Heard } from './safety/trip-wire.ts'

/** `complete` may throw a `BarError`: the model then gets one chance to repair its answer. */
export class BarError extends Error {
  override name = 'BarError'
}

/** `understood`: what the founder's last message told, as facts to confirm. */
export type Thought<Result> = { result: Result; understood: Understood | null }

export type Helper<Input, Result> = {
  name: HelperName
  result: z.ZodType<Result>
  /** Everything the founder said or wrote for it: the trip-wire hears it before any answer is made. */
  heard: (input: Input) => Heard
  /** Its own form of an alarm, where it has one; otherwise the alarm's text is the answer. */
  onAlarm?: (input: Input, alarm: Alarm) => Result | null
  /** How it works with a model: talking, reading, showing what it made. Throws a `ModelError` where it cannot. */
  think: (input: Input, mind: Mind) => Promise<Thought<Result>>
  /** The built-in answer: pure, synchronous, at most 50 ms for a conversation of 40 messages. */
  playbook: (input: Input) => Result
  /** Markdown for the page and for the saved output. */
  render: (result: Result) => string
  /** Its answer is a document of its own: where guided mode takes over, that is the whole of it. */
  isReport?: true
  /** It tells the model itself what the open record of the problem validation holds. */
  tellsRecord?: true
  /** What the founder's last message told, where it answered a question of ours. */
  understood?: (input: Input) => Understood | null
}

/** What every input carries beside what its helper asks for. */
export type Dated = {
  /** The day it is asked on (YYYY-MM-DD), so that next actions can have a day. */
  today: string
  /** What the founder has confirmed about the venture. None: called with messages only, or without a project. */
  memory?: Memory | null
  /** The language the founder has chosen in the settings. None: the one they write in. */
  language?: Language | null
  /** How the page writes figures, where a form is sent; a talk says it with its record. */
  locale?: string | null | undefined
  /** Parts of this very result that were read before it broke off, by name: they stand, and the rest is written. */
  begun?: Readonly<Record<string, unknown>> | null
  /** What the older part of the talk told; null: nothing yet. None: the talk is kept nowhere, and so would this be. */
  recap?: Recap | null | undefined
  /** The result of the turn before; null: there was none. None: the talk is kept nowhere. */
  before?: unknown
  /** The last result that is no turn, in the same way. */
  shown?: unknown
}
