import { z } from 'zod'
import { BarError } from '../helper.ts'

/** `isShape`: the text is not an object of the schema. Otherwise, the code rejected what the object contains. */
type Parsed<Result> = { ok: true; result: Result } | { ok: false; complaint: string; isShape: boolean }

/** The end of the value that begins at `start`. -1 if the value has no end. */
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

/** If an answer has more opening braces than this, no object is searched in it. */
const mostBraces = 100

/** Finds the largest JSON object in an answer. It may be in a code block, and there may be text around it. */
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

/** The JSON Schema for a model. Repeated parts are written once, and unused keywords are left out. */
export function describeSchema(schema: z.ZodType): object {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
  })
  return described
}
