/** Explains why an import that Deno would download is not available here. Returns null for any other import. */
export function explainImport(specifier: string, importer: string): string | null {
  const begun = `${importer} imports "${specifier.slice(0, 200)}"`
  if (/^https?:/.test(specifier)) {
    return `${begun}, but nothing is fetched while functions load: write "npm:<package>" and npm install the package`
  }
  const name = /^(?:npm|jsr):/.test(specifier) ? nodeSpecifier(specifier) : null
  return name && `${begun}, which is not installed: npm install ${name}`
}

/**
 * Translates package names of Deno into package names of Node. So `npm:zod@4/mini` and `jsr:@supabase/supabase-js@2`
 * are found in node_modules. Functions and the bundler need this.
 */
export function nodeSpecifier(specifier: string): string | null {
  const match = /^(?:npm|jsr):\/?(?<name>@[^/@]+\/[^/@]+|[^/@]+)(?:@[^/]+)?(?<path>\/.*)?$/.exec(specifier)
  const { name, path = '' } = match?.groups ?? {}
  if (!name) return null
  // The type declarations of the edge runtime contain no code, so an empty module replaces them.
  return path.endsWith('.d.ts') ? 'data:text/javascript,' : `${name}${path}`
}
