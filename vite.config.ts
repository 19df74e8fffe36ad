import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, type Plugin, type Rolldown } from 'vite'
import type { Picture } from './web/prerender.tsx'

// The backend answers everything that is not the web app. During development, requests reach it through this proxy.
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const backendPaths = [
  '/rest',
  '/auth/v1',
  '/storage',
  '/functions',
  '/mailbox/v1',
  '/health',
  '/settings.json',
]

/** The pages on which most visits start, each with the modules whose files it needs at once. */
const firstScreens: Record<string, string[]> = {
  '/': ['screens/landing.tsx'],
  '*': ['app.tsx'],
  '/auth': ['screens/auth.tsx'],
  '/dashboard': ['lib/session.ts', 'screens/layouts/members.ts', 'features/first-minutes/first-minutes.tsx'],
}

/**
 * Returns this module and all of our own modules that it imports at once. Modules that it loads later are not
 * included.
 */
function collectImports(module: string, context: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(module) || module.includes('node_modules')) return found
  found.add(module)
  for (const next of context.getModuleInfo(module)?.importedIds ?? []) collectImports(next, context, found)
  return found
}

const importsOf = new Map<string, Set<string>>()

/** Returns whether a screen needs the module at its start. */
function isIn(screen: string, module: string, context: Rolldown.ChunkingContext): boolean {
  const imports = importsOf.get(screen) ?? collectImports(resolve('web', screen), context, new Set())
  importsOf.set(screen, imports)
  return imports.has(module)
}

/** Every screen sends requests to the server with this package, so it is part of the app. */
const queries = /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/

/**
 * A visit to a screen has several steps. Each step loads one file, with everything that it imports and that is not
 * loaded yet. The landing page starts without the app. The app contains what sign-in and the members' first screen
 * share. The session waits for the server's settings. After that come this screen and the card on top of it.
 */
const steps: [name: string, isPart: (isIn: (screen: string) => boolean, module: string) => boolean][] = [
  ['base', isIn => isIn('screens/landing.tsx') && (isIn('app.tsx') || isIn('screens/layouts/members.ts'))],
  ['public', isIn => isIn('screens/landing.tsx') && isIn('screens/auth.tsx')],
  [
    'app',
    (isIn, module) =>
      isIn('app.tsx') ||
      queries.test(module) ||
      (isIn('screens/auth.tsx') && isIn('screens/layouts/members.ts')),
  ],
  ['session', isIn => isIn('lib/session.ts')],
  ['members', isIn => isIn('screens/layouts/members.ts')],
  ['first-minutes', isIn => isIn('features/first-minutes/first-minutes.tsx')],
]

/**
 * Tells boot.js which files contain the program, and which files each first screen needs. So the browser loads them
 * all at once and not one after another.
 */
function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const withImports = (file: string, found = new Set<string>()) => {
          const chunk = chunks.find(({ fileName }) => fileName === file)
          if (!chunk || found.has(file)) return found
          found.add(file)
          for (const next of chunk.imports) withImports(next, found)
          return found
        }
        const filesOf = (modules: string[]) =>
          modules.flatMap(module => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
            return chunk ? [...withImports(chunk.fileName)] : []
          })
        // The font of the headings is large. It is preloaded only on the landing page, because the program is not
        // needed there at once.
        const displayFont = Object.keys(bundle).filter(file =>
          /newsreader-latin-opsz-normal.*\.woff2$/.test(file),
        )
        const files = Object.entries(firstScreens).map(([path, modules]) => [
          path,
          [...new Set([...filesOf(modules), ...(path === '/' ? displayFont : [])])],
        ])
        const program = [...html.matchAll(/<script type="module".* src="\/(.+)">/g)].map(([, file]) => file)
        const data = JSON.stringify({ program, screens: Object.fromEntries(files) })
        return (
          html
            .replace('src="/boot.js"', `src="/boot.js" data-files='${data}'`)
            // Removes the script tags of the program, because boot.js starts it, on some pages only after the first
            // paint.
            .replace(/<script type="module".*<\/script>\s*|<link rel="modulepreload".*>\s*/g, '')
        )
      },
    },
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Puts prerendered pictures of the first pages into index.html. They are templates, which first-paint.js shows. */
function prerenderPictures(): Plugin {
  return {
    name: 'prerender-pictures',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const server = await createServer({
          server: { middlewareMode: true, hmr: false, ws: false },
          appType: 'custom',
          logLevel: 'error',
        })
        try {
          const { prerender } = await server.ssrLoadModule('/prerender.tsx')
          const templates = (prerender() as Picture[]).map(({ markup, ...data }) => {
            const attributes = Object.entries(data).map(
              ([name, value]) => ` data-${name}="${escaped(value)}"`,
            )
            return `<template${attributes.join('')}>${markup}</template>`
          })
          return html.replace('<!--pictures-->', () => templates.join('\n    '))
        } finally {
          await server.close()
        }
      },
    },
  }
}

/**
 * The browser finds fonts only after it has loaded the stylesheet. So the font that every page needs at its start
 * is preloaded.
 */
function preloadFonts(isPreloaded: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => isPreloaded.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  }
}

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    prerenderPictures(),
    preloadScreens(),
    preloadFonts(/instrument-sans-latin-wght-normal.*\.woff2$/),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The largest files are needed only for an export: the code that makes PDFs, its typeface, and the widths of
    // Word's letters. This limit (in kB) is slightly above their size.
    chunkSizeWarningLimit: 1050,
    // A polyfill would help only browsers older than the build target, and would cost bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas have no side effects. So a screen that imports only constants from a contract does not load zod.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // Icons that three or more screens share are in one file. Other icons are in the files of their
            // screens.
            { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 3, priority: 20 },
            { name: 'start', tags: ['$initial'], priority: 19 },
            ...steps.map(([step, isPart], index) => ({
              name: (module: string, context: Rolldown.ChunkingContext) =>
                isPart(screen => isIn(screen, module, context), module) ? step : null,
              debugName: step,
              priority: 18 - index,
            })),
            // Packages that several screens share are in a few files.
            { name: 'schemas', test: /node_modules[/]zod/, priority: 8 },
            { name: 'forms', test: /node_modules[/](react-hook-form|@hookform)/, priority: 8 },
            // These two files are needed only to export a plan. Without them, this code would become part of a
            // shared file that every page loads. The widths of Word's letters are large, and only a plan with a
            // table of contents needs them.
            { name: 'word', test: /node_modules[\\/]docx[\\/](?!dist[\\/]layout)/, priority: 8 },
            { name: 'word-pages', test: /node_modules[\\/]docx[\\/]dist[\\/]layout/, priority: 8 },
            {
              name: 'kit',
              test: /web[\\/](ui|features[\\/](theme|shell))[\\/](?!.*(sheet|palette|dialog|markdown|select|dropdown|tabs|tooltip))/,
              minShareCount: 3,
              priority: 7,
            },
            {
              name: 'floating',
              test: /node_modules[\\/](@radix-ui|@floating-ui|radix-ui|react-remove-scroll|aria-hidden)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              priority: 6,
            },
            {
              name: 'shared',
              test: /node_modules/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 24_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(backendPaths.map(path => [path, backend])),
      '/realtime': { target: backend, ws: true },
    },
  },
})
