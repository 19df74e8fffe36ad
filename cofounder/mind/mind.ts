// What a helper can do with a model: talk (prose, sentence by sentence, each one guarded), read (an object of a
// schema), and show what it made of it. Everything that is shown stays.
import type { z } from 'zod'
import type { Language } from '../language/recognise.ts'
import type { Ground } from './ground.ts'

export type MindPrompt = { system: string; user: string; maxOutputTokens: number }

export type ReadPrompt<Value> = MindPrompt & {
  schema: z.ZodType<Value>
  /** Throws a `BarError` where code can see that it will not do: the model gets one chance to mend it. */
  check?: (value: Value) => void
}

/** The items of one array, handed on while the rest is still being written. */
export type Growing<Item> = { key: string; schema: z.ZodType<Item>; take: (item: Item) => void }

export type Mind = {
  language: Language
  /** The founder's memory for the prompt, fenced; empty where nothing is known. */
  memory: string
  talk: (prompt: MindPrompt, ground: Ground) => Promise<string>
  read: <Value, Item>(prompt: ReadPrompt<Value>, growing?: Growing<Item>) => Promise<Value>
  show: (markdown: string) => void
  step: (label: string) => void
  /** All that was shown so far. */
  shown: () => string
}
