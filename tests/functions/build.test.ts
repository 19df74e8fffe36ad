import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunctions } from '../../scripts/build-functions.ts'

const deno = resolve('node_modules/.bin/deno')
let target: string

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'built-functions-'))
  await buildFunctions(join(import.meta.dirname, 'project/functions'), target)
})
afterAll(() => rm(target, { recursive: true }))

/** Runs a built file under Deno, away from node_modules, until `ask` is answered. */
async function underDeno<T>(name: string, ask: (url: string) => Promise<T>): Promise<T> {
  const child = spawn(deno, ['run', '--allow-all', join(target, name, 'index.js')], {
    cwd: target,
    env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  })
  try {
    const url = await new Promise<string>((found, fail) => {
      let said = ''
      const read = (chunk: Buffer) => {
        said += chunk
        const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0]
        if (address) found(address)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.on('exit', () => fail(new Error(said)))
    })
    return await ask(url)
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

const post = async (url: string) =>
  (await fetch(url, { method: 'POST', body: JSON.stringify({ name: 'Ada' }) })).json()

test('every function but the shared folder becomes one file', async () => {
  expect((await readdir(target)).sort()).toEqual([
    'broken',
    'edge-style',
    'hello',
    'shared-fetch',
    'slow',
    'stream',
    'webhook',
  ])
  expect(await readdir(join(target, 'hello'))).toEqual(['index.js'])
})

test('Deno serves a bundled default export with nothing beside it', async () => {
  expect(await underDeno('hello', post)).toMatchObject({ message: 'Hello Ada' })
})

test('Deno serves a bundled function that calls Deno.serve itself', async () => {
  expect(await underDeno('edge-style', post)).toMatchObject({ name: 'Ada' })
})
