/**
 * How Deno names packages, in terms of Node: `npm:zod@4/mini` and `jsr:@supabase/supabase-js@2` are found in
 * node_modules. Only functions write so; the bundler asks here as well.
 */
export function nodeSpecifier(specifier: string): string | null {
  const match = /^(?:npm|jsr):\/?(?<name>@[^/@]+\/[^/@]+|[^/@]+)(?:@[^/]+)?(?<path>\/.*)?$/.exec(specifier)
  const { name, path = '' } = match?.groups ?? {}
  if (!name) return null
  // Type declarations of the edge runtime carry no code.
  return path.endsWith('.d.ts') ? 'data:text/javascript,' : `${name}${path}`
}
