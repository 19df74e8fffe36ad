// What a helper can do with a model: talk, read, and show its result. Shown text is never removed.
import type { z } from 'zod'
import type { Fact } from '../contracts/facts.ts'
import type { Recap } from '../contracts/helper-session.ts'
import type { Memory } from '../venture/facts/memory.ts'
import type { Language } from '../venture/numbers/locale.ts'
import type { Ground } from './guards/ground.ts'
import type { StepName } from './prompts/steps.ts'

export type MindPrompt = { system: string; user: string; maxOutputTokens: number }

export type ReadPrompt<Value> = MindPrompt & {
  schema: z.ZodType<Value>
  /** Throws a `BarError` if the answer cannot be used. The model then gets one chance to correct it. */
  check?: (value: Value) => void
}

/** Receives each part ("lines") and each item of a list ("lines.0") when it is complete. */
export type Growing = { take: (name: string, value: unknown) => void }

export type Tool = {
  name: string
  description: string
  input: z.ZodType
  /** The text the founder reads while the tool runs. */
  label(input: unknown): string
  run(input: unknown): ToolAnswer | Promise<ToolAnswer>
}

/** `numbers`: figures that the answer may use. If `from` is set, they must be figures that somebody said. */
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
  memory: string
  /** The memory without saved results, enough for reading an answer. If missing, all of it is used. */
  remembered?: string
  known: ReadonlyMap<string, Fact>
  /** Proposals that wait for the founder's confirmation, newest first. */
  proposed: readonly Fact[]
  recap: Recap | null
  planned?: Memory['planned']
  talk: (prompt: MindPrompt, ground: Ground) => Promise<string>
  /** Talks, and may call tools first. Null if the server does not support tools. The model can then only talk. */
  act: (prompt: MindPrompt & { tools: readonly Tool[] }, ground: Ground) => Promise<Acted | null>
  read: <Value>(prompt: ReadPrompt<Value>, growing?: Growing) => Promise<Value>
  show: (markdown: string) => void
  /** Stores the parts of a long result that were shown. If the answer breaks off, it can continue after them. */
  keep: (parts: Readonly<Record<string, unknown>>) => void
  step: (name: StepName) => void
  shown: () => string
}
