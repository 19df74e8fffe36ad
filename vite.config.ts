import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** Fonts are found by the browser only after the stylesheet; the two every page starts with are preloaded. */
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
    preloadFonts(/(newsreader-latin-opsz-normal|instrument-sans-latin-wght-normal).*\.woff2$/),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // A polyfill for browsers older than the build target only costs bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas have no side effects: a screen that imports a contract's constants leaves zod behind.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // What the landing page starts with is one file and nothing more …
            { name: 'start', tags: ['$initial'], priority: 2 },
            // … and the packages that screens share come in few files instead of one for each icon. Our own
            // modules stay out of it: one of them awaits the server's settings, and would make all others wait.
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
