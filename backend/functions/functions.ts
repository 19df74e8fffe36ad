/** Serves `$SUPABASE_DIR/functions/<name>/index.ts` at `/functions/v1/<name>`, as Supabase's edge runtime does. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { CallerError, type IdentifyCaller } from '../http/caller.ts'
import { type Budget, sharesOf } from '../http/caller-shares.ts'
import { createFairQueue, QueueFull } from '../http/fair-queue.ts'
import { currentRequest } from '../http/request-context.ts'
import { type Environment, withEnvironment } from './deno-shim.ts'
import { ImportError, loadFunction } from './load.ts'
import { limitedBody, TimeLimit } from './time-limit.ts'

/** Calls at a time; a stream counts until it ends. */
const budget: Budget = { member: 8, address: 40 }

export type FunctionsOptions = {
  /** `$SUPABASE_DIR/functions`. */
  readonly directory: string
  readonly identify: IdentifyCaller
  /** What functions read with `Deno.env.get`: SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY … */
  readonly environment: () => Environment
  /** `functions.<name>` of config.toml. */
  readonly functions?: Readonly<
    Record<string, { readonly verifyJwt?: boolean; readonly entrypoint?: string | undefined }>
  >
  /** Look at the files again on every call. */
  readonly mayReload?: boolean
  readonly timeLimitMs?: number
  readonly logError?: (error: unknown, requestId: string) => void
}

export function createFunctions(options: FunctionsOptions): Hono {
  const app = new Hono()
  const timeLimitMs = options.timeLimitMs ?? 150_000
  const calls = createFairQueue({ width: 200, waitingPerCaller: 24, waiting: 200, waitMs: 10_000 })

  async function call(c: Context) {
    const name = c.req.param('name') ?? ''
    const file = entryOf(options, name)
    if (!file) return c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
    const asked = await whoCalls(c, options, name)
    if (asked instanceof Response) return asked

    const requestId = currentRequest()?.id ?? crypto.randomUUID()
    const { signal } = c.req.raw
    const leave = await calls
      .enter({ shares: sharesOf(asked.memberId, budget), signal })
      .catch((error: unknown) => refuseCall(error, requestId))
    if (leave instanceof Response) return leave
    const limit = new TimeLimit(timeLimitMs, signal, leave)
    try {
      return await withEnvironment(options.environment(), async () => {
        const handler = await loadFunction(file, options.mayReload ?? false)
        const response = await limit.race(handler(requestFor(c.req.raw, limit.signal, requestId)))
        return limitedBody(response, limit, error => options.logError?.(error, requestId))
      })
    } catch (error) {
      limit.end()
      if (error === limit.reason) return failure(504, 'The function took too long.', requestId)
      if (error instanceof ImportError) {
        options.logError?.(error, requestId)
        return c.json({ code: 'BOOT_ERROR', message: error.message }, 503)
      }
      if (!signal.aborted) options.logError?.(error, requestId)
      return failure(500, 'An error occurred. Please try again later.', requestId)
    }
  }

  app.all('/:name', call)
  app.all('/:name/*', call)
  app.notFound(c => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404))
  return app
}

function entryOf({ directory, functions }: FunctionsOptions, name: string): string | null {
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return null
  const entrypoint = functions?.[name]?.entrypoint
  // config.toml names entry points relative to the folder it lies in, the parent of `functions`.
  const file = entrypoint ? resolve(directory, '..', entrypoint) : join(directory, name, 'index.ts')
  return existsSync(file) ? file : null
}

async function whoCalls(
  c: Context,
  options: FunctionsOptions,
  name: string,
): Promise<Response | { memberId: string | null }> {
  // The one method a Request cannot have.
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
    throw error
  }
}

/** A function sees its own address, `/<name>/…`, and is told when the caller leaves or time is up. */
function requestFor(request: Request, signal: AbortSignal, requestId: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/functions\/v1/, '')
  const headers = new Headers(request.headers)
  headers.set('X-Request-Id', requestId)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, {
    method: request.method,
    headers,
    signal,
    ...(hasBody && request.body ? { body: request.body, duplex: 'half' } : {}),
  })
}

function refuseCall(error: unknown, requestId: string): Response {
  if (!(error instanceof QueueFull)) throw error
  const message = 'Too many calls at a time. Please try again in a moment.'
  return Response.json(
    { error: { code: 'quota_exceeded', message, requestId } },
    { status: 429, headers: { 'Retry-After': '5' } },
  )
}

function failure(status: 500 | 504, message: string, requestId: string): Response {
  return Response.json({ error: { code: 'internal', message, requestId } }, { status })
}
