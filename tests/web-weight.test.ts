// How much program each first page asks for at once: everybody who opens the app waits for it.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { compressBytes } from '../backend/http/compression.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'

beforeAll(buildWebIfChanged)

/** The page's own scripts, and the files boot.js fetches beside them. */
function scriptsOf(path: string): string[] {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const own = [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file!)
  const early: Record<string, string[]> = JSON.parse(/data-files='([^']+)'/.exec(page)![1]!)
  const all = [...own, ...(path === '/' ? [] : early['*']!), ...early[path]!]
  return [...new Set(all)].filter(file => file.endsWith('.js'))
}

test.each([
  ['/', 85],
  ['/auth', 150],
  ['/dashboard', 215],
])('CK31 %s starts with at most %i kB of compressed scripts', async (path, kilobytes) => {
  const sizes = await Promise.all(
    scriptsOf(path).map(async file => {
      const bytes = await compressBytes(readFileSync(`dist/web/${file}`), 'br', 'small')
      return [file, bytes.length] as const
    }),
  )
  const sum = sizes.reduce((total, [, size]) => total + size, 0)
  expect(sum, JSON.stringify(sizes)).toBeGreaterThan(0)
  expect(sum / 1000, JSON.stringify(sizes)).toBeLessThanOrEqual(kilobytes)
})
