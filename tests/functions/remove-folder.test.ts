import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../supabase/functions/_shared/remove-folder.ts'

/** A storage that lists the same file and folder forever, and accepts every removal. */
const stubborn = createServer((request, response) => {
  requests++
  const answer = request.method === 'DELETE' ? removals() : listed
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
let requests = 0
let listed: { name: string; id: string | null }[] = []
let removals: () => unknown[] = () => []
const files = () => {
  const { port } = stubborn.address() as AddressInfo
  return createClient(`http://127.0.0.1:${port}`, 'key').storage.from('avatars')
}

beforeAll(() => new Promise<void>(resolve => stubborn.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  requests = 0
})
afterAll(() => new Promise<void>(resolve => stubborn.close(() => resolve())))

test('CK27 removing a folder stops when its caller no longer waits, even if files are left', async () => {
  const leaving = new AbortController()
  listed = [
    { name: 'x', id: 'x' },
    { name: 'sub', id: null },
  ]
  removals = () => {
    if (requests > 20) leaving.abort()
    return [{ name: 'x' }]
  }
  await expect(removeFolder(files(), 'folder', leaving.signal)).rejects.toThrow('abort')
  expect(requests).toBeLessThan(30)
})

test('CK27 removing a folder stops after a removal that removed nothing, even if files are left', async () => {
  listed = [{ name: 'x', id: 'x' }]
  removals = () => []
  expect(await removeFolder(files(), 'folder', AbortSignal.timeout(60_000))).toBe(0)
  expect(requests).toBe(2)
})
