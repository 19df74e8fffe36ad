// Replies that people wrote as if they were a model, one for each kind of call. Some are like those of a strong,
// honest model, and others are like those of a small model.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { helperName } from '../../contracts/outputs.ts'

/** For each kind of call, a phrase that only its prompt contains. */
const calls = {
  read: 'You read one answer of a founder',
  explain: 'You explain the verdict',
  report: 'You explain the comparison',
  whole: 'You read what a founder said about rivals',
  canvas: 'The canvas was drawn by code',
  pitches: 'Code puts three pitches together',
  market: 'You research a market',
  segments: 'You find the three customer segments',
  insights: 'You read what a founder has completed',
} as const

export type Call = keyof typeof calls | 'talk'

export function callOf(system: string): Call {
  const found = (Object.keys(calls) as (keyof typeof calls)[]).find(call => system.includes(calls[call]))
  return found ?? 'talk'
}

const recorded = z.array(
  z.object({
    name: z.string(),
    helper: helperName,
    body: z.unknown(),
    answers: z.record(z.string(), z.unknown()),
    expect: z.object({
      kind: z.string().nullable().optional(),
      topic: z.string().optional(),
      verdict: z.string().optional(),
      facts: z.number().optional(),
      rivals: z.array(z.string()).optional(),
      /** Text of the reply that must reach the founder. */
      keeps: z.string().optional(),
      /** Texts of the reply that must not reach the founder. */
      drops: z.array(z.string()).optional(),
      /** True if guided mode must take over this turn. */
      guided: z.boolean().optional(),
    }),
  }),
)
export type Recorded = z.infer<typeof recorded>[number]

export async function readRecorded(name: 'strong' | 'weak'): Promise<Recorded[]> {
  return recorded.parse(JSON.parse(await readFile(`tests/founders/recorded/${name}.json`, 'utf8')))
}

/** Returns the recorded reply to a request. A text stays unchanged, an object becomes JSON. */
export function replyTo({ answers }: Recorded, system: string): string {
  const given = answers[callOf(system)]
  return typeof given === 'string' ? given : JSON.stringify(given ?? {})
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the sentences that the model wrote for the founder. Notes, and input for calculations, are left out. */
export function sentencesIn({
  answers: { read: _read, whole: _whole, market: _market, ...written },
}: Recorded): string[] {
  return stringsOf(written).filter(text => words(text).length > 4)
}

export function wordsMissing(sentence: string, text: string): string[] {
  const seen = new Set(words(text))
  return words(sentence).filter(word => !seen.has(word))
}
