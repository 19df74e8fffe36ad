// What a helper can do with a model: talk (in checked sentences), read (an object with a schema), and show its
// result. Text that was shown is never removed.
import type { z } from 'zod'
import type { Fact } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Ground } from './guards/ground.ts'
import type { StepName } from './prompts/steps.ts'

export type MindPrompt = { system: string; user: string; maxOutputTokens: number }

export type ReadPrompt<Value> = MindPrompt & {
  schema: z.ZodType<Value>
  /** Throws a `BarError` if the answer cannot be used. The model then gets one chance to correct it. */
  check?: (value: Value) => void
}

/** Passes on each item of a list as soon as it is complete, while the model still writes the others. */
export type Growing<Item> = { key: string; schema: z.ZodType<Item>; take: (item: Item) => void }

/** Passes on each part of an object as soon as it is complete. */
export type Parted = { take: (name: string, value: unknown) => void }

/** A function that the model can call to look up or compute something. */
export type Tool = {
  name: string
  description: string
  input: z.ZodType
  /** The text the founder reads while the tool runs. */
  label(input: unknown): string
  run(input: unknown): ToolAnswer | Promise<ToolAnswer>
}

/**
 * `detail`: a text for the founder. `numbers`: figures that the answer may use from now on. If `from` is set, they
 * must be figures that somebody said.
 */
export type ToolAnswer = {
  text: string
  detail?: string | undefined
  numbers?: readonly number[] | undefined
  from?: string | undefined
}

export type Acted = { text: string; steps: { label: string; detail: string | null }[] }

/** The highest number of tool calls in one turn. */
export const mostCalls = 6

export type Mind = {
  language: Language
  /** The founder's memory for the prompt, marked as data. Empty if nothing is known. */
  memory: string
  /**
   * The memory without saved results. This is enough for reading an answer. If it is missing, the whole memory is
   * used.
   */
  remembered?: string
  /** The facts in the memory, by their names: F1, F2, … */
  known: ReadonlyMap<string, Fact>
  /** Proposals that wait for the founder's confirmation, newest first. */
  proposed: readonly Fact[]
  /** The summary of the older part of a long conversation. */
  recap: Recap | null
  talk: (prompt: MindPrompt, ground: Ground) => Promise<string>
  /** Talks, and may call tools first. Null if the server does not support tools. The model can then only talk. */
  act: (prompt: MindPrompt & { tools: readonly Tool[] }, ground: Ground) => Promise<Acted | null>
  read: <Value, Item>(prompt: ReadPrompt<Value>, growing?: Growing<Item> | Parted) => Promise<Value>
  show: (markdown: string) => void
  /** Stores the parts of a long result that were shown. If the answer breaks off, it can continue after them. */
  keep: (parts: Readonly<Record<string, unknown>>) => void
  step: (name: StepName) => void
  /** Returns everything that was shown so far. */
  shown: () => string
}
