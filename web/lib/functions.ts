// All calls of functions, with and without streaming. The contract gives their types. The schemas are loaded when
// they are first used: every screen asks for the plan, but few screens stream and few calls fail.
import type { z } from 'zod'
import type { FunctionName, FunctionRequest, FunctionResponse } from '../../contracts/functions.ts'
import type { SessionCall } from '../../contracts/helper-session.ts'
import { sessionHeader } from '../../contracts/session-header.ts'
import { AppError, loaded, toAppError } from './errors.ts'
import { supabase } from './supabase.ts'
import { toldElsewhere } from './told-elsewhere.ts'

/** The text for a response of unknown shape. The open page may be older than the server. */
const unknownAnswer = 'This page does not understand the server’s answer. Reload it and try again.'

/**
 * `requestId` identifies the call: repeating the call with the same id returns the same answer. `session` is the
 * helper session that the call belongs to.
 */
type CallOptions = { signal?: AbortSignal; requestId?: string; session?: SessionCall | null }

export async function callFunction<Name extends FunctionName>(
  name: Name,
  request: FunctionRequest<Name>,
  options?: CallOptions,
): Promise<FunctionResponse<Name>> {
  return parsed(name, await askFunction(name, request, options))
}

/**
 * Returns the response without checking it, so that a call on every page loads no schemas. The caller checks the
 * response.
 */
export async function askFunction<Name extends FunctionName>(
  name: Name,
  request: FunctionRequest<Name>,
  { signal, ...call }: CallOptions = {},
): Promise<unknown> {
  const { data, error } = await supabase.functions.invoke(name, {
    body: request as object,
    headers: named(call),
    ...(signal && { signal }),
  })
  if (error) throw await explained(error)
  return data
}

type StreamOptions = CallOptions & {
  onText: (text: string) => void
  onStep?: (label: string) => void
}

/** Like `callFunction`, but reports text and steps as they arrive. Resolves with the same result. */
export async function streamFunction<Name extends FunctionName>(
  name: Name,
  request: FunctionRequest<Name>,
  { signal, onText, onStep, ...call }: StreamOptions,
): Promise<FunctionResponse<Name>> {
  const { data, error } = await supabase.functions.invoke(name, {
    body: request as object,
    headers: { Accept: 'text/event-stream', ...named(call) },
    ...(signal && { signal }),
  })
  if (error) throw await explained(error)
  const [{ streamEvent }, { EventSourceParserStream }] = await loaded(
    Promise.all([import('../../contracts/stream.ts'), import('eventsource-parser/stream')]),
  )
  const events = (data as Response).body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  if (!events) throw new AppError('network')
  for await (const { data: text } of readEach(events)) {
    const event = streamEvent.parse(JSON.parse(text))
    if (event.type === 'delta') onText(event.text)
    if (event.type === 'step') onStep?.(event.label)
    if (event.type === 'error') throw new AppError(event.error.code, event.error.message)
    if (event.type === 'result') return parsed(name, event.result)
  }
  // The connection was lost before the result arrived.
  throw new AppError('network')
}

/**
 * Checks the response of a function, so that a wrong shape causes an error here instead of a crash on a screen.
 */
async function parsed<Name extends FunctionName>(
  name: Name,
  answer: unknown,
): Promise<FunctionResponse<Name>> {
  const { functions } = await loaded(import('../../contracts/functions.ts'))
  const response: z.ZodType<unknown> = functions[name].response
  const known = response.safeParse(answer)
  if (known.success) return known.data as FunctionResponse<Name>
  const cause = new Error(`${name} did not answer as agreed`, { cause: known.error })
  throw new AppError('internal', unknownAnswer, null, { cause })
}

const named = ({ requestId, session }: CallOptions): Record<string, string> => ({
  ...(requestId && { 'x-request-id': requestId }),
  ...(session && { [sessionHeader]: JSON.stringify(session) }),
})

/** Reads a stream with a loop, because some browsers cannot iterate over streams. */
async function* readEach<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(toldElsewhere)
  }
}

/**
 * The error with the server's code and message. supabase-js stores the response of a failed call in the error's
 * `context`.
 */
async function explained(error: unknown): Promise<AppError> {
  const answer = (error as { context?: unknown }).context
  if (!(answer instanceof Response)) return toAppError((answer as unknown) ?? error)
  const body: unknown = await answer.json().catch(() => null)
  const { errorResponse, failureResponse } = await loaded(import('../../contracts/errors.ts'))
  const known = errorResponse.safeParse(body)
  if (known.success) return new AppError(known.data.error.code, known.data.error.message)
  const failed = failureResponse.safeParse(body)
  if (failed.success) return new AppError(failed.data.code, failed.data.error)
  return toAppError({ status: answer.status })
}
