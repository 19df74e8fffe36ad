import { z } from 'zod'
import { BarError, type ObjectPrompt } from '../helper.ts'

export type Parsed<Result> = { ok: true; result: Result } | { ok: false; complaint: string }

/** The JSON in an answer, with or without a fence or words around it. */
function extractJson(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1]
  const body = fenced ?? text
  const start = body.search(/[[{]/)
  const end = Math.max(body.lastIndexOf('}'), body.lastIndexOf(']'))
  if (start < 0 || end <= start) throw new SyntaxError('no JSON in the answer')
  return JSON.parse(body.slice(start, end + 1))
}

/** Parses, checks and completes an answer; the complaint is written for the model that must repair it. */
export function parseObject<Result>(prompt: ObjectPrompt<Result>, text: string): Parsed<Result> {
  try {
    return { ok: true, result: prompt.complete(extractJson(text)) }
  } catch (error) {
    if (error instanceof z.ZodError) return { ok: false, complaint: z.prettifyError(error).slice(0, 2000) }
    if (error instanceof BarError) return { ok: false, complaint: error.message.slice(0, 2000) }
    if (error instanceof SyntaxError) return { ok: false, complaint: 'That was not valid JSON.' }
    throw error
  }
}

export function describeSchema(schema: z.ZodType): string {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}
