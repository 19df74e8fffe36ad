/**
 * The part of `Deno` that a function for Supabase's runtime needs: its environment and `Deno.serve`. A function reads
 * the environment of its current call, so several servers can share one process.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Handler = (request: Request) => Response | Promise<Response>
export type Environment = Readonly<Record<string, string | undefined>>

type Shim = {
  env: {
    get(name: string): string | undefined
    has(name: string): boolean
    toObject(): Record<string, string>
  }
  serve(...parameters: unknown[]): { finished: Promise<void>; shutdown(): Promise<void> }
}

const environments = new AsyncLocalStorage<Environment>()
let served: Handler | undefined

export function withEnvironment<T>(environment: Environment, work: () => T): T {
  return environments.run(environment, work)
}

/**
 * Runs `load` and returns the handler that `load` passed to `Deno.serve`, if there is one. Two loads must not run at
 * the same time.
 */
export async function captureServe(load: () => Promise<unknown>): Promise<Handler | undefined> {
  served = undefined
  await load()
  const handler = served
  served = undefined
  return handler
}

export function installDenoShim() {
  const global = globalThis as { Deno?: unknown }
  if (global.Deno !== undefined) return
  const get = (name: string) => environments.getStore()?.[name] ?? process.env[name]
  const shim: Shim = {
    env: {
      get,
      has: name => get(name) !== undefined,
      toObject: () => ({ ...process.env, ...environments.getStore() }) as Record<string, string>,
    },
    // Accepts `Deno.serve(handler)`, `Deno.serve(options, handler)` and `Deno.serve({ handler })`.
    serve(...parameters) {
      const options = parameters.find(isHandlerOptions)
      const handler = parameters.find(isHandler) ?? options?.handler
      if (!handler) throw new TypeError('Deno.serve needs a handler')
      served = handler
      return { finished: new Promise(() => {}), shutdown: async () => {} }
    },
  }
  global.Deno = shim
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

function isHandlerOptions(value: unknown): value is { handler: Handler } {
  return typeof value === 'object' && value !== null && 'handler' in value && isHandler(value.handler)
}
