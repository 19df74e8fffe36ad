// What a helper can do with a model: talk (prose, sentence by sentence, each one guarded), read (an object of a
// schema), and show what it made of it. Everything that is shown stays.
import type { z } from 'zod'
import type { Fact } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Ground } from './guards/ground.ts'
import type { StepName } from './prompts/steps.ts'

export type MindPrompt = { system: string; user: string; maxOutputTokens: number }

export type ReadPrompt<Value> = MindPrompt & {
  schema: z.ZodType<Value>
  /** Throws a `BarError` where code can see that it will not do: the model gets one chance to mend it. */
  check?: (value: Value) => void
}

/** The items of one array, handed on while the rest is still being written. */
export type Growing<Item> = { key: string; schema: z.ZodType<Item>; take: (item: Item) => void }

/** The parts of an object, each as soon as it is whole. */
export type Parted = { take: (name: string, value: unknown) => void }

/** Something the model may have looked up or computed by code. */
export type Tool = {
  name: string
  description: string
  input: z.ZodType
  /** What the founder reads while it is done. */
  label(input: unknown): string
  run(input: unknown): ToolAnswer | Promise<ToolAnswer>
}

/**
 * `detail` is for the founder, `numbers` are figures the answer may use from then on; where it says what they come
 * `from`, only if somebody gave that.
 */
export type ToolAnswer = {
  text: string
  detail?: string | undefined
  numbers?: readonly number[] | undefined
  from?: string | undefined
}

export type Acted = { text: string; steps: { label: string; detail: string | null }[] }

/** So many calls a turn. */
export const mostCalls = 6

export type Mind = {
  language: Language
  /** The founder's memory for the prompt, fenced; empty where nothing is known. */
  memory: string
  /** The same without how saved results ended: enough to read one answer. Absent: all of it. */
  remembered?: string
  /** Its facts by the names they have in it: F1, F2, … */
  known: ReadonlyMap<string, Fact>
  /** What waits for the founder's word, newest first. */
  proposed: readonly Fact[]
  /** What the older part of a long talk told. */
  recap: Recap | null
  talk: (prompt: MindPrompt, ground: Ground) => Promise<string>
  /** Talks, with tools it may call before. Null where its server takes none: then it can only talk. */
  act: (prompt: MindPrompt & { tools: readonly Tool[] }, ground: Ground) => Promise<Acted | null>
  read: <Value, Item>(prompt: ReadPrompt<Value>, growing?: Growing<Item> | Parted) => Promise<Value>
  show: (markdown: string) => void
  /** The parts of a long result that were shown, to go on from where it breaks off. */
  keep: (parts: Readonly<Record<string, unknown>>) => void
  step: (name: StepName) => void
  /** All that was shown so far. */
  shown: () => string
}
