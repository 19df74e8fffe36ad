import { z } from 'zod'
import { BarError } from '../helper.ts'

/** `isShape`: it was no object of the schema; else code saw that it will not do. */
type Parsed<Result> = { ok: true; result: Result } | { ok: false; complaint: string; isShape: boolean }

/** Where the value that begins at `start` ends; -1 when it does not. */
export function endOf(text: string, start: number): number {
  let [depth, isString] = [0, false]
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isString) {
      if (letter === '\\') at++
      else if (letter === '"') isString = false
    } else if (letter === '"') isString = true
    else if (letter === '{' || letter === '[') depth++
    else if ((letter === '}' || letter === ']') && --depth === 0) return at + 1
  }
  return -1
}

/** An answer with more beginnings than this holds no object. */
const mostBraces = 100

/** The largest JSON object in an answer, with or without a fence, words or other braces around it. */
function extractJson(text: string): unknown {
  const body = text.replace(/^[\s\S]*<\/think>/, '')
  let best: { value: unknown; length: number } | null = null
  for (let start = body.indexOf('{'), tried = 0; start >= 0 && tried < mostBraces; tried++) {
    const end = endOf(body, start)
    const value = end > 0 ? tryParse(body.slice(start, end)) : undefined
    if (value !== undefined && end - start > (best?.length ?? 0)) best = { value, length: end - start }
    start = body.indexOf('{', value === undefined ? start + 1 : end)
  }
  if (!best) throw new SyntaxError('no JSON in the answer')
  return best.value
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses, checks and completes an answer; the complaint is written for the model that must repair it. */
export function parseObject<Result>(complete: (value: unknown) => Result, text: string): Parsed<Result> {
  try {
    return { ok: true, result: complete(extractJson(text)) }
  } catch (error) {
    if (error instanceof z.ZodError)
      return { ok: false, complaint: z.prettifyError(error).slice(0, 2000), isShape: true }
    if (error instanceof BarError)
      return { ok: false, complaint: error.message.slice(0, 2000), isShape: false }
    if (error instanceof SyntaxError)
      return { ok: false, complaint: 'That was not valid JSON.', isShape: true }
    throw error
  }
}

/** Shapes that occur more than once are written once, and nothing that no server looks at. */
export function describeSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
  })
  return described
}
