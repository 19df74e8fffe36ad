import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

test('every TypeScript file of the repository is type-checked', () => {
  const { include, exclude }: { include: string[]; exclude?: string[] } = JSON.parse(
    readFileSync('tsconfig.json', 'utf8'),
  )
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n')
  const isIncluded = (path: string) =>
    include.some(entry => path.startsWith(`${entry}/`) || matchesGlob(path, entry))
  expect(tracked.length).toBeGreaterThan(1000)
  expect(tracked.filter(path => !isIncluded(path))).toEqual([])
  expect(exclude).toBeUndefined()
})
