import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, type Plugin } from 'vite'
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
  '*': ['app.tsx'],
  '/auth': ['screens/auth.tsx'],
  '/dashboard': ['lib/session.ts', 'screens/layouts/members.ts'],
}

/** The router and the query client, and what public screens and members' screens are both made of. */
const everyScreen = new RegExp(
  [
    'web/app.tsx',
    'web/lib/(settings|dates).ts',
    'web/ui/(card|field|input|loaded|skeleton|empty-state).tsx',
    'contracts/(limits|journey-steps|output-types).ts',
    'node_modules/@tanstack/(query-core|react-query)/.*',
    'node_modules/lucide-react/.*/circle-(check|exclamation-point).*',
  ]
    .map(path => path.replaceAll('/', '[\\\\/]'))
    .join('|'),
)

/** Tells boot.js which files each first screen needs, so that they are fetched at once and not one behind the other. */
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
          [...new Set(filesOf(modules))],
        ])
        const data = JSON.stringify({ ...Object.fromEntries(files), '/': displayFont })
        return html
          .replace('src="/boot.js"', `src="/boot.js" data-files='${data}'`)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
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
    // The PDF's maker and its typeface, which only an export loads, are that large.
    chunkSizeWarningLimit: 1000,
    // A polyfill for browsers older than the build target only costs bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas have no side effects: a screen that imports a contract's constants leaves zod behind.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // What the landing page starts with is one file and nothing more …
            { name: 'start', tags: ['$initial'], priority: 19 },
            // … and so is each further step on the way to a screen, with all it imports that is not there by then.
            // Whatever comes with the session waits for the server's settings: it stays apart from what need not.
            { name: 'app', test: everyScreen, priority: 18 },
            { name: 'session', test: /web[\\/]lib[\\/]session\.ts$/, priority: 17 },
            { name: 'members', test: /web[\\/]screens[\\/]layouts[\\/]members\.ts$/, priority: 16 },
            // What screens share comes in few files instead of one for each icon.
            { name: 'schemas', test: /node_modules[/]zod/, priority: 8 },
            { name: 'forms', test: /node_modules[/](react-hook-form|@hookform)/, priority: 8 },
            { name: 'icons', test: /node_modules[\\/]lucide-react/, priority: 8 },
            // Only who exports a plan needs it; two modules do, and what two share would join what every page loads.
            { name: 'word', test: /node_modules[\\/]docx/, priority: 8 },
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
