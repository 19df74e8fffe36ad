// Reads the environment in Deno, on Supabase and in Node. No other file knows the difference.

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

/** Supabase ends a worker whose caller has left, unless it knows of unfinished work. */
export function finishEvenIfLeft(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as Runtime
  EdgeRuntime?.waitUntil(work)
}
