import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.ts'

async function collect(source: Readable): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunksOf(source, 10_000)) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

test('all chunks are yielded in the order of arrival', async () => {
  const parts = Array.from({ length: 1000 }, (_, index) => Buffer.from(`${index},`))
  expect(await collect(Readable.from(parts))).toBe(parts.join(''))
  expect(await collect(Readable.from([]))).toBe('')
})

test('a stream that has ended before it is read yields nothing', async () => {
  const source = Readable.from([])
  source.resume()
  await new Promise(resolve => source.on('close', resolve))
  expect(await collect(source)).toBe('')
})

test('the sender must wait while the reader does not read', async () => {
  let made = 0
  const source = new Readable({
    read() {
      made++
      this.push(made > 100 ? null : Buffer.alloc(64 * 1024))
    },
  })
  const chunks = chunksOf(source, 10_000)
  await chunks.next()
  await new Promise(resolve => setImmediate(resolve))
  expect(made).toBeLessThan(20)
  let size = 64 * 1024
  for await (const chunk of chunks) size += chunk.byteLength
  expect(size).toBe(100 * 64 * 1024)
})

test('a stream that breaks off throws an error, even if the reader is waiting for the next chunk', async () => {
  const source = new PassThrough()
  source.write('some')
  const collected = collect(source)
  setImmediate(() => source.destroy())
  await expect(collected).rejects.toMatchObject({ status: 400 })
})

test('a reader that stops early keeps the stream open and removes its listeners', async () => {
  const source = new PassThrough()
  source.write('some')
  for await (const _ of chunksOf(source, 10_000)) break
  expect(source.destroyed).toBe(false)
  expect(source.listenerCount('data')).toBe(0)
})

test('CK48 a sender who sends only a few bytes from time to time counts as stalled, because the upload uses a place', async () => {
  const source = new PassThrough()
  const dripping = setInterval(() => source.write('x'), 20)
  const collected = (async () => {
    for await (const _ of chunksOf(source, 200));
  })()
  await expect(collected).rejects.toMatchObject({ status: 408 })
  clearInterval(dripping)
})
