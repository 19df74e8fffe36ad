// Limits the size of the scripts that each page needs for its first load, because everybody who opens the app waits
// for them.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { buildWebIfChanged } from '../scripts/build-web.ts'

beforeAll(buildWebIfChanged)

/** Returns the page's own scripts and the files that boot.js loads. */
function scriptsOf(path: string): string[] {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const own = [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file]) => file!)
  const { program, screens } = JSON.parse(/data-files='([^']+)'/.exec(page)![1]!)
  expect(program).not.toEqual([])
  const all: string[] = [...own, ...program, ...(path === '/' ? [] : screens['*']), ...screens[path]]
  return [...new Set(all)].filter(file => file.endsWith('.js'))
}

test.each([
  ['/', 82],
  ['/auth', 144],
  ['/dashboard', 203],
])('CK31 the first load of %s needs at most %i kB of compressed scripts', (path, kilobytes) => {
  const sizes = scriptsOf(path).map(file => {
    // The two small scripts that run before the first paint have no hash, and the server compresses them.
    const isBuilt = file.startsWith('assets/')
    return [file, readFileSync(`dist/web/${file}${isBuilt ? '.br' : ''}`).length] as const
  })
  const sum = sizes.reduce((total, [, size]) => total + size, 0)
  expect(sum, JSON.stringify(sizes)).toBeGreaterThan(0)
  expect(sum / 1000, JSON.stringify(sizes)).toBeLessThanOrEqual(kilobytes)
})
