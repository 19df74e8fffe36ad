import { expect, test } from 'vitest'
import { BodyTooLarge, limited, readAll, readBody } from './body.ts'

async function* chunks(count: number, onRead = () => {}) {
  for (let index = 0; index < count; index += 1) {
    onRead()
    yield new Uint8Array(10).fill(index)
  }
}

test('a body up to the limit is read completely, and one byte more is refused', async () => {
  expect((await readAll(chunks(3), 30)).byteLength).toBe(30)
  await expect(readAll(chunks(3), 29)).rejects.toThrow(new BodyTooLarge(29))
})

test('a body is not read past the limit', async () => {
  let reads = 0
  const read = async () => {
    for await (const _ of limited(
      chunks(100, () => {
        reads += 1
      }),
      25,
    ));
  }
  await expect(read()).rejects.toThrow(BodyTooLarge)
  expect(reads).toBe(3)
})

test.each([
  ['with a declared length', { 'content-length': '4' }, 4],
  ['without one', {}, 4],
])('a request %s is read', async (_, headers, limit) => {
  const request = new Request('http://a/', { method: 'POST', body: 'four', headers })
  expect(Buffer.from(await readBody(request, limit)).toString()).toBe('four')
})

test.each([
  ['declares too much', { 'content-length': '5000' }],
  ['declares less than it sends', { 'content-length': '1' }],
  ['declares nothing', {}],
])('a request that %s and is too large is refused', async (_, headers) => {
  const request = new Request('http://a/', { method: 'POST', body: 'four', headers })
  await expect(readBody(request, 3)).rejects.toThrow(BodyTooLarge)
})

test('a request without a body is read as an empty body', async () => {
  expect(await readBody(new Request('http://a/'), 3)).toEqual(new Uint8Array())
})
