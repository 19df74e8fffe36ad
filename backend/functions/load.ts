/**
 * Turns the file of a function into its handler. Imports the file once, and again when one of its files has changed.
 */
import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { captureServe, type Handler, installDenoShim } from './deno-shim.ts'
import { explainImport, nodeSpecifier } from './specifiers.ts'

type Loaded = { handler: Handler; version: string; files: ReadonlySet<string> }

const loaded = new Map<string, Promise<Loaded>>()
/**
 * The files of each function, collected while Node resolves imports. The key is the query of the function's entry URL.
 */
const filesOf = new Map<string, Set<string>>()
/** Loads run one after another, so that each call of `Deno.serve` belongs to the right load. */
const inTurn = pLimit(1)
let isHooked = false

export async function loadFunction(file: string, mayReload: boolean): Promise<Handler> {
  const known = loaded.get(file)
  if (known) {
    // The caller that started a failed load gets its error. The next call loads the file again.
    const [ended] = await Promise.allSettled([known])
    const current = ended.status === 'fulfilled' ? ended.value : undefined
    if (current && (!mayReload || versionOf(current.files) === current.version)) return current.handler
    if (loaded.get(file) !== known) return loadFunction(file, false)
  }
  const loading = inTurn(() => load(file, mayReload))
  loaded.set(file, loading)
  loading.catch(() => loaded.get(file) === loading && loaded.delete(file))
  return (await loading).handler
}

async function load(file: string, mayReload: boolean): Promise<Loaded> {
  installDenoShim()
  hookResolution()
  const entry = new URL(pathToFileURL(file))
  // The query in the URL makes Node load the file as a new module. The hook adds the query to imported files too.
  entry.searchParams.set('function', mayReload ? String(Date.now()) : '1')
  const files = new Set([file])
  filesOf.set(entry.search, files)
  let module: { default?: unknown } = {}
  const served = await captureServe(async () => {
    module = await import(/* @vite-ignore */ entry.href)
  })
  const handler = handlerOf(module.default) ?? served
  if (!handler) throw new Error(`${file} neither exports a handler as default nor calls Deno.serve`)
  return { handler, files, version: versionOf(files) }
}

function handlerOf(exported: unknown): Handler | undefined {
  if (typeof exported === 'function') return exported as Handler
  if (typeof exported === 'object' && exported !== null && 'fetch' in exported) {
    const { fetch } = exported
    if (typeof fetch === 'function') return request => fetch.call(exported, request)
  }
  return undefined
}

function versionOf(files: ReadonlySet<string>): string {
  return [...files].map(file => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join(' ')
}

/** The error of a function that cannot start, with a hint for its author. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

function resolveOrExplain<T>(specifier: string, parentURL: string | undefined, resolve: () => T): T {
  // Names only the folder and the file, because callers must not learn where the project is stored.
  const importer = parentURL?.replace(/\?.*$/, '').split('/').slice(-2).join('/') ?? 'The function'
  const why = explainImport(specifier, importer)
  if (why && /^https?:/.test(specifier)) throw new ImportError(why)
  try {
    return resolve()
  } catch (error) {
    throw why ? new ImportError(why, { cause: error }) : error
  }
}

function hookResolution() {
  if (isHooked) return
  isHooked = true
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const search = context.parentURL ? new URL(context.parentURL).search : ''
      const files = search.startsWith('?function=') ? filesOf.get(search) : undefined
      if (!files) return nextResolve(specifier, context)
      const resolved = resolveOrExplain(specifier, context.parentURL, () =>
        nextResolve(nodeSpecifier(specifier) ?? specifier, context),
      )
      const isOurs = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')
      if (!isOurs) return resolved
      files.add(fileURLToPath(resolved.url.replace(/\?.*$/, '')))
      return { ...resolved, url: `${resolved.url.replace(/\?.*$/, '')}${search}` }
    },
  })
}
