/** Serves `$SUPABASE_DIR/functions/<name>/index.ts` at `/functions/v1/<name>`, as the edge runtime of Supabase does. */
import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { settled } from '../background.ts'
import { DatabaseUnavailable } from '../database/database.ts'
import { CallerError, type IdentifyCaller } from '../http/caller.ts'
import { type Budget, networkOfRequest, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'
import { nameFunctionCall } from '../http/function-calls.ts'
import { currentRequest } from '../http/request-context.ts'
import type { Environment } from './deno-shim.ts'
import type { Call } from './messages.ts'
import { CallerPaused, createFunctionPool, type PoolOptions } from './pool.ts'
import { RunnerEnded } from './runner.ts'
import { limitedBody, TimeLimit } from './time-limit.ts'

/** The limits of simultaneous calls. A call counts until all of its work has stopped. */
const budget: Budget = { member: 8, address: 40 }

export type FunctionsOptions = {
  /** The folder `$SUPABASE_DIR/functions`. */
  readonly directory: string
  readonly identify: IdentifyCaller
  /** The variables for `Deno.env.get`: SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY … */
  readonly environment: () => Environment
  /** The settings `functions.<name>` of config.toml. */
  readonly functions?: Readonly<
    Record<string, { readonly verifyJwt?: boolean; readonly entrypoint?: string | undefined }>
  >
  /** If true, every call checks whether the files of the function have changed. */
  readonly mayReload?: boolean
  readonly timeLimitMs?: number
  /** Limits that replace the usual limits of the processes that run functions. */
  readonly pool?: PoolOptions
  readonly logError?: (error: unknown, requestId: string) => void
}

export type Functions = {
  readonly app: Hono
  warmUp(): void
  close(): Promise<void>
}

export function createFunctions(options: FunctionsOptions): Functions {
  const app = new Hono()
  const pool = createFunctionPool(options.pool)
  const timeLimitMs = options.timeLimitMs ?? 150_000
  const calls = createFairQueue({ width: 200, waitingPerCaller: 24, waiting: 200, waitMs: 10_000 })

  async function answer(c: Context) {
    const name = c.req.param('name') ?? ''
    const file = entryOf(options, name)
    if (!file) return c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    const asked = await whoCalls(c, options, name)
    if (asked instanceof Response) return asked

    const requestId = currentRequest()?.id ?? crypto.randomUUID()
    const { signal } = c.req.raw
    // Reads the whole body before the call takes a place, so that a slow upload does not block a place.
    const body = c.req.raw.body && new Uint8Array(await c.req.raw.arrayBuffer())
    const shares = sharesOf(asked.memberId, budget)
    const named = nameFunctionCall(asked.memberId)
    const call = callOf(c.req.raw, file, options, requestId, named.name)
    const leave = await calls
      .enter({ shares, signal })
      .catch((error: unknown) => refuseCall(error, requestId))
    if (leave instanceof Response) {
      named.end()
      return leave
    }
    const limit = new TimeLimit(timeLimitMs, signal)
    try {
      const task = { caller: shares[0].key, network: networkOfRequest(), call, body, signal: limit.signal }
      // If the caller disconnects, the call still counts until the function has stopped.
      const response = pool.call(task, () => {
        named.end()
        leave()
      })
      const onError = (error: unknown) => options.logError?.(error, requestId)
      const answered = limitedBody(await limit.race(response), limit, onError)
      // The reply to HEAD has no reader. Its body is cancelled, because an unread body would keep the place of the
      // call.
      if (c.req.method === 'HEAD' && answered.body) void settled(answered.body.cancel())
      return answered
    } catch (error) {
      limit.end()
      if (error === limit.reason) return failure(504, 'The function took too long.', requestId)
      const isOurs = !(error instanceof CallerPaused || error instanceof QueueFull)
      if (isOurs && !signal.aborted) options.logError?.(error, requestId)
      return failureOf(error, requestId)
    }
  }

  app.all('/:name', answer)
  app.all('/:name/*', answer)
  app.notFound(c => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404))
  return {
    app,
    warmUp: () => pool.warm(globSync(join(options.directory, '[!_]*/index.ts')).sort()),
    close: () => pool.close(),
  }
}

function entryOf({ directory, functions }: FunctionsOptions, name: string): string | null {
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return null
  const entrypoint = functions?.[name]?.entrypoint
  // config.toml names entry points relative to its own folder, which is the parent of `functions`.
  const file = entrypoint ? resolve(directory, '..', entrypoint) : join(directory, name, 'index.ts')
  return existsSync(file) ? file : null
}

async function whoCalls(
  c: Context,
  options: FunctionsOptions,
  name: string,
): Promise<Response | { memberId: string | null }> {
  // A Request cannot have the method TRACE, so TRACE is refused here.
  if (c.req.method === 'TRACE') return c.json({ code: 405, message: 'Method not allowed' }, 405)
  const isOpen = options.functions?.[name]?.verifyJwt === false
  if (isOpen || c.req.method === 'OPTIONS') return { memberId: null }
  const authorization = c.req.header('authorization')
  if (!authorization) return c.json({ code: 401, message: 'Missing authorization header' }, 401)
  try {
    const { userId } = await options.identify({ apiKey: c.req.header('apikey'), authorization })
    return { memberId: userId }
  } catch (error) {
    if (error instanceof CallerError) return c.json({ code: 401, message: 'Invalid JWT' }, 401)
    if (error instanceof DatabaseUnavailable) {
      const requestId = currentRequest()?.id ?? ''
      return failure(503, 'The server is busy for a moment.', requestId, error.retryAfterSeconds)
    }
    throw error
  }
}

/** Returns the call in the form that a runner expects. The function sees its path as `/<name>/…`. */
function callOf(
  request: Request,
  file: string,
  options: FunctionsOptions,
  requestId: string,
  token: string,
): Call {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/functions\/v1/, '')
  const headers = new Headers(request.headers)
  headers.set('X-Request-Id', requestId)
  return {
    token,
    file,
    mayReload: options.mayReload ?? false,
    environment: options.environment(),
    url: url.href,
    method: request.method,
    headers: [...headers],
  }
}

function refuseCall(error: unknown, requestId: string): Response {
  if (!(error instanceof QueueFull)) throw error
  const message = 'Too many calls at a time. Please try again in a moment.'
  return Response.json(
    { error: { code: 'quota_exceeded', message, requestId } },
    { status: 429, headers: { 'Retry-After': '5' } },
  )
}

function failureOf(error: unknown, requestId: string): Response {
  if (error instanceof Error && error.name === 'ImportError') {
    return Response.json({ code: 'BOOT_ERROR', message: error.message }, { status: 503 })
  }
  if (error instanceof QueueFull) return refuseCall(error, requestId)
  if (error instanceof CallerPaused) {
    return failure(503, `${error.message} Please try again later.`, requestId, error.retryAfterSeconds)
  }
  if (error instanceof RunnerEnded) {
    const isTheirs = error.why === 'processor' || error.why === 'memory'
    const why = isTheirs
      ? 'This took too much of the processor or of memory.'
      : 'The function was interrupted.'
    return failure(503, `${why} Please try again in a moment.`, requestId, error.retryAfterSeconds)
  }
  return failure(500, 'An error occurred. Please try again later.', requestId)
}

function failure(
  status: 500 | 503 | 504,
  message: string,
  requestId: string,
  retryAfterSeconds?: number,
): Response {
  const headers = new Headers(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {})
  return Response.json({ error: { code: 'internal', message, requestId } }, { status, headers })
}
