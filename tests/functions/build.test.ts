import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '../../scripts/build-functions.ts'
import { underDeno } from './under-deno.ts'

let target: string

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'built-functions-'))
  await buildFunctions(join(import.meta.dirname, 'project/functions'), target)
})
afterAll(() => rm(target, { recursive: true }))

const post = async (url: string) =>
  (await fetch(url, { method: 'POST', body: JSON.stringify({ name: 'Ada' }) })).json()

test('the build makes one file for each function, and no file for the shared folder', async () => {
  expect((await readdir(target)).sort()).toEqual([
    'ask-back',
    'broken',
    'busy',
    'crash',
    'echo',
    'edge-style',
    'hello',
    'hungry',
    'orphan',
    'parse',
    'shared-fetch',
    'slow',
    'stream',
    'wait',
    'webhook',
  ])
  expect(await readdir(join(target, 'hello'))).toEqual(['index.js'])
})

test('Deno serves a bundled function with a default export, without other files', async () => {
  expect(await underDeno(join(target, 'hello/index.js'), post)).toMatchObject({ message: 'Hello Ada' })
})

test('Deno serves a bundled function that itself calls Deno.serve', async () => {
  expect(await underDeno(join(target, 'edge-style/index.js'), post)).toMatchObject({ name: 'Ada' })
})
