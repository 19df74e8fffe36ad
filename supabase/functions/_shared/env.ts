// Reads the environment in Deno, on Supabase and in Node. Only this file knows the differences between them.

type Runtime = {
  Deno?: { env: { get(name: string): string | undefined } }
  process?: { env: Record<string, string | undefined> }
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void }
}

export function readEnv(name: string): string | undefined {
  const runtime = globalThis as Runtime
  return (runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name]) || undefined
}

export function requireEnv(name: string): string {
  const value = readEnv(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/**
 * Lets work finish after the caller has disconnected. Supabase would otherwise end the process, because it does not
 * know of the work.
 */
export function finishEvenIfLeft(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as Runtime
  EdgeRuntime?.waitUntil(work)
}
