// What each helper of the co-founder is: one typed result that a model and the built-in playbook both fill.
import type { z } from 'zod'
import type { ConversationMessage } from '../contracts/conversation.ts'
import type { Understood } from '../contracts/facts.ts'
import type { HelperName } from '../contracts/outputs.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Alarm, Heard } from './harm/trip-wire.ts'
import type { Language } from './language/recognise.ts'

type PromptBase = {
  system: string
  /** What the founder and we said; always data, never instruction. Ends with a user message. */
  messages: ConversationMessage[]
  maxOutputTokens: number
}

/** The model writes Markdown that is streamed as it comes; `complete` makes the result of it. */
export type TextPrompt<Result> = PromptBase & { form: 'text'; complete: (text: string) => Result }

/** The model proposes an object of `schema`; `complete` computes the result. Build it with `objectPrompt`. */
export type ObjectPrompt<Result> = PromptBase & {
  form: 'object'
  schema: z.ZodType
  complete: (value: unknown) => Result
}

export type Prompt<Result> = TextPrompt<Result> | ObjectPrompt<Result>

/** `complete` may throw a `BarError`: the model then gets one chance to repair its answer. */
export class BarError extends Error {
  override name = 'BarError'
}

export function objectPrompt<Proposal, Result>(
  prompt: PromptBase & { schema: z.ZodType<Proposal>; complete: (proposal: Proposal) => Result },
): ObjectPrompt<Result> {
  return { ...prompt, form: 'object', complete: value => prompt.complete(prompt.schema.parse(value)) }
}

export function textPrompt<Result>(
  prompt: PromptBase & { complete: (text: string) => Result },
): TextPrompt<Result> {
  return { ...prompt, form: 'text' }
}

export type Helper<Input, Result> = {
  name: HelperName
  result: z.ZodType<Result>
  /** Everything the founder said or wrote for it: the trip-wire hears it before any answer is made. */
  heard: (input: Input) => Heard
  /** Its own form of an alarm, where it has one; otherwise the alarm's text is the answer. */
  onAlarm?: (input: Input, alarm: Alarm) => Result | null
  /** System text and messages for a model, and what becomes of its answer. */
  prompt: (input: Input) => Prompt<Result>
  /** The built-in answer: pure, synchronous, at most 50 ms for a conversation of 40 messages. */
  playbook: (input: Input) => Result
  /** Markdown for the page and for the saved output. */
  render: (result: Result) => string
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
}
