// The one way to call a function, typed by the contract, as a whole or as a stream. The schemas load at their
// first use, because every screen asks for the plan, but few of them stream and few calls fail.
import type { z } from 'zod'
import type { FunctionName, FunctionRequest, FunctionResponse } from '../../contracts/functions.ts'
import type { SessionCall } from '../../contracts/helper-session.ts'
import { sessionHeader } from '../../contracts/session-header.ts'
import { AppError, loaded, toAppError } from './errors.ts'
import { supabase } from './supabase.ts'
import { toldElsewhere } from './told-elsewhere.ts'

/** An open tab may be older than the server. */
const unknownAnswer = 'This page does not understand the server’s answer. Reload it and try again.'

/**
 * `requestId` names the call: if it is sent again with the same id, the server gives the same answer.
 * `session` names the working session it belongs to.
 */
type CallOptions = { signal?: AbortSignal; requestId?: string; session?: SessionCall | null }

export async function callFunction<Name extends FunctionName>(
  name: Name,
  request: FunctionRequest<Name>,
  options?: CallOptions,
): Promise<FunctionResponse<Name>> {
  return parsed(name, await askFunction(name, request, options))
}

/** Returns the answer unchecked, for a call that every page makes. The caller checks its shape. */
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

/**
 * Like `callFunction`, and reports words and steps as they come. Resolves with the same result as the plain
 * call.
 */
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
  // The connection broke before the end.
  throw new AppError('network')
}

/** Checks every answer of a function: a wrong shape is an error here, not a crash on some screen. */
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

/** Some browsers cannot iterate streams yet. */
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
 * supabase-js keeps the answer of a failed call beside its error. Our answer has a code and a message for
 * people.
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
