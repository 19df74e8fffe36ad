import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, type Plugin, type Rolldown } from 'vite'
import type { Picture } from './web/prerender.tsx'

// Everything that is not the web app is answered by the backend, in development through this proxy.
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

/** The pages most visits start with, and the modules whose files they cannot do without. */
const firstScreens: Record<string, string[]> = {
  '/': ['screens/landing.tsx'],
  '*': ['app.tsx'],
  '/auth': ['screens/auth.tsx'],
  '/dashboard': ['lib/session.ts', 'screens/layouts/members.ts', 'features/first-minutes/first-minutes.tsx'],
}

/** Our own modules that this one imports at once, itself included. What it loads later is not part of it. */
function collectImports(module: string, context: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(module) || module.includes('node_modules')) return found
  found.add(module)
  for (const next of context.getModuleInfo(module)?.importedIds ?? []) collectImports(next, context, found)
  return found
}

const importsOf = new Map<string, Set<string>>()

/** Whether a module is part of what a screen starts with. */
function isIn(screen: string, module: string, context: Rolldown.ChunkingContext): boolean {
  const imports = importsOf.get(screen) ?? collectImports(resolve('web', screen), context, new Set())
  importsOf.set(screen, imports)
  return imports.has(module)
}

/** Every screen asks the server. */
const queries = /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/

/**
 * Each step on the way to a screen is one file, with all it imports that is not there by then. The landing page starts
 * without the app; the app has what sign-in and the members' first screen share; the session waits for the server's
 * settings; then comes that screen, and the card on top of it.
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

/** Tells boot.js which files are the program and which ones each first screen needs, so that they are fetched at once and not one behind the other. */
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
        // The headings' font is large: only where the program is not waited for may it take the wire first.
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
            // The program's own tags go: boot.js starts it, on some pages after the first paint.
            .replace(/<script type="module".*<\/script>\s*|<link rel="modulepreload".*>\s*/g, '')
        )
      },
    },
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Puts the first pages' pictures into index.html, as templates that first-paint.js shows. */
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

/** Fonts are found by the browser only after the stylesheet; the one every page starts with is preloaded. */
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
    // The PDF's maker, its typeface and the measures of Word's, which only an export loads, are that large.
    chunkSizeWarningLimit: 1050,
    // A polyfill for browsers older than the build target only costs bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas have no side effects: a screen that imports a contract's constants leaves zod behind.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // One file for those that three screens share; what only one or two of them have comes with these.
            { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 3, priority: 20 },
            { name: 'start', tags: ['$initial'], priority: 19 },
            ...steps.map(([step, isPart], index) => ({
              name: (module: string, context: Rolldown.ChunkingContext) =>
                isPart(screen => isIn(screen, module, context), module) ? step : null,
              debugName: step,
              priority: 18 - index,
            })),
            // What screens share comes in few files.
            { name: 'schemas', test: /node_modules[/]zod/, priority: 8 },
            { name: 'forms', test: /node_modules[/](react-hook-form|@hookform)/, priority: 8 },
            // Only who exports a plan needs it; two modules do, and what two share would join what every page loads.
            // The measures of Word's letters are large, and come for a plan with contents alone.
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
