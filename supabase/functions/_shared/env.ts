// The environment, in Deno and in Node alike. The only place that knows the difference.

type Runtime = {
  Deno?: { env: { get(name: string): string | undefined } }
  process?: { env: Record<string, string | undefined> }
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
