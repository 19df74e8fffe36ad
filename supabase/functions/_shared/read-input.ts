import type { z } from 'zod'
import { requestBytes } from '../../../contracts/functions.ts'
import { FunctionError } from './function-error.ts'
import { isSmallJson } from './json-shape.ts'

/** Reads the body as text. Throws if it has more than `most` bytes. */
export async function readText(request: Request, most = requestBytes): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new FunctionError('payload_too_large')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw new FunctionError('payload_too_large')
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return new TextDecoder().decode(whole)
}

/**
 * Returns the message for an invalid request. It names the field, unless the schema has a message of its own for
 * the mistake.
 */
function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'The request is not valid.'
  const path = issue.path.join('.')
  return issue.message.startsWith('Invalid') && path ? `${path}: ${issue.message}` : issue.message
}

/** Replaces half surrogate pairs and removes NUL, because no table accepts them. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value

export async function readInput<Input>(request: Request, schema: z.ZodType<Input>): Promise<Input> {
  const text = await readText(request)
  if (!isSmallJson(text)) throw new FunctionError('payload_too_large')
  let body: unknown
  try {
    body = text.trim() ? JSON.parse(text, wellFormed) : undefined
  } catch {
    throw new FunctionError('invalid_input', 'The request body is not valid JSON.')
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new FunctionError('invalid_input', describeIssue(parsed.error))
  return parsed.data
}
