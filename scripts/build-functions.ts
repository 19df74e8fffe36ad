/**
 * `npm run build:functions`: bundles each function into dist/supabase/functions/<name>/index.js. Supabase's edge
 * runtime (Deno) can serve this file without an import map or an installation. The config.toml beside the bundles
 * tells the Supabase CLI where they are: `supabase functions deploy --workdir dist`.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { parse, stringify } from 'smol-toml'
import { nodeSpecifier } from '../backend/functions/specifiers.ts'
import { readHandbook } from '../cofounder/handbook/pages.ts'
import { recognisable } from '../cofounder/language/recognise.ts'
import { languages } from '../venture/numbers/locale.ts'

export async function buildFunctions(
  directory: string,
  target: string,
  isWanted = (_name: string) => true,
): Promise<string[]> {
  const folders = await readdir(directory, { withFileTypes: true })
  const names = folders
    .filter(folder => folder.isDirectory() && !folder.name.startsWith('_') && !folder.name.startsWith('.'))
    .map(folder => folder.name)
    .filter(name => isWanted(name) && existsSync(join(directory, name, 'index.ts')))
  await rm(target, { recursive: true, force: true })
  for (const name of names) await bundle(join(directory, name), join(target, name, 'index.js'))
  return names
}

async function bundle(folder: string, outfile: string) {
  await build({
    stdin: { contents: entry, resolveDir: folder, sourcefile: 'serve.ts', loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2024',
    conditions: ['deno', 'worker', 'module'],
    mainFields: ['module', 'main'],
    // CommonJS packages call `require` for modules of Node. Deno has these modules under `node:`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'\nconst require = __createRequire(import.meta.url)",
    },
    plugins: [denoSpecifiers, nodeBuiltins, handbook, letterGroups],
    legalComments: 'none',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    logOverride: { 'import-is-undefined': 'silent' },
  })
}

/**
 * The entry of a bundle: serves the default export of the function. A function that calls Deno.serve itself has no
 * default export.
 */
const entry = `
import * as module from './index.ts'
const handler = module['default']
if (handler) Deno.serve(typeof handler === 'function' ? handler : request => handler.fetch(request))
`

const denoSpecifiers: Plugin = {
  name: 'deno-specifiers',
  setup(builder) {
    builder.onResolve({ filter: /^(?:npm|jsr):/ }, ({ path, kind, resolveDir }) =>
      builder.resolve(nodeSpecifier(path) ?? path, { kind, resolveDir }),
    )
  },
}

const nodeBuiltins: Plugin = {
  name: 'node-builtins',
  setup(builder) {
    const names = new Set(builtinModules)
    builder.onResolve({ filter: /^[\w/]+$/ }, ({ path }) =>
      names.has(path) ? { path: `node:${path}`, external: true } : null,
    )
  },
}

/**
 * Puts the pages of the handbook into the bundle, because a bundle has no files beside it. Each language is parsed
 * when it is needed for the first time.
 */
const handbook: Plugin = {
  name: 'handbook',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]handbook[\\/]pages\.ts$/ }, () => {
      const pages = languages.map(language => [language, JSON.stringify(readHandbook(language))])
      const texts = JSON.stringify(Object.fromEntries(pages))
      return {
        contents: `const pages = ${texts}\nexport const readHandbook = language => JSON.parse(pages[language])`,
        loader: 'js',
      }
    })
  },
}

/** Keeps only the data of `eld` for the languages that the product recognises. This is a third of the data. */
const letterGroups: Plugin = {
  name: 'letter-groups',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]eld[\\/]src[\\/]ngrams[\\/]/ }, async ({ path }) => {
      const { ngramsData } = (await import(pathToFileURL(path).href)) as { ngramsData: LetterGroups }
      const isNeeded = ([id]: [string, number]) => recognisable.includes(ngramsData.languages[id] ?? '')
      const ngrams = Object.entries(ngramsData.ngrams).flatMap(([group, weights]) => {
        const kept = Object.entries(weights).filter(isNeeded)
        return kept.length > 0 ? [[group, Object.fromEntries(kept)] as const] : []
      })
      const data = JSON.stringify({ ...ngramsData, ngrams: Object.fromEntries(ngrams) })
      return { contents: `export const ngramsData = JSON.parse(${JSON.stringify(data)})`, loader: 'js' }
    })
  },
}
type LetterGroups = { languages: Record<string, string>; ngrams: Record<string, Record<string, number>> }

/** Returns the part of config.toml about functions, with the bundles as entry points. */
export function deployConfig(config: string, names: readonly string[]): string {
  const { project_id, functions = {} } = parse(config) as { project_id?: string; functions?: object }
  const settings: Record<string, object> = { ...functions }
  const built = names.map(name => [name, { ...settings[name], entrypoint: `./functions/${name}/index.js` }])
  return stringify({ project_id, functions: Object.fromEntries(built) })
}

if (import.meta.main) {
  const project = resolve(process.env.SUPABASE_DIR ?? './supabase')
  const target = resolve('dist/supabase')
  const names = await buildFunctions(join(project, 'functions'), join(target, 'functions'))
  const config = await readFile(join(project, 'config.toml'), 'utf8')
  await writeFile(join(target, 'config.toml'), deployConfig(config, names))
  console.log(`dist/supabase/functions: ${names.join(', ') || 'nothing to build'}`)
}
