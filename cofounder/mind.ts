// What a helper can do with a model: talk (guarded sentences), read (an object of a schema), and show its result.
// Shown text is never taken back.
import type { z } from 'zod'
import type { Fact } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Ground } from './guards/ground.ts'
import type { StepName } from './prompts/steps.ts'

export type MindPrompt = { system: string; user: string; maxOutputTokens: number }

export type ReadPrompt<Value> = MindPrompt & {
  schema: z.ZodType<Value>
  /** Throws a `BarError` if code finds the answer unusable. The model gets one chance to correct it. */
  check?: (value: Value) => void
}

/** Passes on the items of one array while the rest is still being written. */
export type Growing<Item> = { key: string; schema: z.ZodType<Item>; take: (item: Item) => void }

/** Passes on each part of an object when it is complete. */
export type Parted = { take: (name: string, value: unknown) => void }

/** Something that code can look up or compute for the model. */
export type Tool = {
  name: string
  description: string
  input: z.ZodType
  /** The text the founder reads while the tool runs. */
  label(input: unknown): string
  run(input: unknown): ToolAnswer | Promise<ToolAnswer>
}

/**
 * `detail`: for the founder. `numbers`: figures the answer may use from then on; if `from` is set, only if somebody
 * said them.
 */
export type ToolAnswer = {
  text: string
  detail?: string | undefined
  numbers?: readonly number[] | undefined
  from?: string | undefined
}

export type Acted = { text: string; steps: { label: string; detail: string | null }[] }

/** The limit of tool calls per turn. */
export const mostCalls = 6

export type Mind = {
  language: Language
  /** The founder's memory for the prompt, fenced. Empty if nothing is known. */
  memory: string
  /** The memory without saved results, which is enough to read one answer. Missing: use the whole memory. */
  remembered?: string
  /** The memory's facts by their names: F1, F2, … */
  known: ReadonlyMap<string, Fact>
  /** Proposals that wait for the founder's confirmation, newest first. */
  proposed: readonly Fact[]
  /** The summary of the older part of a long conversation. */
  recap: Recap | null
  talk: (prompt: MindPrompt, ground: Ground) => Promise<string>
  /** Talks after optional tool calls. Null if the server has no tools: the model can then only talk. */
  act: (prompt: MindPrompt & { tools: readonly Tool[] }, ground: Ground) => Promise<Acted | null>
  read: <Value, Item>(prompt: ReadPrompt<Value>, growing?: Growing<Item> | Parted) => Promise<Value>
  show: (markdown: string) => void
  /** The shown parts of a long result, so that it can continue after a break. */
  keep: (parts: Readonly<Record<string, unknown>>) => void
  step: (name: StepName) => void
  /** Everything shown so far. */
  shown: () => string
}
